### The terminal client in German
###
### $name, $names   of seats
### $typed          what somebody typed
### $file           the path of a match file

## Before a match

choose-game = Welches Spiel?
choose-seats = Wie viele Plätze?
choose-bots = An wie vielen der { $seats } Plätze sitzen Bots?
choose-level = Wie stark sind die Bots?
choose-name =
    { $number ->
        [1] Wie heißt du?
       *[other] Wie heißt Person { $number }?
    }
choose-on-off = { $option }? (ja, nein)
choose-option = { $option }: welche?
seats = { $seats } Plätze
person = Person { $number }
not-a-choice = „{ $typed }“ steht nicht zur Wahl.
name-taken = Alle brauchen einen eigenen Namen.
compiling = { $game } wird für diesen Rechner vorbereitet, nur einmal

## Seats

you = du
colon = {": "}

## A turn

decide =
    { $count ->
        [one] Es gibt 1 Zug:
       *[other] Wähle einen von { $count } Zügen:
    }
more-moves = … und { $count } weitere; „züge“ zeigt alle.
earlier = … „verlauf“ zeigt, was vorher geschah.
more-table = … „tisch“ zeigt den ganzen Tisch.
hand-over = Gib die Tastatur an { $name }.
press-enter = { $name }, drücke Enter, wenn sonst niemand zusieht.
more = Seite { $page } von { $pages }. Enter: weiter, q: zurück
back = Enter: zurück zum Tisch
sealed = Die Würfel sind versiegelt. Siegel: { $commitment }
undone =
    { $count ->
        [one] 1 Zug wurde zurückgenommen.
       *[other] { $count } Züge wurden zurückgenommen.
    }
no-points = Dieses Spiel sagt nicht, woher Punkte kommen.
nothing-to-undo = Du hast noch nichts entschieden.
all-agree = Das nimmt auch Entscheidungen anderer zurück: { $names }. Sind alle einverstanden? [ja/nein]
saved = Gespeichert: { $file }
not-saved = Nicht gespeichert: { $reason }
overwrite = { $file } gibt es schon. Überschreiben? [ja/nein]
save-first = Die Partie speichern? [ja/nein/abbrechen]
# $worlds: wie viele Welten der Bot sich vorgestellt hat
hint = Ein starker Bot hat { $worlds } Partien im Kopf zu Ende gespielt:
hint-move = Zug
hint-wins = gewinnt
hint-points = Punkte
hint-tried = versucht
hint-share = { $share } % (±{ $margin })
hint-part = { $share } %
language-is = Jetzt auf Deutsch.
languages = Tippe eine davon: { $languages }

## Rückblicke

reviewing = Die Partie wird ausgewertet
seat-number = Platz { $number }
review-title = Auswertung
review-known = Anteile am Sieg, jeweils mit dem Wissen dessen, der gerade entschied.
review-seat = Anteile am Sieg mit dem Wissen von Platz { $seat }.
review-open = Anteile am Sieg bei offenen Karten: nach dem, was wirklich da war.
review-costliest = teuerste Entscheidungen
review-costly = Zug { $number }: { $played }. Besser: { $best } ({ $cost } vom Sieg, ±{ $margin }).
review-finest = beste Entscheidungen
review-fine = Zug { $number }: { $played }. Der nächstbesten um { $lead } voraus (±{ $margin }).
review-seat-column = Platz
review-start = Beginn
review-luck = Glück
review-decisions = eigene Entscheidungen
review-others = die anderen
review-end = Ende

## What was typed

not-understood = „{ $typed }“ ist weder ein Zug noch ein Befehl. ? zeigt, was du tippen kannst.
no-such-number = Einen Zug { $number } gibt es nicht; es gibt 1 bis { $count }.
of-chance = „{ $move }“ ist kein Zug, den Menschen machen.
several = Das kann mehrere Züge bedeuten: { $moves }
legal = Das darfst du: { $move }
ask-why = (? { $move } sagt mehr.)
why-what = Welcher Zug? Zum Beispiel: warum 1
instead = Stattdessen darfst du:
no-rule = Keine Regel hat die Nummer oder das Wort „{ $typed }“.

## Commands; the first word is the one that is shown

command-help = hilfe
command-why = warum
command-rules = regeln regel
command-log = verlauf
command-table = tisch
command-points = punkte
command-moves = züge
command-undo = zurück
command-hint = tipp
command-save = speichern
command-language = sprache
command-quit = ende

takes-help = {", ?"}
takes-why = {" <Zug>, ? <Zug>"}
takes-rules = {" [Nummer oder Wort]"}
takes-log = {""}
takes-table = {""}
takes-points = {""}
takes-moves = {""}
takes-undo = {""}
takes-hint = {""}
takes-save = {" [Datei]"}
takes-language = {" en, de oder fr"}
takes-quit = {""}

help-number = macht den Zug mit dieser Nummer
help-notation = ein Zug in Notation oder mit den Anfängen seiner Wörter
help-help = zeigt diese Liste
help-why = erklärt, warum ein Zug nicht geht und was stattdessen ginge
help-rules = zeigt die Spielregel, oder die Absätze mit dieser Nummer oder diesem Wort
help-log = erzählt alles, was geschah
help-table = zeigt den ganzen Tisch
help-points = zeigt die Punkte aller und woher sie kommen
help-moves = zeigt alle deine Züge mit ihrer Notation
help-undo = nimmt deine letzte Entscheidung zurück und was ihr folgte
help-hint = zeigt, was ein starker Bot von den Zügen hält
help-save = schreibt die Partie in eine Datei
help-language = wechselt die Sprache
help-quit = hört auf und fragt, ob gespeichert werden soll

yes = ja
no = nein
answer-yes = ja j
answer-no = nein n
answer-cancel = abbrechen a

## The end

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
you-win = Du gewinnst!
winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
and = und
dice-seed = Die Würfel kamen aus dem Startwert { $seed }.
dice-key = Die Würfel waren versiegelt. Siegel: { $commitment }; Schlüssel: { $key }
kept = Die Partie liegt in { $file }
