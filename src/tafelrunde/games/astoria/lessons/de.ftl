### Die Lektionen von Astoria auf Deutsch

introduction-who = Du bist Zauberer am Hof eines sterbenden Königs, und niemand weiß, auf wessen Seite du stehst.
introduction-want = Auf den meisten Zielen steht „Rettet den König“; doch manche dienen den Barbaren, dem Pöbel oder dem Drachen und wollen seinen Tod.
introduction-win = Das erreichte Ziel bringt 20 Punkte, Edelsteine und Macht den Rest; wer die meisten hat, gewinnt, und zwar allein.

## The king and the siege

siege-title = Der König und die Belagerung
siege-king = Der König ist krank. Bei 10 ist er gerettet, bei 0 tot: Beides beendet die Partie. Er steht bei 6 und verliert jede Runde 1.
siege-hordes = Die Horden der Barbaren rücken nach jeder Runde näher, um ihre Verstärkung, die jetzt 2 ist. Bei 10 ist es vorbei.
siege-mob = Der Pöbel rückt genauso vor, und zwar um die Unruhe, die jetzt 1 ist.
siege-dragon = Und der Drache verliert die Geduld, sooft eine Invasionskarte es sagt. Ein roter oder gelber Edelstein besänftigt ihn.
siege-goal = Das ist dein Ziel, und nur du siehst es: „Rettet den König“. Jemand an diesem Tisch will etwas anderes.
siege-ability = Du hast 5 Aktionen. Deine Fähigkeitskarte, der Zauberer, erzeugt 2 Glyphen der Natur. Nutze sie.
siege-wizard-first = Es gibt viel zu tun. Fang mit deiner eigenen Magie an: der Zaubererkarte.
siege-strike = Eine Glyphe der Natur drängt die Horden um 1 zurück. Tu das.
siege-mob-costs-two = Gegen den Pöbel braucht die Natur 2 Glyphen für 1 Schritt. Die Horden sind billiger und schneller.
siege-glyphs-first = Vorsicht: Glyphen, die nicht gleich genutzt werden, verfallen. Setz eine gegen die Horden ein.
siege-over = Die Horden sind bei 0, tiefer geht es nicht. Was man sonst tun kann, kommt in den nächsten Lektionen: Beende deinen Zug.
siege-enough = Du hast noch Aktionen und würdest sie in einer Partie alle nutzen. Hier ist es genug: Beende deinen Zug.
siege-besieged = Alle waren dran, also kommt die Belagerung: Horden +2, Pöbel +1, und der König ist nur noch bei 5. Ohne dich stünden die Horden bei 3.
siege-task = Nach der Belagerung erholen sich alle: Bis zu 2 genutzte Karten werden wieder aktiv. Hol dir deine Magie zurück.
siege-tired = So säße dein Zauberer die nächste Runde müde herum.
siege-end = Der König lebt, die Horden sind aufgehalten. Das ist eine Runde: Invasionskarte, alle sind dran, Belagerung, Erholung.

## Gems, power and flow

power-title = Edelsteine und Macht
power-stock = Du hast 9 Edelsteine im Vorrat, alle grün wie du. Aber Artefakte brauchen auch andere Farben. Die bekommst du für Macht.
power-gather = Der langsame Weg: Sammle mit einer Aktion 1 Macht.
power-gather-first = Später. Sammle zuerst 1 Macht, zum Vergleich.
power-flow = Der schnelle Weg steht auf der Invasionskarte: der Machtfluss dieser Runde. Grün fließt mit 6. Die Zahlen ändern sich jede Runde.
power-burn = Verbrenne einen grünen Edelstein: Das gibt auf einen Schlag 6 Macht.
power-burn-it = Erlaubt. Aber 6 Macht für einen Stein gibt es nicht jede Runde: Verbrenne ihn.
power-reserve = Zum selben Kurs werden Steine verkauft: Blau fließt mit 2, also kostet ein blauer 2. Verbrenne, was hoch steht, kaufe, was niedrig steht: Das ist der ganze Handel.
power-buy = Kauf einen blauen Edelstein.
power-blue = Nicht falsch. Für diese Lektion bitte einen blauen.
power-task = Noch 5 Macht. Du willst außerdem eine Farbe, die du noch nicht hast. Kauf die billigste.
power-dear = Gelb fließt mit 4. Es gibt etwas Billigeres.
power-have-one = Von dieser Farbe hast du schon welche.
power-buy-one = Die Macht hast du jetzt: Kauf einen Edelstein.
power-end = Rot für 3. Am Ende zählt jeder Punkt Macht 1 Punkt; aber ein Stein in deiner Flasche zählt 2, wie du gleich siehst.

## Artefacts and glyphs

