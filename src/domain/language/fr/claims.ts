// French: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = auteur de, autrice de, auteure de, auteur du, autrice du, rédacteur de, rédactrice de
organize = organisateur de, organisatrice de
translate = traducteur de, traductrice de
mentor = tuteur de, tutrice de, mentor de, marraine de, parrain de
train = formateur de, formatrice de
duty = responsable de, en charge de, chargé de, chargée de
lead = diriger, direction de, piloter, pilotage, encadrer, encadrement, gérer, gestion de, mener, manager, superviser, supervision de, animer, responsable de, en charge de, à la tête de, responsabilité de, conduire, <présider, <commander
start = fonder, lancer, lancement, créer, ouvrir, ouverture, mettre en place, initier, démarrer
make = créer, création, développer, développement de, élaborer, élaboration, construire, construction, réaliser, réalisation, produire, monter, établir, préparer, mettre au point, <concevoir, <rédiger, <programmer, <écrire
implement = mettre en place, mise en place, mettre en œuvre, mise en œuvre, implémenter, déployer, déploiement, introduire, introduction, instaurer, installer, lancer
improve = améliorer, amélioration, optimiser, optimisation, perfectionner
up = augmenter, augmentation, accroître, hausse, croissance, élever, progresser, plus, supérieur
expand = étendre, extension, élargir, agrandir
down = réduire, réduction, diminuer, diminution, baisser, baisse, abaisser, moins, raccourcir
faster = accélérer, accélération, raccourcir, plus rapide
save = économiser, économie, épargner
keep = maintenir, maintien, conserver, garder
train = former, formation de, enseigner, instruire, entraîner, donner des cours
mentor = <encadrer, accompagner, accompagnement, guider, tutorer, coacher, conseiller
advise = conseiller, conseil, orienter
analyze = analyser, analyse, étudier, étude, examiner
assess = évaluer, évaluation, apprécier
check = contrôler, contrôle, vérifier, vérification, inspecter, relire, tester
monitor = suivre, suivi, surveiller, surveillance, <superviser
test = tester, essayer, essai
plan = planifier, planification, prévoir, programmer
organize = organiser, organisation, coordonner, planifier
coordinate = coordonner, coordination, organiser
perform = réaliser, effectuer, exécuter, conduire, mener, faire, assurer, tenir
complete = terminer, achever, finir, finaliser, clôturer
handle = traiter, traitement, prendre en charge, prise en charge, s'occuper de, gérer, assurer
care = soigner, soins à, s'occuper de, prendre soin, prise en charge, assister
use = utiliser, utilisation, employer, appliquer, exploiter, travailler avec, à l'aide de
write = rédiger, rédaction, écrire, composer
document = documenter, documentation, consigner, enregistrer
design = concevoir, conception, dessiner, imaginer
program = programmer, programmation, développer, coder
automate = automatiser, automatisation
integrate = intégrer, intégration, connecter
migrate = migrer, migration, transférer, transfert
modernize = moderniser, renouveler, actualiser, mettre à jour
rework = refondre, refonte, remanier, réviser, restructurer, repenser
repair = réparer, réparation, dépanner
resolve = résoudre, résolution, régler, corriger
service = entretenir, entretien, maintenance
sell = vendre, vente de, commercialiser
buy = acheter, achat de, acquérir, approvisionner
negotiate = négocier, négociation
win = gagner, obtenir, remporter, décrocher, conquérir
receive = recevoir, obtenir, accueillir, réception de
answer = répondre, réponse à
present = présenter, présentation, exposer, montrer
report = rapporter, rendre compte, informer
communicate = communiquer, échanger, parler
explain = expliquer, clarifier
hire = recruter, recrutement, embaucher, embauche
promote = promouvoir, promotion, faire connaître
publish = publier, publication, éditer
provide = fournir, offrir, proposer, donner, procurer
ensure = assurer, garantir, veiller à
enable = permettre, rendre possible
achieve = atteindre, obtenir, réaliser, <dépasser
exceed = dépasser, surpasser
total = représenter, s'élever à, d'une valeur de, totaliser, d'un montant de
combine = combiner, réunir, fusionner
select = sélectionner, sélection, choisir
collect = collecter, collecte, recueillir, rassembler
clean = nettoyer, nettoyage
transport = transporter, transport, livrer
operate = exploiter, conduire, utiliser
assemble = monter, montage, assembler, installer
serve = servir, accueillir
translate = traduire, traduction
adapt = adapter, adaptation, ajuster
research = rechercher, recherche, étudier
calculate = calculer, calcul
forecast = prévoir, prévision
recognize = reconnaître, récompenser, distinguer
discover = découvrir, détecter, trouver, identifier, repérer
process = traiter, traitement
install = installer, installation, poser
represent = représenter
attend = assister à, suivre
configure = configurer, paramétrer
deliver = livrer, livraison, remettre
pass = réussir
motivate = motiver
approve = approuver, valider
measure = mesurer, mesure
treat = traiter, soigner
invoice = facturer, facturation
edit = éditer, corriger
moderate = animer, animation, modérer
cook = cuisiner, préparer
teach = enseigner, donner des cours
`;

const things = `
staff = salarié, employé, personnel, collaborateur, collaboratrice, personne, effectif, équipier
colleague = collègue, confrère, consœur
customer = client, cliente, clientèle
user = utilisateur, utilisatrice
team = équipe, groupe
company = entreprise, société, organisation
shop = magasin, boutique
location = site, établissement, agence
hospital = hôpital, clinique
ward = service, unité
department = service, département
supplier = fournisseur
cost = coût, dépense, frais
revenue = chiffre d'affaires, revenu, vente, recette
profit = bénéfice, profit
funding = financement, subvention
error = erreur, faute
problem = problème, incident
goal = objectif, but
new = nouveau, nouvelle, nouveaux
earlier = ancien, précédent
fast = rapide
big = grand, grande
main = principal, clé
several = plusieurs, divers, diverses, différents
method = méthode, technique
process = processus, procédure
rule = règle, norme
law = loi, droit
program = programme
application = application, appli
website = site web, site internet, site
file = dossier, fichier, document
meeting = réunion, séance
workshop = atelier, séminaire, formation
event = événement, évènement, manifestation
goods = produit, article, marchandise
stock = stock, inventaire
warehouse = entrepôt
machine = machine, équipement, appareil
vehicle = véhicule, <voiture
contract = contrat, accord
student = étudiant, étudiante
pupil = élève
child = enfant
teacher = enseignant, enseignante, professeur
doctor = médecin, docteur
developer = développeur, développeuse, programmeur
region = région, secteur, zone
country = pays
area = domaine, secteur
worldwide = mondial, international
national = national
information = information, donnée
safety = sécurité
question = question, demande
complaint = réclamation, plainte
result = résultat
award = prix, récompense
email = e-mail, courriel, mail
phone = téléphone, appel
guest = client, hôte
visitor = visiteur, participant
participant = participant
shift = garde, équipe
patient = patient, patiente
family = famille
nurse = infirmière, infirmier
task = tâche, mission
project = projet
data = donnée
quality = qualité
article = article, publication
book = livre
experience = expérience, parcours, travaillé, travaille, professionnel
experienced = expérimenté, confirmé
knowledge = connaissance
salary = salaire, paie
school = école
young = jeune
budget = budget
schedule = planning, emploi du temps
doctorate = doctorat, docteur, docteure, PhD
human resources = ressources humaines, RH
artificial intelligence = intelligence artificielle, IA
person = personne, personnes, gens, <patient, <patiente, <visiteur, <visiteuse, <client, <cliente, <convive, <résident, <résidente, <élève, <enfant, <apprenti, <apprentie, <stagiaire, <collègue, <employé, <employée, <salarié, <salariée, <bénévole, <participant, <participante, <passager, <passagère, <locataire, <candidat, <candidate, <infirmier, <infirmière, <médecin, <enseignant, <enseignante, <ingénieur, <ingénieure, <développeur, <développeuse, <technicien, <technicienne, <mécanicien, <chauffeur, <conducteur, <cuisinier, <cuisinière, <aide-soignant, <aide-soignante, <assistant, <assistante, <conseiller, <conseillère, <membre, <utilisateur, <utilisatrice, <adulte, <adolescent, <parent, <professionnel, <professionnelle, <spécialiste, <étudiant, <étudiante, <collaborateur, <collaboratrice, <commercial, <vendeur, <vendeuse
animal = animal, animaux, <chien, <chat, <cheval, <vache, <veau, <mouton, <agneau, <chèvre, <porc, <poule, <oiseau, <lapin, <singe, <poisson, <brebis, <jument, <poulain
vehicle = véhicule, <voiture, <camion, <camionnette, <fourgon, <bus, <car, <autocar, <tracteur, <remorque, <semi-remorque, <chariot élévateur, <moto, <vélo
document = document, <lettre, <courrier, <rapport, <formulaire, <facture, <contrat, <certificat, <procès-verbal, <manuel, <brochure, <reçu, <dossier, <bon de livraison, <fiche
building = bâtiment, <maison, <école, <hôpital, <immeuble, <entrepôt, <grange, <hôtel, <église, <bibliothèque, <usine, <villa
meal = repas, <petit-déjeuner, <déjeuner, <dîner
device = appareil, <ordinateur, <téléphone, <tablette, <imprimante, <scanner, <écran, <caméra
`;

const limits = `
supported = avec le soutien de, avec le soutien du, avec l'appui de, avec l'appui du, avec l'aide de, avec l'aide du, soutenu par, aidé par, assisté de
help = aider, aide à, assister, assistance, soutenir, soutien, appuyer, appui, épauler
part = collaborer à, collaborer au, collaboration à, collaboration au, participer, participation, contribuer, contribution, membre de, l'un des, l'une des, fait partie, faire partie, prendre part, pris part, concourir, suivi d'une formation, suivi d'un stage, suivi d'un cours, suivi de formations, suivi de cours
share = collaborer, collaboration, en collaboration avec, avec l'équipe, ensemble, conjointement, en équipe, au sein d'une équipe, avec d'autres, travailler avec, de concert avec, en binôme, en partenariat avec, à deux, à trois, à quatre, à plusieurs, en duo, en trio, en tandem, =accompagné de, =accompagnée de, =accompagné par, =accompagnée par, =accompagné d, =accompagnée d, =accompagné du, =accompagnée du, aux côtés de, aux côtés du
planned = prévu, prévue, proposition, proposer, envisager, à venir, projeter de
tried = tenter, tentative, essayer de, chercher à
ongoing = j'aimerais, aimerais passer, aimerais obtenir, souhaite passer, souhaite obtenir, voudrais passer, pas encore passé, obtention prévue, recevabilité, dossier déposé, dossier en cours, diplôme prévu, prévue en, en cours, en cours d'obtention, actuellement étudiant, inachevé, en préparation
part-time = à temps partiel, mi-temps, vacataire, indépendant
basic = notions, notions de, bases de, connaissances de base, débutant, initiation, première expérience, premières expériences, introduction à
trainee = stagiaire, stage, apprenti, apprentie, apprentissage, alternance, alternant, en formation
deputy = adjoint, adjointe, assistant, assistante, vice, intérimaire, par intérim, suppléant, sous la direction de, sous la supervision de, sous-directeur
pilot = =pilote, =pilotes, prototype, =maquette, =maquettes, ébauche
simulated = simulé, simulée, simulation, fictif, fictive, fictifs, hypothétique, imaginaire, jeu de rôle, entreprise d'entraînement
potential = potentiel, potentielle, éventuel, éventuelle, ancien, ancienne, anciens, anciennes, futur, future, soi-disant
partly = partiellement, en partie, parfois, occasionnellement, temporaire, quelques
nearly = presque, quasi, quasiment, pratiquement
recommend = recommander, suggérer, proposer
volunteer = bénévole, bénévolat, volontaire
enable = permettre
learn = apprendre
mostly = la plupart, pour la plupart, en majorité, principalement, surtout, en grande partie, majoritairement, essentiellement, d'habitude, généralement, habituellement, le plus souvent, avant tout, en majeure partie, pour l'essentiel, la plupart du temps, en règle générale
ongoing = en cours, en cours de, inachevé, interrompu, non obtenu, non validé, première année de, 1re année, pas encore, en préparation, non terminé, partiellement validé, niveau bac, niveau licence, niveau master, niveau BTS, de niveau, demande déposée, dossier déposé, en attente de reconnaissance
expired = expiré, expirée, périmé, périmée, échu, échue, plus valable
help = appui, appuyer, prêter main-forte, donner un coup de main, soutien à, soutenir
deputy = suppléance, remplacement de, par intérim, intérim, sous supervision, avec la supervision, sous la supervision, sous la supervision du, sous contrôle, sous le contrôle, sous surveillance, sous la surveillance, sous la responsabilité, sous la direction du, sous la conduite, en l'absence de, en l'absence du, en remplacement, en suppléance
trainee = en stage, en alternance, stagiaire, élève
basic = notions, bases, rudiments, débutant, scolaire, initiation
approved = avec l'accord de, avec l'accord du, avec validation, sous réserve de validation, pour validation, après validation, pour signature, à la signature
learn = en cours d'apprentissage
basic = niveau débutant, un peu de, niveau de base, initié à, rudiments, connaissances élémentaires
alternate = semaine sur deux, week-end sur deux, jour sur deux, mois sur deux, fois sur deux, toutes les deux semaines, tous les deux jours, tous les deux mois, tous les quinze jours, bimensuel, un jour sur deux, un mois sur deux, toutes les 2 semaines, tous les 15 jours
ongoing = je prépare actuellement, je suis actuellement, inscrit en, inscrite en, en cours de validation, en train de, en cours d'écriture, en cours de rédaction, commencée en, commencé en, entamée, entamé, mémoire non soutenu, sans soutenance, diplôme prévu, obtention prévue, soutenance prévue, soutenance à venir, il manque le mémoire
part = collaborer aux, collaborer à la, collaboration aux, associé à, associée à
`;

export const claims: ClaimWords = {
	endings:
		"issements issement ements ement ations ation itions ition utions ution ctions ction tions tion ages age ures ure ant ants antes ante ees ee es e er ez ent ait aient ais ai as a ir i is it ies ie issant issait ons eaux aux al ale ales elle elles el if ive ifs ives nt s x",
	turned: `
