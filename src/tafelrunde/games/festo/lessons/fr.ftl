### Les leçons de Festo! en français

introduction-who = Vous êtes un cuisinier semi-homme à la veille de la fête, et vous envoyez vos aides au marché.
introduction-want = Vous voulez les ingrédients que les autres veulent aussi, et des plats d’autant de types différents que possible.
introduction-win = Après quatre manches, les plats et les séries de types différents rapportent des points ; la meilleure cuisine gagne.

## Helpers and dice

helpers-title = Les aides et les dés
helpers-stalls = Six étals se suivent, et chacun vend un ingrédient. Mila et vous avez six aides chacun. Leur place décide de qui obtient quoi.
helpers-closed = Ce matin, les dés ont montré 2, 2 et 5 : ces étals sont fermés, on ne peut y envoyer personne. Tout le reste est ouvert.
helpers-place = Il vous faut de la viande. Envoyez un aide chez le Troll.
helpers-ring = C’est possible aussi. Pour cette leçon, envoyez l’aide là où se trouve l’anneau.
helpers-not-yet = Vous pourriez vous arrêter là. Mais un aide tout seul obtient rarement grand-chose : envoyez-en un autre.
helpers-more = Un aide de plus que tout le monde vaut beaucoup : celui qui en a le plus peut vider tout le marché. Envoyez-en un deuxième.
helpers-keep = Vous pourriez placer les six maintenant. Mais l’après-midi on relance les dés, et vous en saurez plus. Gardez-en quatre : l’anneau montre comment.
helpers-all-at-once = Les débutants aiment tout placer d’un coup. Les aides en main sont votre seule réponse à ce que fait Mila : gardez-en.
helpers-afternoon = Après-midi : 1, 2 et 6 sont fermés. Vos aides chez le Troll restent. Tous ceux que vous avez encore en main doivent être placés maintenant.
helpers-grocer = L’épicier n’est jamais fermé. Il vend un peu de tout, et celui qui a le plus d’aides chez lui devient premier joueur. Envoyez-en un.
helpers-task = Il vous reste trois aides, à Mila deux. Il y a un endroit où elle ne pourra plus vous rattraper, quoi qu’elle fasse. Où ?
helpers-grocer-again = Vous menez déjà chez l’épicier, et ses rayons sont presque vides. Cherchez un marché plein où Mila n’a personne.
helpers-contested = Mila y est déjà, et avec deux de plus elle vous égale. Où n’a-t-elle personne ?
helpers-end = Trois chez l’Elfe : même avec ses deux aides, Mila ne vous aurait pas rattrapé. On retire maintenant les tuiles, et chacun se sert.

## Acting

acting-title = Les majorités
acting-order = Tous les aides sont placés. Les étals viennent à tour de rôle, de gauche à droite. Celui qui a le plus d’aides commence ; une couronne signale celui qui en a plus que tous les autres.
acting-take-all = Deux contre un chez le Troll : la majorité absolue est à vous. Elle vous permet de prendre tout le marché, les 3 cubes de viande. Allez-y !
acting-ability = Le pouvoir du Troll est tentant, mais il vous coûte tout le marché. Les pouvoirs, c’est la prochaine leçon.
acting-one-by-one = Un par aide, cela fait deux. Tout le marché, cela fait trois.
acting-greedy = Repartir les mains vides ? Vous étiez en tête : prenez tout.
acting-second = Chez l’Orque, Mila avait la majorité et a vidé le marché. Votre aide pourrait encore utiliser le pouvoir de l’Orque. Pour l’instant, retirez-le.
acting-next-lesson = Bonne idée, mais c’est la prochaine leçon. Retirez votre aide pour l’instant.
acting-tie = Deux partout chez l’Elfe : personne n’a la majorité, donc personne ne prend tout. L’ordre du tour départage, et vous êtes premier joueur : à vous d’abord. Prenez un fruit.
acting-fruit = Permis. Mais comptez : chaque aide rapporte un fruit, et Mila passe juste après vous. Prenez des fruits.
acting-each = Un ingrédient par aide. Votre deuxième en prend un autre.
acting-store = Mila a eu le dernier fruit : l’égalité vous en a coûté un. L’épicerie vient en dernier. Un aide chacun : vous passez encore en premier et gardez la carte premier joueur.
acting-task = Vous avez 3 cubes de viande et 2 fruits. Le dessert aux fruits de la première colonne coûte 3 fruits et 2 d’une autre couleur, pour 12 points. Achetez ce qui manque.
acting-count = Recomptez : il faut 3 fruits, vous en avez 2. Les 2 d’une autre couleur, vous les avez déjà.
acting-end = 3 fruits, 3 cubes de viande : le dessert est presque prêt. Plus d’aides d’abord, l’ordre du tour en cas d’égalité, la majorité prend tout : voilà le marché.

## The six abilities

