// French: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
supply = approvisionner, alimenter
examine = examiner, analyser
deliver = livrer, distribuer
hand in = remettre, rendre
combine = regrouper, réunir, fusionner
phone = téléphoner à, appeler, contacter par téléphone
recover money = recouvrer, récupérer
chase up = relancer
dose = dispenser, délivrer, distribuer
triage = trier, triage
disinfect = désinfecter, désinfection, stériliser
set table = dresser, mettre le couvert
check stock = compter, inventorier, inventaire
close books = clôturer, clôture
cover costs = financer, financement
show data = afficher, visualiser, montrer
raise money = collecter, lever
release = déployer, mettre en production, livrer
focus = se concentrer sur, axé sur
prioritize = prioriser, fixer les priorités, établir les priorités, priorisation
join teams = participer, participation, assister
wrap = emballer, emballage, conditionner
load = charger, chargement
unload = décharger, déchargement
fill in = remplir, compléter
send out = envoyer, envoi, expédier, expédition
sign up = inscrire, inscription
serve customers = servir, service de
wash = laver, lavage
iron = repasser, repassage
harvest = récolter, récolte, cueillir, cueillette
water = arroser, arrosage, irriguer
weld = souder, soudage, soudure
sand = poncer, ponçage
prepare food = cuisiner, préparer, préparation
enter data = saisir, saisie, enregistrer
book appointments = prendre des rendez-vous, fixer, planifier
handle matters = traiter, traitement, s'occuper de
check in = enregistrer, enregistrement
stop machine = arrêter, stopper, mettre à l'arrêt
compile = compiler, rassembler, réunir
reconcile = rapprocher, rapprochement
replace = remplacer, remplacement, changer
mount = poser, pose, installer, installation, monter, montage
take in = recevoir, réceptionner, réception
take back = reprendre, retour
lend = prêter, prêt
catalog = cataloguer, catalogage
label = étiqueter, étiquetage
de-escalate = désamorcer, apaiser, calmer
pass on = transmettre, transmission, faire suivre
digitize = numériser, numérisation, dématérialiser
advise = conseiller, renseigner, donner des conseils
administer = administrer, donner
agree = convenir, accorder
allocate = attribuer, répartir, affecter, distribuer
amend = modifier, réviser
analyze = analyser
answer = répondre à, répondre aux, traiter
apply = appliquer
appear = comparaître, plaider
archive = archiver, classer, archivage, classement
arrange = arranger, organiser
assemble = assembler, monter, assemblage, montage
assess = évaluer, apprécier, noter
attend = assister à
audit = auditer
bake = cuire au four
book = réserver
budget = budgétiser
build = construire
buy = acheter, approvisionner
calculate = calculer, calcul
calibrate = étalonner, étalonnage, calibrer
care = soigner, s'occuper de, prendre soin de
check = vérifier, contrôler, inspecter
clean = nettoyer, laver
close = clôturer, conclure
collect = recueillir, collecter, rassembler
communicate = communiquer, échanger
complete = terminer, achever, finir
perform = effectuer, réaliser, exécuter, accomplir
configure = configurer, paramétrer
contact = contacter
convert = convertir, transformer
cook = cuisiner, préparer
coordinate = coordonner
correct = corriger
cover = remplacer
cut = couper
decide = décider
deliver = livrer, remettre
deploy = déployer
describe = décrire
design = concevoir, dessiner, mettre en page, créer
detect = détecter, repérer, identifier, découvrir
develop = développer, élaborer, créer
make = développer, élaborer, créer, fabriquer
diagnose = diagnostiquer
dismantle = démonter
distribute = distribuer
document = documenter, consigner, tracer
draft = rédiger, établir, préparer
drive = conduire
earn = obtenir
educate = éduquer, enseigner
train = former, enseigner, dispenser une formation, donner une formation, instruire
teach = enseigner, donner des cours
onboard = intégrer, accueillir, mettre au courant
empty = décharger, déchargement
load = charger, chargement
estimate = estimer, chiffrer
examine = examiner, étudier
explain = expliquer
expand = étendre, élargir
fall = baisser, diminuer
down = baisser, diminuer, abaisser, faire baisser, réduire
up = augmenter, accroître, progresser, faire progresser
file = déposer, soumettre
fill = pourvoir, remplir
find = trouver
fix = réparer, dépanner
repair = réparer, dépanner, réparation, dépannage
grow = cultiver
greet = accueillir, recevoir, accueil
handle = traiter, s'occuper de, prendre en charge, gérer
hire = recruter, embaucher, engager
host = accueillir, organiser
improve = améliorer, optimiser
inform = informer, renseigner
inspect = inspecter
install = installer, poser, monter
interpret = interpréter
invoice = facturer, émettre des factures
issue = délivrer, émettre
keep = tenir, maintenir, conserver
maintain = entretenir, maintenir, assurer la maintenance, entretien de
service = entretenir, maintenir, maintenance, entretien de
measure = mesurer
mediate = arbitrer, concilier
meet = atteindre, respecter, remplir
mentor = accompagner, <encadrer, tutorer
monitor = suivre, surveiller, <contrôler
move = déplacer, déménager, transférer
negotiate = négocier
number = compter
obtain = obtenir
offer = offrir, proposer
open = ouvrir
operate = utiliser, conduire, faire fonctionner, exploiter
order = commander, passer commande
organize = organiser, mettre sur pied
pack = emballer, conditionner
paint = peindre
pay = payer, régler
pick = préparer des commandes, préparation de commandes
plan = planifier, programmer
plead = plaider
post = comptabiliser, saisir, enregistrer
prepare = préparer, établir, élaborer
present = présenter, exposer
print = imprimer
process = traiter
produce = produire, fabriquer, réaliser
proofread = relire, corriger
protect = protéger
provide = fournir, offrir, assurer, apporter
publish = publier
reach = atteindre
receive = recevoir, obtenir
reconcile = rapprocher, lettrer
redesign = refondre, repenser, refonte de
refer = orienter, transmettre
register = enregistrer, inscrire, saisir
renew = renouveler
replace = remplacer, changer
reply = répondre
report = signaler, rendre compte, rapporter
represent = représenter
resolve = résoudre, régler
restock = réapprovisionner, remplir
review = examiner, relire, réviser, passer en revue
run = animer, tenir, conduire
search = chercher, rechercher
select = sélectionner, choisir
sell = vendre
send = envoyer, expédier
serve = servir, accueillir
set up = mettre en place, créer, fonder, établir
implement = introduire, mettre en place, implémenter, intégrer
shorten = raccourcir, réduire
sign = signer, <valider
sort = trier, classer
speak = parler
store = stocker, entreposer, ranger
study = étudier
take part = participer à, prendre part à
take over = reprendre, assumer
test = tester, essayer
translate = traduire
transport = transporter, acheminer
treat = traiter, soigner
update = mettre à jour, actualiser, tenir à jour
use = utiliser, travailler avec, se servir de
visit = visiter, rendre visite à
weigh = peser
win = gagner, remporter, décrocher, acquérir
write = écrire, rédiger
lead = prendre en charge la direction de, assurer la gestion de, responsable, gérer, piloter, diriger, encadrer, animer
make = établir, préparer, rédiger, monter, réaliser, confectionner, élaborer, constituer
handle = gérer, traiter, suivre, prendre en charge, s'occuper de, assurer le traitement de, instruire
keep = tenir, tenue de, gérer, assurer la tenue de, assurer, maintenir
check = contrôler, vérifier, contrôle de, vérification de, pointer, passer en revue, réviser
enter = saisir, saisie de, enregistrer, enregistrement de, comptabiliser, passer
remind = relancer, relance, relances de
pay = payer, régler, paiement de, règlement de
reduce = réduire, ramener, faire passer, abaisser, baisser, diminuer
down = ramener, faire passer, abaissement, passer de, réduction de, baisse de
up = faire passer, porter, hausse de, augmentation de, progression de
receive = accueillir, accueil de, recevoir, réception de
support people = accompagner, suivre, accompagnement de, suivi de, prendre en charge
interview = mener des entretiens, s'entretenir avec, entretien avec, rencontrer, recevoir en entretien
visit = visiter, se rendre à, se rendre chez, rendre visite à, visite à, visite de, effectuer des visites à
orient = orienter, diriger vers, adresser, orientation de
organize = organiser, mettre sur pied, monter, préparer, organisation de
train = former, formation de, initier, former à, apprendre à
write = rédiger, rédaction de, écrire, établir, préparer
participate = participer à, prendre part à, participation à
declare = déclarer, déclaration de, établir les déclarations de, remplir
file = déposer, dépôt de, monter des dossiers de, constituer des dossiers de, instruire
mediate = jouer le rôle de médiateur, médiation, concilier
cooperate = travailler en lien avec, collaborer avec, travailler avec, coopérer avec, en lien avec, en collaboration avec, aux côtés de
mend contribution = contribuer à
own keep = tenir à jour, maintenir
show someone = montrer, initier à, familiariser
try out = essayer, tester
start off = démarrer, débuter, commencer, lancer
rise career = gravir les échelons, évoluer
look through = trier, passer en revue, parcourir
set up survey = créer, mettre au point, monter
collect orders = préparer des commandes, prélever
substitute = remplacer, prendre la place de
take exam = passer
create text = rédiger, écrire
send out = envoyer, expédier, adresser
accompany = accompagner
welcome = accueillir, recevoir
drive round = conduire, faire la tournée
set out works = implanter
assist role = assister
hand off = transmettre, orienter, passer
bring to = porter, amener
digitise = numériser, dématérialiser, dématérialisation, numérisation
prepare food = préparer, cuisiner
log = consigner, saisir, noter, enregistrer
price up = chiffrer, établir les devis
tidy data = nettoyer, apurer
remove = supprimer, retirer, éliminer
get back = récupérer, retrouver
answer calls = prendre, répondre aux
arrange with = fixer, convenir, prendre
choose = choisir, sélectionner
keep books = tenir
file documents = classer, archiver
compare = comparer, rapprocher
change over = passer, basculer
speak lang = parler
explain to = expliquer, présenter
serve guests = servir
unload = décharger
stack shelves = remplir, réassortir, mettre en rayon
repair machines = réparer, dépanner, remettre en état
wash patients = laver, faire la toilette de
teach class = enseigner, faire cours à, donner
hold meeting = tenir, animer
decide stay = rester, garder, conserver
spot = repérer, repérage, détecter, détection, déceler, constater, identifier
stand in = remplacer, remplacement, suppléer, suppléance, intérim
remove duplicates = supprimer, suppression, éliminer
rewrite = réécrire, réécriture, remanier, remaniement, reprendre la rédaction de
pass on = transmettre, transmission, faire suivre, relayer, réorienter
send = envoyer, envoi, expédier, expédition, adresser
prepare ready = préparer, préparation, apprêter, mettre en place
install put = poser, pose, installer, installation, monter, montage
commission = mettre en service, mise en service, mettre en route, mise en route
fault-find = dépanner, dépannage, recherche de pannes, diagnostic de pannes
calm = apaiser, rassurer, calmer, désamorcer
accompany = accompagner, accompagnement
bill = facturer, facturation, émettre les factures, établir les factures
register = enregistrer, enregistrement, saisir, saisie, consigner
file away = classer, classement, archiver, archivage
reconcile = rapprocher, rapprochement, pointer, pointage
chase payment = relancer, relance, relances, recouvrer, recouvrement
serve at counter = servir les clients, accueil au comptoir, service au comptoir
welcome = accueillir, accueil
answer calls = répondre aux appels, prise d'appels, répondre au téléphone, traiter les appels
measure up = métrer, métré, relever les cotes, prise de mesures, mesurage
sample = prélever, prélèvement, prélèvements, échantillonner, échantillonnage
spot check = contrôler par sondage, contrôles par sondage, sondages
keep in order = entretenir, entretien, prendre soin de, veiller à l'entretien de
restock = réapprovisionner, réapprovisionnement, réassortir, réassort, remplir les rayons
cook = cuisiner, préparer les plats, cuire
harvest = récolter, récolte, cueillir, cueillette, vendanger, vendange
pack goods = emballer, emballage, conditionner, conditionnement
unload = décharger, déchargement
sew = coudre, couture
paint = peindre, peinture, vernir
hand in = soumettre
apply for = demander, demande de, solliciter
write minutes = rédiger les comptes rendus, prendre le procès-verbal
advise = conseiller, conseil
agree terms = négocier, négociation, convenir de
convert transfer = basculer, bascule, transférer, transfert, migrer, migration
down = réduire, réduction, raccourcir, abaisser, diminuer, diminution, ramener
up = augmenter, augmentation, relever, accroître, faire monter
show around = faire visiter, visites guidées, guider les visites
weigh = peser, pesée
count stock = inventorier, inventaire, faire l'inventaire
close till = clôturer la caisse, clôture de caisse, fermer la caisse
set up rig = régler, réglage
service machines = entretenir, entretien, maintenir, maintenance
teach class = enseigner, enseignement, donner des cours de
make familiar = former, formation de
report to = signaler, signalement, avertir, déclarer
replace swap = remplacer, remplacement, échanger
look at inspect = inspecter, inspection, examiner
test trial = tester, essayer, essai, essais
photograph = photographier
catalogue = cataloguer, catalogage
digitise = numériser, numérisation, scanner
renovate = rénover, rénovation, réhabiliter, réhabilitation
excavate = creuser, terrassement
give medicine = distribuer les médicaments, administrer les médicaments
feed animals = nourrir, affourager
water plants = arroser, arrosage, irriguer, irrigation
decorate = décorer, décoration
sweep clean = ranger, rangement
print = imprimer, impression, tirer
label = étiqueter, étiquetage
stack = empiler, palettiser, gerber
exercise with = faire des exercices avec
show someone how = montrer, <former, <instruire
go along = accompagner, <former, <encadrer, <tutorer
look after = prendre en charge, s'occuper de, prise en charge de
set up = mettre en place, créer, mise en place, création
take bookings = prendre, gérer, prise, gestion
key in = saisir, enregistrer, saisie, enregistrement
put right = corriger, rectifier, résoudre, correction
tell report = signaler, informer, communiquer, prévenir
bring in money = générer, rapporter
pass along = transmettre, remettre, envoyer, transmission
roll out = déployer, mettre en place, introduire, déploiement, mise en place
finish = terminer, finaliser, achever, conclure
assure = assurer, garantir, veiller à
keep watch = contrôler, surveiller, contrôle, surveillance
discuss = discuter, évoquer, échanger sur
write down = consigner, noter, enregistrer, documenter
draw up = élaborer, rédiger, préparer, établir, élaboration, rédaction, préparation, établissement
cut down = réduire, diminuer, baisser, ramener, réduction, diminution
push up = augmenter, accroître, augmentation
steer projects = gérer, piloter, conduire, gestion, pilotage, conduite
prévenir = alerter, prévenir, avertir
entretenir = assurer l'entretien de, entretenir, assurer l'entretien
prendre en charge = prendre en charge, s'occuper de
faire suivre = transmettre, faire suivre, transférer
mettre au point = mettre au point, élaborer, concevoir
dépanner = dépanner, réparer, dépannage, réparation
relancer = relancer, effectuer les relances, faire les relances
commander = commander, passer commande, passer les commandes
`,
	things: `
