### Le client en français
###
### $name, $names   de qui l’on parle ; $who : you | other
### $count, $points, $level, $seats, $minutes   des nombres entiers
### $game, $move, $moves, $rule, $field   leurs noms

## Toutes les pages

skip = Aller à la table
top = Barre principale
home = Accueil
close = Fermer
save = Enregistrer
settings = Réglages
language = Langue
to-day = Couleurs claires
to-night = Couleurs sombres
guest = Invité
you = vous
chance = Hasard
spectator = Spectateur
one-moment = Un instant…
copied = Copié
copy-link = Copier le lien
copy-by-hand = Copiez-le d’ici : il est sélectionné.

## Accueil

home-line = Des jeux de société modernes, entre amis ou contre des bots, dans votre navigateur.
players = { $fewest } à { $most } joueurs
minutes = environ { $minutes } min
play-now = Jouer tout de suite
bots = Bots
compiling = En préparation : { $done } %.
compiling-left = Encore { $seconds } s environ.
first-sight = Les bots forts jouent à l’instinct tant que leur recherche n’est pas compilée pour cette machine.
with-friends = Entre amis
my-matches = Mes parties
my-matches-none = Aucune pour l’instant. « Jouer tout de suite » vous assied avec des bots.
waits-for-me = C’est à vous
waits-more =
    { $count ->
        [one] et dans 1 autre partie
       *[other] et dans { $count } autres parties
    }
open-tables = Tables ouvertes
join = Rejoindre une table
join-line = Lien ou code de la table
join-button = Y aller
list-over = terminée
list-you-won =
    { $points ->
        [one] vous avez gagné avec { $points } point
       *[other] vous avez gagné avec { $points } points
    }
list-won =
    { $count ->
        [one] { $names } a gagné avec { $points }
       *[other] { $names } ont gagné ensemble avec { $points }
    }
list-yours = vous : { $points }
list-lobby =
    { $free ->
        [0] va commencer
        [one] { $free } place libre
       *[other] { $free } places libres
    }
list-your-turn = à vous de jouer
list-turn = à { $name } de jouer
new-table = Nouvelle table : { $game }
open-table = Ouvrir la table

## Mon nom

my-name = Mon nom
my-name-line = Le nom que voient les autres, à chaque table où vous êtes.
ask-name = Comment les autres vous appelleront-ils ?
ask-name-line = Vous pouvez le changer à tout moment : votre nom est en haut de chaque page.
sit-down = S’asseoir
handover = Un autre appareil
handover-line = Un lien qui fait d’un autre appareil le vôtre, une fois, pendant 10 minutes.
handover-button = Créer un lien
recovery = Lien de récupération
recovery-line = Gardez ce lien en lieu sûr : il fait de tout appareil le vôtre, avec toutes vos parties. Celui qui le possède passe pour vous. Un nouveau rend l’ancien inutile.
recovery-button = Créer un lien de récupération
recovery-told = Si les données de ce navigateur étaient effacées, vos parties seraient perdues. Un lien de récupération les ramène.
take-over = Devenir quelqu’un d’autre ?
take-over-line =
    Cet appareil est { $name }, avec { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }. Celui qui ouvre le lien devient la personne qui l’a créé. Un lien de récupération ramène { $name }.
take-over-yes = Devenir l’autre personne
take-over-no = Rester { $name }

## Réglages de cet appareil

theme = Couleurs
theme-system = comme le système
theme-day = claires
theme-night = sombres
speed = Rythme
speed-slow = lent
speed-usual = normal
speed-fast = rapide
speed-none = immédiat
sound = Sons
sound-line = Sinon, vous entendez seulement, doucement, que c’est à vous.
confirm = Confirmer les coups
confirm-line = Avant chaque coup, on vous demande encore une fois.
tell-me = Me dire quand c’est à moi de jouer
tell-me-line = Votre système affiche un message quand c’est à vous, ou quand la partie est terminée, et que vous n’êtes pas à la table.
tell-me-denied = Le navigateur n’autorise pas les messages de cette page. Vous pouvez les autoriser dans ses réglages.
tell-me-failed = Ce navigateur ne peut pas recevoir de messages pour le moment.
push-turn = C’est à vous de jouer.
push-line = { $game } avec { $names }

