### Les leçons de Astoria en français

introduction-who = Vous êtes magicien à la cour d’un roi mourant, et personne ne sait de quel côté vous êtes.
introduction-want = La plupart des buts disent : sauver le roi ; mais certains servent les barbares, la populace ou le dragon, et veulent sa mort.
introduction-win = Atteindre son but rapporte 20 points, gemmes et pouvoir le reste ; celui qui en a le plus gagne, tout seul.

## The king and the siege

siege-title = Le roi et le siège
siege-king = Le roi est malade. À 10 il est sauvé, à 0 il est mort : dans les deux cas, la partie s’arrête. Il est à 6, et perd 1 à chaque manche.
siege-hordes = Les hordes des barbares avancent après chaque manche, de la valeur de leurs renforts, 2 pour l’instant. À 10, c’est fini.
siege-mob = La populace avance de même, selon les troubles, qui sont à 1.
siege-dragon = Et le dragon perd patience quand une carte d’invasion le dit. Une gemme rouge ou jaune le calme.
siege-goal = Voici votre but, et vous seul le voyez : sauver le roi. Quelqu’un à cette table veut autre chose.
siege-ability = Vous avez 5 actions. Votre carte de capacité, le magicien, produit 2 glyphes de nature. Utilisez-la.
siege-wizard-first = Il y a beaucoup à faire. Commencez par votre propre magie : la carte de magicien.
siege-strike = Un glyphe de nature repousse les hordes de 1. Faites-le.
siege-mob-costs-two = Contre la populace, la nature demande 2 glyphes par pas. Les hordes coûtent moins, et sont plus rapides.
siege-glyphs-first = Attention : les glyphes non dépensés aussitôt sont perdus. Utilisez-en un contre les hordes.
siege-over = Les hordes sont à 0, elles ne peuvent descendre plus bas. Le reste vient aux leçons suivantes : terminez votre tour.
siege-enough = Il vous reste des actions ; en partie, vous les utiliseriez toutes. Ici, cela suffit : terminez votre tour.
siege-besieged = Chacun a joué, le siège vient donc : hordes +2, populace +1, et le roi tombe à 5. Sans vous, les hordes seraient à 3.
siege-task = Après le siège vient le repos : jusqu’à 2 cartes utilisées se redressent. Retrouvez votre magie.
siege-tired = Sans cela, votre magicien passerait la manche suivante à dormir.
siege-end = Le roi vit, les hordes sont contenues. Voilà une manche : carte d’invasion, tour de chacun, siège, repos.

## Gems, power and flow

power-title = Gemmes et pouvoir
power-stock = Vous avez 9 gemmes en stock, toutes vertes comme vous. Mais les artefacts demandent d’autres couleurs. Le pouvoir les achète.
power-gather = La voie lente : gagnez 1 point de pouvoir avec une action.
power-gather-first = Plus tard. Gagnez d’abord 1 point de pouvoir, pour comparer.
power-flow = La voie rapide est sur la carte d’invasion : le flux de cette manche. Le vert est à 6. Les nombres changent à chaque manche.
power-burn = Brûlez une gemme verte : 6 points de pouvoir d’un coup.
power-burn-it = Permis. Mais 6 points de pouvoir pour une gemme, ce n’est pas tous les jours : brûlez-la.
power-reserve = Les gemmes s’achètent au même cours : le bleu est à 2, une gemme bleue coûte donc 2. Brûlez ce qui est haut, achetez ce qui est bas : voilà tout le commerce.
power-buy = Achetez une gemme bleue.
power-blue = Pas faux. Pour cette leçon, une bleue, s’il vous plaît.
power-task = Il vous reste 5 points de pouvoir. Vous voulez aussi une couleur que vous n’avez pas encore. Achetez la moins chère.
power-dear = Le jaune est à 4. Il y a moins cher.
power-have-one = De cette couleur, vous en avez déjà.
power-buy-one = Vous avez le pouvoir : achetez une gemme.
power-end = Rouge pour 3. À la fin, chaque point de pouvoir vaut 1 point ; mais une gemme dans votre fiole en vaut 2, vous allez le voir.

## Artefacts and glyphs

