/** What server and client say to each other. Generated: `npm run types:wire`. */

/**
 * Why something is not done.
 */
export type Problem =
  | "away"
  | "bad-file"
  | "bad-link"
  | "bad-name"
  | "bad-setup"
  | "bad-text"
  | "begun"
  | "broken"
  | "foreign"
  | "late"
  | "malformed"
  | "no-chat"
  | "no-game"
  | "no-hints"
  | "no-lesson"
  | "no-match"
  | "no-moment"
  | "no-move"
  | "no-push"
  | "no-request"
  | "no-seat"
  | "no-spectators"
  | "no-table"
  | "not-absent"
  | "not-begun"
  | "not-host"
  | "not-known"
  | "not-over"
  | "not-ready"
  | "not-seated"
  | "not-your-turn"
  | "old-edition"
  | "old-match"
  | "over"
  | "refused"
  | "seat-taken"
  | "seated"
  | "too-large"
  | "too-many"
  | "undo-asked"
  | "undo-decided"
  | "undo-drawn"
  | "undo-nothing"
  | "undo-off"
  | "undo-shown"
  | "undo-told"
  | "unreadable";
export type FromClient =
  | Resume
  | Sit
  | Leave
  | Return
  | CallStandIn
  | SeatBot
  | Free
  | Change
  | Ready
  | Start
  | Play
  | WhyNot
  | Hint
  | Coach
  | Read
  | Undo
  | AnswerUndo
  | WithdrawUndo
  | Say
  | Mute
  | Again
  | Ping;
export type FromServer =
  | Sync
  | Update
  | Presence
  | Warned
  | Done
  | Answer
  | Hinted
  | Coached
  | Sheet
  | Refusal
  | Pong
  | Bye;

/**
 * After the end: a new table with the same settings and the same people.
 */
export interface Again {
  type: "again";
  id: string;
}
/**
 * The answer to `why-not`: the rule that forbids a move, or null if it may be made, and what is legal.
 */
export interface Answer {
  type: "answer";
  id: string;
  move: Move;
  rule: string | null;
  instead: Choice[];
}
/**
 * A move as its reader learns of it. `notation` names it for good; words take `kind` and `parts`.
 */
export interface Move {
  notation: string;
  kind: string;
  parts: {
    [k: string]: string;
  };
}
/**
 * A legal move. `targets` are the things it touches, as `part:name`, in the order of the parts: `card:clown-5`. `phrase` is the move as something to choose.
 */
export interface Choice {
  move: Move;
  targets: string[];
  phrase: Phrase;
}
/**
 * A message of the game's words and its arguments. A string chooses between variants of the message, a list is read as "a, b and c".
 */
export interface Phrase {
  type: "phrase";
  code: string;
  arguments: {
    [k: string]: string | number | (Seat | Phrase)[] | Seat | Phrase;
  };
}
/**
 * A seat, to be read as the name of who sits there.
 */
export interface Seat {
  type: "seat";
  seat: number;
}
/**
 * Yes or no to the request to take back.
 */
export interface AnswerUndo {
  type: "answer-undo";
  agree: boolean;
  id: string;
}
/**
 * A stand-in plays for a person who left, or no longer does.
 */
export interface Away {
  type: "away";
  seat: number;
  away: boolean;
  number: number;
  at: number;
}
/**
 * The server closes the socket. After `restart` and `slow` come back at once with the last number you saw.
 */
export interface Bye {
  type: "bye";
  why: "flood" | "gone" | "idle" | "restart" | "slow";
}
/**
 * The host lets a stand-in play for somebody who has been away for a minute, until they take their seat back.
 */
export interface CallStandIn {
  type: "call-stand-in";
  seat: number;
  id: string;
}
/**
 * The host changes the settings before the match begins.
 */
export interface Change {
  type: "change";
  settings: Settings;
  id: string;
}
/**
 * A table as its host wants it.
 */
export interface Settings {
  game: string;
  seats: number;
  options: {
    [k: string]: boolean | string;
  };
  public: boolean;
  clock: Clock;
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  undo: boolean;
}
/**
 * How long people may think. `relaxed`: `bank` seconds for every turn; `timed`: a bank, and more with each turn. Whoever runs out of time is not out of the match: a stand-in makes that turn's decisions.
 */
export interface Clock {
  kind: "none" | "relaxed" | "timed";
  bank: number;
  increment: number;
}
/**
 * The host changed the settings; everybody has to say again that they are ready.
 */
