### Die Lektionen von UFOs! auf Deutsch

introduction-who = Du kommst aus dem All, und Liebe geht durch den Magen.
introduction-want = Du willst Frittenbuden in den Dörfern, denn sie tragen deine UFOs und helfen dir, in den Städten Restaurants zu eröffnen.
introduction-win = Restaurants zählen am meisten, wo der Widerstand am größten ist; wer am Ende die meisten Punkte hat, gewinnt.

## Flying

flying-title = Fliegen
flying-hello = Willkommen auf der Erde! Große Orte sind Städte, kleine sind Dörfer. Zu zweit spielt nur dieser Teil der Welt mit.
flying-start = Du beginnst mit zwei UFOs in einem Dorf deiner Wahl. Nimm Roswell. Was sonst?
flying-village = Auch ein schönes Dorf. Aber Roswell muss jeder Außerirdische einmal gesehen haben.
flying-fly = Mila beginnt in Griechenland. Jetzt flieg los: Berühre eines deiner UFOs.
flying-not-yet = Du darfst bleiben, wo du bist. Aber wer zu Hause bleibt, eröffnet keine Buden.
flying-to = Jeder Flug folgt den Linien und endet am ersten Ort, der dir nicht gehört. Flieg nach Gulf Breeze.
flying-there = Auch das ist in Reichweite. Flieg in dieser Lektion zum Ring.
flying-stay = Das andere UFO bleibt in Roswell. Wenn alle geflogen sind, die sollen, beende die Bewegung.
flying-stay-put = Es könnte auch fliegen. Aber dann wäre niemand mehr in Roswell.
flying-stand = Jetzt darf jedes UFO eine Sache tun. In einem leeren Dorf eröffnet es eine Frittenbude, ganz ohne Wurf. Eröffne eine in Gulf Breeze.
flying-other-first = Die kommt gleich. Zuerst Gulf Breeze.
flying-free = Eine Bude kostet nichts und misslingt nie. Verzichte nicht darauf.
flying-another = Und eine in Roswell.
flying-network = Auch Mila hat gebaut. Jede Bude zählt 1 Punkt, vor allem aber sind die Buden dein Netz: Über deine eigenen Orte fliegt ein UFO weiter, so weit du willst.
flying-far = Probier es aus: Berühre das UFO in Roswell.
flying-the-ring = Erlaubt. Nimm in dieser Lektion das mit dem Ring.
flying-over = Über Gulf Breeze, das dir gehört, kommt es bis Colares in Südamerika. Flieg hin.
flying-task = Bring dein anderes UFO nach Los Angeles. Das sind zwei Linien; aber ein Ort auf dem Weg gehört dir.
flying-not-finished = Du hast noch ein UFO, und das ist noch nicht geflogen.
flying-land = Nach Los Angeles, bitte.
flying-not-los-angeles = Ein schöner Flug, aber nicht nach Los Angeles.
flying-end = Über Roswell nach Los Angeles: So arbeitet dein Netz. Je mehr Buden, desto kleiner die Welt.

## Stands and restaurants

restaurants-title = Restaurants
restaurants-city = Dein UFO ist in Los Angeles gelandet. Das Plättchen sagt, wie sehr sich die Stadt wehrt, hier 3, und zeigt einen Burger für jedes Restaurant, das Platz hat.
restaurants-chance = Für ein Restaurant wirfst du einen zwölfseitigen Würfel und musst den Widerstand erreichen. Jede deiner Buden nebenan gibt 1 dazu: Roswell hilft, also reicht eine 2.
restaurants-open = Eröffne dein erstes Restaurant!
restaurants-nothing-done = Du darfst deinen Zug beenden, obwohl noch etwas zu tun ist. Du würdest es nur bereuen.
restaurants-restaurant-first = Die Bude läuft nicht weg, und hier hilft sie nicht. Zuerst das Restaurant.
restaurants-stand = Eine 5, plus 1: Los Angeles frisst dir aus der Hand. Dein anderes UFO eröffnet eine Bude in Colares.
restaurants-next-city = Als Nächstes New York, Widerstand 4. Nur Gulf Breeze liegt nebenan, also brauchst du eine 3. Das misslingt in einem von sechs Fällen. Das geht besser.
restaurants-first-ufo = Zuerst das UFO in Los Angeles …
restaurants-the-ring = Auch möglich. Folge in dieser Lektion dem Ring.
restaurants-to-village = … nach Kecksburg: ein Dorf gleich neben New York, in dem noch niemand Fritten verkauft.
restaurants-second-ufo = Dann das UFO in Colares …
restaurants-to-city = … über Gulf Breeze nach New York.
restaurants-task = Beide sind gelandet. Du bestimmst die Reihenfolge deiner Aktionen, und sie ist wichtig. Was kommt zuerst?
restaurants-hasty = Zu hastig, der Lieblingsfehler: Eine Bude, die im selben Zug eröffnet wurde, hilft schon. Nimm es zurück.
restaurants-roll = Jetzt helfen zwei Buden. Trau dich zu würfeln!
restaurants-end = Eine 2, plus 2 für die Buden: genau 4. Ohne Kecksburg wäre es misslungen. Restaurants anderer und Augenzeugen machen es schwerer, wie du gleich siehst.

## Bumps and witnesses

