### The client in English
###
### $name, $names   who is spoken of; $who: you | other
### $count, $points, $level, $seats, $minutes   whole numbers
### $game, $move, $moves, $rule, $field   what they are called

## Every page

skip = Skip to the table
top = Main
home = Home
close = Close
save = Save
settings = Settings
language = Language
to-day = Light colours
to-night = Dark colours
guest = Guest
you = you
chance = Chance
spectator = Spectator
one-moment = One moment …
copied = Copied
copy-link = Copy the link
copy-by-hand = Copy it from here: it is selected.

## Home

home-line = Modern board games, with friends or against bots, in your browser.
players = { $fewest }–{ $most } players
minutes = about { $minutes } min
play-now = Play now
bots = Bots
compiling = Getting ready: { $done }%.
compiling-left = About { $seconds } s to go.
first-sight = Strong bots play on instinct until their search is compiled for this machine.
with-friends = With friends
my-matches = My matches
my-matches-none = Nothing yet. “Play now” sits you down with bots at once.
waits-for-me = It is your turn
waits-more =
    { $count ->
        [one] and 1 more match
       *[other] and { $count } more matches
    }
open-tables = Open tables
join = Join a table
join-line = Link or code of the table
join-button = Join
list-over = over
list-you-won =
    { $points ->
        [one] you won with { $points } point
       *[other] you won with { $points } points
    }
list-won =
    { $count ->
        [one] { $names } won with { $points }
       *[other] { $names } won together with { $points }
    }
list-yours = you: { $points }
list-lobby =
    { $free ->
        [0] about to begin
        [one] { $free } seat free
       *[other] { $free } seats free
    }
list-your-turn = your turn
list-turn = { $name } to move
new-table = New table: { $game }
open-table = Open the table

## My name

my-name = My name
my-name-line = What the others call you, at every table at which you sit.
ask-name = What should the others call you?
ask-name-line = You can change it at any time: your name is at the top of every page.
sit-down = Sit down
handover = Another device
handover-line = A link that makes another device yours; it works once, within 10 minutes.
handover-button = Make a link
recovery = Recovery link
recovery-line = Keep this link in a safe place: it makes any device yours, with all your matches. Whoever has it is you. A new one makes the old one useless.
recovery-button = Make a recovery link
recovery-told = Clearing the data of this browser would lose your matches. A recovery link brings them back.
take-over = Become somebody else?
take-over-line =
    This device is { $name }, with { $count ->
        [one] 1 match
       *[other] { $count } matches
    } of its own. Whoever opens the link becomes the person who made it. A recovery link brings { $name } back.
take-over-yes = Become the other person
take-over-no = Stay { $name }

## Settings of this device

theme = Colours
theme-system = as the system
theme-day = light
theme-night = dark
speed = Pace of play
speed-slow = slow
speed-usual = normal
speed-fast = fast
speed-none = at once
sound = Sounds
sound-line = Otherwise you only hear softly that it is your turn.
confirm = Confirm moves
confirm-line = Before a move is made you are asked once more.
tell-me = Tell me when it is my turn
tell-me-line = Your system shows a notice when it is your turn, or the match is over, and you are away from the table.
tell-me-denied = The browser does not allow notices from this page. You can allow them in its settings.
tell-me-failed = This browser cannot be reached for notices at the moment.
push-turn = It is your turn.
push-line = { $game } with { $names }

## Settings of a table

seats = Seats
clock = Time to think
clock-none = unlimited
clock-minute = 1 min a turn
clock-day = 1 day a turn
clock-quick = 10 min + 10 s a turn
clock-long = 30 min + 20 s a turn
who-finds = Who can find the table
by-link = whoever has the link
by-list = everybody
allow-undo = Taking moves back
allow-hints = Hints
allow-chat = Chat
allow-spectators = Spectators
clock-line = Whoever runs out of time stays in the match: a stand-in makes that turn’s decisions.
who-finds-line = Public tables are in the list on the home page.
allow-undo-line = Your own last decision as long as nobody learned anything from it; more if everybody agrees.
allow-hints-line = Whoever is to move may ask a strong bot.
allow-chat-line = Everybody at the table can read it.
allow-spectators-line = Whoever has the link may look on, without seeing what is hidden.

## Before the match