aux al
eaux eau
eurs eur
euses eur
trices teur
trice teur
ices ice
ification ifier
ifications ifier
`,
	separable: "",
	prefixes:
		"re ré r dé dés dis com con en em entre inter pré pro sur sous sub trans ad main contre ob per par",
	participle: "",
	agents:
		"eur eurs euse euses rice rices iste istes ien iens ienne iennes ant ante",
	infinitives: "er ir re oir",
	noVerbs:
		"qualifié diplômé certifié motivé expérimenté santé société qualité université cité",
	verbForms: ["e ee ees es", "ant", "tion ment age", "er ir"],
	forms: `
mettre mis mise met mettait
conduire conduit conduite conduis
construire construit construis | construction
concevoir conçu conçue conception conçois conçoit concevais | conceptions
produire produit produis | production
réduire réduit réduite réduction réduis | réduction
traduire traduit traduis | traduction traductions
introduire introduit | introduction
obtenir obtenu obtention | obtention
maintenir maintenu maintiens | maintenance maintien
recevoir reçu reçois réceptionner réceptionne réceptionné | réception
résoudre résolu résolution | résolution
suivre suivi suivie suis suivis
vendre vendu vente vends vendais vendues | ventes vente
écrire écrit
accroître accru
atteindre atteint
ouvrir ouvert | ouverture
offrir offert
prendre pris prise prends
faire fait
tenir tenu tiens | tenue
gérer géré gère gestion | gestion
mener mené mène
créer créé crée création | création
animer animé
refondre refonte refondu
permettre permis
accueillir accueille accueilli | accueil
entretenir entretenu | entretien entretiens
corriger corrige | correction corrections
rédiger rédige | rédaction
distribuer distribue | distribution
instruire instruis instruit | instruction
nettoyer nettoie | nettoyage
envoyer envoie | envoi envois
payer paye | paie paiement paiements
choisir | choix
soigner | soin soins
livrer livre | livraison livraisons
peindre peins peint | peinture
coudre | couture
cuire cuis cuit | cuisson
saisir | saisie
surveiller surveille | surveillance
superviser supervise | supervision
réviser | révision révisions
conseiller conseille | conseil conseils
appeler appelle | appel appels
étudier | étude études
fermer | fermeture
couvrir couvert | couverture
inscrire inscrit | inscription inscriptions
transmettre transmis | transmission
émettre émis | émission
relire | relecture
acheter achète | achat achats
répondre réponds répondu | réponse réponses
coordonner coordonne | coordination
intervenir interviens intervenu | intervention interventions
prévenir préviens | prévention
protéger protège | protection
diagnostiquer | diagnostic diagnostics
convertir converti convertis | conversion conversions
fabriquer fabrique fabriqué | fabrication
promouvoir promeus promu | promotion
lire lis lu | lecture
direction direction
trier trie trié | tri
confectionner confectionne confectionné | confection
louer loue loué | location
relancer | relance relances
déposer | dépôt dépôts
contrôler | contrôle contrôles
commander | commande commandes
soutenir soutiens soutenu | soutien
embaucher | embauche embauches
former | formation formations
analyser | analyse analyses
remettre remis | remise
prendre prenais pris prises
tenir tenais tenus tenues
venir viens venu venue venus venues
mettre mets mis mises mettais
faire fais faits faite faites faisais
dire dis dit dite dites
voir vois vu vue vus vues
rendre rends rendu rendue rendus rendues
tendre tends tendu tendue
lire lis lus lue lues lisais | lectures
écrire écris écrite écrits écrites écrivais
suivre suivies suivais
courir cours couru
servir sers servi servie
ouvrir ouvre ouverte ouverts ouvertes
couvrir couvre couverte couverts couvertes
offrir offre offerte
joindre joins joint jointe
peindre peinte peints
acquérir acquis acquise | acquisition
nourrir nourris nourri
conduire conduits conduites
construire construite construits construites
réduire réduite réduits réduites
recevoir reçue reçus reçues
vendre vendue
élire élu élue
battre bats battu
coudre couds cousu cousue
moudre mouds moulu
fondre fonds fondu fondue
préparer | préparation préparations
élaborer | élaboration
emballer | emballage
étiqueter | étiquetage
monter | montage montages
démonter | démontage
dépanner | dépannage dépannages
trouver trouve
placer place placé
lancer lance lancé | lancement
peser pèse pesé | pesée pesées
lever lève levé | levée
geler gèle | gel
jeter jette
`,
	participles: `
