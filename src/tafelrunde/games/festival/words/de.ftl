### Festival in German
###
### $profession   dancer | gladiator | tamer | minstrel | clown
### $number       the number on a card
### $face         up | down
### $who          you: the reader acts; other: somebody else does
### $name         the name of the seat that acts; $target: of the seat it acts on
### $cards        cards in a list; $names: seats in a list
### $count        how many cards or professions
### $stars        how many stars; $points: how much gold
### $round        the round that begins; $rounds: how many there are

game-title = Festival
game-line = Nimm eine Karte, gib den Rest weiter und entscheide, was die anderen sehen dürfen.
fair-chance = Ehrliche Karten
option-simplified = Vereinfachte Regeln
    .explained = Nur die 30 Karten mit den Zahlen 1 bis 5, weniger Runden, und jede Karte ist so viel Gold wert, wie ihre Zahl angibt.

## Names

profession-dancer = Tänzerin
    .plural = Tänzerinnen
profession-gladiator = Gladiator
    .plural = Gladiatoren
profession-tamer = Dompteurin
    .plural = Dompteurinnen
profession-minstrel = Spielmann
    .plural = Spielleute
profession-clown = Clown
    .plural = Clowns

profession =
    { $profession ->
        [dancer] { profession-dancer }
        [gladiator] { profession-gladiator }
        [tamer] { profession-tamer }
        [minstrel] { profession-minstrel }
       *[clown] { profession-clown }
    }
    .plural =
        { $profession ->
            [dancer] { profession-dancer.plural }
            [gladiator] { profession-gladiator.plural }
            [tamer] { profession-tamer.plural }
            [minstrel] { profession-minstrel.plural }
           *[clown] { profession-clown.plural }
        }

# .object: the card as what somebody takes or discards, in the accusative.
card = { profession } { $number }
    .object =
        { $profession ->
            [dancer] die { card }
            [tamer] die { card }
           *[other] den { card }
        }

card-with-2-stars = { card } ★★

face =
    { $face ->
        [up] offen
       *[down] verdeckt
    }

cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Moves, as choices

move-take = Lege { card.object } { face } aus
move-hand = Gib die Karten an { $target } weiter

## Moves, as told in the log

log-first =
    { $who ->
        [you] Das Los entscheidet: Du beginnst die erste Runde.
       *[other] Das Los entscheidet: { $name } beginnt die erste Runde.
    }
log-first-lowest =
    { $who ->
        [you] Du beginnst: Die { $number } war die niedrigste offene Zahl.
       *[other] { $name } beginnt: Die { $number } war die niedrigste offene Zahl.
    }
log-first-tied =
    { $who ->
        [you] Du beginnst: Die { $number } war die niedrigste offene Zahl, und deine wurde später ausgelegt.
       *[other] { $name } beginnt: Die { $number } war die niedrigste offene Zahl, und die von { $name } wurde später ausgelegt.
    }
log-first-stays =
    { $who ->
        [you] Du beginnst wieder: Sonst hat niemand offen ausgelegt.
       *[other] { $name } beginnt wieder: Sonst hat niemand offen ausgelegt.
    }
log-drawn =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
log-drawn-unseen = { $name } zieht { cards }.
log-take =
    { $who ->
        [you] Du legst { card.object } { face } aus.
       *[other] { $name } legt { card.object } { face } aus.
    }
log-take-unseen = { $name } legt eine Karte verdeckt aus.
# $target is the name of the seat handed to; $who is target when that seat is the reader.
# $count is how many cards are handed on.
log-take-and-hand =
    { $who ->
        [you] Du legst { card.object } { face } aus und gibst die übrigen { $count } Karten an { $target } weiter.
        [target] { $name } legt { card.object } { face } aus und gibt die übrigen { $count } Karten an dich weiter.
       *[other] { $name } legt { card.object } { face } aus und gibt die übrigen { $count } Karten an { $target } weiter.
    }