export interface Changed {
  type: "changed";
  settings: Settings;
  number: number;
  at: number;
}
/**
 * A bot of a game's cast; `tagline` says what to expect of it.
 */
export interface CharacterInfo {
  level: number;
  name: string;
  temper: string;
  tagline: {
    [k: string]: string;
  };
}
/**
 * Milliseconds left for each seat at the moment `at` (of the server's clock); `running` is whose clock runs.
 */
export interface Clocks {
  at: number;
  running: number | null;
  left: (number | null)[];
}
/**
 * More of one decision: how the match would have gone on after the best move, and where the points differ.
 */
export interface CloserLook {
  variation: PlannedMoveInfo[];
  differences: DifferenceInfo[];
}
/**
 * A move that a seat would probably have made.
 */
export interface PlannedMoveInfo {
  seat: number;
  move: Phrase;
}
/**
 * A line of the tally, and how many points more the better of two moves brings there.
 */
export interface DifferenceInfo {
  line: Phrase;
  points: number;
}
/**
 * Ask what each of my moves would cost, where nobody but bots plays with me.
 */
export interface Coach {
  type: "coach";
  id: string;
}
/**
 * The best move in the reader's place, the rule about it, and every move that costs something beyond doubt. `best` is null if nobody has thought about it: search is not ready yet.
 */
export interface Coached {
  type: "coached";
  id: string;
  turn: number;
  best: Ranked | null;
  rule: string | null;
  costs: Cost[];
}
/**
 * A move as a strong bot sees it: how much of its thought it spent on it, and what the reader may expect of it. `wins` is the share of the win, which may be off by `margin` in 19 of 20 cases. A move that was not thought about has no expectations. `then` is what the reader would most likely decide next.
 */
export interface Ranked {
  move: Move;
  tried: number;
  wins: number | null;
  margin: number | null;
  points: number | null;
  then: Phrase | null;
}
/**
 * A move with which the reader wins less often than with the best: by `wins`, give or take `margin`. That holds in 19 of 20 cases. `points` is the same in points. `serves` is the other seat that gains most by it, and `gain` what it gains.
 */
export interface Cost {
  move: Move;
  wins: number;
  margin: number;
  points: number;
  serves: number;
  gain: number;
}
/**
 * A code that lets another device be the same person, once, for a few minutes.
 */
export interface Code {
  code: string;
}
/**
 * What the reader has to decide now; a move that answers it says its `turn`. `rules` are those that govern it.
 */
export interface Decision {
  turn: number;
  kinds: string[];
  choices: Choice[];
  rules: string[];
}
/**
 * One decision: what it cost of the win, give or take `margin`, and in points; `serves` gains most of that. It was made before the move of that number. If it was the best move, `lead` is how much better than `next_best`.
 */
export interface DecisionInfo {
  number: number;
  seat: number;
  label: "costly" | "good" | "inexact";
  played: Phrase;
  best: Phrase;
  cost: number;
  margin: number;
  points: number;
  serves: number | null;
  lead: number;
  lead_margin: number;
  next_best: Phrase | null;
}
/**
 * The lines of one deed; `first` is the number of its first move.
 */
export interface Deed {
  first: number;
  lines: Line[];
}
/**
 * A line of the log. `seat` is who acts; `touches` are the things it speaks of, as `part:name`.
 */
export interface Line {
  phrase: Phrase;
  seat: number | null;
  weight: "deed" | "detail" | "headline";
  touches: string[];
}
/**
 * A command was carried out and is safely written down. `doubled`: it had been before.
 */
export interface Done {
  type: "done";
  id: string;
  number: number;
  doubled: boolean;
}
/**
 * Why a request was not carried out.
 */
export interface ErrorBody {
  code: Problem;
  arguments: {};
}
/**
 * A lesson that somebody has finished.
 */
export interface FinishedLesson {
  game: string;
  lesson: string;
}
/**
 * The host frees a seat before the match begins.
 */
export interface Free {
  type: "free";
  seat: number;
  id: string;
}
/**
 * The first message, and after a gap: send me everything after event `seen` (0: from the beginning). With `sheet`, every update that changes the view carries the table laid out in words.
 */
export interface Resume {
  type: "resume";
  seen?: number;
  sheet?: boolean;
  id: string;
}
/**
 * Take a free seat; without a number, any.
 */
