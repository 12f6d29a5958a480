// Dutch: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = auteur van, schrijver van
organize = organisator van
translate = vertaler van
mentor = mentor van, begeleider van, tutor van
train = trainer van, opleider van
duty = verantwoordelijk voor, belast met
lead = leiden, leiding geven aan, leidinggeven, leiding, aansturen, aansturing, managen, beheren, verantwoordelijk voor, verantwoordelijkheid voor, aan het hoofd van, sturen, leiding aan, begeleiden van het team, <voorzitten
start = oprichten, oprichting, starten, lanceren, lancering, openen, opzetten
make = maken, ontwikkelen, ontwikkeling, opstellen, bouwen, opbouwen, creëren, vervaardigen, opzetten, uitwerken, voorbereiden, <ontwerpen, <schrijven, <programmeren
implement = invoeren, invoering, implementeren, implementatie, introduceren, introductie, uitrollen, inrichten, opzetten
improve = verbeteren, verbetering, optimaliseren, optimalisatie
up = verhogen, verhoging, stijgen, stijging, groeien, groei, vergroten, toename, meer, hoger
expand = uitbreiden, uitbreiding, vergroten
down = verlagen, verlaging, verminderen, vermindering, reduceren, reductie, dalen, daling, terugbrengen, verkorten, minder, lager
faster = versnellen, versnelling, verkorten, sneller
save = besparen, besparing
keep = houden, behouden, bijhouden, onderhouden
train = opleiden, opleiding van, trainen, onderwijzen, scholen, inwerken
mentor = begeleiden, begeleiding, coachen, mentor van
advise = adviseren, advies
analyze = analyseren, analyse, onderzoeken
assess = beoordelen, beoordeling, evalueren, evaluatie
check = controleren, controle, nakijken, toetsen, inspecteren
monitor = bewaken, bewaking, monitoren, volgen
test = testen, beproeven
plan = plannen, planning, inplannen
organize = organiseren, organisatie, coördineren, plannen
coordinate = coördineren, coördinatie, afstemmen
perform = uitvoeren, uitvoering, verrichten, doen, houden
complete = afronden, voltooien, afsluiten
handle = behandelen, behandeling, verwerken, afhandelen, afhandeling, zorgen voor
care = verzorgen, verzorging, verplegen, zorgen voor, zorg voor
use = gebruiken, gebruik van, inzetten, toepassen, werken met
write = schrijven, opstellen
document = documenteren, documentatie, vastleggen, registreren
design = ontwerpen, ontwerp, bedenken
program = programmeren, ontwikkelen
automate = automatiseren, automatisering
integrate = integreren, integratie, koppelen
migrate = migreren, migratie, overzetten
modernize = moderniseren, vernieuwen
rework = herzien, herontwerpen, herstructureren
repair = repareren, reparatie, herstellen
resolve = oplossen, oplossing van, verhelpen
service = onderhouden, onderhoud
sell = verkopen, verkoop van
buy = inkopen, inkoop, kopen, aanschaffen
negotiate = onderhandelen, onderhandeling
win = winnen, werven, verwerven, binnenhalen
receive = ontvangen, krijgen
answer = beantwoorden, antwoorden
present = presenteren, presentatie, tonen
report = rapporteren, rapportage, melden
communicate = communiceren, overleggen
explain = uitleggen, toelichten
hire = aannemen, werven, werving
promote = promoten, adverteren
publish = publiceren, publicatie, uitgeven
provide = leveren, bieden, verstrekken, aanbieden
ensure = zorgen voor, waarborgen, garanderen
enable = mogelijk maken
achieve = behalen, bereiken, realiseren, <overtreffen
exceed = overtreffen, overschrijden
total = bedragen, ter waarde van
combine = combineren, samenvoegen
select = selecteren, selectie, kiezen
collect = verzamelen, inzamelen
clean = schoonmaken, reinigen
transport = vervoeren, vervoer, transporteren
operate = bedienen, bediening
assemble = monteren, montage, assembleren
serve = bedienen, serveren
translate = vertalen, vertaling
adapt = aanpassen, aanpassing
research = onderzoeken, onderzoek
calculate = berekenen, berekening
forecast = voorspellen, prognose
discover = ontdekken, vinden, opsporen
install = installeren, installatie
represent = vertegenwoordigen
attend = bijwonen
deliver = leveren, levering, bezorgen
motivate = motiveren
approve = goedkeuren
measure = meten
treat = behandelen
invoice = factureren
cook = koken, bereiden
teach = lesgeven, onderwijzen
`;

const things = `
staff = medewerker, personeel, werknemer, mensen, persoon, personen, personeelslid
colleague = collega, collega's
customer = klant, cliënt
user = gebruiker
team = team, groep, ploeg
company = bedrijf, onderneming, organisatie
shop = winkel, filiaal
location = vestiging, locatie
hospital = ziekenhuis, kliniek
ward = afdeling
department = afdeling
supplier = leverancier
cost = kosten, uitgaven
revenue = omzet
error = fout
problem = probleem, storing
goal = doel, doelstelling
new = nieuw, nieuwe
several = meerdere, verschillende, diverse
method = methode
process = proces, procedure
website = website, site
file = dossier, bestand, document
meeting = vergadering, bijeenkomst
workshop = workshop, cursus, training
event = evenement
goods = product, artikel, goederen
stock = voorraad
warehouse = magazijn
machine = machine, apparaat
vehicle = voertuig, <auto
contract = contract, overeenkomst
student = student, studente
pupil = leerling
child = kind, kinderen
teacher = leraar, docent, leerkracht
doctor = arts, dokter
developer = ontwikkelaar, programmeur
region = regio, gebied
country = land
worldwide = wereldwijd, internationaal
national = landelijk, nationaal
safety = veiligheid
question = vraag, aanvraag
complaint = klacht
result = resultaat
award = prijs, onderscheiding
phone = telefoon
guest = gast
participant = deelnemer
shift = dienst, ploegendienst
patient = patiënt, patiënten
family = familie, gezin
nurse = verpleegkundige
task = taak, werkzaamheid
project = project
quality = kwaliteit
schedule = rooster
experience = ervaring, werkervaring, gewerkt, werkzaam
experienced = ervaren
knowledge = kennis
school = school
doctorate = doctoraat, PhD, gepromoveerd
person = persoon, personen, mensen, mens, <patiënt, <bezoeker, <gast, <klant, <cliënt, <bewoner, <leerling, <student, <kind, <stagiair, <stagiaire, <collega, <medewerker, <werknemer, <vrijwilliger, <deelnemer, <passagier, <huurder, <kandidaat, <sollicitant, <verpleegkundige, <arts, <docent, <leraar, <ingenieur, <ontwikkelaar, <technicus, <monteur, <chauffeur, <kok, <begeleider, <assistent, <adviseur, <lid, <gebruiker, <volwassene, <jongere, <ouder, <verkoper, <specialist, <peuter, <kleuter, <uitzendkracht
animal = dier, dieren, <hond, <kat, <paard, <koe, <kalf, <schaap, <lam, <geit, <varken, <kip, <vogel, <konijn, <aap, <vis
vehicle = voertuig, <auto, <vrachtwagen, <bestelbus, <bus, <trekker, <aanhanger, <heftruck, <motor, <fiets
document = document, stuk, <brief, <rapport, <formulier, <factuur, <contract, <certificaat, <verslag, <handleiding, <brochure, <bon, <vrachtbrief
building = gebouw, <huis, <woning, <school, <ziekenhuis, <loods, <hotel, <kerk, <bibliotheek, <fabriek, <villa
meal = maaltijd, <ontbijt, <lunch, <diner, <avondeten
`;

const limits = `
supported = met steun van, met de steun van, met ondersteuning van, met hulp van, met de hulp van, ondersteund door, geholpen door
help = helpen, hielp, geholpen, hulp, ondersteunen, ondersteuning, assisteren, assistentie, bijstaan
part = meewerken, meegewerkt, bijdragen, bijdrage, deelnemen, deelname, lid van, deel van, een van de, maakte deel uit, betrokken bij
share = samenwerken, samenwerking, in samenwerking met, samen met, gezamenlijk, in een team, in teamverband, werken met, met anderen, met z'n tweeën, met zijn tweeën, met z'n drieën, in duo, in een duo, in tweetallen, in koppel, in tandem, =vergezeld van, =vergezeld door, in gezelschap van
planned = gepland, voorgenomen, voorstellen, voorstel
tried = proberen, poging
ongoing = zou graag, wil ik nog, nog halen, nog doen, diploma verwacht, verwacht in, lopend, nog niet afgerond, bezig met, in opleiding
part-time = parttime, deeltijd, bijbaan
basic = basiskennis, basis, eerste ervaring, beginner, inleiding in
trainee = stagiair, stagiaire, stage, leerling, trainee, in opleiding
deputy = plaatsvervangend, waarnemend, assistent, adjunct, vice, onder leiding van, onder toezicht van
pilot = pilot, prototype, concept
simulated = gesimuleerd, gesimuleerde, simulatie, fictief, fictieve, hypothetisch, denkbeeldig, rollenspel, oefenbedrijf
potential = potentieel, potentiële, mogelijk, mogelijke, voormalig, voormalige, vroegere, toekomstig, toekomstige, zogenaamd
partly = gedeeltelijk, deels, soms, tijdelijk
nearly = bijna, vrijwel, nagenoeg
recommend = aanbevelen, adviseren, voorstellen
volunteer = vrijwillig, vrijwilliger, vrijwilligerswerk
enable = mogelijk maken
learn = leren
mostly = voornamelijk, vooral, grotendeels, hoofdzakelijk, merendeels, meestal, gewoonlijk, doorgaans, normaal gesproken, met name, overwegend, in hoofdzaak, voor het grootste deel, in de regel
ongoing = niet afgerond, niet voltooid, onafgemaakt, lopend, bezig met, nog niet, eerste jaar, in opleiding, afgebroken, gestopt, aanvraag ingediend
expired = verlopen, niet verlengd, niet meer geldig
help = meehelpen, meegeholpen, geassisteerd, bijstaan, bijgestaan, hulp bij, ondersteuning bij
deputy = waarnemen, waarneming, ter vervanging van, waarnemend, invallen voor, onder toezicht, onder begeleiding, onder supervisie, onder leiding, bij afwezigheid, in afwezigheid, tijdens afwezigheid, tijdens de afwezigheid, ter vervanging
trainee = stage, stagiair, stagiaire, leerling, in opleiding
basic = basiskennis, basis, beginner, enige kennis, elementair
approved = met goedkeuring van, na goedkeuring, ter goedkeuring, na akkoord van, ter ondertekening
learn = meelopen met
basic = basiskennis, beginner, beginnend, beetje, een beetje, gebruikersniveau, basisniveau, enige kennis van
alternate = om de andere, om het andere, om de twee weken, elke twee weken, om de twee maanden, tweewekelijks, om en om, om de week, om de dag, om de maand, om de 2 weken, eens per twee weken, eens in de twee weken, eens per 2 weken
ongoing = volg ik, ik volg, in aanvraag, aangevraagd, mee bezig, bezig, ben bezig, druk bezig met, in voorbereiding, in ontwikkeling, diploma verwacht, verwacht in, scriptie nog niet, scriptie ontbreekt, scriptie moet nog
`;

export const claims: ClaimWords = {
	endings:
		"eringen ering eerde eerden eert eren eer ingen ing aties atie ende end den de ten te en e t s d",
	turned: `