## Réglages d’une table

seats = Places
clock = Temps de réflexion
clock-none = illimité
clock-minute = 1 min par tour
clock-day = 1 jour par tour
clock-quick = 10 min + 10 s par tour
clock-long = 30 min + 20 s par tour
who-finds = Qui peut trouver la table
by-link = ceux qui ont le lien
by-list = tout le monde
allow-undo = Reprendre des coups
allow-hints = Conseils
allow-chat = Discussion
allow-spectators = Spectateurs
clock-line = Celui qui n’a plus de temps reste dans la partie : un remplaçant prend les décisions de ce tour.
who-finds-line = Les tables publiques sont dans la liste de la page d’accueil.
allow-undo-line = Votre dernière décision, tant que personne n’en a rien appris ; davantage si tous sont d’accord.
allow-hints-line = Celui qui doit jouer peut demander à un bot fort.
allow-chat-line = Toute la table peut lire.
allow-spectators-line = Celui qui a le lien peut regarder, sans voir ce qui est caché.

## Avant la partie

joining = En route vers la table…
preparing = On mélange les cartes. La première partie d’un jeu se fait attendre : ses règles sont compilées une fois pour cette machine.
reconnecting = La connexion est perdue. Reconnexion…
no-table-title = Cette table n’existe pas
no-table-line = Le lien est peut-être ancien, ou la table n’accepte pas de spectateurs.
lobby-host = Invitez d’autres personnes, ajoutez des bots, puis commencez.
lobby-guest = Prenez place et dites quand vous êtes prêt. L’hôte lance la partie.
lobby-edition = Selon l’édition { $edition } des règles.
seat-free = Place libre
sit = S’asseoir ici
add-bot = Bot
bot-level = Bot, niveau { $level }
bot-short = Bot { $level }
temper-steady = De caractère posé.
temper-cautious = De caractère prudent.
temper-greedy = De caractère avide.
temper-aggressive = De caractère offensif.
bot-strength = Force des nouveaux bots
level = Niveau { $level }
free-seat = Libérer la place de { $name }
is-ready = prêt
not-yet-ready = pas encore prêt
not-here = absent
ready = Je suis prêt
leave-seat = Se lever
start = Commencer
start-waits = Tout le monde n’est pas encore prêt.
start-fills = Des bots prennent les places encore libres.
change-settings = Changer les réglages
invite = Inviter
invite-line = Celui qui ouvre ce lien peut s’asseoir ici.
invite-picture = Le lien vers cette table, pour l’appareil photo d’un téléphone
invite-here-only = Ce lien ne marche que sur cette machine. Pour laisser entrer les téléphones et les autres machines de votre réseau, lancez Tafelrunde avec ./tafel play --lan.
invite-check = Un téléphone ne peut pas l’ouvrir ?
invite-check-line = Est-il dans le même Wi-Fi, et pas dans un réseau invité ? Un VPN est-il actif ? Le pare-feu de la machine laisse-t-il passer le port { $port } ?
free-seat-line = La croix libère une place. Celui qui y était reste à la table et peut se rasseoir.
turn-based =
    Tour par tour : chacun décide quand il a le temps, en { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } par tour. Personne n’est obligé de rester.

## À la table