joining = On the way to the table …
preparing = The cards are being shuffled. The first match of a game takes a while: its rules are compiled for this machine, once.
reconnecting = The connection is lost. Reconnecting …
no-table-title = There is no such table
no-table-line = The link may be old, or the table does not let spectators in.
lobby-host = Invite others, fill seats with bots, and start.
lobby-guest = Take a seat and say when you are ready. The host starts.
lobby-edition = By the rules of edition { $edition }.
seat-free = Free seat
sit = Sit here
add-bot = Bot
bot-level = Bot, level { $level }
bot-short = Bot { $level }
temper-steady = Steady.
temper-cautious = Cautious.
temper-greedy = Greedy.
temper-aggressive = Aggressive.
bot-strength = Strength of new bots
level = Level { $level }
free-seat = Free { $name }’s seat
is-ready = ready
not-yet-ready = not ready yet
not-here = not here
ready = I am ready
leave-seat = Stand up
start = Start
start-waits = Not everybody is ready yet.
start-fills = Bots take the seats that are still free.
change-settings = Change settings
invite = Invite
invite-line = Whoever opens this link can sit down here.
invite-picture = The link to this table, for the camera of a phone
invite-here-only = This link works on this machine only. To let phones and other machines in your network in, start Tafelrunde with ./tafel play --lan.
invite-check = A phone cannot open it?
invite-check-line = Is it in the same Wi-Fi, and not in a guest network? Is a VPN on? Does the firewall of the machine with Tafelrunde let port { $port } in?
free-seat-line = The cross frees a seat. Whoever sat there stays at the table and can sit down again.
turn-based =
    Turn by turn: everybody decides when they have time, within { $days ->
        [one] { $days } day
       *[other] { $days } days
    } a turn. Nobody has to stay.

## At the table

board = Table
panel = Log, rules and chat
decision = Decision
tab-log = Log
tab-rules = Rules
tab-chat = Chat
to-move = to move
stand-in = stand-in plays
stand-in-for = { $name } (stand-in)
call-stand-in = Call a stand-in
call-stand-in-line = { $name } has been away for a while. A stand-in plays on until { $name } takes the seat back.
last-here = last here { $when }
days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
wait = { $name } is deciding.
match-over = The match is over.
you-are-away = A stand-in is playing for you.
take-back-seat = Take my seat back
do-it = Do it
not-yet = Not yet
undo = Undo
undo-ask = Ask the others
undo-ask-line = If the others agree, your last decision and everything after it are taken back.
undo-practice = Take it back for practice
undo-practice-line = For practice you can take back your last decision and everything after it. Doing the same again brings the same dice, and the match counts as practice from then on.
undo-request =
    { $who ->
        [you] You would like to take back your last decision and everything after it.
       *[other] { $name } would like to take back their last decision and everything after it.
    }
undo-request-line = It began with: { $line }
undo-request-step = That was the last step of: { $line }
undo-request-count =
    { $count ->
        [one] That is { $count } decision.
       *[other] Those are { $count } decisions.
    }
undo-waits = Waiting for { $names }.
undo-withdraw = Withdraw
agree = Agree
disagree = No
hint = Hint
hint-thinking = A strong bot is thinking …
hint-wins = { $wins }% to win (±{ $margin })
hint-leads = It leads to about { so-many-points } and wins { $wins } times in 100.
hint-then = What probably follows for you: { $move }.
hint-fewer-points =
    { $points ->
        [one] About { $points } point fewer.
       *[other] About { $points } points fewer.
    }
hint-fewer-wins =
    { $wins ->
        [one] About as many points, but it wins about { $wins } match fewer in 100.
       *[other] About as many points, but it wins about { $wins } fewer matches in 100.
    }
hint-equal = Nearly as good.
go-on = Go on
to-my-turn = To my turn
all-moves = All { $count } moves as a list
menu = More
read-table = Read the table to me
table-in-words = The table in words
leave-match = Leave: a stand-in plays on
look-back = Look back
log-earlier = Show what happened before
since-yours = Since your last turn
rule = Rule { $rule }
allowed = Allowed: { $moves }
rules-search = Search the rules
rules-now = For this decision
rules-none = No rule mentions this.
chat-none = Nothing has been said yet.
chat-unread =
    { $count ->
        [one] Chat: { $count } new message
       *[other] Chat: { $count } new messages
    }
chat-say = Say something
chat-send = Send
mute = mute
unmute = hear again
muted = (muted)
announce-turn = It is your turn.
announce-again = { $line } That is number { $times }.
announce-said = { $name } says: { $text }
announce-count =
    { $count ->
        [one] There is { $count } possible move.
       *[other] There are { $count } possible moves.
    }