iken iek
aken aak
agen aag
apen aap
aten aat
alen aal
anen aan
aren aar
azen aas
aven aaf
eken eek
egen eeg
emen eem
enen een
eren eer
elen eel
eten eet
even eef
ezen ees
oken ook
olen ool
omen oom
onen oon
open oop
oren oor
oten oot
oven oof
ozen oos
uren uur
uizen uis
ijven ijf
ijzen ijs
ieven ief
iezen ies
lven lf
rven rf
ppen p
tten t
kken k
nnen n
llen l
mmen m
ssen s
rren r
ggen g
bben b
dden d
ffen f
aking aak
aging aag
aling aal
aning aan
aring aar
aving aaf
eging eeg
eling eel
ening een
eting eet
ezing ees
oking ook
oling ool
oning oon
oping oop
oring oor
oting oot
ozing oos
uring uur
ijving ijf
ijzing ijs
`,
	separable:
		"aan af bij door in na om op over uit voor weg mee samen terug toe vast",
	prefixes:
		"aan af bij door in mee na om onder op over rond samen terug toe uit vast voor weg be ver ont her voort tegen achter tussen binnen",
	participle: "ge",
	agents: "er ers aar aars ist isten eur eurs ster sters ant anten",
	infinitives: "en",
	noVerbs: "gecertificeerd ervaren",
	verbForms: ["de te", "ing tie", "en"],
	forms: `
