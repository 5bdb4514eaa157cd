/** What server and client say to each other. Generated: `npm run types:wire`. */

export type FromClient =
  | Resume
  | Sit
  | Leave
  | Return
  | SeatBot
  | Free
  | Change
  | Ready
  | Start
  | Play
  | WhyNot
  | Hint
  | Tally
  | Undo
  | AnswerUndo
  | Say
  | Mute
  | Again
  | Ping;
export type FromServer =
  Sync | Update | Presence | Warned | Done | Answer | Hinted | Tallied | Refusal | Pong | Bye;
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
  | "no-match"
  | "no-move"
  | "no-push"
  | "no-request"
  | "no-seat"
  | "no-spectators"
  | "no-table"
  | "not-begun"
  | "not-host"
  | "not-known"
  | "not-over"
  | "not-ready"
  | "not-seated"
  | "not-your-turn"
  | "old-edition"
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
  | "undo-told";

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
 * A legal move. `targets` are the things it touches, as `kind:name`, in the order of the parts: `card:clown-5`.
 */
export interface Choice {
  move: Move;
  targets: string[];
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
 * Milliseconds left for each seat at the moment `at` (of the server's clock); `running` is whose clock runs.
 */
export interface Clocks {
  at: number;
  running: number | null;
  left: (number | null)[];
}
/**
 * A code that lets another device be the same person, once, for a few minutes.
 */
export interface Code {
  code: string;
}
/**
 * What the reader has to decide now; a move that answers it says its `turn`.
 */
export interface Decision {
  turn: number;
  kinds: string[];
  choices: Choice[];
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
 * The host frees a seat before the match begins.
 */
export interface Free {
  type: "free";
  seat: number;
  id: string;
}
/**
 * The first message, and after a gap: tell me everything after event `seen` (0: from the beginning).
 */
export interface Resume {
  type: "resume";
  seen?: number;
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
 * Ask where the points of each seat come from, as far as I can see.
 */
export interface Tally {
  type: "tally";
  id: string;
}
/**
 * Take back my last decisions. With `ask`, ask the others where it is not mine to decide alone.
 */
export interface Undo {
  type: "undo";
  turn: number;
  decisions?: number;
  ask?: boolean;
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
 * The whole table as it stands after event `number`, and the events after the last one the client has seen.
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
  now: Now;
  view: {} | null;
  events: (
    | Opened
    | Changed
    | Sat
    | Left
    | Readied
    | Started
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | Away
    | Said
    | Rematch
  )[];
  rematch: string | null;
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
 * Where the match stands for one reader. `turn` counts everything that changed the match.
 */
export interface Now {
  phase: "lobby" | "over" | "playing";
  turn: number;
  to_move: number | null;
  decision: Decision | null;
  clocks: Clocks | null;
  request: Request | null;
  outcome: Outcome | null;
}
/**
 * Somebody wants to take back more than is theirs alone; `agreed` are the seats that said yes so far.
 */
export interface Request {
  seat: number;
  decisions: number;
  agreed: number[];
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
 * The match began. `moves` are what chance brought first, as the reader saw it.
 */
export interface Started {
  type: "started";
  contributions: string[];
  moves: Told[];
  number: number;
  at: number;
}
/**
 * A line of the log: a move and who made it; seat null is chance.
 */
export interface Told {
  seat: number | null;
  move: Move;
}
/**
 * A decision, and all that followed without one, as the reader saw it. `late`: the clock had run out.
 */
export interface Moved {
  type: "moved";
  seat: number;
  by: "bot" | "person" | "stand-in";
  moves: Told[];
  late: boolean;
  number: number;
  at: number;
}
/**
 * Decisions were taken back; of the moves in the log only the first `to` still stand.
 */
export interface Undone {
  type: "undone";
  seat: number;
  decisions: number;
  to: number;
  number: number;
  at: number;
}
/**
 * A seat asks the others whether it may take back decisions.
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
 * Somebody said something. `text` is null if the reader does not want to hear this person.
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
 * One event, where the match stands after it, and the fields of the view that it changed.
 */
export interface Update {
  type: "update";
  number: number;
  event:
    | Opened
    | Changed
    | Sat
    | Left
    | Readied
    | Started
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | Away
    | Said
    | Rematch;
  now: Now;
  changed: {};
  seats: (Sitter | null)[] | null;
  you: You | null;
}
/**
 * Which seats have somebody at the table now, and how many look on. It has no number: only the last one counts.
 */
export interface Presence {
  type: "presence";
  present: number[];
  spectators: number;
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
 * A move as a strong bot sees it: how much of its thought it spent on it, and what the reader may expect of it. `wins` is the share of the win, which may be off by `margin` in 19 of 20 cases. A move that was not thought about has no expectations.
 */
export interface Ranked {
  move: Move;
  tried: number;
  wins: number | null;
  margin: number | null;
  points: number | null;
}
/**
 * Where the points of each seat come from, as far as the reader can see; null if the game does not tell.
 */
export interface Tallied {
  type: "tallied";
  id: string;
  seats: TallyLine[][] | null;
}
/**
 * So many points by a rule; `code` and `arguments` choose the words, as `tally-<code>` of the game's words.
 */
export interface TallyLine {
  rule: string;
  points: number;
  code: string;
  arguments: {
    [k: string]: string | number;
  };
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
 * A game on the shelf.
 */
export interface GameTold {
  name: string;
  edition: number;
  seats: number[];
  options: OptionTold[];
  levels: number[];
}
/**
 * An option of a game: its name, what it is if nothing is chosen, and what may be chosen.
 */
export interface OptionTold {
  name: string;
  default: boolean | string;
  values: (boolean | string)[];
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
 * The name a guest chooses.
 */
export interface NewPerson {
  name: string;
}
/**
 * What a browser is told: it is the reader's turn at a table, or its match is over. Nothing of the match itself.
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
 * What a message for one browser is sealed with, in base64url without padding.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * The public key that a browser subscribes with, and whether this device is told already.
 */
export interface PushTold {
  key: string;
  on: boolean;
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
}
/**
 * One step of a replay: the moves from one decision to the next, and the fields they changed.
 */
export interface Step {
  seat: number | null;
  moves: Told[];
  changed: {};
}
/**
 * Where a browser can be told something, as `PushSubscription.toJSON` names it, and in which language.
 */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  language: "de" | "en" | "fr";
}
/**
 * A new table, the link that leads to it, and the link as a picture (SVG).
 */
export interface TableOpened {
  table: string;
  link: string;
  qr: string;
}
/**
 * A table as a list shows it. `seat` and `your_turn` are the reader's own.
 */
export interface TableTold {
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
}
/**
 * Why a request was not carried out.
 */
export interface Trouble {
  code: Problem;
  arguments: {};
}