board = Table
panel = Journal, règles et discussion
decision = Décision
tab-log = Journal
tab-rules = Règles
tab-chat = Discussion
to-move = à son tour
stand-in = remplacé
stand-in-for = { $name } (remplaçant)
call-stand-in = Appeler un remplaçant
call-stand-in-line = { $name } est absent depuis un moment. Un remplaçant joue jusqu’à son retour.
last-here = vu { $when }
days-left =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
wait = { $name } réfléchit.
match-over = La partie est terminée.
you-are-away = Un remplaçant joue pour vous.
take-back-seat = Reprendre ma place
do-it = Le faire
not-yet = Pas encore
undo = Reprendre
undo-ask = Demander aux autres
undo-ask-line = Si les autres sont d’accord, votre dernière décision et tout ce qui a suivi sont repris.
undo-practice = Reprendre pour s’exercer
undo-practice-line = Pour vous exercer, vous pouvez reprendre votre dernière décision et tout ce qui a suivi. Refaire la même chose donne les mêmes dés, et la partie compte dès lors comme exercice.
undo-request =
    { $who ->
        [you] Vous voudriez reprendre votre dernière décision et tout ce qui a suivi.
       *[other] { $name } voudrait reprendre sa dernière décision et tout ce qui a suivi.
    }
undo-request-line = Au début : { $line }
undo-request-step = C’était la dernière étape de : { $line }
undo-request-count =
    { $count ->
        [one] Cela fait { $count } décision.
       *[other] Cela fait { $count } décisions.
    }
undo-waits = En attente : { $names }.
undo-withdraw = Retirer la demande
agree = D’accord
disagree = Non
hint = Conseil
hint-thinking = Un bot fort réfléchit…
hint-wins = { $wins } % de chances de gagner (±{ $margin })
hint-leads = Mène à environ { so-many-points } et gagne { $wins } fois sur 100.
hint-then = Ce qui suit sans doute pour vous : { $move }.
hint-fewer-points =
    { $points ->
        [one] Environ { $points } point de moins.
       *[other] Environ { $points } points de moins.
    }
hint-fewer-wins = À peu près autant de points, mais gagne { $wins } fois de moins sur 100.
hint-equal = Presque aussi bon.
go-on = Continuer
to-my-turn = À mon tour
all-moves = Les { $count } coups en liste
menu = Plus
read-table = Lire la table
table-in-words = La table en mots
leave-match = Partir : un remplaçant joue
look-back = Revoir la partie
log-earlier = Montrer ce qui précède
since-yours = Depuis votre dernier tour
rule = Règle { $rule }
allowed = Permis : { $moves }
rules-search = Chercher dans les règles
rules-now = Pour cette décision
rules-none = Aucune règle n’en parle.
chat-none = Personne n’a encore rien dit.
chat-unread =
    { $count ->
        [one] Discussion : { $count } nouveau message
       *[other] Discussion : { $count } nouveaux messages
    }
chat-say = Dire quelque chose
chat-send = Envoyer
mute = ne plus entendre
unmute = entendre de nouveau
muted = (silence)
announce-turn = C’est à vous.
announce-again = { $line } C’est le numéro { $times }.
announce-said = { $name } dit : { $text }
announce-count =
    { $count ->
        [one] Il y a { $count } coup possible.
       *[other] Il y a { $count } coups possibles.
    }

## What the things beside the table mean; .line: what it is about

meaning-points = Points
    .line = Ce que possède cette place, d’après ce que vous voyez. Un clic montre d’où cela vient.
meaning-level = Bot de niveau { $level }
    .line = Un programme joue ici. Plus le niveau est élevé, mieux il joue.
meaning-stand-in = Remplaçant
    .line = Un bot joue pour quelqu’un d’absent, qui peut reprendre sa place à tout moment.
meaning-not-here = Absent
    .line = Cette personne n’est pas connectée à la table en ce moment.
meaning-to-move = À son tour
    .line = La table attend une décision de cette place.
meaning-clock = Temps de réflexion
    .line = Quand il est écoulé, un remplaçant décide.

## Keys