leiden leidde geleid leidt
geven gaf gegeven geeft
helpen hielp geholpen
nemen nam genomen
schrijven schreef geschreven
ontwerpen ontwierp
beginnen begon begonnen
krijgen kreeg gekregen
stijgen steeg gestegen
brengen bracht gebracht
houden hield gehouden
werven wierf geworven
kopen kocht gekocht
verkopen verkocht | verkoop
doen deed gedaan
terugbrengen teruggebracht terugbracht
overleggen overlegd
winnen won gewonnen
dragen droeg gedragen
bijdragen bijgedragen droeg
spreken sprak gesproken
maken maakte gemaakt
onderzoeken onderzocht
zoeken zocht gezocht
bieden bood geboden
lopen liep
inkopen ingekocht | inkoop
onderhouden onderhield | onderhoud
ontvangen ontving | ontvangst
opnemen opgenomen | opname
controleren | controle controles
analyseren | analyse analyses
bezoeken bezocht | bezoek
adviseren | advies adviezen
rapporteren | rapportage rapportages
monteren | montage
schoonmaken schoongemaakt | schoonmaak
overdragen overgedragen | overdracht
verzenden verzonden | verzending
draaien draaide gedraaid | draai
vervangen verving | vervanging
inwerken ingewerkt
verzorgen verzorgd verzorgde | verzorging
begeleiden begeleid begeleidde | begeleiding
opstellen opgesteld | opstelling
vaststellen vastgesteld | vaststelling
bestellen besteld bestelde | bestelling bestellingen
plannen gepland | planning
inplannen ingepland
behandelen behandeld behandelde | behandeling
verwerken verwerkt verwerkte | verwerking
uitvoeren uitgevoerd voerde | uitvoering
invoeren ingevoerd | invoer invoering
voeren gevoerd
beheren beheerd beheerde | beheer
bewaken bewaakt bewaakte | bewaking
bijhouden bijgehouden
aanleggen aangelegd legde | aanleg
afhandelen afgehandeld | afhandeling
reinigen gereinigd | reiniging
installeren geïnstalleerd | installatie
coördineren gecoördineerd | coördinatie
organiseren georganiseerd | organisatie
documenteren gedocumenteerd | documentatie
presenteren gepresenteerd | presentatie
repareren gerepareerd | reparatie reparaties
produceren geproduceerd | productie
communiceren gecommuniceerd | communicatie
registreren geregistreerd | registratie
administreren | administratie
inspecteren geïnspecteerd | inspectie inspecties
leveren geleverd leverde | levering leveringen
verkorten verkort
verlagen verlaagd verlaagde | verlaging
verhogen verhoogd verhoogde | verhoging
verbeteren verbeterd verbeterde | verbetering
opleiden opgeleid leidde | opleiding
trainen getraind | training trainingen
ondersteunen ondersteund | ondersteuning
aansturen aangestuurd stuurde | aansturing
bouwen gebouwd bouwde | bouw
snoeien gesnoeid | snoei
rijden reed gereden
laden geladen
lossen gelost | los
snijden sneed gesneden
slijpen sleep geslepen
lassen gelast | laswerk
wassen waste gewassen
vullen gevuld | vulling
tellen geteld | telling tellingen
aannemen nam aangenomen | aanname
overnemen overgenomen | overname
afnemen afgenomen | afname
deelnemen deelgenomen | deelname
waarnemen waargenomen | waarneming
vertalen vertaald vertaalde | vertaling vertalingen
vertegenwoordigen vertegenwoordigd | vertegenwoordiging
beoordelen beoordeeld | beoordeling beoordelingen
beantwoorden beantwoord
onthalen onthaald | onthaal
factureren gefactureerd | facturatie facturering
stellen stelt stelde gesteld
zetten zet zette gezet
leggen legt legde gelegd
staan staat stond gestaan
gaan gaat ging gegaan
komen komt kwam gekomen
zien ziet zag gezien
roepen riep geroepen | roep
kiezen koos gekozen | keuze
verkiezen verkoos
sluiten sluit sloot gesloten
schuiven schoof geschoven
wijzen wijst wees gewezen
schenken schonk geschonken
binden bond gebonden
vinden vindt vond gevonden
trekken trok getrokken
treffen trof getroffen
breken brak gebroken
bakken bakte gebakken
werken werkt werkte gewerkt
werven | werving
nemen neemt | name
geven | gave
houden houdt
schrijven schrijft
spreken spreekt | spraak
zoeken zoekt
halen haalt haalde gehaald
sturen stuurt stuurde gestuurd
bellen belt belde gebeld
scannen scant scande gescand
pakken pakt pakte gepakt
regelen regelt regelde geregeld | regeling
meten meet mat gemeten | meting metingen
wegen woog gewogen | weging
naaien naait naaide genaaid
meten | meting
boeken boekt boekte geboekt | boeking boekingen
melden meldt meldde gemeld | melding meldingen
keuren keurt keurde gekeurd | keuring keuringen
testen test testte getest
leren leert leerde geleerd
koken kookt kookte gekookt
breien breide gebreid
`,
	unlike: "",
	small: `na hem zich welke waarvan waarop daarvan daarvoor daarop ervan erin ermee wanneer zodra nadat voordat hadden werden moet moeten mag kan kon nog steeds mij geweest nul tijdens gedurende alsook tevens ook via omtrent de het een en of maar in op aan van voor met bij naar uit over door om te tot als dan dat die dit deze er is was waren zijn wordt werd worden
