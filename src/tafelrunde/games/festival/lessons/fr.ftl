### Les leçons de Festival en français

introduction-who = Vous dirigez un cirque ambulant et engagez un artiste par manche, dix manches durant.
introduction-want = Vous voulez le plus d’étoiles dans un ou deux métiers, et un artiste de chaque métier.
introduction-win = Les deux rapportent de l’or à la fin, et le directeur le plus riche gagne.

## A round

round-title = Une manche
round-packet = Voici le paquet : une carte pour chacun de vous quatre, et une de plus. Vous l’avez pioché, vous choisissez donc en premier. Vous gardez exactement une carte.
round-take = Prenez le Ménestrel 2 et posez-le face visible. Touchez la carte, puis « Face visible ».
round-face-up = Face cachée, c’est permis aussi : personne ne la voit. Mais celui qui montre sa carte reçoit le paquet plus tôt à la manche suivante. Essayons d’abord cela.
round-nine = Le 9 porte deux étoiles, et au début tout le monde se jette dessus. Mais il coûte 1 pièce d’or à la fin. Pour l’instant, prenez la carte discrète à côté.
round-card = Toutes les cartes sont permises. Pour cette leçon, prenez celle qui est entourée.
round-hand = Il reste quatre cartes, et vous décidez qui choisit ensuite. Réfléchissez avant de nourrir un rival ! Donnez-les à Mila.
round-mila = Vous pouvez choisir toute personne qui n’a pas encore de carte. Dans cette leçon, Mila a faim : donnez-les-lui.
round-next-first = Qui commence la manche suivante ? Celui qui montre le plus petit nombre ; mais vous avez commencé celle-ci : votre 2 ne compte pas. Le 3 de Zoé vient ensuite : le chapeau est pour elle.
round-served = Cherchez les rubans. Celui qui a posé sa carte face visible doit être servi avant les autres. Mila a caché la sienne : cette fois, elle attend la fin.
round-secret = Déjà votre tour : montrer a payé. Maintenant, gardez un secret. Prenez le Ménestrel 7, face cachée.
round-hide = Face visible, tout le monde saurait que vous collectionnez les ménestrels. Cette fois, posez-le face cachée.
round-last = C’était le prix de votre secret : tous les autres ont été servis avant vous. Le dernier reçoit deux cartes, en garde une, et l’autre quitte le jeu sans être vue.
round-task = Posez une carte de façon à commencer la manche suivante. Regardez ce que montrent les autres : Otto un 7, Zoé un 3. Mila a commencé.
round-face-down = Face cachée, elle ne compte pas, si petite soit-elle : on ne compare que les nombres visibles. Reprenez ce coup.
round-end = Bravo ! Votre nombre est le plus petit en vue, le chapeau est donc à vous. Choisir, montrer ou cacher, transmettre : voilà toute la manche.

## Scoring

scoring-title = Étoiles et or
scoring-stars = La dernière carte d’une partie. Vous voyez ici les étoiles de chacun, par métier. Vous avez 4 étoiles chez les ménestrels, plus que tout le monde : d’où la couronne.
scoring-prizes = Celui qui est seul à avoir le plus d’étoiles reçoit 6 pièces d’or ; celui qui est seul deuxième, 3. Les ménestrels sont quasiment à vous.
scoring-ties = Zoé et vous avez chacun 4 étoiles chez les gladiateurs. Les ex æquo en tête reçoivent 4 pièces d’or chacun, et il n’y a alors rien pour la deuxième place.
scoring-nines = Un 9 compte deux étoiles, et coûte 1 pièce d’or à la fin. Deux étoiles de plus là où vous menez déjà ne changent rien.
scoring-variety = Comptez maintenant vos métiers. Trois rapportent 3 pièces d’or, quatre 6, les cinq 10. Les débutants l’oublient : une étoile solitaire peut valoir plus qu’une couronne.
scoring-task = Il reste deux cartes, et c’est votre dernier choix. Laquelle vous enrichit le plus ? Face visible ou cachée, peu importe désormais.
scoring-another-minstrel = Vous meniez chez les ménestrels, vous y menez toujours : rien de gagné, et le 9 coûte 1 pièce d’or. Qu’est-ce qui vous manque complètement ?
scoring-reveal = Toutes les cartes sont retournées. Votre seule danseuse fait le cinquième métier : 10 pièces d’or au lieu de 6. Touchez vos points pour voir d’où vient chaque pièce.
scoring-end = Voilà tout Festival. 21 pièces d’or, et personne n’en a plus. Avec l’autre carte, vous auriez fini dernier.

## De quoi parlent les énigmes

theme-hiding = Caché ou visible
theme-timing = Le bon moment
theme-majority = Majorité
