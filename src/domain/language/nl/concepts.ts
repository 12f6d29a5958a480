// Dutch: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
dose = verstrekken, uitdelen
triage = triëren, triage
disinfect = desinfecteren, steriliseren
set table = dekken, opdekken
check stock = tellen, telling, inventariseren
close books = afsluiten, afsluiting
cover costs = financieren, bekostigen
show data = tonen, weergeven, visualiseren
raise money = ophalen, werven, binnenhalen
release = uitrollen, uitbrengen, in productie nemen
focus = zich richten op, gericht op
prioritize = prioriteren, prioriteiten stellen
join teams = deelnemen, deelname, bijwonen
wrap = inpakken, verpakken
load = laden, inladen
unload = lossen, uitladen
fill in = invullen
send out = versturen, verzenden, verzending, opsturen
sign up = aanmelden, inschrijven
serve customers = bedienen, helpen
wash = wassen
iron = strijken
harvest = oogsten, oogst, plukken
water = bewateren, water geven
weld = lassen, laswerk
sand = schuren
prepare food = koken, bereiden, bereiding, klaarmaken
enter data = invoeren, invoer, registreren, registratie
book appointments = inplannen, boeken, afspreken
handle matters = behandelen, afhandelen, behandeling, afhandeling
check in = inchecken, inschrijven
stop machine = stoppen, stilzetten, stilleggen
compile = samenstellen, verzamelen, bijeenbrengen
reconcile = afstemmen, afstemming
replace = vervangen, vervanging, verwisselen
mount = monteren, montage, installeren, installatie, plaatsen
take in = aannemen, aanname, ontvangen, in ontvangst nemen
take back = terugnemen, inname, innemen
lend = uitlenen, uitleen
catalog = catalogiseren
label = etiketteren, labelen, van etiketten voorzien
de-escalate = de-escaleren, sussen, kalmeren
pass on = doorgeven, doorzetten, doorsturen, doorspelen
digitize = digitaliseren, digitalisering, inscannen
advise = adviseren, advies geven, raad geven
administer = toedienen, geven
agree = afspreken, overeenkomen
allocate = toewijzen, verdelen, toekennen
amend = wijzigen, aanpassen
analyze = analyseren, onderzoeken
answer = beantwoorden, antwoorden
apply = toepassen
appear = verschijnen
archive = archiveren, archivering
arrange = regelen, organiseren
assemble = monteren, assembleren, montage
assess = beoordelen, evalueren, inschatten
attend = bijwonen, bezoeken
audit = auditen, controleren
bake = bakken
book = boeken, reserveren
budget = begroten
build = bouwen
buy = inkopen, kopen, aanschaffen
calculate = berekenen, berekening, calculeren
calibrate = kalibreren, kalibratie, ijken
care = verzorgen, zorgen voor
check = controleren, nakijken, inspecteren, checken
clean = schoonmaken, reinigen
close = afsluiten, sluiten
collect = verzamelen, ophalen
communicate = communiceren, contact onderhouden
complete = afronden, voltooien, afmaken
perform = uitvoeren, verrichten, doen
configure = configureren, instellen, inrichten
contact = contacteren, benaderen
convert = omzetten
cook = koken, bereiden
coordinate = coördineren, afstemmen
correct = corrigeren, verbeteren
cover = vervangen, waarnemen
cut = snijden
decide = beslissen
deliver = leveren, bezorgen, afleveren
deploy = uitrollen
describe = beschrijven
design = ontwerpen, vormgeven
detect = opsporen, ontdekken, vinden, signaleren
develop = ontwikkelen, maken
make = ontwikkelen, maken, opstellen, bouwen
diagnose = diagnosticeren
dismantle = demonteren
distribute = verdelen, uitdelen
document = documenteren, vastleggen, registreren
draft = opstellen, schrijven
drive = rijden, besturen
earn = behalen, verkrijgen
educate = onderwijzen, opvoeden
train = opleiden, trainen, scholen, training geven, lesgeven, instrueren
teach = lesgeven, onderwijzen, doceren, les geven
onboard = inwerken, introduceren
empty = lossen, uitladen
load = laden
estimate = schatten, begroten
examine = onderzoeken, bestuderen
explain = uitleggen, toelichten
expand = uitbreiden, vergroten
fall = dalen, afnemen
down = verlagen, verminderen, terugbrengen, dalen, afnemen, reduceren, daling
up = verhogen, stijgen, groeien, vergroten, toenemen, stijging
file = indienen
fill = vullen, invullen
find = vinden
fix = repareren, herstellen, verhelpen
repair = repareren, herstellen, reparatie
grow = kweken, telen
greet = ontvangen, verwelkomen
handle = behandelen, afhandelen, verwerken
hire = aannemen, werven, rekruteren
host = organiseren, houden
improve = verbeteren, optimaliseren
inform = informeren, inlichten
inspect = inspecteren, keuren
install = installeren, plaatsen, aanleggen, monteren
interpret = tolken
invoice = factureren
issue = uitgeven, afgeven
keep = bijhouden, houden, onderhouden
maintain = onderhouden, onderhoud
service = onderhouden, onderhoud
measure = meten, opmeten
mediate = bemiddelen
meet = halen, voldoen aan
mentor = begeleiden, coachen
monitor = bewaken, volgen, monitoren, toezien op
move = verplaatsen, verhuizen
negotiate = onderhandelen
number = tellen
obtain = verkrijgen, behalen
offer = aanbieden
open = openen
operate = bedienen, gebruiken
order = bestellen
organize = organiseren, regelen
pack = inpakken, verpakken
paint = schilderen
pay = betalen
pick = picken, orderpicken, verzamelen
plan = plannen, inplannen
plead = pleiten
post = boeken, inboeken
prepare = voorbereiden, opstellen
present = presenteren, voorstellen
print = printen, drukken
process = verwerken, behandelen
produce = produceren, maken, vervaardigen
proofread = proeflezen, nalezen
protect = beschermen
provide = bieden, verlenen, leveren, verstrekken
publish = publiceren
reach = bereiken
receive = ontvangen, krijgen
reconcile = afstemmen, aansluiten
redesign = herontwerpen, vernieuwen, herontwerp
refer = doorverwijzen, doorsturen
register = registreren, inschrijven
renew = vernieuwen, verlengen
replace = vervangen
reply = antwoorden
report = melden, rapporteren
represent = vertegenwoordigen
resolve = oplossen, verhelpen
restock = bijvullen, aanvullen
review = beoordelen, nalopen, doornemen
run = draaien, runnen, houden
search = zoeken
select = selecteren, kiezen
sell = verkopen
send = versturen, verzenden
serve = bedienen, helpen
set up = opzetten, oprichten, inrichten
implement = invoeren, implementeren, introduceren
shorten = verkorten, inkorten
sign = tekenen, ondertekenen, <goedkeuren
sort = sorteren, ordenen
speak = spreken
store = opslaan
study = studeren
take part = deelnemen aan, meedoen
take over = overnemen
test = testen, uitproberen
translate = vertalen
transport = vervoeren, transporteren
treat = behandelen
update = bijwerken, actualiseren, up-to-date houden
use = gebruiken, werken met, toepassen, inzetten
visit = bezoeken
weigh = wegen
win = winnen, werven, binnenhalen
write = schrijven, opstellen
plan = plannen, inplannen, indelen, planning, planning van, de planning verzorgen van, verzorgen
handle = regelen, afhandelen, behandelen, zorgen voor, verzorgen, oplossen, verwerken, op zich nemen
make = maken, opstellen, schrijven, samenstellen, vervaardigen, opmaken
contribute = bijdragen aan, meewerken aan, bijgedragen aan, meegewerkt aan, meedenken over, bijdrage aan
down = verlagen, terugbrengen, verminderen, beperken, dalen, reduceren, terugdringen, omlaag brengen
up = verhogen, vergroten, stijgen, toenemen, groeien, opvoeren
train = opleiden, inwerken, trainen, scholen, wegwijs maken
onboard = inwerken, wegwijs maken, begeleiden van nieuwe
check = controleren, nakijken, nagaan, checken, controle van, toezien op
answer = beantwoorden, te woord staan, reageren op
contact = contact hebben met, contact onderhouden met, overleggen met, contact met, overleg met
talk = overleggen, afstemmen, bespreken, overleg
replace = vervangen, waarnemen voor, waarnemen
report = rapporteren, melden, rapportage, verslag doen
move = rijden, vervoeren, brengen, gaan, gaan naar
keep = bijhouden, beheren, onderhouden, bewaken
mend contribution = meewerken aan
own keep = onderhouden, bijhouden
show someone = laten zien, wegwijs maken
try out = uitproberen, testen
start off = beginnen, starten, aanvangen
rise career = opklimmen, doorgroeien
look through = doornemen, doorkijken, screenen
set up survey = opzetten, maken, opstellen
collect orders = orderpicken, orders verzamelen, verzamelen, picken
substitute = vervangen, waarnemen voor
take exam = afleggen, doen
create text = schrijven, opstellen
send out = versturen, verzenden, sturen
accompany = begeleiden
welcome = ontvangen, verwelkomen
drive round = rijden
set out works = uitzetten
assist role = assisteren
hand off = doorverwijzen, overdragen, doorgeven
bring to = brengen
digitise = digitaliseren, digitalisering
prepare food = bereiden, koken
log = registreren, vastleggen, noteren, bijhouden
price up = calculeren, offreren
tidy data = opschonen, opruimen
remove = verwijderen, wissen
get back = terughalen, terugwinnen
answer calls = aannemen, beantwoorden
arrange with = afspreken, maken, inplannen
choose = kiezen, selecteren, uitkiezen
keep books = voeren, bijhouden
file documents = archiveren, opbergen
compare = vergelijken, afstemmen
change over = overstappen, omschakelen, overgaan
speak lang = spreken, praten
explain to = uitleggen, toelichten
serve guests = bedienen, serveren
unload = lossen, uitladen
stack shelves = vullen, bijvullen, aanvullen
repair machines = repareren, herstellen, maken
wash patients = wassen, douchen
teach class = lesgeven, geven, onderwijzen
hold meeting = houden
decide stay = blijven bij, houden
spot = opsporen, opsporing, ontdekken, signaleren, vaststellen
stand in = vervangen, vervanging, waarnemen, waarneming, invallen voor
remove duplicates = opschonen, opschoning, verwijderen, verwijdering, wissen
rewrite = herschrijven, herschrijving, herziening
pass on = doorsturen, doorgeven, doorgifte, doorverwijzen, doorzetten
send = versturen, verzenden, verzending, opsturen, sturen
prepare ready = klaarzetten, klaarmaken, voorbereiden, voorbereiding, gereedmaken, gereedzetten
install put = installeren, installatie, monteren, montage, plaatsen, plaatsing
commission = in bedrijf stellen, inbedrijfstelling, in gebruik nemen, ingebruikname
fault-find = storing zoeken, storingen zoeken, foutopsporing, storingsdiagnose
calm = geruststellen, kalmeren, de-escaleren
accompany = begeleiden, begeleiding, vergezellen
bill = factureren, facturatie, facturering, facturen maken, facturen opstellen
register = registreren, registratie, invoeren, invoer, inboeken, vastleggen, noteren
file away = archiveren, archivering, opbergen
reconcile = afletteren, afstemmen, afstemming, aansluiten
chase payment = aanmanen, aanmaning, herinnering, debiteurenbeheer
serve at counter = klanten bedienen, bediening aan de balie, klanten helpen
welcome = ontvangen, ontvangst, verwelkomen, onthaal
answer calls = telefoon aannemen, telefoon beantwoorden, oproepen beantwoorden
measure up = opmeten, opmeting, inmeten, inmeting
sample = monsters nemen, monstername, bemonsteren, bemonstering
spot check = steekproeven, steekproefsgewijs controleren
keep in order = onderhouden, onderhoud, verzorgen, verzorging, op orde houden
restock = bijvullen, aanvullen, bevoorraden, bevoorrading, vakkenvullen
cook = koken, bereiden, bereiding
harvest = oogsten, oogst, plukken, pluk
pack goods = inpakken, verpakken, verpakking
load = laden, belading, beladen
unload = lossen, uitladen, lossing
sew = naaien, naaiwerk, stikken
paint = schilderen, verven, schilderwerk, lakken
hand in = indienen, indiening, inleveren, inlevering
apply for = aanvragen, aanvraag
write minutes = notuleren, notulen maken
advise = adviseren, advies geven, advisering, raad geven
agree terms = afspreken, <onderhandelen, overeenkomen
convert transfer = overzetten, overbrengen, migreren, migratie, omzetten
down = verkorten, verkorting, verlagen, verminderen, terugbrengen, terugdringen
up = verhogen, verhoging, opvoeren, omhoog brengen
show around = rondleiden, rondleiding, rondleidingen
weigh = wegen, afwegen, weging
count stock = inventariseren, inventarisatie, voorraad tellen, inventaris
close till = kassa opmaken, kassa afsluiten, kasopmaak
set up rig = instellen, instelling, omstellen, afstellen
service machines = onderhouden, onderhoud
teach class = lesgeven, les geven, onderwijzen, doceren
make familiar = inwerken, instrueren, instructie, opleiden, trainen
report to = melden, melding, signaleren
replace swap = vervangen, vervanging, verwisselen, omwisselen
look at inspect = inspecteren, inspectie, keuren, keuring
test trial = testen, test, uitproberen, beproeven
photograph = fotograferen
catalogue = catalogiseren, catalogisering
digitise = digitaliseren, digitalisering, inscannen, scannen
renovate = renoveren, renovatie, opknappen
excavate = graven, ontgraven
give medicine = medicijnen verstrekken, medicatie toedienen, medicatie geven, medicatie verstrekken
feed animals = voeren, voederen
water plants = bewateren, begieten, bewatering
decorate = decoreren, versieren
sweep clean = opruimen, opruiming
print = printen, drukken, afdrukken
label = etiketteren, labelen
stack = stapelen, palletiseren
exercise with = oefenen met
show someone how = tonen, laten zien, <opleiden, <inwerken, <instrueren, <trainen
go along = meelopen met, <inwerken, <opleiden
solve fault = oplossen, verhelpen, herstellen
draw up = opstellen, maken, opmaken
manage = beheren, beheer, beheer van
key in = invoeren, registreren, vastleggen, invoer, registratie
put right = corrigeren, herstellen, rechtzetten
tell report = melden, doorgeven, rapporteren, melding
pass along = doorsturen, doorgeven, overdragen, indienen
roll out = invoeren, uitrollen, implementeren, invoering, implementatie
finish = afronden, voltooien, afsluiten
assure = zorgen voor, waarborgen, garanderen
keep watch = controleren, bewaken, toezicht houden op
cut down = verlagen, verminderen, terugbrengen, reduceren, verlaging, vermindering
push up = verhogen, vergroten, verhoging
verminderen = verlagen, verminderen, terugbrengen, reduceren, verkorten, inkorten
doorsturen = doorgeven, doorsturen, doorzetten
bijvullen = bijvullen, aanvullen
verhelpen = verhelpen, oplossen, herstellen
`,
	things: `