export interface Sit {
  type: "sit";
  seat?: number | null;
  id: string;
}
/**
 * Leave the seat; once the match has begun, a stand-in plays on.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * Take the seat back from the stand-in.
 */
export interface Return {
  type: "return";
  id: string;
}
/**
 * The host puts a bot on a free seat.
 */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  level?: number;
  id: string;
}
/**
 * I am ready; this text is mixed into the dice, so that the server alone cannot have chosen them.
 */
export interface Ready {
  type: "ready";
  contribution?: string;
  id: string;
}
/**
 * The host begins the match; free seats are taken by bots of this level.
 */
export interface Start {
  type: "start";
  level?: number;
  id: string;
}
/**
 * A move, in notation, that answers the decision of this `turn`.
 */
export interface Play {
  type: "play";
  turn: number;
  move: string;
  id: string;
}
/**
 * Ask which rule forbids a move.
 */
export interface WhyNot {
  type: "why-not";
  move: string;
  id: string;
}
/**
 * Ask what a strong bot would do in my place.
 */
export interface Hint {
  type: "hint";
  id: string;
}
/**
 * Ask for the table laid out in words.
 */
export interface Read {
  type: "read";
  id: string;
}
/**
 * Take back my last decisions. With `ask`, where it is not mine to decide alone: my last decision and everything after it, if the others agree. Where nobody but bots plays with me it is done at once, and the match is practice from then on.
 */
export interface Undo {
  type: "undo";
  turn: number;
  decisions?: number;
  ask?: boolean;
  id: string;
}
/**
 * I do not want to take anything back any more.
 */
export interface WithdrawUndo {
  type: "withdraw-undo";
  id: string;
}
/**
 * Say something to the whole table.
 */
export interface Say {
  type: "say";
  text: string;
  id: string;
}
/**
 * I do not want to hear this person at this table, or I do again.
 */
export interface Mute {
  type: "mute";
  person: string;
  mute?: boolean;
  id: string;
}
/**
 * Ask whether the server is there.
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * The whole table as it stands after event `number`, and the events after the last one the client has seen. `tally` is null before the match and where the game does not tell, `sheet` where the client did not ask for it.
 */
export interface Sync {
  type: "sync";
  table: string;
  number: number;
  edition: number;
  settings: Settings;
  commitment: string;
  you: You;
  seats: (Sitter | null)[];
  present: number[];
  spectators: number;
  absent: (number | null)[];
  now: Now;
  view: {} | null;
  events: (
    | Opened
    | Changed
    | Sat
    | Started
    | Moved
    | Undone
    | Renamed
    | Left
    | Readied
    | UndoAsked
    | UndoAnswered
    | UndoWithdrawn
    | Away
    | Said
    | Rematch
  )[];
  rematch: string | null;
  tally: TallyLine[][] | null;
  sheet: Section[] | null;
  what_if: WhatIf | null;
}
/**
 * Who the reader is at this table; seat null is a spectator.
 */
export interface You {
  person: string | null;
  seat: number | null;
  host: boolean;
}
/**
 * Who sits on a seat: a person, or a bot of some level. `away`: a stand-in plays while the person is gone.
 */
export interface Sitter {
  name: string;
  person: string | null;
  level: number | null;
  away: boolean;
  ready: boolean;
}
/**
 * Where the match stands for one reader. `turn` counts everything that changed the match. `ask` says what is being decided, or whom everybody waits for. `practice`: somebody has taken back what could not be taken back in earnest, with nobody but bots at the table. `facts` are what the game works out from the reader's view for its board, such as odds and forecasts; null if it works nothing out.
 */
export interface Now {
  phase: "lobby" | "over" | "playing";
  turn: number;
  to_move: number | null;
  decision: Decision | null;
  clocks: Clocks | null;
  request: Request | null;
  outcome: Outcome | null;
  ask: Phrase | null;
  practice: boolean;
  facts: unknown;
}
/**
 * Somebody wants to take back their last decision and everything after it: of all moves the first `to` would stand. `decisions` is how many that are, which grows while the others play on; `agreed` are the seats that said yes so far.
 */
export interface Request {
  seat: number;
  decisions: number;
  agreed: number[];
  to: number;
}
/**
 * How the match ended; place 1 is best, tied seats share one. `key` is the key of the dice, now published.
 */