abilities-title = Six pouvoirs
abilities-one-each = Mila et vous avez un aide à chaque étal, et vous passez en premier. Un aide, c’est soit un ingrédient, soit le pouvoir de l’étal. Aujourd’hui, essayons les pouvoirs.
abilities-ability = Un ingrédient, c’est bien aussi. Mais ici nous voulons voir le pouvoir : utilisez-le avec votre aide.
abilities-troll = Le Troll porte un ingrédient d’un marché à un autre. Utilisez son pouvoir.
abilities-lift = Faites-lui prendre une pomme de terre au marché du Nain.
abilities-potato = Cela marcherait aussi. Mais nous avons un plan pour la pomme de terre du Nain.
abilities-drop = Et posez-la chez l’Elfe. Vous verrez bientôt pourquoi.
abilities-to-elf = Possible. Mais dans cette leçon, tout mène chez l’Elfe.
abilities-pixies = Les Pixies envoient l’aide utilisé plus à droite, où il compte aussitôt. Utilisez leur pouvoir.
abilities-send = Chez l’Elfe ! Vous y en aurez deux, et Mila un.
abilities-orc = L’Orque réserve un plat : votre aide s’assoit dessus, personne d’autre ne peut le cuisiner, et il vous coûte 1 ingrédient de moins. Utilisez son pouvoir.
abilities-reserve = Réservez la boisson aux fruits. N’oubliez pas : tant que vous ne l’avez pas cuisinée, cet aide vous manque au marché.
abilities-drink = On peut réserver n’importe quel petit plat. Prenez la boisson aux fruits, car il y aura bientôt des fruits.
abilities-magician = Le Magicien vous donne du sel, et le sel remplace n’importe quel ingrédient en cuisine. Utilisez son pouvoir.
abilities-elf = L’Elfe échange 1 ingrédient contre 2 au choix. Mais regardez : deux contre un ! Vous avez la majorité et, avec votre pomme de terre, il y a 4 ingrédients. Prenez tout le marché.
abilities-four = L’échange est bon quand le marché est maigre. Ici, la majorité vous en donne 4 d’un coup.
abilities-dwarf = Reste le Nain. Il place vos deux disques spéciaux, qui comptent comme aides à la manche suivante, avant même les dés. Utilisez son pouvoir.
abilities-task = À la manche suivante, vous voulez deux longueurs d’avance chez le Magicien, quoi que disent les dés. Placez le premier disque.
abilities-other-disc = Et le second.
abilities-two-discs = Un disque compte là où il est, et seulement là. Vous vouliez deux longueurs d’avance chez le Magicien.
abilities-end = Six pouvoirs en une manche, et le meilleur n’en était pas un : porter et envoyer vous ont donné la majorité. À la dernière manche, le Nain donne 2 points à la place.

## Cooking

cooking-title = La cuisine
cooking-price = Le soir, on cuisine. Un petit plat montre combien il coûte dans sa couleur, et combien dans une autre couleur de votre choix. Celui-ci : 2 cubes de miel et 1 autre ingrédient.
cooking-cook = Vous avez 3 cubes de viande, 3 cubes de miel et 1 cube de sel. Cuisinez la boisson au miel.
cooking-hungry = Celui qui passe a fini sa soirée. Il vous reste de quoi faire : cuisinez d’abord.
cooking-drink-first = Possible, mais le reste ne suffirait plus pour deux plats. Commencez par la boisson au miel.
cooking-second-colour = Avec quelle autre couleur ? Vous avez assez de viande.
cooking-no-such-colour = Vous n’en avez pas : il faudrait employer votre sel. La viande vous coûte moins.
cooking-salt = Le sel peut tout remplacer, on vous le demande donc. Vous avez la viande : pas de sel.
cooking-salt-precious = Le sel est le seul ingrédient qui convient toujours. Gardez-le pour ce qui vous manque.
cooking-salt-again = De même pour le miel : pas de sel.
cooking-columns = Un plat à 7 points ! Mila passe. La deuxième colonne coûte 1 ingrédient de plus, la troisième 2. Ce qui reste glisse à gauche à la manche suivante et coûte moins.
cooking-reserved = Votre aide est assis sur celui-ci : l’Orque vous l’a réservé. Il coûte 2 cubes de miel et 2 autres ingrédients, 1 de plus pour sa colonne, et 1 de moins parce qu’il est à vous.
cooking-task = Vous avez 2 cubes de viande, 1 cube de miel et 1 cube de sel. Un plat utilise exactement cela. Cuisinez-le.
cooking-recalled = Rappeler l’aide coûte un ingrédient, et le plat. Cuisinez-le plutôt.
cooking-too-dear = C’est faisable, mais un autre vaut plus, et votre aide resterait coincé. Pensez au plat réservé.
cooking-pay = Le supplément se paie dans l’une des deux couleurs. Votre remise peut l’annuler aussitôt : payez-le en miel.
cooking-either = La viande convient aussi ; on vous demande alors où économiser. Prenez le miel, c’est plus court.
cooking-sets = Une boisson et une entrée : deux types, 3 points de plus. Six types en valent 21 ! Une deuxième boisson commence une autre série : cuisinez ce que vous n’avez pas encore.
cooking-end = Votre cuisine est vide, votre aide est rentré et Mila est derrière. Vous connaissez tout Festo ! En route pour votre première fête !

## De quoi parlent les énigmes

theme-majority = Majorité
theme-reservation = Réservation
theme-cooking = Cuisine
theme-market = Marché ou pouvoir
theme-ingredients = Le bon ingrédient
theme-order = Premier joueur