artefacts-title = Artefakte und Glyphen
artefacts-hand = Eine Runde später. Diese Karte in deiner Hand ist das Eichelamulett: 2 grüne Edelsteine und 1 blauer, und es erzeugt 2 Glyphen der Natur. Die Steine hast du.
artefacts-first-gem = Mit jeder solchen Aktion legst du einen Stein. Leg einen grünen.
artefacts-charm = Man kann vieles tun. Machen wir zuerst das Amulett fertig: Ein halbes Artefakt ist nichts wert.
artefacts-second-gem = Den zweiten grünen.
artefacts-last-gem = Und den blauen.
artefacts-flask = Fertig! Seine 3 Steine sind in deine Flasche gewandert: am Ende je 2 Punkte. Und jedes fertige Artefakt heilt den König um 1.
artefacts-tap = Du darfst es sofort nutzen. Tappe das Amulett.
artefacts-use-it = Die Aktionen hast du. Probier zuerst dein neues Spielzeug aus.
artefacts-task = 2 Glyphen der Natur. Für 1 sinken die Horden um 1, für 2 der Pöbel um 1. Horden 3, Pöbel 2. Wo bekommst du mehr dafür?
artefacts-half = Ein Schritt für zwei Glyphen. Bei den Horden wären es zwei.
artefacts-wasted = Deine Glyphen gingen verloren. Gib sie zuerst aus.
artefacts-again = Eine Glyphe ist noch übrig.
artefacts-end = Rot kämpft, Grün verteidigt, Blau heilt und späht, Gelb leert Flaschen, Orange bringt Macht, Lila stiehlt. Verweile auf einer Glyphe, dann erzählt sie mehr.

## Warlords and guards

warlords-title = Kriegsfürsten und Wächter
warlords-warlord = Die Invasionskarte brachte einen Kriegsfürsten. Solange er lebt, verliert der König in jeder Belagerung 1 mehr, es sei denn, jemand antwortet mit seiner Glyphe, Schwefel.
warlords-fight-how = Im Kampf tappst du Karten; dann wird eine Karte aufgedeckt, und ihr Machtfluss sagt, was jede Glyphe wert ist. Er hat Stärke 10: Deine 2 Naturglyphen brauchen eine 5 oder 6.
warlords-guard-why = Ein besiegter Kriegsfürst bringt dir 5 Punkte. Aber ein verlorener Kampf beendet sofort deinen Zug! Also tu vorher alles andere, zum Beispiel einen Wächter aufstellen.
warlords-burn = Ein Wächter kostet 5 Macht und einen Stein deiner Farbe. Grün fließt mit 6: Verbrenne einen.
warlords-too-early = Mutig, aber zu früh: Wenn du verlierst, sind deine anderen Aktionen weg. Nimm es zurück.
warlords-burn-it = Erlaubt, aber jetzt brauchst du Macht.
warlords-guard = Stell einen Wächter auf. Er zählt 5 für deine Seite, wenn jemand das Schloss angreift.
warlords-post-it = Die Macht hast du: Stell den Wächter auf.
warlords-task = Nichts anderes drängt mehr, und deine Zaubererkarte hast du noch. Wag es!
warlords-now-fight = Das ginge. Aber der Kriegsfürst wartet nicht.
warlords-end = Grün mit 6, zweimal: 12 gegen 10. Seine Karte ist deine Trophäe. Du hattest übrigens Glück: Nur 5 der 17 anderen Karten hätten gereicht. Bring nächstes Mal mehr Glyphen mit.

## Goals, accusation, exile, castle

traitors-title = Verräter
traitors-goals = Es gibt dreimal das Ziel „Rettet den König“ und je eines für Barbaren, Drache und Pöbel. Wer eines der letzten drei hat, ist ein Verräter und will den König auf die richtige Art sterben sehen.
traitors-suspicion = Mila hat Glyphen der Natur, mit denen sich der Pöbel beruhigen lässt. Eine hat sie gegen die Horden genutzt, die andere verfallen lassen. Mag sie etwa den Pöbel?
traitors-accuse = Klage Mila an, dem Pöbel zu dienen: Berühre die Maske neben ihrem Namen. In einer Partie warte auf bessere Beweise, denn wer falsch anklagt, geht ins Exil.
traitors-wrong-faction = Die richtige Person, der falsche Herr: Jetzt bist du im Exil. Auch die Fraktion muss stimmen.
traitors-otto = Der arme Otto war treu, und jetzt bist du im Exil. Nimm es zurück, bevor er es merkt.
traitors-accuse-her = Dafür ist später Zeit. Zuerst die Anklage.
traitors-exile = Richtig! Mila geht ins Exil, und weil ein Verräter entlarvt ist, endet die Krankheit des Königs. Ihr Ziel behält sie allerdings.
traitors-over = Halt deine Zaubererkarte bereit: Exilierte sind gefährlich. Beende deinen Zug.
traitors-enough = Möglich, aber deine Zaubererkarte sollte bereit bleiben. Beende deinen Zug.
traitors-castle = Da ist sie schon: Mila greift mit 2 Glyphen der Natur das Schloss an. Ist sie stärker, endet die Partie, und sie bekommt 20 Punkte. Otto verteidigt nicht.
traitors-task = Verteidige das Schloss mit dem, was du hast.
traitors-fallen = Ohne dich steht niemand am Tor. Nimm es zurück: Eine bereite Karte will genutzt werden.
traitors-end = Sonne mit 6 gegen Natur mit 4: 12 zu 8, das Schloss steht. Trau niemandem, halt eine Karte bereit und heile den König: Jetzt kennst du Astoria.

## Worum es in Rätseln geht

theme-accusation = Anklage
theme-castle = Schloss
theme-battle = Kampf
theme-glyphs = Glyphen
theme-gems = Edelsteine