export interface Outcome {
  reason: string;
  points: number[];
  places: number[];
  key: string;
}
/**
 * The table was opened by its host.
 */
export interface Opened {
  type: "opened";
  settings: Settings;
  commitment: string;
  number: number;
  at: number;
}
/**
 * Somebody took a seat.
 */
export interface Sat {
  type: "sat";
  seat: number;
  sitter: Sitter;
  number: number;
  at: number;
}
/**
 * The match began. `moves` are what chance brought first, as the reader saw it; `told` begins the log.
 */
export interface Started {
  type: "started";
  contributions: string[];
  moves: SeenMove[];
  told: Deed[];
  number: number;
  at: number;
}
/**
 * A move as its reader learned of it, and who made it; seat null is chance.
 */
export interface SeenMove {
  seat: number | null;
  move: Move;
}
/**
 * A decision, and all that followed without one, as the reader saw it. `late`: the clock had run out. From the first deed in `told` on, the log of the reader reads so: later deeds are dropped, these are appended.
 */
export interface Moved {
  type: "moved";
  seat: number;
  by: "bot" | "person" | "stand-in";
  moves: SeenMove[];
  told: Deed[];
  late: boolean;
  number: number;
  at: number;
}
/**
 * Decisions were taken back; of all moves only the first `to` still stand. `practice`: nobody was there to agree. The deeds with `first` >= `to` are dropped from the log; `told` has the deed that was cut short.
 */
export interface Undone {
  type: "undone";
  seat: number;
  decisions: number;
  to: number;
  told: Deed[];
  practice: boolean;
  number: number;
  at: number;
}
/**
 * Somebody who sits at the table is called otherwise from now on.
 */
export interface Renamed {
  type: "renamed";
  seat: number;
  name: string;
  number: number;
  at: number;
}
/**
 * A seat became free before the match began.
 */
export interface Left {
  type: "left";
  seat: number;
  number: number;
  at: number;
}
/**
 * A seat is ready, and has added a text of its own to the dice.
 */
export interface Readied {
  type: "readied";
  seat: number;
  contribution: string;
  number: number;
  at: number;
}
/**
 * A seat asks the others whether it may take back its last decision and everything after it.
 */
export interface UndoAsked {
  type: "undo-asked";
  seat: number;
  decisions: number;
  number: number;
  at: number;
}
/**
 * A seat said yes or no; one no is enough.
 */
export interface UndoAnswered {
  type: "undo-answered";
  seat: number;
  agrees: boolean;
  number: number;
  at: number;
}
/**
 * The seat that asked does not want to take anything back any more.
 */
export interface UndoWithdrawn {
  type: "undo-withdrawn";
  seat: number;
  number: number;
  at: number;
}
/**
 * Somebody said something. `text` is null if the reader has muted this person.
 */
export interface Said {
  type: "said";
  person: string;
  name: string;
  seat: number | null;
  text: string | null;
  number: number;
  at: number;
}
/**
 * The same people can play again at another table.
 */
export interface Rematch {
  type: "rematch";
  table: string;
  number: number;
  at: number;
}
/**
 * So many points by a rule, and what they are for.
 */
export interface TallyLine {
  rule: string;
  points: number;
  phrase: Phrase;
}
/**
 * Some rows that belong together; without columns each row is a label and its value.
 */
export interface Section {
  rows: Row[];
  title: Phrase | null;
  columns: (Phrase | Seat)[];
}
/**
 * A row: what it is about, and a cell for each column, or a single one.
 */
export interface Row {
  label: Phrase | Seat;
  cells: (number | string | (Seat | Phrase)[] | (Phrase | Seat) | null)[];
}
/**
 * What marks a match that goes on from a moment of another: its id, and how many of its moves had been made. `seat` is whose what-if it is. `anew`: what that seat could not know was dealt anew, and is not what it was.
 */
export interface WhatIf {
  match: string;
  moves: number;
  seat: number;
  anew: boolean;
}
/**
 * One event, where the match stands after it, and the fields of the view that it changed. `seats`, `you`, `tally` and `sheet` are null if they are what they were.
 */