heb heeft hebben had ik je jij hij zij wij we jullie u mijn jouw zijn haar ons onze hun wie wat waar hoe zo ook nog al daar hier toen nu
daarna daarnaast ook inclusief waaronder etc bijv o a sinds tijdens binnen per via zeer tegenover tegen naast ondanks momenteel thans wiens waarbij waarin waarmee waarvoor hiervoor hiermee hierbij daarbij daarin daarmee waardoor terwijl omdat zodat toch dus want langs rond`,
	deeds,
	things,
	limits,
	self: "ik wij",
	negations:
		"nul, niet, geen, nooit, zonder, noch, niets, niemand, in plaats van, behalve, ondanks, tegen, voorkomen",
	absolutes: `
alone = zelfstandig
all = alle, alles, elke, elk, ieder, iedere, hele, gehele, volledig, volledige, altijd, compleet
only = enige, enkel, alleen, uitsluitend, zelfstandig, persoonlijk
first = eerste, nummer een
most = beste, grootste, hoogste, toonaangevend, bekroond, record
from scratch = van de grond af, van begin tot eind, vanaf nul
expert = expert, expertise, specialist
senior = senior
success = succesvol, met succes, geslaagd
`,
	periods: `
hour = per uur, elk uur, ieder uur, het uur
fortnight = tweewekelijks, om de twee weken, elke twee weken
year = jaarlijks, jaarlijkse, per jaar, elk jaar
month = maandelijks, maandelijkse, per maand, elke maand
week = wekelijks, wekelijkse, per week, elke week
day = dagelijks, dagelijkse, per dag, elke dag
shift = per dienst, elke dienst
quarter = per kwartaal, elk kwartaal
year = ieder jaar, één keer per jaar, eens per jaar
month = iedere maand, één keer per maand, eens per maand
week = iedere week, één keer per week, eens per week, wekelijks
day = iedere dag, per dag
quarter = ieder kwartaal, één keer per kwartaal, eens per kwartaal, om de drie maanden, driemaandelijks
half year = halfjaarlijks, elk halfjaar, ieder halfjaar, per halfjaar, om de zes maanden
weekday = doordeweeks, op werkdagen, van maandag tot en met vrijdag, maandag tot en met vrijdag
weekend = in het weekend, elk weekend, ieder weekend
day = één keer per dag
night = elke nacht, iedere nacht, per nacht
morning = elke ochtend, iedere ochtend
season = elk seizoen, per seizoen
shift = iedere dienst
`,
	times: `