twice = tweemaal, twee keer, 2 keer, twee maal, 2 maal
three times = driemaal, drie keer, 3 keer, drie maal, 3 maal
three shifts = drieploegendienst, drie ploegen
late shift = late dienst, avonddienst
weekday shift = ochtenddienst, vroege dienst
nationwide = landelijk, in het hele land
bill cost = rekening, factuur
household linen = linnengoed, was
site = bouwplaats, werf
faculty = docent, docentenkorps
learning material = lesmateriaal, cursusmateriaal, trainingsmateriaal
ppe = PBM, persoonlijke beschermingsmiddelen
sop = SOP, standaardwerkwijze
purchase order = inkooporder, bestelling
month end = maandafsluiting
accounts receivable = debiteurenadministratie, debiteuren
accounts payable = crediteurenadministratie, crediteuren
ticket = ticket, melding, aanvraag
due date = deadline, termijn
availability = beschikbaarheid
initiative = initiatief, project
real time = real time, in real time, live
first = eerste, aanvankelijke
evening = avond
handheld = handscanner
household = huishouden, gezin
rota = rooster, dienstrooster
holiday cover = vakantie, verlof
appointment slot = afspraak, consult
injury = letsel, verwonding
delay = vertraging
breakdown = storing, defect
client call = gesprek, telefoongesprek, telefoontje
website presence = pagina, site
guidance = leiding, begeleiding
situation = situatie, omstandigheid
finding = resultaat, bevinding, uitkomst
client account = klant, account
case = zaak, dossier, casus
inventory = voorraad, voorraden
address = adres
administration = administratie, administratief
advert = advertentie, reclame
advice = advies
age = leeftijd
air = lucht
ambulance = ambulance, ziekenwagen
animal = dier
annual accounts = jaarrekening
appeal = beroep, bezwaar
applicant = sollicitant, kandidaat
appointment = afspraak
apprentice = leerling, leerlingen
apprenticeship = leertraject, opleiding
arabic = Arabisch
artwork = illustratie, tekening
assembly = montage, assemblage
associate = partner
association = vereniging
attendance = aanwezigheid
audience = publiek
audit = audit
austria = Oostenrijk
author = auteur
availability = beschikbaarheid
average = gemiddeld, gemiddelde
backlog = achterstand
backup = back-up, reservekopie
balance = balans
bank = bank
bank reconciliation = bankafstemming, reconciliatie
bed = bed
beginner = beginner
belgium = België
benefit = uitkering
bill = factuur
billing = facturatie
blood = bloed
board = bestuur
body = lichaam
boiler = ketel
bonus = bonus
book cover = boekomslag
bookkeeping = boekhouding, administratie
breakdown = storing, uitval, stilstand
breakfast = ontbijt
brochure = brochure, folder, flyer
budget = budget, begroting
bus = bus
cable = kabel, bekabeling
calendar = agenda
campaign = campagne
canteen = kantine
car park = parkeerplaats
card = kaart
care home = verpleeghuis, verzorgingshuis, bejaardentehuis
cargo = vracht, lading
carpenter = timmerman
case = zaak, dossier
cash = contant, kas
cash register = kassa
catalogue = catalogus
category = categorie, soort, type
cause = oorzaak
change = wijziging, verandering
charge = kosten, honorarium
checklist = checklist
chef = kok
child care = kinderopvang
choice = keuze, selectie
choice = keuze, selectie, keus
church = kerk
city = stad, steden
city council = gemeente, gemeentelijk
class = klas, les, lessen
classroom = klaslokaal
cleaning = schoonmaak, reiniging
client meeting = klantgesprek
clinic = kliniek, polikliniek
clinical = klinisch
closing = afsluiting
clothing = kleding, textiel
coffee = koffie
colleague = collega, medewerker, teamgenoot
college = hogeschool, universiteit
colour = kleur
commission = provisie
committee = commissie
community = buurt, gemeenschap
competition = wedstrijd
competitor = concurrent
complaint = klacht, reclamatie
component = onderdeel, component
computer = computer, pc
concept = concept
concert = concert
condition = voorwaarde
conflict = conflict, geschil
construction = bouw, bouwwerk
construction site = bouwplaats
consultation = spreekuur, consult
consumption = verbruik
contact = contact
content = inhoud
contractor = aannemer, onderaannemer
cooking = keuken
copy = kopie
correspondence = correspondentie, brief
council housing = sociale huurwoning, sociale huur
course = cursus
court = rechtbank, gerecht
cover = omslag, cover
craft = ambacht
credit note = creditnota
crisis = crisis
curriculum = leerplan, curriculum
customer = klant, opdrachtgever, afnemer
customs = douane
damage = schade
data entry = gegevensinvoer, data-invoer
data protection = gegevensbescherming, privacy
database = database, gegevensbank
day = dag, dagelijks, per dag, elke dag, iedere dag
deadline = deadline, termijn
debt = schuld, achterstand
decision = besluit, beslissing
delay = vertraging
delay = vertraging, oponthoud
delivery = levering, zending
demand = vraag, behoefte
design = ontwerp, vormgeving
diagnosis = diagnose
dialysis = dialyse
diet = voeding, dieet
different = verschillend
digital = digitaal
disability = beperking, handicap, gehandicapt
discharge = ontslag
discount = korting
disease = ziekte
dish = gerecht, maaltijd
dismissal = ontslag
dispatch = verzending
distribution = distributie, verdeling
district = district, wijk
documentation = documentatie
donation = donatie, gift
donor = donateur
drink = drank
driver = chauffeur, bestuurder
driver = chauffeur, bestuurder, rijder
drug = medicijn, medicatie, geneesmiddel
early years = kleuterschool, peuters
east = oost, oosten
education = onderwijs, opleiding
efficiency = efficiëntie
effort = inspanning
elderly people = ouderen, senioren
electrical = elektrisch
electrician = elektricien, elektromonteur
electricity = elektriciteit, stroom, energie
electronic = elektronisch
employment = werkgelegenheid, dienstverband
employment contract = arbeidsovereenkomst, arbeidscontract
employment law = arbeidsrecht
empty kilometer = lege kilometer, leegrijden, leeg gereden kilometers, leegkilometers, lege kilometers
engine = motor
england lang = Engels
environment = milieu
equipment = uitrusting, apparatuur
europe = Europa, Europees
evening = avond
eviction = ontruiming, uitzetting
exam = examen, tentamen
example = voorbeeld
exercise = oefening
exhibition = tentoonstelling, expositie
expense claim = declaratie, onkostendeclaratie
experiment = experiment
export = export
extension = uitbreiding, verlenging
facility = fabriek, vestiging
faculty = faculteit
farm = boerderij
fault = defect, storing
feature = functie, functionaliteit
feedback = feedback, terugkoppeling
field trip = uitstapje, excursie
finance = financiën, financieel
fire = brand, vuur
first aid = eerste hulp, EHBO
fleet = wagenpark, vloot
flight = vlucht
flower = bloem
food = voedsel, levensmiddelen, voeding
food bank = voedselbank
food safety = voedselveiligheid
foreign = buitenland, buitenlands
forklift = heftruck, vorkheftruck
form = formulier
foundation = stichting, goed doel
france = Frankrijk
france lang = Frans
fraud = fraude
freezer = koelcel, vrieshuis, koelhuis
fresh = vers
friend = vriend
fruit = fruit
function = functie
fundraising = fondsenwerving
furniture = meubels
game = spel
garden = tuin, park
gas = gas
general = algemeen
germany = Duitsland
germany lang = Duits
girl = meisje
glass = glas
government = overheid, instantie
grade = cijfer, klas
grade level = klas, leerjaar
graphic = grafisch
guarantee = garantie
guide = handleiding, gids
hazardous = gevaarlijk
health = gezondheid
health and safety = arbeidsveiligheid, arbo
healthcare = gezondheidszorg
healthcare assistant = zorgassistent, verpleegassistent
hearing = zitting, hoorzitting
heating = verwarming
helpdesk = helpdesk, servicedesk
high = hoog
high school = middelbare school
history = geschiedenis
holiday = vakantie
home = thuis, huis
home visit = huisbezoek
homeless = dakloos, daklozen
hotel = hotel
household = huishouden
housing = huisvesting, wonen, woning
human = menselijk
idea = idee
immigration = immigratie, migrant
import = import
inbound = inkomend, binnenkomend
incident = incident
inclusion = inclusie
independent firm = onafhankelijk
index = kengetal, indicator, index
industry = sector, branche, industrie
infection = infectie
infrastructure = infrastructuur
injury = letsel, ongeval
installation = installatie
institution = instelling, instituut
insurance = verzekering
intensive = intensief
interface = interface, koppeling
internal = intern
interpreter = tolk
intravenous = intraveneus, IV
italy = Italië
italy lang = Italiaans
job application = aanvraag, sollicitatie
job interview = sollicitatiegesprek
job seeker = werkzoekende, werkloze
journalist = journalist
judge = rechter
key account = grootklant
lab = laboratorium, lab
language = taal
laptop = laptop
large = groot
lawyer = advocaat
layout = opmaak, lay-out
learner = cursist, leerling
learning = leren
legal = juridisch, wettelijk
lesson plan = lesplan
level = niveau
library = bibliotheek
licence = licentie, vergunning, rijbewijs
life = leven
light = licht, verlichting
line = productielijn, lijn
list = lijst
loan = lening, krediet, hypotheek
local = lokaal, plaatselijk, regionaal
log = logboek, register
logistics = logistiek, toeleveringsketen
logo = logo
long = lang
loss = verlies
lunch = lunch
mail = post
mailbox = postvak, mailbox
maintenance = onderhoud
man = man
manual = handmatig, met de hand
market research = marktonderzoek
marketing = marketing
mathematics = wiskunde
measurement = meting
meat = vlees
media = media, pers
mediation = bemiddeling, mediation
medical = medisch
medical record = patiëntendossier, medisch dossier
medicine = geneeskunde
medium-sized = middelgroot
member = lid, leden
menu = menu, menukaart
metal = metaal
microbiology = microbiologie, microbiologisch
middle school = onderbouw
minutes = notulen
model = model
money = geld
month = maand, maandelijks, per maand, elke maand
month-end closing = maandafsluiting
morning = ochtend, morgen
multilingual = meertalig
museum = museum
music = muziek
need = behoefte, vereiste
netherlands = Nederland
netherlands lang = Nederlands
network = netwerk
new hire = nieuwe medewerker, nieuwe collega
newsletter = nieuwsbrief
night = nacht
night shift = nachtdienst, nachtploeg
non-conformity = afwijking
north = noord, noorden
notice = melding, kennisgeving
number = aantal, getal
nurse = verpleegkundige, verpleger
nursing = verpleging, verpleegkunde
offer = offerte, aanbieding
office = kantoor
office supplies = kantoorartikelen
online = online
opening = opening
operation = operatie, bedrijfsvoering
order = bestelling, order
other = ander, andere
outbound = uitgaand
outcome = uitkomst, bevinding
outdoor = buiten
package = pakket
packaging = verpakking
page = pagina
pain = pijn
paint = verf
pallet = pallet
panel = schakelkast, verdeelkast
parent = ouder
parttime = parttime, in deeltijd, deeltijds
patient = patiënt
payment = betaling
payroll = loonadministratie, salarisadministratie, loonstrook
penalty = boete
person = persoon, mens, personen, mensen
pharmacy = apotheek
photography = fotografie
physiotherapy = fysiotherapie
piece = stuk
pipe = leiding, buis
planning permission = bouwvergunning
plumbing = loodgieterij
poland = Polen
portugal = Portugal
portugal lang = Portugees
poster = poster, affiche
press release = persbericht
pressure = druk
price = prijs
primary school = basisschool
printer = printer
printing = druk, drukwerk
private = privaat, particulier
production = productie, fabricage
progress = voortgang, vooruitgang
project = project
property = vastgoed, pand, eigendom
protocol = protocol, werkinstructie
public = openbaar, publiek
publisher = uitgever, uitgeverij
pump = pomp
purchase = inkoop, aankoop
quality control = kwaliteitscontrole
queue = wachtrij
rail = trein, spoor
rate of response = responspercentage
raw material = grondstof
reading = lezen
receipt = bon, kwitantie
reception = receptie
recipe = recept
recruitment = werving, werving en selectie
refugee = vluchteling, asielzoeker
register = register, inschrijving
regular = regelmatig, periodiek
rehabilitation = revalidatie
release = release
rent = huur, huurovereenkomst
replacement = vervanging
request = verzoek, op aanvraag, op verzoek
resident = bewoner, inwoner
response = reactie, antwoord, respons
response time = responstijd, reactietijd
restaurant = restaurant
retail = detailhandel
return = retour
review = beoordeling, controle
risk = risico
road = weg, straat
room = ruimte, kamer, zaal, lokaal
rota = rooster, dienstrooster
route = route
safety check = veiligheidscontrole, veiligheidsinspectie
sale = verkoop
same = zelfde
sample = monster, staal
satisfaction = tevredenheid
saving = besparing
schedule = planning, rooster, schema
school = school
science = wetenschap, wetenschappelijk
screen = scherm
season = seizoen
security = beveiliging, veiligheid
server = server
service = dienst, dienstverlening, service
setting = omgeving
settlement = schikking
shelter = opvang
ship = schip, boot
shopping centre = winkelcentrum
short = kort
sick leave = ziekteverlof, ziekteverzuim
sign = bord, bewegwijzering
skill = vaardigheid, competentie
small = klein
SME = mkb, kmo
social = sociaal
social media = sociale media
social worker = maatschappelijk werker
software = software
south = zuid, zuiden
spain = Spanje
spain lang = Spaans
spare part = reserveonderdeel
speaker = spreker
specification = specificatie
sport = sport
spreadsheet = spreadsheet, rekenblad
stage = fase
stakeholder = stakeholder, belanghebbende
standard = norm, standaard
statement = overzicht, verklaring
statistics = statistiek, statistisch
steel = staal
storage = opslag
strategy = strategie, strategisch
stroke = beroerte
structure = structuur
subject = vak, onderwerp
subtitle = ondertitel
summer = zomer
supermarket = supermarkt
supply = voorraad, bevoorrading
surgery = operatie, operatiekamer, chirurgisch
survey = enquête, vragenlijst
switch = schakelaar
switzerland = Zwitserland
system = systeem, systemen
tax = belasting, fiscaal
tax return = belastingaangifte
teaching = onderwijs, lesgeven
technical = technisch
technician = technicus, monteur
technology = technologie, techniek
television = televisie
temperature = temperatuur
template = sjabloon
tenant = huurder
test = test, proef
text = tekst
theatre = theater
therapy = therapie, behandeling
thesis = scriptie, proefschrift
ticket = ticket, melding
timber = hout
time = tijd
TMS = transportmanagementsysteem, transport management systeem, TMS
tool = gereedschap, hulpmiddel, tool
tourism = toerisme, toerist
trade fair = beurs
trade union = vakbond
traffic = verkeer
training = training, opleiding, scholing
transport = transport, vervoer
travel = reis
treasurer = penningmeester
treatment = behandeling
trip = rit, ritten, reis
trip = rit, ritten, route, vracht, transport
turkish = Turks
tyre = band
united kingdom = Verenigd Koninkrijk
usability = gebruiksvriendelijkheid
vacancy = vacature
value = waarde
vat = btw, belasting over de toegevoegde waarde
vegetable = groente
village = dorp
visa = visum
voice = stem
volunteer person = vrijwilliger
waste = afval
water = water
week = week, wekelijks, per week, elke week, iedere week
weekend = weekend
west = west, westen
WMS = warehousemanagementsysteem, WMS
woman = vrouw
wood = bos
worker = arbeider, werknemer
working hours = werktijd, werkuren
workplace = werkplek, werkplaats
workshop room = werkplaats, garage
world = wereld
wound = wond
writing = schrijven
year = jaar, jaarlijks, per jaar, elk jaar
youth = jeugd, jongere, jongeren
transition = overgang, overstap, omschakeling
absent = afwezig, vrij, met verlof, met vakantie, op vakantie, ziek, er niet was, er niet is, weg, afwezigheid, verhinderd
rota = rooster, dienstrooster, werkrooster
call out = piket, bereikbaarheidsdienst, oproepdienst
questionnaire = enquête, vragenlijst, peiling
online survey = online-enquête, onlinevragenlijst
slot = sessie, tijdslot
link work = overleg, afstemming, contact
physio = fysiotherapie, fysio
occupational therapy = ergotherapie
access = toegang
exam = examen, toets, tentamen
exam taken = geslaagd, behaald
guidebook = handleiding, handboek, instructie
both = beide, allebei
self taught = autodidact, zelfgeleerd
site manager = uitvoerder, bouwleider
surveyor = landmeter
bypass road = rondweg
trunk road = rijksweg, nationale weg
starting date = startdatum, ingangsdatum
notice period = opzegtermijn
level word = niveau
leaver = vertrek, vertrekker
waste food = verspilling, afval, uitval
caller = beller
charge shift = ploegleiding
duty cover = vervanging, waarneming
own time = eigen tijd, vrije tijd
paperwork = papierwerk, formulieren
monthly = maandelijks, maandelijkse, per maand, elke maand
weekly word = wekelijks, wekelijkse, per week, elke week
daily word = dagelijks, dagelijkse, per dag, elke dag
yearly word = jaarlijks, jaarlijkse, per jaar, elk jaar
several kinds = diverse, verschillende
person served = cliënt, klant, bewoner, patiënt
member staff = medewerker, werknemer, personeel
work placement = stage
documentation = documentatie, dossiers
inquiry = aanvraag, vraag, verzoek
complaint = klacht, reclamatie
delivery = levering, zending
invoice = factuur, rekening
quote = offerte
order noun = bestelling, order, opdracht
appointment noun = afspraak
report noun = rapport, verslag
goods = goederen, artikelen, producten
stocktake = inventarisatie, voorraadtelling
machine = machine, apparaat, toestel
customer facing = klantcontact, met klanten
children = kind, leerling
colleague = collega
month-end = maandafsluiting, maandafsluitingen
year-end = jaarafsluiting, jaarrekening
payroll = salarisadministratie, loonadministratie
reminder letters = aanmaning, aanmaningen
training day = training, scholing, bijscholing
safety = veiligheid
quality = kwaliteit
handover noun = overdracht
family = familie, naasten
elderly = ouderen, senioren
meals = maaltijd, maaltijden
guests = gast, couvert
evening shift = avondploeg, late dienst, avonddienst
early shift = vroege dienst, ochtendploeg
lessons = les, lessen
parents = ouders
campaign = campagne, actie
subscriber = abonnee, ontvanger
open rate = openingsratio, openratio
landing = landingspagina
user = gebruiker
dashboard = dashboard
script = script
duplicate = dubbel, duplicaat
interviews = interview, gesprek
job applications = sollicitatie
confirmation = bevestiging, ontvangstbevestiging
as needed = indien nodig, waar nodig, zo nodig, als het nodig is, wanneer nodig
correspondence = correspondentie, briefwisseling, brieven, post
phone call = telefoontje, telefoongesprek, oproep, gesprek aan de telefoon
lawyer = advocaat, advocate, raadsman
assessor = taxateur, deskundige
trip = dienstreis, reis, zakenreis
wait time = wachttijd, wachttijden
turnaround = doorlooptijd, verwerkingstijd
complaint = klacht, klachten, reclamatie
meeting = vergadering, overleg, bespreking
rota = rooster, roosters, dienstrooster, werkrooster
quote = offerte, offertes, prijsopgave
contract = contract, overeenkomst
file case = dossier, dossiers, zaak, zaken
resident = bewoner, bewoners
pupil = leerling, leerlingen, scholier
temp = uitzendkracht, seizoenkracht, oproepkracht
trainee person = leerling, stagiair, leerling-werknemer
prosthesis = prothese
surgery operation = operatie, ingreep
after surgery = postoperatief, na operatie
plan drawing = tekening, bouwtekening
vehicle = voertuig, <wagen, <auto
goods = goederen, waren, artikelen
shift pattern = ploegendienst, wisseldienst
on call = bereikbaarheidsdienst, piket, storingsdienst
leave = verlof, vakantie, vrije dagen
absence = afwezigheid
illness = ziekte, ziekteverzuim
holiday time = vakantieperiode, vakantietijd
focus = zwaartepunt, focus, nadruk
handover = overdracht
backlog = achterstand, achterstanden
unpaid = openstaande factuur, openstaande facturen
spare parts = reserveonderdelen, onderdelen
plant bed = perk, border, beplanting, plantsoen
parts of team = ploeg, team, brigade
pricing = tarief
site building = bouwplaats, werf
branch shop = winkel, filiaal, vestiging
head office = hoofdkantoor
nursing home = verpleeghuis, verzorgingshuis
daycare = kinderdagverblijf, kinderopvang, crèche
paperwork = documenten, papieren, stukken
work order = werkbon, werkopdracht
appointment = afspraak, afspraken
first appointment = eerste afspraak
night = nacht, nachtelijk
weekend = weekend, weekeinde
peak season = hoogseizoen
without paper = papierloos, zonder papier
square metre = vierkante meter, m2
private customer = particulier, particulieren
business customer = zakelijke klant, zakelijke klanten
newcomer = nieuwe medewerker, nieuwe medewerkers, nieuwe collega, nieuwe collega's
by hand = met de hand, handmatig
in writing = schriftelijk
by phone = telefonisch, aan de telefoon, per telefoon
online = online, op internet
at a distance = op afstand, afstandsonderwijs
on site = ter plaatse, op locatie
small = klein, kleine
regular = regelmatig, regelmatige
external = extern, externe
internal = intern, interne
abroad = in het buitenland
export = export, uitvoer
import = import, invoer
municipality = gemeente
breakdown = storing, defect
rate of errors = foutpercentage
course class = cursus, les
winter = winter
spring = voorjaar, lente
autumn = najaar, herfst
expiry = houdbaarheidsdatum, vervaldatum
floor storey = verdieping, etage
patient = patiënt, patiënten
working group = werkgroep, projectgroep
meal = maaltijd, maaltijden, eten
spreadsheet = spreadsheet, <Excel, <Google Sheets, <LibreOffice Calc
contact person = aanspreekpunt, contactpersoon
trip plan = rit, route
member of staff = medewerker, personeel, werknemer
in cooperation = samen met, in samenwerking met
competitor = concurrent, concurrentie
supplier = leverancier, toeleverancier
invoice = factuur, nota
wages = loon, salaris
home = woning, appartement
data = gegevens, data
truck = vrachtwagen, truck
warehouse = magazijn, opslag
rest times = rusttijd, rusttijden
limitation = limiet, beperking
several = diverse, verschillende, meerdere
parents = ouders, ouders en verzorgers
every monday = elke maandag, iedere maandag, op maandagen, op maandag, ='s maandags
every tuesday = elke dinsdag, iedere dinsdag, op dinsdagen, op dinsdag, ='s dinsdags
every wednesday = elke woensdag, iedere woensdag, op woensdagen, op woensdag, =woensdags
every thursday = elke donderdag, iedere donderdag, op donderdagen, op donderdag, ='s donderdags
every friday = elke vrijdag, iedere vrijdag, op vrijdagen, op vrijdag, ='s vrijdags
every saturday = elke zaterdag, iedere zaterdag, op zaterdagen, op zaterdag, ='s zaterdags
every sunday = elke zondag, iedere zondag, op zondagen, op zondag, ='s zondags
`,
	fractions: `