artefacts-title = Artefacts et glyphes
artefacts-hand = Une manche plus tard. Cette carte est l’Amulette de gland : 2 gemmes vertes et 1 bleue, et elle produit 2 glyphes de nature. Vous avez les gemmes.
artefacts-first-gem = Chaque action pose une gemme. Posez-en une verte.
artefacts-charm = On peut faire bien des choses. Finissons d’abord l’amulette : un demi-artefact ne vaut rien.
artefacts-second-gem = La deuxième verte.
artefacts-last-gem = Et la bleue.
artefacts-flask = Fini ! Ses 3 gemmes sont dans votre fiole : 2 points chacune à la fin. Et chaque artefact achevé soigne le roi de 1.
artefacts-tap = Vous pouvez l’utiliser aussitôt. Engagez l’amulette.
artefacts-use-it = Vous avez les actions. Essayez d’abord votre nouveau jouet.
artefacts-task = 2 glyphes de nature. Pour 1, les hordes baissent de 1 ; pour 2, la populace de 1. Hordes 3, populace 2. Où en tirez-vous le plus ?
artefacts-half = Un pas pour deux glyphes. Les hordes vous en donneraient deux.
artefacts-wasted = Vos glyphes seraient perdus. Dépensez-les d’abord.
artefacts-again = Il reste un glyphe.
artefacts-end = Le rouge combat, le vert défend, le bleu soigne et épie, le jaune vide les fioles, l’orange donne du pouvoir, le violet vole. Attardez-vous sur un glyphe : il en dira plus.

## Warlords and guards

warlords-title = Seigneurs de guerre et gardes
warlords-warlord = La carte d’invasion a amené un seigneur de guerre. Tant qu’il vit, le roi perd 1 de plus à chaque siège, sauf si quelqu’un répond par son glyphe, le soufre.
warlords-fight-how = Pour le combattre, engagez des cartes ; puis une carte est retournée, et son flux dit ce que vaut chaque glyphe. Sa force est de 10 : il faut un 5 ou un 6 à vos 2 glyphes de nature.
warlords-guard-why = Un seigneur vaincu vous vaut 5 points. Mais un combat perdu met fin à votre tour ! Faites donc d’abord tout le reste, par exemple poster un garde.
warlords-burn = Un garde coûte 5 points de pouvoir et une gemme de votre couleur. Le vert est à 6 : brûlez-en une.
warlords-too-early = Courageux, mais trop tôt : si vous perdez, vos autres actions sont perdues. Reprenez ce coup.
warlords-burn-it = Permis, mais il vous faut du pouvoir maintenant.
warlords-guard = Postez un garde. Il ajoute 5 à votre camp quand on attaque le château.
warlords-post-it = Vous avez le pouvoir : postez le garde.
warlords-task = Rien d’autre ne presse, et il vous reste votre carte de magicien. Osez !
warlords-now-fight = Possible. Mais le seigneur de guerre n’attend pas.
warlords-end = Vert à 6, deux fois : 12 contre 10. Sa carte est votre trophée. Vous avez eu de la chance : seules 5 des 17 autres cartes suffisaient. La prochaine fois, venez avec plus de glyphes.

## Goals, accusation, exile, castle

traitors-title = Les traîtres
traitors-goals = Trois buts disent « Sauver le roi », un sert les barbares, un le dragon, un la populace. Celui qui a l’un des trois derniers est un traître : il veut la mort du roi, de la bonne façon.
traitors-suspicion = Mila a des glyphes de nature, qui calment la populace. Elle en a utilisé un contre les hordes, et laissé perdre l’autre. Aimerait-elle la populace ?
traitors-accuse = Accusez Mila de servir la populace : touchez le masque près de son nom. En partie, attendez de meilleures preuves : celui qui accuse à tort part en exil.
traitors-wrong-faction = La bonne personne, le mauvais maître : vous voilà en exil. Il faut aussi nommer la bonne faction.
traitors-otto = Le pauvre Otto était loyal, et vous voilà en exil. Reprenez ce coup avant qu’il ne s’en aperçoive.
traitors-accuse-her = Vous aurez le temps plus tard. D’abord l’accusation.
traitors-exile = Exact ! Mila part en exil et, comme un traître est démasqué, la maladie du roi s’arrête. Mais elle garde son but.
traitors-over = Gardez votre carte de magicien prête : les exilés sont dangereux. Terminez votre tour.
traitors-enough = Possible, mais votre carte de magicien doit rester prête. Terminez votre tour.
traitors-castle = La voilà : Mila attaque le château avec 2 glyphes de nature. Si elle est la plus forte, la partie finit et elle gagne 20 points. Otto ne défend pas.
traitors-task = Défendez le château avec ce que vous avez.
traitors-fallen = Sans vous, personne à la porte. Reprenez ce coup : une carte prête veut servir.
traitors-end = Soleil à 6 contre nature à 4 : 12 à 8, le château tient. Ne vous fiez à personne, gardez une carte prête et soignez le roi : vous connaissez Astoria.

## De quoi parlent les énigmes

theme-accusation = Accusation
theme-castle = Château
theme-battle = Combat
theme-glyphs = Glyphes
theme-gems = Gemmes