half hour = half uur, halve uur, halfuur
one decade = een decennium
half year = half jaar, halfjaar
millisecond = ms, milliseconde
second = seconde, seconden
minute = minuut, minuten
hour = uur, uren, h
day = dag, dagen
week = week, weken
month = maand, maanden
quarter = kwartaal
year = jaar, jaren
`,
	percent: "procent",
	money: `
EUR = €, euro
USD = $, dollar
`,
	factors: `
12 = dozijn
1000 = duizend
1000000 = miljoen, mln
1000000000 = miljard, mld
`,
	counting: {
		or: "of",
		half: { more: "{one}ënhalf", oneAndHalf: "anderhalf, anderhalve" },
		small:
			"nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
		tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
		joined: ["{one}en{ten}", "{one}ën{ten}"],
		large:
			"dozijn 12, honderd 100, duizend 1000, tiental 10, twintigtal 20, dertigtal 30, honderdtal 100",
	},
	shares: `
-50 = halveren, halvering, met de helft
-33 = met een derde
-25 = met een kwart
100 = verdubbelen, verdubbeling
200 = verdrievoudigen
`,
	links: {
		beside: "terwijl",
		and: "en, of, evenals, alsook",
		means: "door, via, middels, met behulp van, dankzij, door middel van",
		result: "waardoor, wat leidde tot, zodat, met als resultaat",
		purpose: "om, teneinde, met als doel",
		relative: "die, dat, wie, waar, wat",
	},
	bounds: {
		after: "of meer",
		least: "ruim, meer dan, ruim, minstens, minimaal, boven",
		most: "bijna, tot, minder dan, hoogstens, maximaal, onder",
		near: "ongeveer, circa, zo'n, rond",
	},
	roles: { from: "van", to: "naar, tot", by: "met" },
	namely: "waaronder|inclusief|te weten|namelijk",
	watched: {
		by: "begeleid door",
		under: "onder toezicht van|onder begeleiding van",
	},
	as: "als, functie van, rol van, werkzaam als",
	agent: "door",
	inquiring:
		"voorwaarde voorwaarden vereiste begin later nog open zinvol zin nuttig uitzondering noodzakelijk nodig mogelijk vraag toch",
	courtesy: `ik mijn solliciteer sollicitatie functie vacature bedrijf team gesprek graag kennismaken kennismaking dank bedankt tijd aandacht groet vriendelijke