it ite its ites
is ise ises
u ue us ues
ert erte erts ertes
oint ointe oints ointes
eint einte eints eintes
`,
	unlike: `
digital digitaliser
digital digitalisation
montre monte
montrer monter
montrant montant
montree montee
`,
	contracted: `
de = du des d
à = au aux
`,
	small: `après avant lui avais avaient ayant eu quoique moi zéro auprès durant lors vis via parmi selon envers hors outre vers voire ainsi également notamment le la les l un une des du de d à au aux en dans sur sous chez par pour avec sans entre vers depuis pendant lors et ou ni mais donc or car
que qu qui quoi dont où quand si comme ce cet cette ces c se s me m te t nous vous je j tu il elle on ils elles mon ma mes ton ta tes son sa ses
notre nos votre vos leur leurs y est sont était étaient été être ai as a ont avait avoir avons suis plus très aussi ainsi actuellement
aujourd hui là ici puis ensuite notamment incluant dont compris etc via contre malgré afin face dès lorsque tandis puisque soit celui celle ceux celles cela ceci lequel laquelle lesquels lesquelles auquel duquel desquels quelque quelques autour jusque jusqu désormais alors`,
	deeds,
	things,
	limits,
	self: "je j nous",
	negations:
		"tous sauf, toutes sauf, zéro, ne, n, pas, jamais, sans, aucun, aucune, ni, rien, personne ne, au lieu de, plutôt que, sauf, malgré, contre, guère, éviter",
	absolutes: `