log-take-unseen-and-hand =
    { $who ->
        [target] { $name } legt eine Karte verdeckt aus und gibt die übrigen { $count } Karten an dich weiter.
       *[other] { $name } legt eine Karte verdeckt aus und gibt die übrigen { $count } Karten an { $target } weiter.
    }
log-turned-up =
    { $who ->
        [you] Du deckst auf: { $cards }.
       *[other] { $name } deckt auf: { $cards }.
    }
log-discard =
    { $who ->
        [you] Du nimmst { card.object } aus dem Spiel.
       *[other] { $name } nimmt { card.object } aus dem Spiel.
    }
log-discard-unseen = { $name } nimmt die andere Karte verdeckt aus dem Spiel.

## Decisions

decide-take = Du hast { cards } auf der Hand: Nimm eine und lege sie offen oder verdeckt aus.
decide-hand =
    { $count ->
        [one] Gib die letzte Karte an jemand anderen weiter.
       *[other] Gib die übrigen { $count } Karten an jemand anderen weiter.
    }
wait-take = { $name } wählt eine Karte.
wait-hand = { $name } überlegt, wer die Karten als Nächstes bekommt.

## Events

event-round = Runde { $round } von { $rounds }
event-turned-up = Alle verdeckten Karten werden aufgedeckt.

## Where the gold comes from; the gold itself stands beside the words

tally-most = { profession.plural }: die meisten Sterne ({ $stars })
tally-tied-most = { profession.plural }: Gleichstand bei den meisten Sternen ({ $stars })
tally-second = { profession.plural }: die zweitmeisten Sterne ({ $stars })
tally-tied-second = { profession.plural }: Gleichstand bei den zweitmeisten Sternen ({ $stars })
tally-variety =
    { $count ->
        [one] { $count } Beruf
       *[other] { $count } verschiedene Berufe
    }
tally-two-stars = { cards } mit 2 Sternen
tally-floor = Niemand fällt unter null
tally-numbers = Zahlen auf den Karten

## Why the match ended

reason-rounds = Alle Runden sind gespielt.
reason-pile = Der Stapel ist aufgebraucht.

## Refusals

refused-FV-S1 = Diese Karte ist nicht im Spiel: Zu viert bleiben die 8er in der Schachtel.
refused-FV-E1 = Die Partie ist zu Ende: Es wird nichts mehr genommen oder weitergegeben.
refused-FV-S2 = Der Startspieler wird nur einmal ausgelost, vor der ersten Runde.
refused-FV-R1 = Karten werden nur zu Beginn einer Runde gezogen, und nur solche, die noch im Stapel sind.
refused-FV-R2 = Nimm zuerst genau eine Karte, dann gib den Rest weiter.
refused-FV-R3 = Wenn du deine Karte genommen hast, gib den Rest an jemand anderen weiter, der in dieser Runde noch keine hat.
refused-FV-R4 = Zuerst kommen alle an die Reihe, die in der letzten Runde offen ausgelegt haben.
refused-FV-R5 = Die letzte Karte der Runde bekommt niemand: Sie ist aus dem Spiel.
refused-FV-R6 = Diese Karte hast du nicht auf der Hand.
refused-FV-X1 = Diese Karte ist nicht im Spiel: Die vereinfachte Partie benutzt nur die Zahlen 1 bis 5.

## Labels on the table

label-you = du
label-round = Runde
label-pile = Stapel
label-packet = Päckchen
label-hand = Auf der Hand
label-face-up = Offen
label-face-down = Verdeckt
label-stars = Sterne
label-gold = Gold
label-prizes = Was jeder Beruf jetzt einbringt
label-prize = { $name }: { $points } Gold
label-first-player = Startspieler
label-must-be-served-first = Kommt zuerst an die Reihe
label-holds = { $name } hat { cards } auf der Hand
label-laid = Runde { $round }: { card }, { face }
label-laid-unseen = Runde { $round }: eine Karte, verdeckt
label-stars-of =
    { $stars ->
        [one] { profession.plural }: { $stars } Stern
       *[other] { profession.plural }: { $stars } Sterne
    }