## What the things beside the table mean; .line: what it is about

meaning-points = Points
    .line = What this seat has, as far as you can see. A click shows where it comes from.
meaning-level = Bot of level { $level }
    .line = A program plays here. The higher the level, the stronger it plays.
meaning-stand-in = Stand-in
    .line = A bot plays for somebody who is away. They can take their seat back at any time.
meaning-not-here = Not here
    .line = This person has no open connection to the table at the moment.
meaning-to-move = To move
    .line = The table waits for a decision of this seat.
meaning-clock = Time to think
    .line = When it has run out, a stand-in decides.

## Keys

shortcuts = Keyboard shortcuts
keys = Single keys
keys-line = Letters and digits do something at the table. Switch them off if they get in your way.
key-next = To the next thing you can choose, or back
key-choose = Choose what has the focus
key-list = Open and close the list of moves
key-number = Choose from the list by its number
key-back = Close, or let go of what is chosen
key-meaning = What things mean, one after the other
key-pause = Pause the moves of others, or go on
key-skip = Skip to my turn
key-help = This page

## What happened beside the moves

event-undone =
    { $who ->
        [you]
            { $count ->
                [one] You take back { $count } decision.
               *[other] You take back { $count } decisions.
            }
       *[other]
            { $count ->
                [one] { $name } takes back { $count } decision.
               *[other] { $name } takes back { $count } decisions.
            }
    }
event-undo-asked =
    { $who ->
        [you] You ask to take back your last decision and everything after it.
       *[other] { $name } asks to take back their last decision and everything after it.
    }
event-undo-withdrawn =
    { $who ->
        [you] You withdraw your request.
       *[other] { $name } withdraws the request.
    }
event-practice = This match is practice from now on: decisions were taken back.
event-late =
    { $who ->
        [you] Your time has run out: a stand-in decides for you.
       *[other] { $name }’s time has run out: a stand-in decides.
    }
event-undo-agreed =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
event-undo-denied =
    { $who ->
        [you] You do not agree.
       *[other] { $name } does not agree.
    }
event-away =
    { $who ->
        [you] A stand-in plays for you.
       *[other] A stand-in plays for { $name }.
    }
event-back =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
event-renamed =
    { $who ->
        [you] You have a new name.
       *[other] { $name } has a new name.
    }

## Points and end

so-many-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-of = { $name }: { so-many-points }. Where do the points come from?
points-where-from = Where the points come from
points-so-far = As far as you can see now.
total = Total
seat = Seat
result = Result
practice = Practice: decisions were taken back with nobody but bots at the table.
show-result = Show the result
you-win = You win!
winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
won-by =
    { $who ->
        [you]
            { $count ->
                [0] { so-many-points }, as many as you: the rule for ties decides.
               *[other] { so-many-points }, { $count } more than you.
            }
       *[other]
            { $count ->
                [0] { so-many-points }, as many as { $name }: the rule for ties decides.
               *[other] { so-many-points }, { $count } more than { $name }.
            }
    }
won-together = { so-many-points } each.
placed = { $place }. { $name }: { so-many-points }
turning-up = What was hidden is turned up.
skip-to-result = Skip to the result
details = Details
play-again = Play again
rematch = Rematch
rematch-join = To the next match
look-at-board = Look at the table
fair-dice = Fair dice
fair-dice-line = Before the first move the server sealed the key of all dice and draws. After the last move the key is published, so that anybody can check them.
commitment = Sealed before the first move
key = Key published after the last move
match-file = Match file
dice-fit = The key is the one that was sealed.
dice-do-not-fit = The key is not the one that was sealed!
dice-unknown = This browser can compute that only over HTTPS. The command below checks it too.
verify-all = Everything – moves, dice, points – is checked by

## Looking back

replay = Replay
replay-start = The match is about to begin.
play = Play
pause = Pause
to-start = To the beginning
to-end = To the end
step-back = One step back
step-on = One step on
step = Step
step-of = Step { $step } of { $last }
pace = Pace
share-moment = Share this moment
sight = Seen by
sight-each = whoever decides
sight-open = everything open
sight-yours = you

## Lessons