alone = en autonomie, de façon autonome, de manière autonome, en toute autonomie
all = tout, toute, tous, toutes, chaque, ensemble de, entier, entière, intégralité, complet, complète, toujours, totalité
only = seul, seule, uniquement, exclusivement, en toute autonomie, unique, personnellement
first = premier, première, numéro un
most = meilleur, meilleure, plus grand, plus haut, leader, primé, primée, record, renommé, exceptionnel
from scratch = de a à z, de bout en bout, à partir de zéro
expert = expert, experte, expertise, spécialiste, maîtrise
senior = senior, sénior
success = avec succès, réussi, réussie, couronné de succès, fructueux
`,
	periods: `
three weeks = toutes les trois semaines, toutes les 3 semaines, une semaine sur trois
four weeks = toutes les quatre semaines, toutes les 4 semaines, une semaine sur quatre
six weeks = toutes les six semaines, toutes les 6 semaines, une semaine sur six
two months = tous les deux mois, tous les 2 mois, un mois sur deux
two days = tous les deux jours, tous les 2 jours, un jour sur deux
two years = tous les deux ans, tous les 2 ans, un an sur deux
hour = à l'heure, chaque heure, de l'heure
fortnight = toutes les deux semaines, tous les quinze jours, bimensuel
year = annuel, annuelle, annuels, par an, chaque année, l'an
quarter = trimestriel, par trimestre, chaque trimestre
month = mensuel, mensuelle, par mois, chaque mois
week = hebdomadaire, par semaine, chaque semaine
day = quotidien, quotidienne, par jour, chaque jour
shift = par garde, chaque garde
hour = par heure
year = tous les ans
month = tous les mois, une fois par mois
week = toutes les semaines, une fois par semaine
day = tous les jours, une fois par jour
quarter = une fois par trimestre, tous les trimestres, tous les trois mois, trimestriellement
half year = semestriel, par semestre, chaque semestre, tous les semestres, tous les six mois
weekday = en semaine, du lundi au vendredi, les jours ouvrés, chaque jour ouvré
weekend = le week-end, les week-ends, chaque week-end, tous les week-ends
fortnight = une semaine sur deux
month = mensuellement
week = hebdomadairement
day = quotidiennement
year = annuellement, une fois par an
night = chaque nuit, toutes les nuits, par nuit
morning = chaque matin, tous les matins
season = chaque saison, par saison
`,
	times: `
