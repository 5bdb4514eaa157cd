### Der Client auf Deutsch
###
### $name, $names   von wem die Rede ist; $who: you | other
### $count, $points, $level, $seats, $minutes   ganze Zahlen
### $game, $move, $moves, $rule, $field   wie sie heißen

## Jede Seite

skip = Zum Tisch springen
top = Hauptleiste
home = Startseite
close = Schließen
save = Speichern
settings = Einstellungen
language = Sprache
to-day = Helle Farben
to-night = Dunkle Farben
guest = Gast
you = du
chance = Zufall
spectator = Zuschauer
one-moment = Einen Moment …
copied = Kopiert
copy-link = Link kopieren
copy-by-hand = Kopiere ihn von hier: Er ist markiert.

## Startseite

home-line = Moderne Brettspiele, mit Freunden oder gegen Bots, direkt im Browser.
players = { $fewest }–{ $most } Personen
minutes = etwa { $minutes } min
play-now = Sofort spielen
bots = Bots
compiling = Wird vorbereitet: { $done } %.
compiling-left = Noch etwa { $seconds } s.
first-sight = Starke Bots spielen aus dem Bauch heraus, bis ihre Suche für diesen Rechner übersetzt ist.
with-friends = Mit Freunden
my-matches = Meine Partien
my-matches-none = Noch keine. „Sofort spielen“ setzt dich gleich mit Bots an den Tisch.
waits-for-me = Du bist dran
waits-more =
    { $count ->
        [one] und in 1 weiteren Partie
       *[other] und in { $count } weiteren Partien
    }
open-tables = Offene Tische
join = An einen Tisch setzen
join-line = Link oder Code des Tisches
join-button = Hingehen
list-over = beendet
list-you-won =
    { $points ->
        [one] du hast mit { $points } Punkt gewonnen
       *[other] du hast mit { $points } Punkten gewonnen
    }
list-won =
    { $count ->
        [one] { $names } hat mit { $points } gewonnen
       *[other] { $names } haben gemeinsam mit { $points } gewonnen
    }