bumps-title = Rempeln und Augenzeugen
bumps-crowded = Mila war schneller: Bude in Gulf Breeze, Restaurant in New York, je ein UFO dabei. Über ihre UFOs kommst du nicht hinweg. Aber du kannst sie wegrempeln.
bumps-fly = Berühre eines deiner UFOs in Roswell.
bumps-stay-away = Friedlich, aber Mila würde sich bedanken. Flieg!
bumps-onto = Flieg geradewegs auf Milas UFO in Gulf Breeze.
bumps-mila = Dort würdest du niemanden rempeln. Gulf Breeze!
bumps-value = Du hast +1 als Angreifer und +1 für dein UFO nebenan in Roswell, Mila +1 für ihres in New York. Lass dein anderes also stehen und beende die Bewegung: Dann rollen die Würfel.
bumps-support = Dein anderes UFO unterstützt dich von Roswell aus: +1. Fliegt es weg, ist auch die Hilfe weg.
bumps-drift = 4 und 2 gegen 3 und 1: Du gewinnst mit 2 Vorsprung, also versetzt du Milas UFO genau 2 Orte weit. Lass es nach Mexiko-Stadt taumeln.
bumps-unseen = Dort bleibt es unbemerkt. Über einer Stadt würde jemand aufblicken.
bumps-drift-on = Noch einen: weg nach Hana, mitten im Ozean.
bumps-hana = Auch weit weg. Aber Hana liegt am Ende der Welt.
bumps-witness = In Mexiko-Stadt hat es jemand gesehen: ein Augenzeuge in Milas Farbe. Ein Restaurant wird dort für sie um 2 schwerer, und am Ende kostet jeder Augenzeuge 2 Punkte.
bumps-stand = Dein UFO in Roswell kann noch eine Bude eröffnen.
bumps-free = Umsonst ist nur dies: Eröffne die Bude.
bumps-calmer = Mila fliegt nach Los Angeles. Augenzeugen gehen, wenn dort ein Restaurant gelingt oder dein Beruhiger vorbeifliegt: Er erzählt, es sei ein Ballon gewesen.
bumps-again = Noch einmal: Berühre dein UFO in Gulf Breeze.
bumps-the-ring = Erlaubt. Folge in dieser Lektion dem Ring.
bumps-new-york = Auf Milas UFO in New York.
bumps-dice = Diesmal hilft niemand: Du hast +1, Mila nichts. Beende die Bewegung und lass die Würfel rollen.
bumps-task = Du gewinnst mit 2 Vorsprung. Lass Milas UFO so taumeln, dass eine Stadt es sieht. Die Stadt, in der es losfliegt, zählt nicht.
bumps-no-city = Auf diesem Weg sieht keine Stadt das UFO. Such eine, die zwei Orte von New York entfernt ist.
bumps-seen = Und jetzt über die Stadt.
bumps-end = Wieder gesehen! Aber Vorsicht: Wer angreift und verliert, wird selbst weggerempelt und tut nichts mehr. Rechne, bevor du fliegst.

## Winning

winning-title = Gewinnen und neue UFOs
winning-control = Du kontrollierst eine Stadt, wenn nur du dort Restaurants hast. Du kontrollierst zwei: Los Angeles und New York.
winning-reward = Wer so viele Städte kontrolliert, wie er UFOs hat, darf auf einen ganzen Zug verzichten und ein UFO mehr nehmen. Zwei Städte, zwei UFOs: jetzt!
winning-new = Ein Rempler hat +1 beim Rempeln, ein Beruhiger entfernt Augenzeugen; beide sind schlechte Gastgeber: −1 bei Restaurants. Nimm einen Rempler in Los Angeles.
winning-new-york = New York ginge auch. Los Angeles liegt näher.
winning-kinds = Auch gut. Diesmal wollen wir den Starken: den Rempler.
winning-later = Du kannst wie gewohnt fliegen. Aber ein drittes UFO arbeitet bis zum Ende für dich: je früher, desto besser.
winning-ending = Die Partie endet, wenn jemand 5 Städte kontrolliert oder jede Stadt ein Restaurant hat. Behalte diese Zeile im Auge: Das Ende kommt oft einen Zug zu früh.
winning-takeover = Alles besetzt? Ein UFO, das zu Beginn deines Zugs in einer vollen Stadt steht, kann dort versuchen, mit einem Wurf ein Restaurant zu übernehmen. Eine fremde Bude ersetzt es ganz ohne Wurf.
winning-points = Beenden ist nicht gewinnen: Ein Restaurant zählt den Widerstand seiner Stadt, eine Bude 1, ein Augenzeuge −2. Wer nur leichte Städte füllt, verliert gegen ein einziges Mexiko-Stadt.
winning-task = Schick also ein UFO nach Mexiko-Stadt, wo es 10 Punkte gibt. Welches hat dort die besten Aussichten? Berühre es.
winning-poor-host = Der Rempler ist stark, aber die Leute finden ihn grob: −1. Schick jemand Charmanteren.
winning-go = Mexiko-Stadt wartet, und Mila ist unterwegs.
winning-land = Und ab nach Mexiko-Stadt, über deine eigenen Buden.
winning-not-mexico = Dein Netz reicht weit, aber die 10 Punkte liegen in Mexiko-Stadt.
winning-end = Ein Standard-UFO mit zwei Buden nebenan: Du brauchst eine 8. Mit mehr Buden ringsum wird es leichter. Jetzt weißt du alles: Auf, füttere die Welt!

## Worum es in Rätseln geht

theme-flight = Flug
theme-bump = Rempelei
theme-growth = Ausbau
