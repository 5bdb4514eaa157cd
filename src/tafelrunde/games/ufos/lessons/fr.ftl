### Les leçons de UFOs! en français

introduction-who = Vous venez de l’espace, et le chemin du cœur des humains passe par leur estomac.
introduction-want = Vous voulez des friteries dans les villages : elles portent vos OVNI et vous aident à ouvrir des restaurants dans les villes.
introduction-win = Les restaurants valent le plus là où l’on résiste le plus ; celui qui a le plus de points à la fin gagne.

## Flying

flying-title = Voler
flying-hello = Bienvenue sur Terre ! Les grands lieux sont des villes, les petits des villages. À deux, seule cette partie du monde est en jeu.
flying-start = Vous commencez avec deux OVNI dans le village de votre choix. Prenez Roswell. Quoi d’autre ?
flying-village = Un beau village aussi. Mais tout extraterrestre doit voir Roswell une fois.
flying-fly = Mila commence en Grèce. À vous de voler : touchez l’un de vos OVNI.
flying-not-yet = Vous pouvez rester. Mais qui reste chez soi n’ouvre pas de friterie.
flying-to = Un vol suit les lignes et s’arrête au premier lieu qui n’est pas à vous. Volez vers Gulf Breeze.
flying-there = C’est aussi à portée. Pour cette leçon, volez vers l’anneau.
flying-stay = L’autre OVNI reste à Roswell. Quand tous ceux qui doivent voler l’ont fait, terminez vos déplacements.
flying-stay-put = Il pourrait voler aussi. Mais il n’y aurait plus personne à Roswell.
flying-stand = Chaque OVNI peut maintenant faire une chose. Dans un village libre, il ouvre une friterie, sans lancer de dé. Ouvrez-en une à Gulf Breeze.
flying-other-first = Celle-là vient ensuite. D’abord Gulf Breeze.
flying-free = Une friterie ne coûte rien et ne rate jamais. Ne vous en privez pas.
flying-another = Et une à Roswell.
flying-network = Mila a construit aussi. Une friterie vaut 1 point, mais c’est surtout votre réseau : au-dessus de vos lieux, un OVNI vole aussi loin que vous voulez.
flying-far = Essayez : touchez l’OVNI de Roswell.
flying-the-ring = Permis. Pour cette leçon, prenez celui de l’anneau.
flying-over = Par Gulf Breeze, qui est à vous, il atteint Colares en Amérique du Sud. Allez-y.
flying-task = Amenez votre autre OVNI à Los Angeles. C’est à deux lignes ; mais un lieu en chemin est à vous.
flying-not-finished = Il vous reste un OVNI, et il n’a pas encore volé.
flying-land = À Los Angeles, s’il vous plaît.
flying-not-los-angeles = Un beau vol, mais pas vers Los Angeles.
flying-end = Par Roswell vers Los Angeles : voilà votre réseau à l’œuvre. Plus il y a de friteries, plus le monde est petit.

## Stands and restaurants

restaurants-title = Les restaurants
restaurants-city = Votre OVNI s’est posé à Los Angeles. La tuile dit combien la ville résiste, ici 3, avec un hamburger par restaurant possible.
restaurants-chance = Pour un restaurant, lancez un dé à douze faces : il faut atteindre la résistance. Chaque friterie voisine ajoute 1 : Roswell aide, un 2 suffit.
restaurants-open = Ouvrez votre premier restaurant !
restaurants-nothing-done = Vous pouvez finir votre tour sans tout faire. Vous le regretteriez, c’est tout.
restaurants-restaurant-first = La friterie ne s’envole pas, et n’aide pas ici. D’abord le restaurant.
restaurants-stand = Un 5, plus 1 : Los Angeles vous mange dans la main. Votre autre OVNI ouvre une friterie à Colares.
restaurants-next-city = Ensuite : New York, résistance 4. Seul Gulf Breeze est voisin : il faut un 3. C’est raté une fois sur six. Faisons mieux.
restaurants-first-ufo = D’abord l’OVNI de Los Angeles…
restaurants-the-ring = Possible aussi. Pour cette leçon, suivez l’anneau.
restaurants-to-village = … à Kecksburg : un village voisin de New York où personne ne vend encore de frites.
restaurants-second-ufo = Puis l’OVNI de Colares…
restaurants-to-city = … par Gulf Breeze à New York.
restaurants-task = Les deux sont posés. Vous choisissez l’ordre de vos actions, et il compte. Que faire d’abord ?
restaurants-hasty = Trop vite, l’erreur favorite : une friterie ouverte dans le même tour aide déjà. Reprenez ce coup.
restaurants-roll = Deux friteries aident maintenant. Osez lancer le dé !
restaurants-end = Un 2, plus 2 pour les friteries : 4 tout juste. Sans Kecksburg, c’était raté. Les restaurants des autres et les témoins compliquent tout, vous allez le voir.

## Bumps and witnesses