false alarm = fausse alarme, fausses alarmes, alarme intempestive, alarmes intempestives
contact person = interlocuteur, interlocutrice, référent, référente, correspondant, correspondante
on time = à temps, dans les délais, dans les temps
defect = défaut, anomalie
downtime = panne, arrêt, immobilisation
scrap = rebut, déchet
handbook = manuel, guide
waiting line = file d'attente, queue
stockroom = entrepôt, dépôt
survey = enquête, sondage, questionnaire
expense = coût, dépense, frais
older people = personnes âgées, seniors, aînés
pupil = élève, apprenant
rates = tarif, prix
three shifts = trois-huit, 3x8, en 3x8
late shift = équipe du soir, poste du soir
weekday shift = équipe du matin, poste du matin
nationwide = dans toute la France, à l'échelle nationale, national
bill cost = facture, note
household linen = linge
site = chantier
faculty = corps enseignant, enseignant
learning material = support de formation, support de cours
ppe = EPI, équipement de protection individuelle
sop = mode opératoire, procédure opératoire
purchase order = bon de commande
month end = clôture mensuelle, arrêté mensuel
accounts receivable = comptabilité clients, comptes clients
accounts payable = comptabilité fournisseurs, comptes fournisseurs
ticket = ticket, demande
due date = échéance, délai
availability = disponibilité
initiative = initiative, projet
real time = temps réel, en temps réel, en direct
first = premier, initial
evening = soir, soirée
handheld = terminal portable, douchette
household = foyer, ménage, famille
rota = planning, tableau de service
holiday cover = congé, vacances, congés
appointment slot = rendez-vous, consultation
injury = blessure
delay = retard
breakdown = panne, défaillance, dysfonctionnement
client call = appel, appel téléphonique, conversation
website presence = page, site
guidance = direction, conduite
situation = situation, circonstance
finding = résultat, conclusion, constat
client account = compte, client
case = dossier, affaire, cas
inventory = stock, réserve, stocks
account = compte, compte comptable
address = adresse
administration = administration, administratif
advert = annonce, publicité
advice = conseil
age = âge, âgé
aid = aide, allocation, prestation, secours
air = air
ambulance = ambulance
animal = animal, animaux
annual accounts = comptes annuels, clôture annuelle, bilan annuel
appeal = recours, appel
applicant = candidat, postulant
appointment = rendez-vous, rendez vous
apprentice = apprenti
apprenticeship = apprentissage, formation professionnelle
arabic = arabe
artwork = illustration, dessin
assembly = montage, assemblage
associate = partenaire
association = association
attendance = assiduité, présence, fréquentation
audience = public, audience
audit = audit
austria = Autriche
author = auteur
availability = disponibilité
average = moyen, moyenne, en moyenne
backlog = retard, arriéré
backup = sauvegarde
balance = bilan
bank = banque, bancaire
bank reconciliation = rapprochement bancaire, rapprochement
bed = lit
beginner = débutant
belgium = Belgique
benefit = prestation, allocation
bill = facture
billing = facturation
blood = sang, sanguin
board = conseil, conseil d'administration
body = corps
boiler = chaudière
bonus = prime
book cover = couverture de livre
bookkeeping = comptabilité, comptable, tenue des comptes
breakdown = panne, arrêt
breakfast = petit-déjeuner, petit déjeuner
brochure = brochure, dépliant, prospectus
budget = budget
bus = bus, car
cable = câble, câblage
calendar = agenda, calendrier
campaign = campagne
canteen = cantine, cafétéria
car park = parking
card = carte
care home = maison de retraite, EHPAD
cargo = fret, cargaison, charge
carpenter = menuisier, charpentier
case = dossier, cas
cash = espèces, caisse
cash register = caisse
catalogue = catalogue
category = catégorie, type, sorte
cause = cause
change = changement, modification
charge = frais, honoraires
checklist = liste de contrôle, checklist
chef = cuisinier, <chef de cuisine
child care = garde d'enfants, crèche
choice = choix, sélection
church = église, paroisse
city = ville
city council = mairie, commune, municipalité, municipal, collectivité
class = classe, cours, leçon
classroom = salle de classe
cleaning = nettoyage, ménage
client meeting = rendez-vous client
clinic = clinique
clinical = clinique
closing = clôture
clothing = vêtement, textile
coffee = café
college = université, école supérieure
colour = couleur
commission = commission
committee = comité, commission
community = communauté, quartier
company = entreprise, société, structure, PME
competition = concours, compétition
competitor = concurrent
component = composant, pièce
computer = ordinateur, PC, informatique
concept = concept
concert = concert
condition = condition
conflict = conflit, litige
construction = construction, bâtiment, travaux
construction site = chantier
consultation = consultation
consumption = consommation
contact = contact
content = contenu
contractor = sous-traitant, prestataire
cooking = cuisine
copy = copie
correspondence = correspondance, courrier, lettre
council housing = logement social
course = cours, formation, stage
court = tribunal, cour
cover = couverture
craft = artisanat, métier
credit note = avoir
crisis = crise
curriculum = programme, curriculum
customer = client, clientèle
customs = douane, douanier
damage = dommage, dégât
data entry = saisie de données, saisie
data protection = protection des données
database = base de données
deadline = délai, échéance
deadline = échéance, délai, date limite
debt = dette, arriéré
debt = dette, surendettement, endettement
decision = décision
delay = retard
delivery = livraison, expédition, envoi
demand = demande, besoin
design = design, conception, maquette
diagnosis = diagnostic
dialysis = dialyse
diet = alimentation, nutrition, régime
different = différent
digital = numérique
disability = handicap, handicapé
discharge = sortie
discount = remise, rabais
disease = maladie
dish = plat, repas
dismissal = licenciement
dispatch = expédition
distribution = distribution
district = district, arrondissement, département
documentation = documentation
donation = don
donor = donateur
drink = boisson
driver = chauffeur, conducteur
drug = médicament
early years = maternelle, crèche
east = est
education = éducation, enseignement
efficiency = efficacité
effort = effort
elderly people = personnes âgées, seniors, aînés
electrical = électrique
electrician = électricien
electricity = électricité, énergie
electronic = électronique
employment = emploi
employment contract = contrat de travail
employment law = droit du travail
engine = moteur
england lang = anglais
environment = environnement, environnemental
equipment = équipement, matériel
europe = Europe, européen
evening = soir, soirée
eviction = expulsion
exam = examen
example = exemple
exercise = exercice
exhibition = exposition
expense claim = note de frais, notes de frais
experiment = expérience, expérimentation
export = exportation
extension = extension, prolongation
facility = usine, site, établissement
faculty = faculté
family = famille, foyer, ménage
farm = ferme, exploitation agricole
fault = défaut, panne
feature = fonctionnalité
feedback = retour, feedback
field trip = sortie, excursion
file = dossier, cas, situation
finance = finance, financier
fire = incendie, feu
first aid = premiers secours, secourisme
fleet = flotte, parc automobile
flight = vol
flower = fleur
food = aliment, alimentaire, denrée
food bank = banque alimentaire
food safety = sécurité alimentaire, hygiène alimentaire
foreign = étranger
forklift = chariot élévateur
form = formulaire
foundation = fondation, association caritative, ONG
france = France
france lang = français
fraud = fraude
freezer = chambre froide, frigorifique
fresh = frais
friend = ami
fruit = fruit
function = fonction
fundraising = collecte de fonds
furniture = meuble, mobilier
game = jeu
garden = jardin, parc
gas = gaz
general = général
germany = Allemagne
germany lang = allemand
girl = fille
glass = verre
government = autorité, gouvernement, administration publique
grade = note, niveau
grade level = classe, année
graphic = graphique, graphisme
guarantee = garantie
guide = guide, manuel, mode d'emploi
hazardous = dangereux
health = santé
health and safety = sécurité au travail, santé et sécurité
healthcare = soins de santé, secteur de la santé
healthcare assistant = aide-soignant
hearing = audience
heating = chauffage
helpdesk = centre d'assistance, helpdesk
high = élevé, haut
high school = lycée, collège
history = histoire
holiday = vacances, congé
home = domicile, foyer
home visit = visite à domicile, visites à domicile
homeless = sans-abri, sans abri, sans domicile
hotel = hôtel
household = ménage, foyer
housing = logement, hébergement
housing = logement, hébergement, habitat
human = humain
idea = idée
immigration = immigration, migrant
import = importation
inbound = entrant
incident = incident
inclusion = inclusion
independent firm = indépendant
index = indice, indicateur
industry = secteur, industrie, industriel
infection = infection
infrastructure = infrastructure
injury = blessure, accident
installation = installation
institution = institution, institut, établissement
insurance = assurance
intensive = intensif
interface = interface
internal = interne
interpreter = interprète
intravenous = intraveineux, IV
invoice = facture, note, pièce
italy = Italie
italy lang = italien
job application = demande, candidature, dossier
job interview = entretien d'embauche, entretien
job seeker = demandeur d'emploi, chômeur
journalist = journaliste
judge = juge
key account = grand compte
lab = laboratoire
language = langue
laptop = ordinateur portable, portable
large = grand, gros
lawyer = avocat
layout = mise en page
learner = apprenant
learning = apprentissage
legal = juridique, légal
lesson plan = plan de cours, préparation de cours
level = niveau
library = bibliothèque
licence = licence, permis, autorisation
life = vie
light = lumière, éclairage
line = ligne de production, ligne
list = liste
loan = prêt, crédit
local = local, régional
log = journal, registre
logistics = logistique, chaîne d'approvisionnement
logo = logo
long = long
loss = perte
lunch = déjeuner
mail = courrier, poste
mailbox = boîte aux lettres, boîte de réception
maintenance = maintenance, entretien
man = homme
manual = manuel, manuellement, à la main
market research = étude de marché
marketing = marketing
mathematics = mathématiques, maths
measurement = mesure, relevé
meat = viande
media = médias, presse
mediation = médiation
medical = médical
medical record = dossier médical, dossier patient, dossiers médicaux
medicine = médecine
medium-sized = moyen, taille moyenne
member = membre
menu = menu, carte
metal = métal
microbiology = microbiologie, microbiologique
middle school = collège
minutes = procès-verbal, compte rendu
model = modèle
money = argent
month = mois, mensuel, mensuellement, par mois
month-end closing = clôture mensuelle
morning = matin
multilingual = multilingue
museum = musée
music = musique
need = besoin, exigence
netherlands = Pays-Bas
netherlands lang = néerlandais
network = réseau
new hire = nouveau collaborateur, nouveaux collaborateurs, nouveaux employés, nouveaux arrivants, nouveau salarié
newsletter = newsletter, lettre d'information, bulletin
night = nuit
night shift = poste de nuit, service de nuit, garde de nuit
non-conformity = non-conformité, écart
north = nord
notice = avis, notification
number = nombre
nurse = infirmier, infirmière
nursing = soins infirmiers
offer = offre, devis
office = bureau
office = cabinet, bureau, étude
office supplies = fournitures de bureau
online = en ligne
opening = ouverture
operation = exploitation, opération
order = commande
other = autre
outbound = sortant
outcome = résultat, conclusion
outdoor = plein air, extérieur
package = colis, paquet
packaging = emballage, conditionnement
page = page
pain = douleur
paint = peinture
pallet = palette
panel = tableau électrique, armoire électrique
parent = parent
partner = partenaire, interlocuteur
patient = patient
payment = paiement, règlement
payroll = paie, fiche de paie, bulletin de paie, bulletins de paie, fiches de paie
penalty = amende, pénalité
people = personne, usager, public, bénéficiaire
person = personne, gens
pharmacy = pharmacie
photography = photographie
physiotherapy = kinésithérapie, physiothérapie
piece = pièce
pipe = tuyau, tuyauterie
planning permission = permis de construire
plumbing = plomberie
poland = Pologne
portugal = Portugal
portugal lang = portugais
poster = affiche
press release = communiqué de presse, communiqués de presse
pressure = pression
price = prix, tarif
primary school = école primaire, école élémentaire
printer = imprimante
printing = impression
private = privé
production = production, fabrication
progress = progrès, avancement
project = projet
property = immobilier, propriété, bien immobilier
protocol = protocole, procédure, mode opératoire
public = public
publisher = éditeur, maison d'édition
pump = pompe
purchase = achat, approvisionnement
quality control = contrôle qualité, contrôle de qualité
queue = file d'attente
rail = rail, train, ferroviaire
rate of response = taux de réponse
raw material = matière première, matières premières
reading = lecture
receipt = reçu, justificatif
reception = accueil, réception
recipe = recette
recruitment = recrutement
refugee = réfugié, demandeur d'asile
register = registre, inscription
regular = régulier, régulièrement, périodique
rehabilitation = rééducation, réadaptation, réhabilitation
release = version, sortie
rent = loyer, location, bail
replacement = remplacement
request = demande, sur demande
resident = résident, habitant
response = réponse
response time = délai de réponse, temps de réponse
restaurant = restaurant
retail = commerce de détail, vente au détail, distribution
retired = retraité, senior, personne âgée
return = retour
review = revue, révision, examen
risk = risque
road = route, rue
room = salle, pièce, chambre
rota = planning, tableau de service, planning des équipes
route = itinéraire, tournée, trajet
safety check = contrôle de sécurité
sale = vente, commercial
same = même
sample = échantillon, prélèvement
satisfaction = satisfaction
saving = économie, économies
schedule = calendrier, planning, emploi du temps, horaire
school = école
science = science, scientifique
screen = écran
season = saison
security = sécurité
server = serveur
service = service, prestation
setting = environnement, cadre
settlement = accord, règlement, transaction
shelter = foyer, refuge, centre d'hébergement
ship = navire, bateau
shopping centre = centre commercial
short = court
sick leave = arrêt maladie, congé maladie
sign = panneau, signalétique
skill = compétence
small = petit
SME = PME
social = social
social media = réseaux sociaux, médias sociaux
social worker = assistant social, assistante sociale, travailleur social
software = logiciel
south = sud
spain = Espagne
spain lang = espagnol
spare part = pièce de rechange, pièces de rechange, pièce détachée, pièces détachées
speaker = intervenant, conférencier
specification = cahier des charges, spécification
sport = sport
spreadsheet = tableur
stage = étape, phase
stakeholder = partie prenante, parties prenantes
standard = norme, standard
statement = relevé, déclaration
statistics = statistique
steel = acier
storage = stockage, entreposage
strategy = stratégie, stratégique
stroke = AVC
structure = structure
subject = matière, sujet, thème
subtitle = sous-titre
summer = été
supermarket = supermarché
supplier = fournisseur, prestataire
supply = fourniture, approvisionnement
surgery = chirurgie, bloc opératoire, chirurgical
survey = enquête, sondage, questionnaire
switch = interrupteur
switzerland = Suisse
system = système
tax = impôt, taxe, fiscal, fiscalité
tax return = déclaration fiscale, déclaration d'impôts
teaching = enseignement
technical = technique
technician = technicien
technology = technologie
television = télévision, télé
temperature = température
template = modèle, gabarit
tenant = locataire
test = test, essai, épreuve
text = texte
theatre = théâtre
therapy = thérapie, traitement
thesis = mémoire, thèse
ticket = ticket
timber = bois
time = temps, délai, durée
TMS = système de gestion du transport, TMS
tool = outil
tourism = tourisme, touriste, touristique
trade fair = salon, foire
trade union = syndicat
traffic = trafic, circulation
training = formation
transport = transport
travel = voyage, déplacement
treasurer = trésorier
treatment = traitement, soin
trip = trajet, course
turkish = turc
tyre = pneu
united kingdom = Royaume-Uni
usability = ergonomie, utilisabilité
vacancy = poste vacant, poste à pourvoir
value = valeur
vat = TVA, taxe sur la valeur ajoutée
vegetable = légume
village = village
visa = visa
voice = voix
volunteer person = bénévole, volontaire
waste = déchet, rebut, gaspillage
water = eau
week = semaine, hebdomadaire, par semaine
weekend = week-end, weekend
west = ouest
WMS = système de gestion d'entrepôt, WMS
woman = femme
wood = forêt
worker = ouvrier, travailleur
working hours = heures de travail, temps de travail, horaires
workplace = lieu de travail, poste de travail
workshop = atelier, séance, session, stage
workshop room = atelier, garage
world = monde
wound = plaie
writing = écriture, rédaction
year = an, année, annuel, annuellement, par an
youth = jeunesse, jeune, jeunes, adolescent
transition = passage, transition, bascule
absent = absent, absente, en congé, en congés, en vacances, malade, absence, pas là, en arrêt, indisponible
rota = planning, tableau de service, planning des équipes
call out = astreinte, garde
questionnaire = enquête, sondage, questionnaire
online survey = enquête en ligne, sondage en ligne
slot = créneau, séance, plage
link work = lien, concertation, liaison, coordination
physio = kinésithérapie, kiné
occupational therapy = ergothérapie
access = accès
exam = examen, épreuve
exam taken = reçu, reçue, reçus, reçues, admis, admise, admises, réussi
guidebook = manuel, guide, notice, mode d'emploi
both = tous les deux, toutes les deux, l'un comme l'autre, l'une comme l'autre, les deux
self taught = autodidacte
site manager = chef de chantier, conducteur de travaux
surveyor = géomètre, topographe
bypass road = déviation, rocade
trunk road = route nationale
starting date = date de début, prise de poste
notice period = préavis
level word = niveau
leaver = départ, démission
waste food = pertes, gaspillage, rebut
caller = appelant, appelante
charge shift = responsable de l'équipe
duty cover = remplacement
own time = temps libre, temps personnel
paperwork = formulaires, papiers, dossiers
monthly = mensuel, mensuelle, par mois, chaque mois, mensuels, mensuelles
weekly word = hebdomadaire, par semaine, chaque semaine, hebdomadaires
daily word = quotidien, quotidienne, par jour, chaque jour, tous les jours
yearly word = annuel, annuelle, par an, chaque année
several kinds = divers, diverses, différents, différentes
person served = usager, bénéficiaire, client, patient
member staff = salarié, salariée, employé, employée, collaborateur, personnel
work placement = stage
documentation = documentation, dossiers
inquiry = demande, question, requête
complaint = réclamation, plainte
delivery = livraison, envoi, expédition
invoice = facture
quote = devis, offre
order noun = commande
appointment noun = rendez-vous
report noun = rapport, compte rendu
goods = marchandise, marchandises, produits, articles
stocktake = inventaire
machine = machine, appareil, équipement
customer facing = contact client, avec la clientèle
children = enfant, élève
colleague = collègue
month-end = clôture mensuelle, arrêté mensuel
year-end = clôture annuelle, bilan annuel, comptes annuels
payroll = paie, paye
reminder letters = relance, relances
training day = formation, session de formation
safety = sécurité
quality = qualité
handover noun = transmissions, relève, passation
family = famille, proches
elderly = personnes âgées, seniors, aînés
meals = repas
guests = couvert, convive, client
evening shift = équipe du soir, poste du soir
early shift = équipe du matin, poste du matin
lessons = cours, leçon
parents = parents
campaign = campagne, opération
subscriber = abonné, destinataire, contact
open rate = taux d'ouverture
landing = page d'atterrissage, landing page
user = utilisateur, utilisatrice
dashboard = tableau de bord
script = script
duplicate = doublon
interviews = entretien
job applications = candidature
confirmation = confirmation, accusé de réception
as needed = au besoin, si besoin, si nécessaire, quand c'est nécessaire, en cas de besoin, lorsque nécessaire
correspondence = correspondance, courrier, courriers
phone call = appel, appel téléphonique, coup de téléphone, conversation téléphonique
lawyer = avocat, avocate
trip = déplacement, voyage, voyage d'affaires
wait time = attente, temps d'attente, délai d'attente
turnaround = délai de traitement, temps de traitement
response time = temps de réponse, délai de réponse, délai d'intervention
meeting = réunion, séance
rota = planning, plannings, tableau de service
quote = devis
contract = contrat, convention
file case = dossier, dossiers
resident = résident, résidente
pupil = élève, élèves, écolier
temp = intérimaire, saisonnier, vacataire
trainee person = apprenti, apprentie
prosthesis = prothèse
surgery operation = opération, intervention chirurgicale
after surgery = postopératoire, après opération
plan drawing = schéma, dessin
vehicle = véhicule, <voiture
goods = marchandise, marchandises
shift pattern = travail posté, horaires décalés, équipes alternées
on call = astreinte
leave = congé, congés, vacances
absence = absence, absences
illness = maladie, arrêt maladie
holiday time = période de congés
focus = spécialité, axe principal, dominante
handover = relève, passation, transmission, transmissions
unpaid = impayé, impayés
spare parts = pièces détachées, pièces de rechange
plant bed = massif, plantation
parts of team = équipe, brigade
pricing = tarif
site building = chantier, chantiers
branch shop = magasin, boutique, point de vente
head office = siège, siège social
nursing home = EHPAD, maison de retraite
daycare = crèche, multi-accueil
paperwork = documents, pièces, papiers
work order = ordre de travail, bon de travail
appointment = rendez-vous
first appointment = premier rendez-vous
night = nuit, nocturne
weekend = week-end, fin de semaine
peak season = haute saison, pleine saison
without paper = sans papier, dématérialisé
square metre = mètres carrés, m2
private customer = particulier, particuliers
business customer = client professionnel, clients professionnels
newcomer = nouvel arrivant, nouveaux arrivants, nouveau salarié
by hand = à la main, manuellement, manuel
in writing = écrit, par écrit
by phone = par téléphone, téléphonique, au téléphone
at a distance = à distance
on site = sur site, sur place
small = petit, petite, petits
regular = régulier, régulièrement, régulière
external = externe, extérieur, extérieure
abroad = à l'étranger
export = exportation, export
import = importation, import
municipality = commune, mairie, municipalité
breakdown = panne, défaillance, dysfonctionnement
rate of errors = taux d'erreur, taux d'erreurs
course class = cours
winter = hiver
spring = printemps
autumn = automne
expiry = date de péremption, date limite
floor storey = étage, niveau
patient = patient, patiente, patients
working group = groupe de travail, groupe de projet
meal = repas
spreadsheet = tableur, <Excel, <Google Sheets, <LibreOffice Calc
colleagues at side = aux côtés de, avec, en collaboration avec
payment = paiement, règlement
member of staff = salarié, collaborateur, employé, agent
teenager = adolescent, jeune
monthly = mensuel, par mois, chaque mois
weekly = hebdomadaire, par semaine, chaque semaine
daily = quotidien, par jour, chaque jour
yearly = annuel, par an, chaque année
refrigeration = froid, frigorifique
competitor = concurrent, concurrence
bandage = pansement, bandage
limitation = limite, restriction
laboratory = laboratoire, labo
truck = camion, poids lourd
excel sheet = tableau Excel, fichier Excel, feuille Excel
call-out = dépannage, intervention
several = plusieurs, divers, différents
raw material = matière première, matières premières
weekend = week-end, fin de semaine
annual accounts = comptes annuels, bilan, clôture annuelle
value added tax = TVA, taxe sur la valeur ajoutée
emergency department = urgences, service des urgences
intensive care = réanimation, soins intensifs
nursery = crèche, halte-garderie
care home = EHPAD, maison de retraite
website = site web, site internet, site
social media = réseaux sociaux, médias sociaux
mentoring = tutorat, tutrice, tuteur
every monday = chaque lundi, tous les lundis, le lundi
every tuesday = chaque mardi, tous les mardis, le mardi
every wednesday = chaque mercredi, tous les mercredis, le mercredi
every thursday = chaque jeudi, tous les jeudis, le jeudi
every friday = chaque vendredi, tous les vendredis, le vendredi
every saturday = chaque samedi, tous les samedis, le samedi
every sunday = chaque dimanche, tous les dimanches, le dimanche
`,
	fractions: `