shortcuts = Raccourcis clavier
keys = Touches simples
keys-line = Lettres et chiffres agissent à la table. Désactivez-les s’ils vous gênent.
key-next = Vers le prochain choix possible, ou retour
key-choose = Choisir ce qui a le focus
key-list = Ouvrir et fermer la liste des coups
key-number = Choisir dans la liste par son numéro
key-back = Fermer, ou relâcher ce qui est choisi
key-meaning = Ce que signifient les choses, l’une après l’autre
key-pause = Suspendre les coups des autres, ou continuer
key-skip = Aller à mon tour
key-help = Cette page

## Ce qui se passe à côté des coups

event-undone =
    { $who ->
        [you]
            { $count ->
                [one] Vous reprenez { $count } décision.
               *[other] Vous reprenez { $count } décisions.
            }
       *[other]
            { $count ->
                [one] { $name } reprend { $count } décision.
               *[other] { $name } reprend { $count } décisions.
            }
    }
event-undo-asked =
    { $who ->
        [you] Vous demandez à reprendre votre dernière décision et tout ce qui a suivi.
       *[other] { $name } demande à reprendre sa dernière décision et tout ce qui a suivi.
    }
event-undo-withdrawn =
    { $who ->
        [you] Vous retirez votre demande.
       *[other] { $name } retire sa demande.
    }
event-practice = Cette partie est désormais un exercice : des décisions ont été reprises.
event-late =
    { $who ->
        [you] Votre temps est écoulé : un remplaçant décide pour vous.
       *[other] Temps écoulé pour { $name } : un remplaçant décide.
    }
event-undo-agreed =
    { $who ->
        [you] Vous êtes d’accord.
       *[other] { $name } est d’accord.
    }
event-undo-denied =
    { $who ->
        [you] Vous n’êtes pas d’accord.
       *[other] { $name } n’est pas d’accord.
    }
event-away =
    { $who ->
        [you] Un remplaçant joue pour vous.
       *[other] Un remplaçant joue pour { $name }.
    }