50 = de helft, helft van, een op de twee
25 = een kwart, een op de vier
75 = drie kwart, driekwart
33 33.3 = een derde, een op de drie
66 67 66.7 = twee derde
20 = een vijfde, een op de vijf
10 = een tiende, een op de tien
`,
	measures: `
area 1 = m², m2, vierkante meter
mass 1 = kg, kilo, kilogram
voltage 1 = V, volt
mass 1000 = t, ton
mass 0.001 = gram
length 1 = meter
length 1000 = km, kilometer
length 0.01 = cm, centimeter
volume 1 = l, liter
`,
	papers:
		"gecertificeerd certificaat certificaten diploma gediplomeerd afgestudeerd",
	fillers: `
al
reeds
in mijn huidige baan
op niveau
dus
daarvoor
daarna
volgens
conform
overeenkomstig
in het kader van
op het gebied van
in totaal
onder meer
onder andere
bijvoorbeeld
met betrekking tot
bestaande uit
in mijn functie als
in mijn huidige functie
in mijn rol als
in deze functie
in deze rol
ten behoeve van
tijdens mijn
werk als
werk bij
werk in
werkte als
werkte bij
werkte in
gewerkt als
gewerkt bij
gewerkt in
werkzaam als
werkzaam bij
werkzaam in
ik werk
ik werkte
systeem
systemen
software
tool
tools
platform
proces
processen
procedure
procedures
werkzaamheden
taken
betreffende
benodigde
bijbehorende
bestaande
tevens
eveneens
daarnaast
in totaal
tot nu toe
tot op heden
in de regel
in vergelijking met
vergeleken met
ten opzichte van
in het jaar
in de jaren
op dit moment
momenteel
tegenwoordig
in de vorm van
in de context van
in samenwerking met
jaar
jaren
persoon
personen
mensen
soort
aantal
aandeel
doorgaans
gewoonlijk
meestal
namelijk
dat wil zeggen
bedraagt
verder
voorts
bovendien
parallel daaraan
bij elkaar
alles bij elkaar
nog steeds
in het geheel
fase
fasen
waarvan
daarvan
ervan
in het gebruik van
met het gebruik van
het gebruik van
eerder
in de leeftijd van
`,
	learning:
		"ingevallen, invallen, vervanging, vervangen, waargenomen, basis, cursus, training, opleiding, workshop, seminar, webinar, scholing, bijscholing, lezing, module, introductie in, kennismaking met, gevolgd, bijgewoond, deelgenomen, deelname, meegelopen, meelopen, geobserveerd, geleerd, leren, basiscursus, interesse in, zelfstudie, bezoek",
	others:
		"team, afdeling, collega, collega's, leverancier, aannemer, onderaannemer, bureau, fabrikant, bedrijf, manager, directeur, directie, leiding, leidinggevende, chef, baas, klant, partner, ontwikkelaars, ingenieurs, monteurs, accountant, boekhouder, hoofdkantoor, adviseur, artsen, planner, teamleider, auditor, audit, inspecteur, inspectie, toezichthouder, kantoor, administratie, secretariaat, arts, verpleegkundige, eigenaar, gemeente, laboratorium, architect, aannemers, ingenieur, uitvoerder, boekhouding, coördinator, juriste, jurist, notaris, apotheker",
	happening:
		"daalde, daalden, gedaald, steeg, stegen, gestegen, zakte, zakten, gezakt, viel, groeide, groeiden, gegroeid, nam af, nam toe, afgenomen, toegenomen, ging omlaag, ging omhoog, daling, stijging, ging, gingen",
	of: "van, van de, uit, waarvan, onder wie, van wie",
	prefixes: "mee mede",
	determiners: "de het een ons onze hun",
	being: "ben is was werd geworden",
	lacking:
		"ik heb geen, heb ik geen, heb ik nog geen, ik heb nog geen, ik heb nog niet, heb ik nog niet, nog geen ervaring, geen ervaring, spreek ik niet, ken ik nog niet, ik ben nog geen, ik ben nog niet, staat niet op mijn cv, staan niet op mijn cv",
	carrying:
		"uitvoeren, uitvoering, opstellen, voorbereiden, voorbereiding, verzorgen, verwerken, maken, doen, afhandelen, afhandeling, draaien, doen, regelen, bijhouden, opmaken, leveren, schrijven, versturen, uitschrijven, invullen, klaarmaken, klaarzetten, samenstellen, samenstelling, opstelling, vervaardigen, verrichten, aanmaken, behandelen, behandeling, beantwoorden, aannemen, registreren, registratie, invoeren, geven, invullen",
	instead: "in plaats van, tegenover",
	higher: "hoger, meer, boven, gestegen, steeg, stegen, gegroeid, langer",
	lower:
		"lager, minder, onder, gedaald, daalde, daalden, gezakt, korter, sneller",
	each: "elke elk iedere ieder per",
	accompanied: "met",
	company: "samen gezamenlijk",
	exceptive: "",
	single: "een één",
	between: "tussen",
	before: "voor voordat",
	after: "na nadat",
	when: "als wanneer toen bij",
	is: "ben is",
	was: "was werd",
};