50 = la moitié, moitié des, un sur deux
25 = un quart, le quart, un sur quatre
75 = trois quarts, les trois quarts
33 33.3 = un tiers, le tiers, un sur trois
66 67 66.7 = deux tiers, les deux tiers
20 = un cinquième, un sur cinq
10 = un dixième, un sur dix
80 = quatre cinquièmes
`,
	measures: `
area 1 = m², m2, mètre carré
mass 1 = kg, kilo, kilogramme
voltage 1 = V, volt, volts
mass 1000 = t, tonne
mass 0.001 = gramme
length 1 = mètre
length 1000 = km, kilomètre
length 0.01 = cm, centimètre
volume 1 = l, litre
`,
	papers:
		"certifié certifiée certificat certification diplômé diplômée diplôme licence titulaire brevet",
	fillers: `
concernant
relatif à
relative à
relatifs à
relatives à
portant sur
à destination de
à l'attention de
en matière de
déjà
à mon poste actuel
dans mes fonctions actuelles
au niveau
auparavant
ensuite
conformément à
conformément aux
selon
dans le cadre de
dans le cadre du
dans le domaine de
au total
entre autres
en matière de
par exemple
notamment
composé de
dans mon rôle de
dans mon poste de
dans mes fonctions de
à mon poste
dans mon poste actuel
au sein de
au sein du
en tant que
à ce poste
à ce titre
lors de
chez
je travaille
travaille comme
travaille chez
travaille dans
travaille à
travaillé comme
travaillé chez
travaillé dans
travaillé à
travaillant dans
travaillant chez
j'ai travaillé
employé chez
employée chez
système
systèmes
logiciel
logiciels
outil
outils
plateforme
processus
procédure
procédures
activités
tâches
travaux
missions
respectifs
respectives
nécessaires
correspondant
correspondants
correspondante
correspondantes
existants
existantes
également
ainsi que
bénéficiant
en revanche
pour ma part
à ce jour
jusqu'ici
jusqu'à présent
en règle générale
par rapport à
par rapport aux
comparé à
face à
en l'année
au cours de l'année
ces dernières années
à l'heure actuelle
en ce moment
actuellement
aujourd'hui encore
sous la forme de
sous forme de
dans le contexte de
en collaboration avec
en coopération avec
de concert avec
année
années
personne
personnes
type
nombre
effectif
courant
habituellement
généralement
en moyenne annuelle
à savoir
soit au total
s'élève à
se situe à
en outre
de plus
par ailleurs
parallèlement
en parallèle
en tout
dans l'ensemble
par la suite
en suivant
au global
phase
phases
dont
d'entre eux
d'entre elles
parmi lesquels
parmi lesquelles
par mes soins
dans l'utilisation de
dans l'utilisation du
à l'utilisation de
à l'utilisation du
soit
âgé de
âgée de
âgés de
âgées de
âgé d'
`,
	learning:
		"remplacement, intérim, remplacer, bases, base, cours, formation, atelier, séminaire, webinaire, stage de, initiation, conférence, module, tutoriel, formation en ligne, MOOC, suivi, suivre, assisté à, assister à, observé, observation, appris, apprentissage, apprendre, découverte, découvert, notions, sensibilisation, intérêt pour, intéressé par, autoformation, en formation, visite",
	others:
		"équipe, service, collègues, collègue, fournisseur, prestataire, sous-traitant, agence, fabricant, entreprise, société, directeur, directrice, direction, responsable, chef, cheffe, patron, client, partenaire, développeurs, ingénieurs, techniciens, comptable, expert, cabinet, siège, informatique, médecins, éditeur, constructeur, consultant, auditeur, audit, commissaire aux comptes, inspecteur, inspection, bureau, secrétariat, comptabilité, médecin, laboratoire, mairie, propriétaire, gérant, gérante, ingénieur, architecte, conducteur de travaux, chef de service, organisme, préfecture, avocat, avocate, notaire, cadre, coordinateur, coordinatrice, infirmière",
	happening:
		"passé, passée, passés, passées, est passé, tombé, baissé, chuté, diminué, augmenté, monté, progressé, reculé, grimpé, recul, hausse, baisse",
	of: "de, des, du, sur, parmi, dont, parmi lesquels",
	prefixes: "co",
	determiners: "le la les un une notre nos l mon ma mes leur leurs",
	being: "suis est etais fus devenu devenue",
	lacking:
		"je n'ai pas, je n'ai pas encore, je n'ai encore, je n'ai jamais travaillé, il me manque, je ne maîtrise pas, je ne connais pas, je ne parle pas, je ne suis pas encore, aucune expérience, pas d'expérience, pas encore d'expérience, ne figure pas dans mon CV, ne figurent pas dans mon CV, ne figure pas sur mon CV, ne figurent pas sur mon CV",
	carrying:
		"préparer, préparation, réaliser, réalisation, effectuer, traiter, traitement, assurer, prise en charge, établir, établissement, faire, tenir, tiens, tenais, tenue, passer, passation, s'occuper de, occuper, confectionner, confection, rédiger, dresser, effectuer, accomplir, exécuter, exécution, élaborer, élaboration, rédaction, émettre, émission, envoyer, envoi, produire, préparation de, constituer, constitution, mise au point, suivi, suivre, répondre à, enregistrer, enregistrement, saisir, saisie, animer, animation, donner, dispenser",
	instead: "au lieu de, plutôt que, contre",
	higher:
		"en hausse, en hausse de, de plus, plus élevé, plus élevée, au-dessus, au-dessus de, hausse, augmenté, monté, progressé, supérieur, supérieure",
	lower:
		"en baisse, en baisse de, de moins, plus bas, plus basse, au-dessous, en dessous, baisse, baissé, diminué, reculé, inférieur, inférieure, plus rapide, plus court, plus courte",
	each: "chaque par",
	accompanied: "avec",
	company: "ensemble conjointement",
	exceptive: "que qu",
	single: "un une",
	between: "entre",
	before: "avant",
	after: "apres",
	when: "quand lorsque lorsqu si pendant",
	is: "suis est",
	was: "étais fus",
};
