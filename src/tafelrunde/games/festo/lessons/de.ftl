### Die Lektionen von Festo! auf Deutsch

introduction-who = Du bist ein Halblingskoch am Vorabend des Festes und schickst deine Helfer auf den Markt.
introduction-want = Du willst die Zutaten, die auch die anderen wollen, und Gerichte von möglichst vielen verschiedenen Sorten.
introduction-win = Nach vier Runden bringen Gerichte und Sets verschiedener Sorten Punkte; die beste Küche gewinnt.

## Helpers and dice

helpers-title = Helfer und Würfel
helpers-stalls = Sechs Stände stehen in einer Reihe, und jeder verkauft eine Zutat. Du und Mila habt je sechs Helfer. Wo sie stehen, entscheidet, wer was bekommt.
helpers-closed = Heute Morgen zeigten die Würfel 2, 2 und 5: Diese Stände sind geschlossen, dorthin kann niemand geschickt werden. Alles andere ist offen.
helpers-place = Du brauchst Fleisch. Schick einen Helfer zum Troll.
helpers-ring = Auch das steht dir offen. Schick den Helfer in dieser Lektion dorthin, wo der Ring ist.
helpers-not-yet = Du könntest hier aufhören. Aber ein einsamer Helfer bekommt selten viel: Schick noch einen.
helpers-more = Ein Helfer mehr als alle anderen ist viel wert: Wer die meisten hat, darf den ganzen Markt leer räumen. Schick einen zweiten.
helpers-keep = Du dürftest jetzt alle sechs einsetzen. Aber am Nachmittag wird neu gewürfelt, und dann weißt du mehr. Behalte vier: Der Ring zeigt, wie.
helpers-all-at-once = Anfänger setzen gern alles sofort ein. Helfer in der Hand sind deine einzige Antwort auf das, was Mila tut: Behalte welche.
helpers-afternoon = Nachmittag: Jetzt sind 1, 2 und 6 geschlossen. Deine Helfer beim Troll bleiben. Was du noch in der Hand hast, musst du jetzt ganz einsetzen.
helpers-grocer = Der Händler hat immer offen. Er verkauft von allem ein wenig, und wer dort die meisten Helfer hat, wird Startspieler. Schick einen hin.
helpers-task = Du hast noch drei Helfer, Mila zwei. An einem Ort kann sie dich nicht mehr einholen, was sie auch tut. Wo?
helpers-grocer-again = Beim Händler führst du schon, und seine Regale sind fast leer. Such einen vollen Markt, an dem Mila niemanden hat.
helpers-contested = Dort steht Mila schon, und mit zwei weiteren zieht sie gleich. Wo hat sie niemanden?
helpers-end = Drei beim Elfen: Selbst mit beiden Helfern hätte Mila dich nicht eingeholt. Jetzt werden die Plättchen abgeräumt, und alle sammeln ein.

## Acting

acting-title = Mehrheiten
acting-order = Alle Helfer sind eingesetzt. Jetzt kommen die Stände von links nach rechts dran. Wer mehr Helfer hat, handelt zuerst; eine Krone zeigt, wer mehr hat als alle anderen.
acting-take-all = Zwei zu eins beim Troll: Die absolute Mehrheit gehört dir. Damit darfst du den ganzen Markt nehmen, alle 3 Fleisch. Greif zu!
acting-ability = Der Trick des Trolls ist nett, aber er kostet dich den ganzen Markt. Die Fähigkeiten kommen in der nächsten Lektion.
acting-one-by-one = Eins für jeden Helfer macht zwei. Der ganze Markt macht drei.
acting-greedy = Mit leeren Händen gehen? Du warst zuerst da: Nimm alles.
acting-second = Beim Ork hatte Mila die Mehrheit und hat den Markt geleert. Dein Helfer könnte noch die Fähigkeit des Orks nutzen. Zieh ihn vorerst ab.
acting-next-lesson = Gute Idee, aber das ist die nächste Lektion. Zieh den Helfer vorerst ab.
acting-tie = Zwei zu zwei beim Elfen: Niemand hat die Mehrheit, also nimmt niemand alles. Bei Gleichstand zählt die Reihenfolge, und du bist Startspieler: Du handelst zuerst. Nimm eine Frucht.
acting-fruit = Erlaubt. Aber rechne: Jeder Helfer bringt eine Frucht, und Mila kommt gleich nach dir. Nimm Früchte.
acting-each = Eine Zutat für jeden Helfer. Dein zweiter nimmt noch eine.
acting-store = Mila bekam die letzte Frucht: Der Gleichstand hat dich eine gekostet. Zum Schluss kommt der Feinkostladen. Je ein Helfer: Du bist wieder zuerst dran und behältst die Startspielerkarte.
acting-task = Du hast 3 Fleisch und 2 Früchte. Das Fruchtdessert in der ersten Spalte kostet 3 Früchte und 2 von einer anderen Farbe und bringt 12 Punkte. Kauf, was fehlt.
acting-count = Zähl noch einmal: 3 Früchte braucht es, 2 hast du. Die 2 in einer anderen Farbe hast du schon.
acting-end = 3 Früchte, 3 Fleisch: Das Dessert ist so gut wie gekocht. Mehr Helfer zuerst, bei Gleichstand die Reihenfolge, die Mehrheit nimmt alles: Das ist der Markt.

## The six abilities

