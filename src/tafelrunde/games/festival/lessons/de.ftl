### Die Lektionen von Festival auf Deutsch

introduction-who = Du leitest einen Wanderzirkus und wirbst jede Runde einen Künstler an, zehn Runden lang.
introduction-want = Du willst die meisten Sterne in ein oder zwei Berufen und von jedem Beruf jemanden.
introduction-win = Beides bringt am Ende Gold, und wer am reichsten ist, gewinnt.

## A round

round-title = Eine Runde
round-packet = Das ist das Päckchen: für jeden von euch vieren eine Karte und eine mehr. Du hast es gezogen, also wählst du zuerst. Du behältst genau eine Karte.
round-take = Nimm den Spielmann 2 und leg ihn offen aus. Berühre die Karte, dann „Offen“.
round-face-up = Verdeckt ist auch erlaubt: Niemand sieht die Karte. Aber wer seine zeigt, bekommt das Päckchen nächste Runde früher. Das probieren wir zuerst.
round-nine = Die 9 hat zwei Sterne, und am Anfang greift jeder danach. Sie kostet am Ende aber auch 1 Gold. Nimm vorerst die bescheidene daneben.
round-card = Jede Karte ist erlaubt. Nimm für diese Lektion die mit dem Ring.
round-hand = Vier Karten sind übrig, und du bestimmst, wer als Nächstes wählt. Überleg gut, wen du fütterst! Gib sie Mila.
round-mila = Du darfst jeden wählen, der noch keine Karte hat. In dieser Lektion hat Mila Hunger: Gib sie ihr.
round-next-first = Wer beginnt die nächste Runde? Wer die niedrigste Zahl zeigt; doch diese Runde hast du begonnen, also wird deine 2 übergangen. Zoés 3 ist die nächste: Der Hut gehört ihr.
round-served = Achte auf die Schleifen. Wer seine Karte offen ausgelegt hat, muss vor den anderen bedient werden. Mila hat ihre versteckt, also wartet sie diese Runde bis zum Schluss.
round-secret = Schon bist du dran: Zeigen hat sich gelohnt. Jetzt behalte ein Geheimnis. Nimm den Spielmann 7, verdeckt.
round-hide = Offen wüssten alle, dass du Spielleute sammelst. Leg ihn diesmal verdeckt aus.
round-last = Das war der Preis für dein Geheimnis: Alle anderen waren vor dir dran. Wer zuletzt kommt, bekommt zwei Karten, behält eine, und die andere verlässt ungesehen das Spiel.
round-task = Leg eine Karte so, dass du die nächste Runde beginnst. Schau, was die anderen zeigen: Otto eine 7, Zoé eine 3. Mila hat begonnen.
round-face-down = Verdeckt zählt sie nicht, so niedrig sie auch ist: Nur was offen liegt, wird verglichen. Nimm es zurück.
round-end = Gut gemacht! Deine Zahl ist die niedrigste, die zu sehen ist, also gehört der Hut dir. Wählen, zeigen oder verstecken, weitergeben: Das ist die ganze Runde.

## Scoring

scoring-title = Sterne und Gold
scoring-stars = Die letzte Karte einer Partie. Hier siehst du die Sterne von allen, nach Berufen. Du hast 4 Sterne bei den Spielleuten, mehr als alle anderen: daher die Krone.
scoring-prizes = Wer allein die meisten Sterne hat, bekommt 6 Gold, wer allein die zweitmeisten hat, 3. Die Spielleute gehören so gut wie dir.
scoring-ties = Du und Zoé habt beide 4 Sterne bei den Gladiatoren. Bei Gleichstand um die meisten gibt es je 4 Gold, und der zweite Platz geht leer aus.
scoring-nines = Eine 9 zählt zwei Sterne und kostet am Ende 1 Gold. Zwei weitere Sterne, wo du ohnehin führst, ändern nichts.
scoring-variety = Jetzt zähl deine Berufe. Drei bringen 3 Gold, vier bringen 6, alle fünf bringen 10. Anfänger vergessen das gern: Ein einsamer Stern kann mehr wert sein als eine Krone.
scoring-task = Zwei Karten sind übrig, und das ist deine letzte Wahl. Welche macht dich reicher? Ob offen oder verdeckt, ist jetzt egal.
scoring-another-minstrel = Bei den Spielleuten hast du vorher geführt, und du führst immer noch: nichts gewonnen, und die 9 kostet 1 Gold. Was fehlt dir ganz?
scoring-reveal = Alle Karten werden aufgedeckt. Mit deiner einzigen Tänzerin sind es fünf Berufe: 10 Gold statt 6. Berühre deine Punkte, um zu sehen, woher jedes Goldstück kommt.
scoring-end = Das war schon ganz Festival. 21 Gold, und niemand hat mehr. Mit der anderen Karte wärst du Letzter geworden.

## Worum es in Rätseln geht

theme-hiding = Verdeckt oder offen
theme-timing = Der richtige Moment
theme-majority = Mehrheit