label-leading-stars-of = { label-stars-of }, bisher die meisten
label-unseen = { cards }, die du nicht kennst
label-remembered = Von dir weitergegeben, seither nicht gesehen
label-out = { card }, aus dem Spiel
label-this-round = Diese Runde
label-in-round = Runde { $round }
memory-hidden = { $cards } – verdeckt: { $names }; 1 aus dem Spiel
memory-out = { $cards } – aus dem Spiel

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-round = Runde
    .line = Ein Päckchen wandert um den Tisch, und alle nehmen sich eine Karte daraus.
    .rule = FV-R1
meaning-pile = Stapel
    .line = Karten, die noch niemand gezogen hat. Jede Runde braucht für jeden am Tisch eine und noch eine dazu.
    .rule = FV-R1
meaning-packet = Päckchen
    .line = Wer es hat, nimmt eine Karte, legt sie offen oder verdeckt aus und bestimmt, wer den Rest bekommt.
    .rule = FV-R2
meaning-card = { card }
    .line =
        { $number ->
            [9] Zwei Sterne für ihren Beruf, aber am Ende kostet sie 1 Gold.
           *[other] Ein Stern für ihren Beruf. Die niedrigste offene Zahl beginnt die nächste Runde.
        }
    .rule =
        { $number ->
            [9] FV-E7
           *[other] FV-C1
        }
meaning-simple-card = { card }
    .line = Am Ende ist sie so viel Gold wert wie ihre Zahl.
    .rule = FV-X2
meaning-face-up = Offen
    .line = Alle sehen sie, und in der nächsten Runde bist du vor denen an der Reihe, die verdeckt ausgelegt haben.
    .rule = FV-R4
meaning-face-down = Verdeckt
    .line = Geheim bis zum Ende, dann zählt sie wie die anderen. In der nächsten Runde kommen zuerst die an die Reihe, die offen ausgelegt haben.
    .rule = FV-R4
meaning-handed-on = Von dir weitergegeben
    .line = Diese Karten waren in einem Päckchen, das du weitergegeben hast, und sind seither nicht aufgetaucht: Sie liegen irgendwo verdeckt oder sind aus dem Spiel.
    .rule = FV-R6
meaning-out = Aus dem Spiel
    .line = Die letzte Karte einer Runde wird verdeckt abgelegt und zählt für niemanden.
    .rule = FV-R5
meaning-first-player = Hut: Startspieler
    .line = Zieht das Päckchen dieser Runde und nimmt als Erster eine Karte. Die niedrigste offene Zahl entscheidet, wer die nächste Runde beginnt.
    .rule = FV-N1
meaning-served-first = Kommt zuerst an die Reihe
    .line = Hat in der letzten Runde offen ausgelegt: Das Päckchen geht erst hierhin und dann zu denen, die verdeckt ausgelegt haben.
    .rule = FV-R4
meaning-stars = { profession.plural }: Sterne
    .line = Die Sterne auf den Karten, die du hier siehst. Am Ende gibt es Gold für die meisten und die zweitmeisten.
    .rule = FV-E2
meaning-crown = Krone: die meisten Sterne ({ profession.plural })
    .line = Die Mehrheit in diesem Beruf: Soweit du siehst, hat niemand mehr Sterne.
    .rule = FV-E2
meaning-unseen = Verdeckt
    .line = So viele Karten, die du nicht gesehen hast, liegen hier. Am Ende zählen sie mit.
    .rule = FV-E1
meaning-prizes = { profession.plural }: was sie jetzt bringen
    .line = Wer allein die meisten Sterne hat, bekommt 6 Gold, wer allein die zweitmeisten hat, 3. Gleichstand bei den meisten: je 4 und nichts für den zweiten Platz. Gleichstand beim zweiten Platz: je 1.
    .rule = FV-E2
meaning-gold = Gold
    .line = Die Summe der Zahlen auf den Karten, die du hier siehst.
    .rule = FV-X2
meaning-points = Punkte (Gold)
    .line = Was die Karten, die du siehst, einbrächten, wenn die Partie jetzt endete. Wer das meiste Gold hat, gewinnt.
    .rule = FV-E9