half hour = demi-heure, demi-heures
hour and half = une heure et demie, heure et demie
year and half = un an et demi, an et demi
one decade = une décennie
half year = demi-année, semestre
millisecond = ms, milliseconde
second = seconde, secondes
minute = minute, minutes
hour = heure, heures, h
day = jour, jours
week = semaine, semaines
month = mois
quarter = trimestre, trimestres
year = an, ans, année, années
`,
	percent: "pour cent",
	money: `
EUR = €, euro, euros
USD = $, dollar
CHF = CHF, franc
`,
	factors: `
12 = douzaine
100 = cents
1000 = mille
1000000 = million, millions, M
1000000000 = milliard, milliards, Md
`,
	counting: {
		or: "ou",
		small:
			"zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
		tens: "vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix",
		toNineteen: "soixante quatre-vingt",
		joined: ["{ten}-{one}", "{ten} et {one}"],
		large: "douzaine 12, cent 100, mille 1000",
		near: "dizaine 10, quinzaine 15, vingtaine 20, trentaine 30, quarantaine 40, cinquantaine 50, soixantaine 60, centaine 100",
	},
	shares: `
-50 = réduire de moitié, de moitié
-33 = d'un tiers
-25 = d'un quart
100 = doubler, doublement, deux fois plus
200 = tripler, triplement
300 = quadrupler
`,
	links: {
		beside: "tout en, tandis que, alors que",
		and: "et, ou, ainsi que, mais aussi",
		means:
			"grâce à, au moyen de, via, par le biais de, à travers, à l'aide de, en utilisant",
		result:
			"ce qui, permettant, aboutissant à, si bien que, entraînant, d'où, contribuant à",
		purpose: "pour, afin de, en vue de, dans le but de, destiné à",
		relative: "qui, que, dont, où, lequel, laquelle, lesquels",
	},
	bounds: {
		after: "ou plus",
		least: "plus de, au moins, au-delà de, minimum, supérieur à, au-dessus de",
		most: "près de, presque, jusqu'à, moins de, au plus, maximum",
		near: "environ, autour de, une, à peu près, quelque",
	},
	roles: { from: "de, du", to: "à, au, vers", by: "de, d'" },
	namely: "dont|y compris|à savoir|comprenant|couvrant|incluant|soit",
	watched: {
		by: "supervisé par|supervisée par|supervisés par|supervisées par|surveillé par|surveillée par",
		under: "sous la supervision de|sous la surveillance de",
	},
	as: "en tant que, comme, poste de, fonction de, rôle de",
	agent: "par",
	inquiring:
		"condition conditions exigence début tard encore ouvert ouverte utile sens exception indispensable nécessaire impérative impératif requise requis possible question sinon plutôt abord",
	courtesy: `je vous vos votre me permets candidature poste offre entreprise équipe entretien échanger rencontrer rencontre plaisir ravi ravie serais heureux