learn = Learn
learn-title = Learn { $game }
learn-offer = New here? Learn it in { $minutes } minutes
learn-decline = No lessons, thank you
learn-progress = { $done } of { $all }
introduction = The game in three sentences
coach = Coach
lesson-step = Step { $step } of { $of }
lesson-done = Done
lesson-leave = Leave the lesson
lesson-task = Now you, without help
lesson-back = Back
lesson-again = From the beginning
lesson-try-again = Try again
lesson-next = Next
lesson-following = Next lesson
lesson-finish = To the first match
lesson-finished = done
lesson-otherwise = The rules allow that. But here we want to look at something else: take it back and try again.
first-match = Your first match
first-match-line = against gentle bots, with a coach

## The coach

coach-off = Off
coach-gentle = Big mistakes, at most once a round
coach-costly = Big mistakes (from { $percent }%)
coach-inexact = Every inaccurate move (from { $percent }%)
coach-line = Before a move with which you win that much less often, the coach speaks up. Only against bots, and where hints are allowed.
coach-costs =
    { $wins ->
        [one] Wait a moment: with “{ $move }” you win about { $wins } match fewer in 100.
       *[other] Wait a moment: with “{ $move }” you win about { $wins } fewer matches in 100.
    }
coach-serves = { $name } gains most by it.
coach-better = Better: { $move }.
coach-idea = A good idea now: { $move }.
coach-introduction = I am watching. Before a big mistake I say something, at most once a round. You can change that in the settings.
coach-reconsider = Choose again
coach-anyway = Play it anyway

## Puzzles

puzzles = Puzzles
puzzles-line = Positions from matches of strong bots. In each of them one move is clearly better than all others.
puzzle-title = Puzzle { $number }: { $theme }
puzzle-of-the-day = Puzzle of the day
puzzle-ask = Your move. One is clearly better than all others: find it. You may try as often as you like.
puzzle-solved = That is it! Strong bots, given time to think, find nothing better.
puzzle-wrong = That is not it. Take it back and look again.
puzzle-costs =
    { $wins ->
        [one] That is not it: you would win about { $wins } match fewer in 100.
       *[other] That is not it: you would win about { $wins } fewer matches in 100.
    }
puzzle-serves = { $name } would gain most by it, with { $wins } more wins in 100.
puzzle-following = Next puzzle

## Review

review = Review
review-yours = Shares of the win, by what you knew at each moment. Your own decisions are judged.
review-seat = Shares of the win, by what { $name } knew at each moment. Only the decisions of { $name } are judged.
review-each = Shares of the win, at each moment by what the player deciding then knew. Where the turn passes on, the picture can jump: the next seat knows different things.
review-open = Everything open: shares of the win by what was really there. Decisions are judged by what those who made them knew.
review-spoiler = The review gives away from the start how the match ended. You were not there.
review-show = Show it
review-details = Moments
review-progress = How much of the review is done
review-stop = Stop
review-stopped = The review was stopped.
review-again = Begin again
review-thresholds = A decision that cost { $inexact } of the win or more is called inaccurate, from { $costly } on costly, but only if chance cannot explain it: the interval (95%) must lie above zero, and for costly above { $inexact }.
stream-shares = Shares of the win
stream-points = Points expected
stream-shows = What the picture shows
stream-table = The picture as a table
stream-table-line = Shares of the win, with the points expected below them.
ledger = Where the win came from
ledger-start = Start
ledger-luck = Luck
ledger-decisions = Its decisions
ledger-others = The others
ledger-margin = Accurate to: luck ±{ $luck }, decisions ±{ $decisions }. The lines of a column add up exactly.
ledger-end = End
ledger-explained = What the lines mean
ledger-luck-line = What dice and draws changed in this seat’s share of the win, by what the seat itself could see before and after. What luck gives one seat it takes from the others.
ledger-decisions-line = What this seat’s own moves lost, or won, against the best that search found.
ledger-others-line = All the rest: what the others decided, and what came to light that only they had known.
highlights-of = Decisions of
highlights-costliest = Costliest decisions
highlights-costliest-none = None that chance could not explain.
highlights-finest = Best decisions
highlights-finest-none = None that was clearly better than the next best.
riddles = Let me try first
riddle = What would you do here?
riddle-try = Try it on the board
retry = Your decisions, tried again
retry-title = Decision { $number } of { $of }
retry-ask = Your move, with what you knew then. What would you do? You may try as often as you like.
retry-solved = Nothing better was found.
retry-following = Next decision
retry-back = Back to the review
decision-better = Better: { $move }.
decision-cost = { $change } (±{ $margin }), { $points }
decision-points =
    { $count ->
        [one] { $change } point
       *[other] { $change } points
    }