abilities-title = Sechs Tricks
abilities-one-each = Du und Mila habt an jedem Stand einen Helfer, und du handelst zuerst. Ein Helfer bringt entweder eine Zutat oder die Fähigkeit des Standes. Heute probieren wir die Fähigkeiten.
abilities-ability = Eine Zutat in der Hand ist auch gut. Aber hier wollen wir den Trick sehen: Nutze die Fähigkeit mit deinem Helfer.
abilities-troll = Der Troll trägt eine Zutat von einem Markt zu einem anderen. Nutze seine Fähigkeit.
abilities-lift = Lass ihn eine Kartoffel vom Markt des Zwergs nehmen.
abilities-potato = Auch das ginge. Aber wir haben einen Plan mit der Kartoffel beim Zwerg.
abilities-drop = Und stell sie beim Elfen ab. Du siehst gleich, warum.
abilities-to-elf = Möglich. Aber in dieser Lektion führt alles zum Elfen.
abilities-pixies = Die Pixies schicken den Helfer, den du einsetzt, weiter nach rechts, und dort zählt er sofort. Nutze die Fähigkeit.
abilities-send = Zum Elfen! Dann hast du dort zwei, und Mila einen.
abilities-orc = Der Ork reserviert ein Gericht: Dein Helfer setzt sich darauf, niemand sonst darf es kochen, und dich kostet es 1 Zutat weniger. Nutze die Fähigkeit.
abilities-reserve = Reserviere das Fruchtgetränk. Vergiss nicht: Bis du es kochst, fehlt dir dieser Helfer auf dem Markt.
abilities-drink = Jedes kleine Gericht lässt sich reservieren. Nimm das Fruchtgetränk, denn bald gibt es Früchte.
abilities-magician = Der Magier gibt dir Salz, und Salz ersetzt beim Kochen jede Zutat. Nutze die Fähigkeit.
abilities-elf = Der Elf tauscht 1 Zutat gegen 2 beliebige. Aber schau: zwei zu eins! Du hast die Mehrheit, und mit deiner Kartoffel liegen hier 4 Zutaten. Nimm den ganzen Markt.
abilities-four = Der Tausch ist gut, wenn der Markt mager ist. Hier bringt dir die Mehrheit 4 auf einmal.
abilities-dwarf = Bleibt der Zwerg. Mit ihm legst du deine zwei Spezialscheiben aus, die in der nächsten Runde als Helfer zählen, noch bevor gewürfelt wird. Nutze seine Fähigkeit.
abilities-task = Nächste Runde willst du beim Magier zwei voraus sein, was immer die Würfel sagen. Leg die erste Scheibe.
abilities-other-disc = Und die zweite.
abilities-two-discs = Eine Scheibe zählt dort, wo sie liegt, und nur dort. Du wolltest beim Magier zwei voraus sein.
abilities-end = Sechs Tricks in einer Runde, und der beste war keiner: Tragen und Schicken brachten dir die Mehrheit. In der letzten Runde gibt der Zwerg stattdessen 2 Punkte.

## Cooking

cooking-title = Kochen
cooking-price = Abend: Zeit zu kochen. Ein kleines Gericht zeigt, wie viel von seiner eigenen Farbe es kostet und wie viel von einer anderen deiner Wahl. Dieses: 2 Honig und 1 andere.
cooking-cook = Du hast 3 Fleisch, 3 Honig und 1 Salz. Koch das Honiggetränk.
cooking-hungry = Wer passt, ist für diesen Abend raus. Du hast noch Zutaten: Koch zuerst.
cooking-drink-first = Das ginge, aber dann reicht der Rest nicht für zwei Gerichte. Fang mit dem Honiggetränk an.
cooking-second-colour = Mit welcher anderen Farbe? Fleisch hast du genug.
cooking-no-such-colour = Davon hast du nichts, also müsste dein Salz einspringen. Fleisch ist für dich billiger.
cooking-salt = Salz kann alles ersetzen, darum wirst du gefragt. Du hast das Fleisch: kein Salz.
cooking-salt-precious = Salz ist die einzige Zutat, die immer passt. Heb es für das auf, was dir fehlt.
cooking-salt-again = Dasselbe beim Honig: kein Salz.
cooking-columns = Ein Gericht für 7 Punkte! Mila passt. Die zweite Spalte kostet 1 Zutat mehr, die dritte 2. Was liegen bleibt, rückt nächste Runde nach links und wird billiger.
cooking-reserved = Auf diesem sitzt dein Helfer: Der Ork hat es für dich reserviert. Es kostet 2 Honig und 2 andere, 1 mehr für die Spalte und 1 weniger, weil es dir gehört.
cooking-task = Du hast 2 Fleisch, 1 Honig und 1 Salz. Ein Gericht braucht genau das auf. Koch es.
cooking-recalled = Den Helfer zurückzurufen kostet eine Zutat und das Gericht. Koch es lieber.
cooking-too-dear = Das geht, aber ein anderes ist mehr wert, und dein Helfer säße weiter fest. Denk an das reservierte.
cooking-pay = Der Aufpreis wird in einer der beiden Farben bezahlt. Dein Nachlass hebt ihn gleich wieder auf: Bezahl ihn in Honig.
cooking-either = Fleisch geht auch; dann wirst du gefragt, wo du sparst. Nimm Honig für den kürzeren Weg.
cooking-sets = Ein Getränk und eine Vorspeise: zwei verschiedene Sorten, 3 Punkte extra. Sechs verschiedene bringen 21! Ein zweites Getränk beginnt ein neues Set, also koch, was du noch nicht hast.
cooking-end = Deine Küche ist leer, dein Helfer zu Hause, und Mila liegt zurück. Jetzt kennst du ganz Festo! Auf zu deinem ersten Fest!

## Worum es in Rätseln geht

theme-majority = Mehrheit
theme-reservation = Reservierung
theme-cooking = Kochen
theme-market = Markt oder Fähigkeit
theme-ingredients = Die richtige Zutat
theme-order = Startspieler