bumps-title = Bousculades et témoins
bumps-crowded = Mila a été plus rapide : une friterie à Gulf Breeze, un restaurant à New York, un OVNI à chaque endroit. On ne survole pas ses OVNI. Mais on peut les bousculer.
bumps-fly = Touchez l’un de vos OVNI à Roswell.
bumps-stay-away = Pacifique, mais Mila vous dirait merci. Volez !
bumps-onto = Volez droit sur l’OVNI de Mila à Gulf Breeze.
bumps-mila = Là, vous ne bousculeriez personne. Gulf Breeze !
bumps-value = Vous avez +1 comme attaquant et +1 pour votre OVNI voisin à Roswell. Mila a +1 pour le sien à New York. Laissez donc l’autre en place : terminez vos déplacements, et les dés roulent.
bumps-support = Votre autre OVNI vous soutient depuis Roswell : +1. S’il part, son aide part aussi.
bumps-drift = 4 et 2 contre 3 et 1 : vous gagnez de 2, et déplacez l’OVNI de Mila de 2 lieux exactement. Faites-le dériver vers Mexico.
bumps-unseen = Là, il passe inaperçu. Au-dessus d’une ville, quelqu’un lèverait les yeux.
bumps-drift-on = Encore un : vers Hana, en plein océan.
bumps-hana = Loin aussi. Mais Hana, c’est le bout du monde.
bumps-witness = À Mexico, quelqu’un l’a vu : un témoin de la couleur de Mila. Un restaurant y devient plus difficile de 2 pour elle, et chaque témoin restant lui coûte 2 points à la fin.
bumps-stand = Votre OVNI de Roswell peut encore ouvrir une friterie.
bumps-free = Rien n’est gratuit, sauf cela : ouvrez la friterie.
bumps-calmer = Mila s’envole pour Los Angeles. Les témoins partent quand vous réussissez à y ouvrir un restaurant, ou quand votre apaiseur passe : il raconte que c’était un ballon.
bumps-again = Encore une fois : touchez votre OVNI à Gulf Breeze.
bumps-the-ring = Permis. Pour cette leçon, suivez l’anneau.
bumps-new-york = Sur l’OVNI de Mila à New York.
bumps-dice = Cette fois, personne n’aide : vous avez +1, Mila rien. Terminez vos déplacements et laissez rouler les dés.
bumps-task = Vous gagnez de 2. Faites dériver l’OVNI de Mila pour qu’une ville le voie. La ville de départ ne compte pas.
bumps-no-city = Par ce chemin, aucune ville ne le voit. Cherchez-en une à deux lieux de New York.
bumps-seen = Et maintenant au-dessus de la ville.
bumps-end = Encore vu ! Mais attention : un attaquant qui perd est bousculé à son tour et ne fait plus rien. Comptez avant de voler.

## Winning

winning-title = Gagner, et de nouveaux OVNI
winning-control = Vous contrôlez une ville si vous êtes seul à y avoir des restaurants. Vous en contrôlez deux : Los Angeles et New York.
winning-reward = Celui qui contrôle autant de villes qu’il a d’OVNI peut renoncer à un tour entier pour un OVNI de plus. Deux villes, deux OVNI : maintenant !
winning-new = Un bousculeur a +1 aux bousculades, un apaiseur retire les témoins ; tous deux accueillent mal : −1 pour un restaurant. Prenez un bousculeur à Los Angeles.
winning-new-york = New York irait. Los Angeles est plus près.
winning-kinds = Bon choix aussi. Cette fois, nous voulons le costaud : le bousculeur.
winning-later = Vous pouvez voler comme d’habitude. Mais un troisième OVNI travaille pour vous jusqu’à la fin : le plus tôt est le mieux.
winning-ending = La partie finit quand quelqu’un contrôle 5 villes, ou quand chaque ville a un restaurant. Gardez cette ligne à l’œil : la fin arrive souvent un tour trop tôt.
winning-takeover = Tout est pris ? Un OVNI qui se trouve dans une ville pleine au début de votre tour peut tenter d’y reprendre un restaurant, au dé. Une friterie adverse se remplace sans dé.
winning-points = Finir n’est pas gagner. Un restaurant vaut la résistance de sa ville, une friterie 1, un témoin coûte 2. Les débutants remplissent les villes faciles et perdent face à une seule Mexico.
winning-task = Envoyez donc un OVNI à Mexico, qui vaut 10. Lequel y a les meilleures chances ? Touchez-le.
winning-poor-host = Le bousculeur est fort, mais on le trouve grossier : −1. Envoyez plus charmant.
winning-go = Mexico attend, et Mila est en route.
winning-land = Et en route pour Mexico, par vos propres friteries.
winning-not-mexico = Votre réseau va loin, mais les 10 points sont à Mexico.
winning-end = Un OVNI standard et deux friteries voisines : il faut un 8. Plus de friteries autour, et c’est plus facile. Vous savez tout : allez nourrir le monde !

## De quoi parlent les énigmes

theme-flight = Vol
theme-bump = Bousculade
theme-growth = Développement