export interface Update {
  type: "update";
  number: number;
  event:
    | Opened
    | Changed
    | Sat
    | Started
    | Moved
    | Undone
    | Renamed
    | Left
    | Readied
    | UndoAsked
    | UndoAnswered
    | UndoWithdrawn
    | Away
    | Said
    | Rematch;
  now: Now;
  changed: {};
  seats: (Sitter | null)[] | null;
  you: You | null;
  tally: TallyLine[][] | null;
  sheet: Section[] | null;
}
/**
 * Which seats have somebody at the table now, and how many look on. It has no number: only the last one counts. `absent`: for how many milliseconds each person has been away; null for bots and for those who are here.
 */
export interface Presence {
  type: "presence";
  present: number[];
  spectators: number;
  absent: (number | null)[];
}
/**
 * A clock is about to run out; then a stand-in decides.
 */
export interface Warned {
  type: "warned";
  seat: number;
  left: number;
}
/**
 * What a strong bot thinks of the moves in the reader's place, the best first.
 */
export interface Hinted {
  type: "hinted";
  id: string;
  turn: number;
  moves: Ranked[];
}
/**
 * The answer to `read`: the table laid out in words.
 */
export interface Sheet {
  type: "read";
  id: string;
  sheet: Section[];
}
/**
 * A command was not carried out, and nothing changed. For moves against the rules `rule` is the rule.
 */
export interface Refusal {
  type: "refusal";
  id: string | null;
  code: Problem;
  arguments: {
    [k: string]: string | number;
  };
  rule: string | null;
  instead: Choice[];
}
/**
 * The answer to `ping`; `at` is the server's clock.
 */
export interface Pong {
  type: "pong";
  at: number;
  number: number;
}
/**
 * A game of this server.
 */
export interface GameInfo {
  name: string;
  edition: number;
  title: {
    [k: string]: string;
  };
  tagline: {
    [k: string]: string;
  };
  minutes: number | null;
  seats: number[];
  usual_seats: number;
  options: OptionInfo[];
  cast: CharacterInfo[];
  levels: number[];
  lessons: LessonListed[];
  puzzles: string[];
  themes: {
    [k: string]: {
      [k: string]: string;
    };
  };
  ready: boolean;
  compiled: number;
  seconds_left: number | null;
  searches: boolean;
}
/**
 * An option of a game: what it is if nothing is chosen, what may be chosen, and its words. `value_titles` has an entry for each of `values`, which is empty where the value speaks for itself.
 */
export interface OptionInfo {
  name: string;
  default: boolean | string;
  values: (boolean | string)[];
  title: {
    [k: string]: string;
  };
  explained: {
    [k: string]: string;
  };
  value_titles: {
    [k: string]: string;
  }[];
}
/**
 * A lesson of a game; `title` says what it teaches.
 */
export interface LessonListed {
  name: string;
  title: {
    [k: string]: string;
  };
  minutes: number;
}
/**
 * A link for another device, and the same as a picture.
 */
export interface Handover {
  code: string;
  link: string;
  qr: string;
  seconds: number;
}
/**
 * A match that was read from a file.
 */
export interface Imported {
  match: string;
}
/**
 * The link that leads others to a table, also as a picture (SVG). `here_only`: it works on this machine alone.
 */
export interface Invitation {
  link: string;
  qr: string;
  here_only: boolean;
}
/**
 * Where a seat's share of the win came from, what its decisions were, and the numbers of those worth a look. `start`, `luck`, `decisions` and `others` add up to `total`; the margins are half the intervals of 95 %.
 */
export interface LedgerInfo {
  seat: number;
  start: number;
  luck: number;
  luck_margin: number;
  decisions: number;
  decisions_margin: number;
  others: number;
  total: number;
  costliest: number[];
  finest: number[];
}
/**
 * What a table has to be told to show where a learner stands, and the step.
 */
export interface LessonInfo {
  messages: (Sync | Update)[];
  step: StepInfo;
}
/**
 * The step of a lesson: `say` names its words, `point` what is pointed at, `show` what must be in view. `next`: it is only read. `astray`: the learner has done something else and goes back; `say` names the words for that, and is null where the lesson has none. `number` counts from 1; `done`: this was the last one.
 */
export interface StepInfo {
  number: number;
  of: number;
  say: string | null;
  point: string[];
  task: boolean;
  next: boolean;
  astray: boolean;
  done: boolean;
  puzzle: PuzzleInfo | null;
  show: string[];
}
/**
 * A puzzle in place of words: what it is about, and what is known of the move that was tried.
 */
