### The terminal client in English
###
### $name, $names   of seats
### $typed          what somebody typed
### $file           the path of a match file

## Before a match

choose-game = Which game?
choose-seats = How many seats?
choose-bots = How many of the { $seats } seats are bots?
choose-level = How strong are the bots?
choose-name =
    { $number ->
        [1] Your name?
       *[other] Name of person { $number }?
    }
choose-on-off = { $option }? (yes, no)
choose-option = { $option }: which?
seats = { $seats } seats
person = Person { $number }
not-a-choice = “{ $typed }” is not one of the choices.
name-taken = Everybody needs a name of their own.
compiling = Preparing { $game } for this machine, once

## Seats

you = you
colon = {": "}

## A turn

decide =
    { $count ->
        [one] There is 1 move:
       *[other] Choose one of { $count } moves:
    }
more-moves = … and { $count } more; “moves” shows all of them.
earlier = … “log” shows what happened before.
more-table = … “table” shows the whole table.
hand-over = Hand the keyboard to { $name }.
press-enter = { $name }, press Enter when nobody else is looking.
more = Page { $page } of { $pages }. Enter: go on, q: back
back = Enter: back to the table
sealed = The dice are sealed. Commitment: { $commitment }
undone =
    { $count ->
        [one] 1 move was taken back.
       *[other] { $count } moves were taken back.
    }
no-points = This game does not say where points come from.
nothing-to-undo = You have not decided anything yet.
all-agree = This also takes back what { $names } decided. Does everybody agree? [yes/no]
saved = Saved: { $file }
not-saved = Not saved: { $reason }
overwrite = { $file } exists. Overwrite it? [yes/no]
save-first = Save the match? [yes/no/cancel]
# $worlds: how many worlds the bot imagined
hint = A strong bot has played out { $worlds } matches in its head:
hint-move = move
hint-wins = wins
hint-points = points
hint-tried = tried
hint-share = { $share }% (±{ $margin })
hint-part = { $share }%
language-is = Now in English.
languages = Type one of these: { $languages }

## Reviews

reviewing = Reviewing the match
seat-number = Seat { $number }
review-title = review
review-known = Shares of the win, at each moment by what the player deciding then knew.
review-seat = Shares of the win, by what seat { $seat } knew.
review-open = Shares of the win with everything open, by what was really there.
review-costliest = costliest decisions
review-costly = Move { $number }: { $played }. Better: { $best } ({ $cost } of the win, ±{ $margin }).
review-finest = best decisions
review-fine = Move { $number }: { $played }. Ahead of the next best by { $lead } (±{ $margin }).
review-seat-column = seat
review-start = start
review-luck = luck
review-decisions = its decisions
review-others = the others
review-end = end

## What was typed

not-understood = “{ $typed }” is neither a move nor a command. ? shows what you can type.
no-such-number = There is no move { $number }; they go from 1 to { $count }.
of-chance = “{ $move }” is not a move that people make.
several = This may mean several moves: { $moves }
legal = You may do this: { $move }
ask-why = (? { $move } tells more.)
why-what = Which move? For example: why 1
instead = You may do this instead:
no-rule = No rule has the id or the word “{ $typed }”.

## Commands; the first word is the one that is shown

command-help = help
command-why = why
command-rules = rules rule
command-log = log
command-table = table
command-points = points
command-moves = moves
command-undo = undo
command-hint = hint
command-save = save
command-language = language
command-quit = quit exit

takes-help = {", ?"}
takes-why = {" <move>, ? <move>"}
takes-rules = {" [id or word]"}
takes-log = {""}
takes-table = {""}
takes-points = {""}
takes-moves = {""}
takes-undo = {""}
takes-hint = {""}
takes-save = {" [file]"}
takes-language = {" en, de or fr"}
takes-quit = {""}

help-number = makes the move with that number
help-notation = a move by its notation, or by the beginnings of its words
help-help = shows this list
help-why = explains why a move is refused, and what would be legal
help-rules = shows the rulebook, or the paragraphs with that id or word
help-log = tells everything that happened
help-table = shows the whole table
help-points = shows everybody’s points and where they come from
help-moves = lists all your moves with their notation
help-undo = takes back your last decision and what followed it
help-hint = shows what a strong bot thinks of the moves
help-save = writes the match to a file
help-language = speaks another language
help-quit = leaves, and asks whether to save

yes = yes
no = no
answer-yes = yes y
answer-no = no n
answer-cancel = cancel c

## The end

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
you-win = You win!
winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
and = and
dice-seed = The dice came from the seed { $seed }.
dice-key = The dice were sealed by commitment { $commitment }; their key is { $key }
kept = The match is kept in { $file }