geachte heer mevrouw bijlage cv interesse ervaring bijdragen licht toe toelichten vertel vertellen zou willen vragen uw u past`,
	greeting: "geachte, beste",
	applying:
		"solliciteer, solliciteren, sollicitatie, functie, vacature, rol, interesse",
	framing:
		"mijn werk, werk, omvat, omvatte, hoort, hoorde, project, vrijwilligerswerk, vrijwilliger, voorbeeld, nog een voorbeeld, daarvoor, daarbij, daar, momenteel, huidige functie, functie, laatste functie, hoorden bij mijn werk, spreek, kennis, certificaten, studeerde, vaardigheden, behoren",
	levels: "vloeiend moedertaal basis gevorderd goed expert",
	listing:
		"gesproken spreekt niveau beschik bezit beheers heb kennis ervaring ervaren spreek taal talen gecertificeerd certificaat certificaten diploma afgestudeerd gestudeerd studie tools technologieën gepubliceerd publicatie tweetalig vaardigheden",
	holding: "bezit gecertificeerd afgestudeerd",
	sought: "iemand",
	asking:
		"u zoekt, u vraagt, jullie zoeken, uw vacature, de functie vraagt, u wilt, u verwacht, jullie vragen, jullie verwachten, zoekt u, vraagt u, jullie vacature, je zoekt, jij zoekt",
	chatter:
		"hier is de, hier is het, zoals gevraagd, verbeterde versie, de lezer wordt verzocht, opmerking voor, nog in te vullen, te bevestigen, hier invullen",
	headings: `profiel over mij samenvatting werkervaring ervaring opleiding opleidingen vaardigheden competenties kennis talen projecten certificaten certificeringen