heureuse remercie remercier merci temps attention lecture considération salutations distinguées cordialement madame monsieur mesdames messieurs veuillez agréer
recevoir expression sentiments disposition reste intérêt intéresse intéressé intéressée expérience apporter rejoindre joins joint cv lettre convient correspond
présenter propose proposer parler dire plus détail détails oralement vive voix question questions volontiers souhaite souhaiterais aimerais convaincre`,
	greeting: "madame, monsieur, mesdames, messieurs, cher, chère",
	applying:
		"candidature, poste, offre, postule, postuler, annonce, intérêt, rejoindre",
	framing:
		"mon travail, travail, comprend, comprenait, projet, bénévolat, bénévole, exemple, autre exemple, un autre exemple, auparavant, actuellement, poste actuel, mon poste actuel, dernier poste, mon dernier poste, poste, font partie de mon travail, ont fait partie de mon travail, étudié, parle, compétences, certifications, comptent, occupe, je travaille, travaille",
	levels:
		"courant maternelle débutant intermédiaire avancé expert bilingue notions natif",
	listing:
		"parlé détenu niveau possède détiens maîtrise connaissance connaissances expérience parle langue langues certifié certifiée certification certificat titulaire diplôme diplômé diplômée étudié études outils technologies maîtrise publié publication bilingue compétences",
	holding:
		"titulaire possède détiens détenu diplômé diplômée certifié certifiée détenteur détentrice",
	sought: "quelqu quelqu'un personne",
	asking:
		"vous recherchez, vous demandez, vous cherchez, votre annonce, votre offre, le poste requiert, vous citez, vous souhaitez, vous avez besoin, il vous faut, vous attendez, le poste demande",
	chatter:
		"voici la, voici le, voici votre, voici une, comme demandé, version améliorée, version révisée, le lecteur est prié, note à l'attention, à confirmer, à compléter, à insérer, insérer ici, en tant qu'ia, ce candidat doit",
	headings: `profil à propos résumé expérience expériences professionnelle professionnelles parcours formation formations études diplômes compétences techniques