decision-serves = Most of it goes to { $name }.
decision-next = Next best: { $move }.
decision-lead = { $change } (±{ $margin }).
decision-differences = Where the points differ
decision-turn = { $name }: { $moves }
decision-line = Then probably { $line }
highlights-luckiest = Luckiest moments
highlights-unluckiest = Unluckiest moments
luck-here = Luck here (±{ $margin }):
give-or-take = ±{ $margin }
label-good = good
label-inexact = inaccurate
label-costly = costly
save-picture = Save the picture
file-with-review = Match file with the review

## What if

what-if = What if
what-if-kept = What if: this match was played on from a moment of another. What lay hidden there lay hidden here.
what-if-anew = What if: this match was played on from a moment of another. What the seat could not know was dealt anew.
what-if-from = To that moment
play-on = Play on from here
play-on-line = A match of its own begins at this moment, with dice of its own. You take a seat, bots take the others.
play-on-seat = Your seat
play-on-hidden = What lies hidden
play-on-kept = As it was
play-on-anew = Dealt anew
play-on-kept-line = Everything lies where it lay.
play-on-anew-line = What this seat could not know is dealt anew, in a way that fits everything it knew.
play-on-go = Play

## Problems

problem-unreachable = The server cannot be reached. Is the network up?
problem-lost = The connection broke before an answer came. Please try again.
problem-not-now = That is not possible in this decision.
problem-malformed = The server did not understand this. Reloading the page may help. ({ $where })
problem-too-large = This is too large; at most { $most } bytes are possible.
problem-too-many =
    { $wait ->
        [one] That was too much at once. Please wait { $wait } second.
       *[other] That was too much at once. Please wait { $wait } seconds.
    }
problem-not-known = The server does not know you yet. Reloading the page makes you a guest.
problem-no-table = There is no such table.
problem-no-match = There is no such match.
problem-no-moment = The match cannot be played on from there.
problem-no-game = There is no such game here.
problem-no-lesson = There is no such lesson here.
problem-no-push = This server cannot tell you anything while you are away.
problem-bad-setup = The game cannot be played like this: { $what }.
problem-bad-name = This name cannot be used. Please choose another one, with at most 24 letters.
problem-bad-text = This text cannot be sent.
problem-bad-link = This link has expired, or it has been used already.
problem-bad-file = This is not a match file that can be read here: { $what }.
problem-not-seated = You have no seat at this table.
problem-seated = You already sit at this table.
problem-no-seat = There is no seat { $seat }.
problem-seat-taken = Seat { $seat } is taken.
problem-not-host = Only the host of the table can do this.
problem-no-spectators = This table does not let spectators in.
problem-no-chat = There is no chat at this table.
problem-no-hints = There are no hints at this table.
problem-not-begun = The match has not begun yet.
problem-begun = The match has begun already.
problem-not-over = That is possible only when the match is over.
problem-not-ready = Not everybody is ready yet.
problem-over = The match is over.
problem-away = A stand-in is playing for you. Take your seat back first.
problem-not-absent = Somebody who is here, or was a moment ago, needs no stand-in. ({ $wait } s)
problem-no-move = There is no such move: { $move }.
problem-not-your-turn = It is not your turn.
problem-late = The table has moved on meanwhile ({ $turn }). Please look again.
problem-refused = This move is against the rules: { $move }.
problem-undo-off = Nothing is taken back at this table.
problem-undo-nothing = There is nothing to take back.
problem-undo-decided = That cannot be taken back: { $name } has decided since.
problem-undo-drawn = That cannot be taken back: chance has played since ({ $move }).
problem-undo-told = That cannot be taken back: the move itself revealed something hidden ({ $move }).
problem-undo-shown = That cannot be taken back: { $name } has seen something since ({ $field }).
problem-undo-asked = The others have been asked already.
problem-no-request = Nobody is asking to take something back any more.
problem-old-edition = This match was begun under older rules (edition { $edition }), and this server has newer ones. It is kept as it is: whoever runs this server can let you finish it with the older version.
problem-old-match = This match was played under older rules (edition { $edition }), and this server has newer ones, by which it cannot be shown. Its file is kept: the older version shows and checks it.
problem-unreadable = This table cannot be read. Whoever runs this server finds the reason in its log; nothing of it was changed.
problem-foreign = This page may not do that: it comes from another address than the server.
problem-broken = Something broke on the server. Please try again.