event-back =
    { $who ->
        [you] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
event-renamed =
    { $who ->
        [you] Vous avez un nouveau nom.
       *[other] { $name } a un nouveau nom.
    }

## Points et fin

so-many-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-of = { $name } : { so-many-points }. D’où viennent les points ?
points-where-from = D’où viennent les points
points-so-far = Pour autant que vous puissiez le voir maintenant.
total = Total
seat = Place
result = Résultat
practice = Exercice : des décisions ont été reprises, avec des bots seulement à la table.
show-result = Voir le résultat
you-win = Vous gagnez !
winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
won-by =
    { $who ->
        [you]
            { $count ->
                [0] { so-many-points }, autant que vous : la règle d’égalité départage.
               *[other] { so-many-points }, { $count } de plus que vous.
            }
       *[other]
            { $count ->
                [0] { so-many-points }, autant que { $name } : la règle d’égalité départage.
               *[other] { so-many-points }, { $count } de plus que { $name }.
            }
    }
won-together = { so-many-points } chacun.
placed = { $place }. { $name } : { so-many-points }
turning-up = Ce qui était caché est dévoilé.
skip-to-result = Passer au résultat
details = Détails
play-again = Rejouer
rematch = Revanche
rematch-join = Vers la partie suivante
look-at-board = Voir la table
fair-dice = Dés honnêtes
fair-dice-line = Avant le premier coup, le serveur a scellé la clé de tous les dés et tirages. Après le dernier coup, la clé est publiée et chacun peut vérifier.
commitment = Scellé avant le premier coup
key = Clé publiée après le dernier coup
match-file = Fichier de la partie
dice-fit = La clé est celle qui avait été scellée.
dice-do-not-fit = La clé n’est pas celle qui avait été scellée !
dice-unknown = Ce navigateur ne peut le calculer que par HTTPS. La commande ci-dessous le vérifie aussi.
verify-all = Tout – coups, dés, points – est vérifié par

## Revoir

replay = Rediffusion
replay-start = La partie va commencer.
play = Lire
pause = Pause
to-start = Au début
to-end = À la fin
step-back = Un pas en arrière
step-on = Un pas en avant
step = Étape
step-of = Étape { $step } sur { $last }
pace = Vitesse
share-moment = Partager ce moment
sight = Vu par
sight-each = celui qui décide
sight-open = tout ouvert
sight-yours = vous

## Lessons

learn = Apprendre
learn-title = Apprendre { $game }
learn-offer = Première visite ? Apprenez-le en { $minutes } minutes
learn-decline = Pas de leçons, merci
learn-progress = { $done } sur { $all }
introduction = Le jeu en trois phrases
coach = Entraîneur
lesson-step = Étape { $step } sur { $of }
lesson-done = Terminé
lesson-leave = Quitter la leçon
lesson-task = À vous, sans aide
lesson-back = Retour
lesson-again = Depuis le début
lesson-try-again = Réessayer
lesson-next = Suite
lesson-following = Leçon suivante
lesson-finish = Première partie
lesson-finished = terminé
lesson-otherwise = Les règles le permettent. Mais ici, nous voulons voir autre chose : reprenez ce coup et réessayez.
first-match = Votre première partie
first-match-line = contre des bots indulgents, avec un entraîneur

## L’entraîneur

coach-off = Désactivé
coach-gentle = Les grosses erreurs, une fois par manche au plus
coach-costly = Les grosses erreurs (à partir de { $percent } %)
coach-inexact = Chaque coup imprécis (à partir de { $percent } %)
coach-line = Avant un coup avec lequel vous gagnez d’autant moins souvent, l’entraîneur intervient. Seulement contre des bots, là où les conseils sont permis.
coach-costs = Un instant : avec « { $move } », vous gagnez environ { $wins } fois de moins sur 100.
coach-serves = C’est { $name } qui en profite le plus.
coach-better = Mieux : { $move }.
coach-idea = Une bonne idée maintenant : { $move }.
coach-introduction = Je regarde. Avant une grosse erreur, je vous le dis, une fois par manche au plus. Cela se change dans les réglages.
coach-reconsider = Choisir autre chose
coach-anyway = Jouer quand même

## Énigmes

puzzles = Énigmes
puzzles-line = Des positions tirées de parties de bots forts. Dans chacune, un coup est nettement meilleur que tous les autres.
puzzle-title = Énigme { $number } : { $theme }
puzzle-of-the-day = Énigme du jour
puzzle-ask = À vous de jouer. Un coup est nettement meilleur que tous les autres : trouvez-le. Vous pouvez essayer autant de fois que vous voulez.
puzzle-solved = C’est lui ! Même en réfléchissant longtemps, les bots forts ne trouvent pas mieux.
puzzle-wrong = Ce n’est pas le bon coup. Reprenez-le et regardez encore.
puzzle-costs = Ce n’est pas le bon coup : vous gagneriez environ { $wins } fois de moins sur 100.
puzzle-serves = C’est { $name } qui en profiterait le plus : { $wins } victoires de plus sur 100.
puzzle-following = Énigme suivante

## Analyse

review = Analyse
review-yours = Parts de victoire selon ce que vous saviez à chaque moment. Vos propres décisions sont jugées.
review-seat = Parts de victoire selon ce que { $name } savait à chaque moment. Seules les décisions de { $name } sont jugées.
review-each = Parts de victoire, à chaque moment selon ce que savait la personne qui décidait. Quand le tour passe, l’image peut sauter : la place suivante sait autre chose.
review-open = Tout est visible : parts de victoire selon ce qu’il y avait vraiment. Les décisions sont jugées selon ce que savaient celles et ceux qui les ont prises.
review-spoiler = L’analyse révèle dès le début l’issue de la partie. Vous n’y étiez pas.
review-show = Afficher
review-details = Moments
review-progress = Avancement de l’analyse
review-stop = Arrêter
review-stopped = L’analyse a été arrêtée.
review-again = Recommencer
review-thresholds = Une décision qui a coûté au moins { $inexact } de la victoire est dite imprécise, et à partir de { $costly } coûteuse, mais seulement si le hasard ne peut pas l’expliquer : l’intervalle (95 %) doit être au-dessus de zéro, et pour coûteuse au-dessus de { $inexact }.
stream-shares = Parts de victoire
stream-points = Points attendus
stream-shows = Ce que montre l’image
stream-table = L’image sous forme de tableau
stream-table-line = Parts de victoire et, au-dessous, points attendus.
ledger = D’où vient la victoire
ledger-start = Début
ledger-luck = Chance
ledger-decisions = Ses décisions
ledger-others = Les autres
ledger-margin = Marge : chance ±{ $luck }, décisions ±{ $decisions }. Chaque colonne tombe juste.
ledger-end = Fin
ledger-explained = Ce que disent les lignes
ledger-luck-line = Ce que les dés et les tirages ont changé à la part de cette place, selon ce qu’elle pouvait voir elle-même avant et après. Ce que la chance donne à l’un, elle le prend aux autres.
ledger-decisions-line = Ce que les coups de cette place ont perdu, ou gagné, face aux meilleurs que la recherche a trouvés.
ledger-others-line = Tout le reste : ce que les autres ont décidé, et ce qui s’est révélé de ce qu’ils étaient seuls à savoir.
highlights-of = Décisions de
highlights-costliest = Décisions les plus coûteuses
highlights-costliest-none = Aucune que le hasard ne puisse expliquer.
highlights-finest = Meilleures décisions
highlights-finest-none = Aucune nettement meilleure que la suivante.
riddles = Laissez-moi d’abord essayer
riddle = Que feriez-vous ici ?
riddle-try = Essayer sur le plateau
retry = Vos décisions, une nouvelle fois
retry-title = Décision { $number } sur { $of }
retry-ask = À vous, avec ce que vous saviez alors. Que feriez-vous ? Essayez autant de fois que vous voulez.
retry-solved = Rien de mieux n’a été trouvé.
retry-following = Décision suivante
retry-back = Retour à l’analyse
decision-better = Mieux : { $move }.
decision-cost = { $change } (±{ $margin }), { $points }
decision-points =
    { $count ->
        [one] { $change } point
       *[other] { $change } points
    }
decision-serves = L’essentiel revient à { $name }.
decision-next = Deuxième meilleur coup : { $move }.
decision-lead = { $change } (±{ $margin }).
decision-differences = Où les points diffèrent
decision-turn = { $name } : { $moves }
decision-line = Ensuite sans doute { $line }
highlights-luckiest = Plus grands coups de chance
highlights-unluckiest = Plus grands coups de malchance
luck-here = Chance ici (±{ $margin }) :
give-or-take = ±{ $margin }
label-good = bonne
label-inexact = imprécise
label-costly = coûteuse
save-picture = Enregistrer l’image
file-with-review = Fichier de la partie avec l’analyse

## Et si

what-if = Et si
what-if-kept = Et si : cette partie reprend un moment d’une autre. Ce qui y était caché l’était ici aussi.
what-if-anew = Et si : cette partie reprend un moment d’une autre. Ce que cette place ne pouvait pas savoir a été redistribué.
what-if-from = Vers ce moment
play-on = Rejouer à partir d’ici
play-on-line = Une nouvelle partie commence à ce moment, avec ses propres dés. Vous prenez une place, des bots prennent les autres.
play-on-seat = Votre place
play-on-hidden = Ce qui est caché
play-on-kept = Comme c’était
play-on-anew = Redistribué
play-on-kept-line = Tout se trouve là où il se trouvait.
play-on-anew-line = Ce que cette place ne pouvait pas savoir est redistribué, en accord avec tout ce qu’elle savait.
play-on-go = Jouer

## Problèmes

problem-unreachable = Le serveur est injoignable. Êtes-vous connecté au réseau ?
problem-lost = La connexion a été coupée avant la réponse. Réessayez, s’il vous plaît.
problem-not-now = Ce n’est pas possible dans cette décision.
problem-malformed = Le serveur n’a pas compris. Recharger la page peut aider. ({ $where })
problem-too-large = C’est trop grand ; { $most } octets au plus sont possibles.
problem-too-many =
    { $wait ->
        [one] C’était trop à la fois. Attendez { $wait } seconde.
       *[other] C’était trop à la fois. Attendez { $wait } secondes.
    }
problem-not-known = Le serveur ne vous connaît pas encore. Rechargez la page pour devenir invité.
problem-no-table = Cette table n’existe pas.
problem-no-match = Cette partie n’existe pas.
problem-no-moment = La partie ne peut pas être reprise à cet endroit.
problem-no-game = Ce jeu n’existe pas ici.
problem-no-lesson = Cette leçon n’existe pas ici.
problem-no-push = Ce serveur ne peut rien vous dire pendant votre absence.
problem-bad-setup = On ne peut pas jouer ainsi : { $what }.
problem-bad-name = Ce nom ne convient pas. Choisissez-en un autre, de 24 lettres au plus.
problem-bad-text = Ce texte ne peut pas être envoyé.
problem-bad-link = Ce lien a expiré ou a déjà servi.
problem-bad-file = Ce n’est pas un fichier de partie lisible ici : { $what }.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-seated = Vous êtes déjà assis à cette table.
problem-no-seat = Il n’y a pas de place { $seat }.
problem-seat-taken = La place { $seat } est prise.
problem-not-host = Seul l’hôte de la table peut le faire.
problem-no-spectators = Cette table n’accepte pas de spectateurs.
problem-no-chat = Il n’y a pas de discussion à cette table.
problem-no-hints = Il n’y a pas de conseils à cette table.
problem-not-begun = La partie n’a pas encore commencé.
problem-begun = La partie a déjà commencé.
problem-not-over = C’est possible seulement après la fin de la partie.
problem-not-ready = Tout le monde n’est pas encore prêt.
problem-over = La partie est terminée.
problem-away = Un remplaçant joue pour vous. Reprenez d’abord votre place.
problem-not-absent = Celui qui est là, ou l’était à l’instant, n’a pas besoin de remplaçant. ({ $wait } s)
problem-no-move = Ce coup n’existe pas : { $move }.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-late = La table a avancé entre-temps ({ $turn }). Regardez encore une fois.
problem-refused = Ce coup est contraire aux règles : { $move }.
problem-undo-off = À cette table, on ne reprend rien.
problem-undo-nothing = Il n’y a rien à reprendre.
problem-undo-decided = On ne peut pas le reprendre : { $name } a décidé depuis.
problem-undo-drawn = On ne peut pas le reprendre : le hasard a joué depuis ({ $move }).
problem-undo-told = On ne peut pas le reprendre : le coup lui-même a révélé quelque chose de caché ({ $move }).
problem-undo-shown = On ne peut pas le reprendre : { $name } a vu quelque chose depuis ({ $field }).
problem-undo-asked = Les autres ont déjà été consultés.
problem-no-request = Plus personne ne demande à reprendre quoi que ce soit.
problem-old-edition = Cette partie a été commencée selon des règles plus anciennes (édition { $edition }), et ce serveur en a de plus récentes. Elle est gardée telle quelle : l’ancienne version du serveur permet de la terminer.
problem-old-match = Cette partie a été jouée selon des règles plus anciennes (édition { $edition }) ; les règles plus récentes de ce serveur ne permettent pas de la montrer. Son fichier est conservé : l’ancienne version la montre et la vérifie.
problem-unreadable = Cette table est illisible. La raison se trouve dans le journal de ce serveur ; rien n’a été modifié.
problem-foreign = Cette page n’a pas le droit de faire cela : elle vient d’une autre adresse que le serveur.
problem-broken = Une erreur s’est produite sur le serveur. Réessayez, s’il vous plaît.