publicaties vrijwilligerswerk prijzen interesses hobby's referenties contact contactgegevens persoonlijke gegevens software en`,
	labels: `overige telefoon tel mobiel e-mail email adres website cijfer niveau cursussen technologieën tools talen datum heden nu afgegeven geldig tot pagina van geboren
nationaliteit moedertaal vloeiend basis gemiddeld gevorderd expert auteurs uitgever`,
	unclaimed: {
		applies:
			"(?:(?:hierbij|graag) (?:solliciteer ik|wil ik solliciteren)|ik (?:solliciteer|wil graag solliciteren)|met (?:veel )?(?:interesse|belangstelling) solliciteer ik) (?:hierbij |graag )?(?:naar|op|bij|voor) (?:de |het |uw |jullie )?",
		wishes:
			"(?:ik (?:zou (?:heel |erg )?graag|hoop|wil (?:heel )?graag|kijk ernaar uit)|graag (?:zou|wil) ik) ",
		stands: "(?:uw|jullie|jouw|deze|dit|de vacature|de functie) ",
		moves:
			"(?:spreekt|trekt) (?:me|mij)(?: erg| zeer)? aan|(?:interesseert|inspireert|motiveert|boeit) (?:me|mij)|bij mijn (?:wensen|verwachtingen|interesses)|wat ik zoek",
		presumes:
			"ik|mijn|me|mij|wij|breng\\p{L}*|bijdrag\\p{L}*|inzet\\p{L}*|aanbied\\p{L}*|bied\\p{L}*|gebruik\\p{L}*|voortzet\\p{L}*|verder\\p{L}*|opnieuw|weer|vermeld\\p{L}*|benadruk\\p{L}*|wijz\\p{L}*|laten zien|ervaring\\p{L}*|kennis|vaardighe\\p{L}*|expertise|loopbaan|profiel|diploma\\p{L}*|opleiding|al|dat|omdat|want|met|profiteer\\p{L}*|als|verdiep\\p{L}*|kandidaat",
	},
};