langues projets certifications certificats publications bénévolat engagement prix distinctions intérêts loisirs références contact coordonnées outils logiciels et
centres d'intérêt`,
	labels: `autres téléphone tél mobile portable courriel e-mail email adresse site web note mention niveau cours technologies outils langues date aujourd'hui présent
actuel délivré valable jusqu page de né née nationalité langue maternelle courant bilingue débutant intermédiaire avancé expert auteurs éditeur`,
	unclaimed: {
		applies:
			"(?:je (?:vous )?(?:présente|adresse|soumets|propose) (?:donc |ainsi )?ma candidature|(?:je souhaite|je souhaiterais|j'aimerais) (?:postuler|candidater)|je (?:postule|candidate)) (?:pour |à |au |aux )?(?:le |la |l')?",
		wishes:
			"(?:je (?:souhaite(?:rais)?|voudrais|désire|serais (?:ravie?|heureuse?|heureux))|j'(?:aimerais|espère)) ",
		stands: "(?:votre|vos|(?:ton|ta|tes)(?= )|ce|cette|le poste|l'offre) ?",
		moves:
			"m'(?:intéresse|attire|inspire|enthousiasme)|me (?:plaît|motive|séduit|parle)|à mes (?:attentes|envies|souhaits|valeurs)|ce que je (?:recherche|cherche)",
		presumes:
			"je|j|mon|ma|mes|moi|me|m|nous|apport\\p{L}*|contribu\\p{L}*|mettre|offrir|utilis\\p{L}*|continu\\p{L}*|poursui\\p{L}*|encore|nouveau|mention\\p{L}*|soulign\\p{L}*|précis\\p{L}*|montr\\p{L}*|expérience\\p{L}*|compétence\\p{L}*|connaissance\\p{L}*|expertise|parcours|profil|diplôm\\p{L}*|formation|déjà|que|qui|car|puisque|avec|bénéfici\\p{L}*|en tant que|approfond\\p{L}*|renforc\\p{L}*|candidate?",
	},
};