list-yours = du: { $points }
list-lobby =
    { $free ->
        [0] beginnt gleich
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
list-your-turn = du bist dran
list-turn = { $name } ist dran
new-table = Neuer Tisch: { $game }
open-table = Tisch eröffnen

## Mein Name

my-name = Mein Name
my-name-line = So nennen dich die anderen, an jedem Tisch, an dem du sitzt.
ask-name = Wie sollen dich die anderen nennen?
ask-name-line = Du kannst ihn jederzeit ändern: Dein Name steht oben auf jeder Seite.
sit-down = Hinsetzen
handover = Anderes Gerät
handover-line = Ein Link, der einmal, innerhalb von 10 Minuten, ein anderes Gerät zu deinem macht.
handover-button = Link erzeugen
recovery = Wiederherstellungslink
recovery-line = Bewahre diesen Link sicher auf: Er macht jedes Gerät zu deinem, mit allen deinen Partien. Wer ihn hat, gilt als du. Ein neuer macht den alten unbrauchbar.
recovery-button = Wiederherstellungslink erzeugen
recovery-told = Würden die Daten dieses Browsers gelöscht, wären deine Partien verloren. Ein Wiederherstellungslink bringt sie zurück.
take-over = Jemand anderes werden?
take-over-line =
    Dieses Gerät ist { $name }, mit { $count ->
        [one] 1 eigenen Partie
       *[other] { $count } eigenen Partien
    }. Wer den Link öffnet, wird zu der Person, die ihn erzeugt hat. Ein Wiederherstellungslink bringt { $name } zurück.
take-over-yes = Zur anderen Person werden
take-over-no = { $name } bleiben

## Einstellungen dieses Geräts

theme = Farben
theme-system = wie das System
theme-day = hell
theme-night = dunkel
speed = Tempo
speed-slow = langsam
speed-usual = normal
speed-fast = schnell
speed-none = sofort
sound = Töne
sound-line = Sonst hörst du nur leise, dass du dran bist.
confirm = Züge bestätigen
confirm-line = Vor jedem Zug wirst du noch einmal gefragt.
tell-me = Sag mir, wenn ich dran bin
tell-me-line = Dein System zeigt eine Nachricht, wenn du dran bist oder die Partie zu Ende ist und du nicht am Tisch bist.
tell-me-denied = Der Browser erlaubt keine Nachrichten von dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
tell-me-failed = Dieser Browser ist für Nachrichten gerade nicht erreichbar.
push-turn = Du bist dran.
push-line = { $game } mit { $names }

## Einstellungen eines Tisches

seats = Plätze
clock = Bedenkzeit
clock-none = unbegrenzt
clock-minute = 1 min je Zug
clock-day = 1 Tag je Zug
clock-quick = 10 min + 10 s je Zug
clock-long = 30 min + 20 s je Zug
who-finds = Wer den Tisch findet
by-link = wer den Link hat
by-list = alle
allow-undo = Züge zurücknehmen
allow-hints = Tipps
allow-chat = Chat
allow-spectators = Zuschauer
clock-line = Wem die Zeit ausgeht, der bleibt in der Partie: Ein Ersatz trifft die Entscheidungen dieses Zugs.
who-finds-line = Öffentliche Tische stehen in der Liste auf der Startseite.
allow-undo-line = Die eigene letzte Entscheidung, solange niemand etwas daraus erfahren hat; mehr, wenn alle einverstanden sind.
allow-hints-line = Wer am Zug ist, darf einen starken Bot fragen.
allow-chat-line = Alle am Tisch können mitlesen.
allow-spectators-line = Wer den Link hat, darf zusehen, ohne Verborgenes zu sehen.

## Vor der Partie

joining = Unterwegs zum Tisch …
preparing = Die Karten werden gemischt. Die erste Partie eines Spiels dauert etwas: Seine Regeln werden einmal für diesen Rechner übersetzt.
reconnecting = Die Verbindung ist weg. Sie wird neu aufgebaut …
no-table-title = Diesen Tisch gibt es nicht
no-table-line = Vielleicht ist der Link alt, oder der Tisch lässt keine Zuschauer zu.
lobby-host = Lade andere ein, besetze Plätze mit Bots und starte.
lobby-guest = Nimm Platz und sag, wenn du bereit bist. Wer eingeladen hat, startet.
lobby-edition = Gespielt wird nach Fassung { $edition } der Regeln.
seat-free = Freier Platz
sit = Hier sitzen
add-bot = Bot
bot-level = Bot, Stufe { $level }
bot-short = Bot { $level }
temper-steady = Ausgeglichen.
temper-cautious = Vorsichtig.
temper-greedy = Gierig.
temper-aggressive = Angriffslustig.
bot-strength = Stärke neuer Bots
level = Stufe { $level }
free-seat = Den Platz von { $name } frei machen
is-ready = bereit
not-yet-ready = noch nicht bereit
not-here = nicht da
ready = Ich bin bereit
leave-seat = Aufstehen
start = Starten
start-waits = Noch sind nicht alle bereit.
start-fills = Bots nehmen die Plätze, die noch frei sind.
change-settings = Einstellungen ändern
invite = Einladen
invite-line = Wer diesen Link öffnet, kann sich hier hinsetzen.
invite-picture = Der Link zu diesem Tisch, für die Kamera eines Telefons
invite-here-only = Dieser Link geht nur auf diesem Rechner. Damit Telefone und andere Rechner in deinem Netz mitspielen können, starte Tafelrunde mit ./tafel play --lan.
invite-check = Ein Telefon kann ihn nicht öffnen?
invite-check-line = Ist es im selben WLAN und nicht in einem Gastnetz? Ist ein VPN an? Lässt die Firewall des Rechners mit Tafelrunde den Port { $port } durch?
free-seat-line = Das Kreuz macht einen Platz frei. Wer dort saß, bleibt am Tisch und kann sich wieder setzen.
turn-based =
    Zug um Zug: Alle entscheiden, wenn sie Zeit haben, innerhalb von { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } je Zug. Niemand muss dableiben.

## Am Tisch

board = Tisch
panel = Verlauf, Regeln und Chat
decision = Entscheidung
tab-log = Verlauf
tab-rules = Regeln
tab-chat = Chat
to-move = am Zug
stand-in = Ersatz spielt
stand-in-for = { $name } (Ersatz)
call-stand-in = Ersatz rufen
call-stand-in-line = { $name } ist schon eine Weile weg. Ein Ersatz spielt weiter, bis { $name } den Platz wieder einnimmt.
last-here = zuletzt hier { $when }
days-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
spectators =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
wait = { $name } entscheidet.
match-over = Die Partie ist zu Ende.
you-are-away = Für dich spielt gerade ein Ersatz.
take-back-seat = Meinen Platz wieder einnehmen
do-it = So machen
not-yet = Doch nicht
undo = Zurücknehmen
undo-ask = Die anderen fragen
undo-ask-line = Wenn die anderen einverstanden sind, werden deine letzte Entscheidung und alles danach zurückgenommen.
undo-practice = Zur Übung zurücknehmen
undo-practice-line = Zur Übung kannst du deine letzte Entscheidung und alles danach zurücknehmen. Wer dasselbe noch einmal tut, bekommt dieselben Würfel, und die Partie gilt ab dann als Übung.
undo-request =
    { $who ->
        [you] Du möchtest deine letzte Entscheidung und alles danach zurücknehmen.
       *[other] { $name } möchte die eigene letzte Entscheidung und alles danach zurücknehmen.
    }
undo-request-line = Es begann mit: { $line }
undo-request-step = Das war der letzte Schritt von: { $line }
undo-request-count =
    { $count ->
        [one] Das ist { $count } Entscheidung.
       *[other] Das sind { $count } Entscheidungen.
    }
undo-waits = Noch offen: { $names }.
undo-withdraw = Doch nicht zurücknehmen
agree = Einverstanden
disagree = Nein
hint = Tipp
hint-thinking = Ein starker Bot denkt nach …
hint-wins = { $wins } % Gewinnaussicht (±{ $margin })
hint-leads =
    { $points ->
        [one] Führt zu etwa { $points } Punkt und gewinnt { $wins } von 100 Partien.
       *[other] Führt zu etwa { $points } Punkten und gewinnt { $wins } von 100 Partien.
    }
hint-then = Was für dich wohl folgt: { $move }.
hint-fewer-points =
    { $points ->
        [one] Etwa { $points } Punkt weniger.
       *[other] Etwa { $points } Punkte weniger.
    }
hint-fewer-wins = Etwa gleich viele Punkte, gewinnt aber von 100 Partien etwa { $wins } weniger.
hint-equal = Beinahe so gut.
go-on = Weiter
to-my-turn = Zu meinem Zug
all-moves = Alle { $count } Züge als Liste
menu = Mehr
read-table = Tisch vorlesen
table-in-words = Der Tisch in Worten
leave-match = Gehen: ein Ersatz spielt weiter
look-back = Zurückblicken
log-earlier = Zeigen, was davor war
since-yours = Seit deinem letzten Zug
rule = Regel { $rule }
allowed = Erlaubt: { $moves }
rules-search = In den Regeln suchen
rules-now = Zu dieser Entscheidung
rules-none = Davon spricht keine Regel.
chat-none = Noch hat niemand etwas gesagt.
chat-unread =
    { $count ->
        [one] Chat: { $count } neue Nachricht
       *[other] Chat: { $count } neue Nachrichten
    }
chat-say = Etwas sagen
chat-send = Senden
mute = stumm
unmute = wieder hören
muted = (stumm)
announce-turn = Du bist dran.
announce-again = { $line } Das ist Nummer { $times }.
announce-said = { $name } sagt: { $text }
announce-count =
    { $count ->
        [one] Es gibt { $count } möglichen Zug.
       *[other] Es gibt { $count } mögliche Züge.
    }

## What the things beside the table mean; .line: what it is about

meaning-points = Punkte
    .line = Was dieser Platz hat, soweit du es sehen kannst. Ein Klick zeigt, woher es kommt.
meaning-level = Bot der Stufe { $level }
    .line = Hier spielt ein Programm. Je höher die Stufe, desto stärker spielt es.
meaning-stand-in = Ersatz
    .line = Ein Bot spielt für jemanden, der nicht da ist. Der Platz kann jederzeit wieder eingenommen werden.
meaning-not-here = Nicht da
    .line = Diese Person hat gerade keine Verbindung zum Tisch.
meaning-to-move = Am Zug
    .line = Der Tisch wartet auf eine Entscheidung von diesem Platz.
meaning-clock = Bedenkzeit
    .line = Ist sie abgelaufen, entscheidet ein Ersatz.

## Keys

shortcuts = Tastenkürzel
keys = Einzelne Tasten
keys-line = Buchstaben und Ziffern tun am Tisch etwas. Schalte sie aus, wenn sie dir in die Quere kommen.
key-next = Zum Nächsten, das du wählen kannst, oder zurück
key-choose = Wählen, was den Fokus hat
key-list = Liste der Züge öffnen und schließen
key-number = Aus der Liste nach Nummer wählen
key-back = Schließen oder Gewähltes loslassen
key-meaning = Was die Dinge bedeuten, eins nach dem anderen
key-pause = Züge der anderen anhalten oder weiterlaufen lassen
key-skip = Weiter bis zu meinem Zug
key-help = Diese Seite

## Was neben den Zügen geschah

event-undone =
    { $who ->
        [you]
            { $count ->
                [one] Du nimmst { $count } Entscheidung zurück.
               *[other] Du nimmst { $count } Entscheidungen zurück.
            }
       *[other]
            { $count ->
                [one] { $name } nimmt { $count } Entscheidung zurück.
               *[other] { $name } nimmt { $count } Entscheidungen zurück.
            }
    }
event-undo-asked =
    { $who ->
        [you] Du möchtest deine letzte Entscheidung und alles danach zurücknehmen.
       *[other] { $name } möchte die eigene letzte Entscheidung und alles danach zurücknehmen.
    }
event-undo-withdrawn =
    { $who ->
        [you] Du ziehst deine Bitte zurück.
       *[other] { $name } zieht die Bitte zurück.
    }
event-practice = Diese Partie ist ab jetzt Übung: Entscheidungen wurden zurückgenommen.
event-late =
    { $who ->
        [you] Deine Zeit ist abgelaufen: Ein Ersatz entscheidet für dich.
       *[other] Die Zeit von { $name } ist abgelaufen: Ein Ersatz entscheidet.
    }
event-undo-agreed =
    { $who ->
        [you] Du bist einverstanden.
       *[other] { $name } ist einverstanden.
    }
event-undo-denied =
    { $who ->
        [you] Du bist nicht einverstanden.
       *[other] { $name } ist nicht einverstanden.
    }
event-away =
    { $who ->
        [you] Ein Ersatz spielt für dich.
       *[other] Ein Ersatz spielt für { $name }.
    }
event-back =
    { $who ->
        [you] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
event-renamed =
    { $who ->
        [you] Du hast einen neuen Namen.
       *[other] { $name } hat einen neuen Namen.
    }

## Punkte und Ende

so-many-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
points-of = { $name }: { so-many-points }. Woher kommen die Punkte?
points-where-from = Woher die Punkte kommen
points-so-far = Soweit du es jetzt sehen kannst.
total = Summe
seat = Platz
result = Ergebnis
practice = Übung: Entscheidungen wurden zurückgenommen, nur Bots saßen mit am Tisch.
show-result = Ergebnis zeigen
you-win = Du gewinnst!
winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
won-by =
    { $who ->
        [you]
            { $count ->
                [0] { so-many-points }, so viele wie du: Die Regel für Gleichstand entscheidet.
               *[other] { so-many-points }, { $count } mehr als du.
            }
       *[other]
            { $count ->
                [0] { so-many-points }, so viele wie { $name }: Die Regel für Gleichstand entscheidet.
               *[other] { so-many-points }, { $count } mehr als { $name }.
            }
    }
won-together = Je { so-many-points }.
placed = { $place }. { $name }: { so-many-points }
turning-up = Was verdeckt war, wird aufgedeckt.
skip-to-result = Gleich zum Ergebnis
details = Einzelheiten
play-again = Noch einmal
rematch = Revanche
rematch-join = Zur nächsten Partie
look-at-board = Den Tisch ansehen
fair-dice = Ehrliche Würfel
fair-dice-line = Vor dem ersten Zug hat der Server den Schlüssel aller Würfe und gezogenen Karten versiegelt. Nach dem letzten Zug wird er veröffentlicht, damit alle sie nachprüfen können.
commitment = Versiegelt vor dem ersten Zug
key = Schlüssel, veröffentlicht nach dem letzten Zug
match-file = Partiedatei
dice-fit = Der Schlüssel ist der, der versiegelt wurde.
dice-do-not-fit = Der Schlüssel ist nicht der, der versiegelt wurde!
dice-unknown = Das kann dieser Browser nur über HTTPS berechnen. Der Befehl unten prüft es ebenfalls.
verify-all = Alles – Züge, Würfel, Punkte – prüft

## Zurückblicken

replay = Rückblick
replay-start = Gleich beginnt die Partie.
play = Abspielen
pause = Anhalten
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step = Schritt
step-of = Schritt { $step } von { $last }
pace = Tempo
share-moment = Diesen Moment teilen
sight = Gesehen von
sight-each = wer am Zug ist
sight-open = alles offen
sight-yours = dir

## Lessons

learn = Lernen
learn-title = { $game } lernen
learn-offer = Neu hier? Lerne es in { $minutes } Minuten
learn-decline = Danke, keine Lektionen
learn-progress = { $done } von { $all }
introduction = Das Spiel in drei Sätzen
coach = Trainer
lesson-step = Schritt { $step } von { $of }
lesson-done = Geschafft
lesson-leave = Lektion verlassen
lesson-task = Jetzt du, ohne Hilfe
lesson-back = Zurück
lesson-again = Von vorn
lesson-try-again = Neuer Versuch
lesson-next = Weiter
lesson-following = Nächste Lektion
lesson-finish = Zur ersten Partie
lesson-finished = geschafft
lesson-otherwise = Das ist erlaubt. Aber hier wollen wir etwas anderes ansehen: Nimm es zurück und versuch es noch einmal.
first-match = Deine erste Partie
first-match-line = gegen gutmütige Bots, mit Trainer

## Der Trainer

coach-off = Aus
coach-gentle = Große Fehler, höchstens einmal pro Runde
coach-costly = Große Fehler (ab { $percent } %)
coach-inexact = Jeder ungenaue Zug (ab { $percent } %)
coach-line = Vor einem Zug, mit dem du um so viel seltener gewinnst, meldet sich der Trainer. Nur gegen Bots, und wo Tipps erlaubt sind.
coach-costs = Moment: Mit „{ $move }“ gewinnst du von 100 Partien etwa { $wins } weniger.
coach-serves = Am meisten hat { $name } davon.
coach-better = Besser: { $move }.
coach-idea = Eine gute Idee wäre jetzt: { $move }.
coach-introduction = Ich schaue zu. Vor einem großen Fehler sage ich etwas, höchstens einmal pro Runde. In den Einstellungen kannst du das ändern.
coach-reconsider = Neu wählen
coach-anyway = Trotzdem spielen

## Rätsel

puzzles = Rätsel
puzzles-line = Stellungen aus Partien starker Bots. In jeder ist ein Zug deutlich besser als alle anderen.
puzzle-title = Rätsel { $number }: { $theme }
puzzle-of-the-day = Rätsel des Tages
puzzle-ask = Du bist am Zug. Ein Zug ist deutlich besser als alle anderen: Finde ihn. Du darfst es so oft versuchen, wie du magst.
puzzle-solved = Das ist er! Starke Bots finden auch mit viel Bedenkzeit nichts Besseres.
puzzle-wrong = Der ist es nicht. Nimm ihn zurück und schau noch einmal hin.
puzzle-costs = Der ist es nicht: Damit gewinnst du von 100 Partien etwa { $wins } weniger.
puzzle-serves = Am meisten hätte { $name } davon: { $wins } Siege von 100 mehr.
puzzle-following = Nächstes Rätsel

## Auswertung

review = Auswertung
review-yours = Anteile am Sieg nach dem, was du in jedem Moment wusstest. Beurteilt werden deine eigenen Entscheidungen.
review-seat = Anteile am Sieg nach dem, was { $name } in jedem Moment wusste. Beurteilt werden nur die Entscheidungen von { $name }.
review-each = Anteile am Sieg, in jedem Moment mit dem Wissen dessen, der entschied. Wo der Zug weitergeht, kann das Bild springen: Der nächste Platz weiß anderes.
review-open = Alles offen: Anteile am Sieg nach dem, was wirklich da war. Entscheidungen werden nach dem Wissen derer beurteilt, die sie trafen.
review-spoiler = Die Auswertung verrät von Anfang an, wie die Partie ausging. Du warst nicht dabei.
review-show = Zeigen
review-details = Momente
review-progress = Wie viel der Auswertung fertig ist
review-stop = Anhalten
review-stopped = Die Auswertung wurde angehalten.
review-again = Neu beginnen
review-thresholds = Eine Entscheidung, die mindestens { $inexact } vom Sieg gekostet hat, heißt ungenau, ab { $costly } teuer, aber nur, wenn Zufall sie nicht erklären kann: Das Intervall (95 %) muss über null liegen, für teuer über { $inexact }.
stream-shares = Anteile am Sieg
stream-points = Erwartete Punkte
stream-shows = Was das Bild zeigt
stream-table = Das Bild als Tabelle
stream-table-line = Anteile am Sieg, darunter die erwarteten Punkte.
ledger = Woher der Sieg kam
ledger-start = Beginn
ledger-luck = Glück
ledger-decisions = Eigene Entscheidungen
ledger-others = Die anderen
ledger-margin = Genau bis auf: Glück ±{ $luck }, Entscheidungen ±{ $decisions }. Jede Spalte geht genau auf.
ledger-end = Ende
ledger-explained = Was die Zeilen bedeuten
ledger-luck-line = Was Würfel und Gezogenes am Anteil dieses Platzes geändert haben, nach dem, was er selbst davor und danach sehen konnte. Was Glück dem einen gibt, nimmt es den anderen.
ledger-decisions-line = Was die eigenen Züge dieses Platzes gegenüber den besten, die die Suche fand, verloren oder gewonnen haben.
ledger-others-line = Alles Übrige: was die anderen entschieden, und was von dem ans Licht kam, das nur sie wussten.
highlights-of = Entscheidungen von
highlights-costliest = Teuerste Entscheidungen
highlights-costliest-none = Keine, die Zufall nicht erklären könnte.
highlights-finest = Beste Entscheidungen
highlights-finest-none = Keine, die klar besser war als die nächstbeste.
riddles = Lass mich erst selbst probieren
riddle = Was würdest du hier tun?
riddle-try = Am Tisch probieren
retry = Deine Entscheidungen noch einmal
retry-title = Entscheidung { $number } von { $of }
retry-ask = Du bist dran, mit dem, was du damals wusstest. Was würdest du tun? Du darfst so oft probieren, wie du magst.
retry-solved = Etwas Besseres wurde nicht gefunden.
retry-following = Nächste Entscheidung
retry-back = Zurück zur Auswertung
decision-better = Besser: { $move }.
decision-cost = { $change } (±{ $margin }), { $points }
decision-points =
    { $count ->
        [one] { $change } Punkt
       *[other] { $change } Punkte
    }
decision-serves = Das meiste davon bekommt { $name }.
decision-next = Nächstbester Zug: { $move }.
decision-lead = { $change } (±{ $margin }).
decision-differences = Wo sich die Punkte unterscheiden
decision-turn = { $name }: { $moves }
decision-line = Danach wohl { $line }
highlights-luckiest = Größtes Glück
highlights-unluckiest = Größtes Pech
luck-here = Glück hier (±{ $margin }):
give-or-take = ±{ $margin }
label-good = gut
label-inexact = ungenau
label-costly = teuer
save-picture = Bild speichern
file-with-review = Partiedatei mit Auswertung

## Was wäre, wenn

what-if = Was wäre, wenn
what-if-kept = Was wäre, wenn: Diese Partie ging von einem Moment einer anderen aus weiter. Verdecktes lag so wie dort.
what-if-anew = Was wäre, wenn: Diese Partie ging von einem Moment einer anderen aus weiter. Was der Platz nicht wissen konnte, wurde neu verteilt.
what-if-from = Zu diesem Moment
play-on = Von hier weiterspielen
play-on-line = In diesem Moment beginnt eine eigene Partie mit eigenen Würfeln. Du nimmst einen Platz, Bots nehmen die anderen.
play-on-seat = Dein Platz
play-on-hidden = Was verdeckt liegt
play-on-kept = Wie es war
play-on-anew = Neu verteilt
play-on-kept-line = Alles liegt, wo es lag.
play-on-anew-line = Was dieser Platz nicht wissen konnte, wird neu verteilt, passend zu allem, was er wusste.
play-on-go = Spielen

## Probleme

problem-unreachable = Der Server ist nicht zu erreichen. Besteht eine Netzverbindung?
problem-lost = Die Verbindung brach ab, bevor eine Antwort kam. Bitte noch einmal versuchen.
problem-not-now = Das geht bei dieser Entscheidung nicht.
problem-malformed = Das hat der Server nicht verstanden. Vielleicht hilft es, die Seite neu zu laden. ({ $where })
problem-too-large = Das ist zu groß; möglich sind höchstens { $most } Bytes.
problem-too-many =
    { $wait ->
        [one] Das war zu viel auf einmal. Bitte { $wait } Sekunde warten.
       *[other] Das war zu viel auf einmal. Bitte { $wait } Sekunden warten.
    }
problem-not-known = Der Server kennt dich noch nicht. Wenn du die Seite neu lädst, wirst du Gast.
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-match = Diese Partie gibt es nicht.
problem-no-moment = Von dort kann die Partie nicht weitergespielt werden.
problem-no-game = Dieses Spiel gibt es hier nicht.
problem-no-lesson = Diese Lektion gibt es hier nicht.
problem-no-push = Dieser Server kann dir nichts sagen, während du weg bist.
problem-bad-setup = So lässt sich das Spiel nicht spielen: { $what }.
problem-bad-name = Dieser Name geht nicht. Bitte wähle einen anderen, mit höchstens 24 Buchstaben.
problem-bad-text = Dieser Text lässt sich nicht senden.
problem-bad-link = Dieser Link ist abgelaufen oder schon benutzt.
problem-bad-file = Das ist keine Partiedatei, die man hier lesen kann: { $what }.
problem-not-seated = Du hast keinen Platz an diesem Tisch.
problem-seated = Du sitzt schon an diesem Tisch.
problem-no-seat = Es gibt keinen Platz { $seat }.
problem-seat-taken = Platz { $seat } ist besetzt.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-no-chat = An diesem Tisch gibt es keinen Chat.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-begun = Die Partie hat schon begonnen.
problem-not-over = Das geht erst, wenn die Partie zu Ende ist.
problem-not-ready = Noch sind nicht alle bereit.
problem-over = Die Partie ist zu Ende.
problem-away = Für dich spielt ein Ersatz. Nimm zuerst deinen Platz wieder ein.
problem-not-absent = Wer da ist oder eben noch da war, braucht keinen Ersatz. ({ $wait } s)
problem-no-move = Diesen Zug gibt es nicht: { $move }.
problem-not-your-turn = Du bist nicht dran.
problem-late = Inzwischen ging es am Tisch weiter ({ $turn }). Bitte sieh noch einmal hin.
problem-refused = Dieser Zug ist gegen die Regeln: { $move }.
problem-undo-off = An diesem Tisch wird nichts zurückgenommen.
problem-undo-nothing = Es gibt nichts zurückzunehmen.
problem-undo-decided = Das lässt sich nicht zurücknehmen: { $name } hat seitdem entschieden.
problem-undo-drawn = Das lässt sich nicht zurücknehmen: Seitdem hat der Zufall gespielt ({ $move }).
problem-undo-told = Das lässt sich nicht zurücknehmen: Der Zug selbst hat etwas Verborgenes verraten ({ $move }).
problem-undo-shown = Das lässt sich nicht zurücknehmen: { $name } hat seitdem etwas gesehen ({ $field }).
problem-undo-asked = Die anderen sind schon gefragt.
problem-no-request = Niemand möchte mehr etwas zurücknehmen.
problem-old-edition = Diese Partie wurde nach älteren Regeln begonnen (Fassung { $edition }), dieser Server hat neuere. Sie bleibt, wie sie ist: Wer diesen Server betreibt, kann sie dich mit der älteren Version beenden lassen.
problem-old-match = Diese Partie wurde nach älteren Regeln gespielt (Fassung { $edition }); nach den neueren dieses Servers lässt sie sich nicht zeigen. Ihre Datei bleibt erhalten: Die ältere Version zeigt und prüft sie.
problem-unreadable = Dieser Tisch lässt sich nicht lesen. Wer diesen Server betreibt, findet den Grund in dessen Protokoll; verändert wurde nichts.
problem-foreign = Das darf diese Seite nicht: Sie kommt von einer anderen Adresse als der Server.
problem-broken = Auf dem Server ging etwas kaputt. Bitte noch einmal versuchen.