export interface PuzzleInfo {
  theme: string;
  wrong: WrongInfo | null;
}
/**
 * What a wrong move loses against the answer: of the win, in points; and which seat gains how much by it.
 */
export interface WrongInfo {
  cost: number;
  points: number;
  serves: number;
  gain: number;
}
/**
 * A move that a learner who has come so far would like to make.
 */
export interface LessonQuestion {
  /**
   * @maxItems 200
   */
  moves: string[];
  move: string;
}
/**
 * Where a learner wants to be, and what their table shows: `shown` is null before it shows anything. `number` is that of the last event the table has taken in.
 */
export interface LessonWay {
  /**
   * @maxItems 200
   */
  moves: string[];
  shown: string[] | null;
  number: number;
  sheet: boolean;
}
/**
 * What moves of NATURE, from number `first` to before `number`, changed for every seat, as that seat knew it. The margins are half the intervals of 95 %.
 */
export interface LuckInfo {
  first: number;
  number: number;
  changes: number[];
  margins: number[];
}
/**
 * What every seat could expect after so many moves.
 */
export interface MomentInfo {
  number: number;
  shares: number[];
  points: number[];
}
/**
 * The name a guest chooses.
 */
export interface NewPerson {
  name: string;
}
/**
 * A notice: it is the reader's turn at a table, or its match is over. Nothing of the match itself.
 */
export interface Notice {
  kind: "over" | "turn";
  table: string;
  game: string;
  names: string[];
  language: "de" | "en" | "fr";
}
/**
 * Who you are.
 */
export interface Person {
  person: string;
  name: string;
}
/**
 * A moment of a finished match from which to play on: after so many moves, in the place of a seat. `anew`: what that seat could not know is dealt anew.
 */
export interface PlayOn {
  moves: number;
  seat: number;
  anew: boolean;
}
/**
 * The public key that a browser subscribes with, and whether this device is subscribed.
 */
export interface PushInfo {
  key: string;
  on: boolean;
}
/**
 * The keys with which messages for one browser are encrypted, in base64url without padding.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * A match from one point of view (`seat`; null with `open`: everything, else a spectator's).
 */
export interface Replay {
  match: string;
  game: string;
  edition: number;
  seats: number;
  options: {
    [k: string]: boolean | string;
  };
  seat: number | null;
  open: boolean;
  names: string[];
  view: {};
  steps: Step[];
  outcome: Outcome | null;
  tally: TallyLine[][] | null;
  sheet: Section[] | null;
  facts: unknown;
  what_if: WhatIf | null;
}
/**
 * One step of a replay: the moves from one decision to the next, and the fields they changed. From the first deed in `told` on, the log reads so. `tally` and `facts` are null if they are what they were, `sheet` if nobody asked.
 */
export interface Step {
  seat: number | null;
  moves: SeenMove[];
  changed: {};
  told: Deed[];
  tally: TallyLine[][] | null;
  sheet: Section[] | null;
  facts: unknown;
}
/**
 * A review, as far as it is made: `done` goes from 0 to 1, and is null if nobody has asked for it. `seat` is whose knowledge it uses: null with `open` is everything, else that of whoever decided. The ledgers are those of the seats whose decisions are judged. `closer` has more of the decisions worth a look, by their number. From `inexact` and `costly` on, decisions are called so.
 */
export interface ReviewInfo {
  match: string;
  seat: number | null;
  open: boolean;
  done: number | null;
  inexact: number;
  costly: number;
  moments: MomentInfo[];
  decisions: DecisionInfo[];
  luck: LuckInfo[];
  ledgers: LedgerInfo[];
  closer: {
    [k: string]: CloserLook;
  };
}
/**
 * The subscription of a browser, as `PushSubscription.toJSON` names it, and its language.
 */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  language: "de" | "en" | "fr";
}
/**
 * A table as a list shows it. `seat` and `your_turn` are the reader's own.
 */
export interface TableInfo {
  table: string;
  settings: Settings;
  edition: number;
  phase: "lobby" | "over" | "playing";
  seats: (Sitter | null)[];
  to_move: number | null;
  opened: number;
  changed: number;
  seat: number | null;
  your_turn: boolean;
  imported: boolean;
  points: number[] | null;
  winners: number[];
  what_if: WhatIf | null;
}
/**
 * A new table, the link that leads to it, and the link as a picture (SVG).
 */
export interface TableOpened {
  table: string;
  link: string;
  qr: string;
}
