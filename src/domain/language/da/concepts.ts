// Danish: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
dose = udlevere, uddele
triage = triagere, triage
disinfect = desinficere
set table = dække
check stock = tælle, optælle, optælling
close books = afslutte, lukke
cover costs = finansiere
show data = vise, visualisere
raise money = indsamle
release = udrulle, frigive, idriftsætte
focus = fokusere på
prioritize = prioritere, sætte prioriteter
join teams = deltage, deltagelse
wrap = pakke
load = læsse, laste
unload = aflæsse, losse
fill in = udfylde
send out = sende, udsende, udsendelse
sign up = tilmelde
serve customers = betjene, ekspedere
wash = vaske
iron = stryge
harvest = høste, høst
water = vande, vanding
weld = svejse, svejsning
sand = slibe
prepare food = lave mad, tilberede
enter data = indtaste, registrere, registrering
book appointments = booke, aftale
handle matters = behandle, håndtere
check in = tjekke ind
stop machine = stoppe, standse
compile = sammensætte, samle, indsamle
reconcile = afstemme, afstemning
replace = udskifte, udskiftning, skifte
mount = montere, montering, installere, sætte op
take in = modtage, modtagelse
take back = tage retur
lend = udlåne, udlån
catalog = katalogisere
label = mærke, etikettere
de-escalate = berolige
pass on = videresende, sende videre, give videre
digitize = digitalisere, digitalisering, indscanne
advise = rådgive, vejlede, rådgivning, vejledning, give råd
administer = administrere, give, udlevere
agree = aftale, blive enige om, indgå aftale om
answer = besvare, svare på, tage imod, svare
archive = arkivere, arkivering, opbevare
assemble = montere, samle, montering, sætte sammen
assess = vurdere, bedømme, vurdering, evaluere, bedømmelse
audit = revidere, revision, auditere, audit
book = booke, bestille, bestilling, reservere, booking
build = bygge, opbygge, udvikle, opføre, konstruere, anlægge
develop = udvikle, bygge, lave, udvikling, skabe, udarbejde, udvikling af
buy = købe, indkøbe, indkøb, købe ind, anskaffe, indkøb af
calculate = beregne, udregne, beregning, kalkulere
care = pleje, passe, tage sig af, pleje af, tage vare på, omsorg for
check = kontrollere, tjekke, gennemgå, kontrol, efterse, undersøge, kontrol af
clean = rengøre, gøre rent, rengøring, vaske, aftørre, rengøring af
close = lukke, afslutte
collect = indsamle, samle ind, indsamling, indhente, indsamling af
communicate = kommunikere, kommunikation, have kontakt med, holde kontakt med
complete = afslutte, færdiggøre, gennemføre, fuldføre
perform = udføre, gennemføre, foretage, udførelse, lave, udførelse af, gennemførelse af
coordinate = koordinere, samordne, koordinering, koordinering af
cook = lave mad, tilberede, lave, tilberedning af, madlavning
cover = dække, vikariere for, afløse, træde til for
deliver = levere, udlevere, levering, aflevere, levering af, overdrage
deploy = udrulle, idriftsætte, udrulning, sætte i drift, udrulning af
describe = beskrive, beskrivelse, redegøre for, beskrivelse af
design = designe, udforme, tegne, udformning, udformning af
discover = finde, opdage, identificere
distribute = fordele, distribuere, fordeling, uddele, uddeling af, fordeling af
document = dokumentere, notere, registrere, dokumentation, journalføre, skrive ned, dokumentation af
drive = køre, kørsel, kørsel med
explain = forklare, redegøre for, gennemgå
file = indgive, arkivere, indsende
find = finde, identificere, opspore
repair = reparere, udbedre, reparation, lave, sætte i stand, reparation af, udbedring af
resolve = løse, afhjælpe, rette, løsning, udbedre, løsning af, afhjælpning af
greet = modtage, tage imod, byde velkommen, modtagelse, modtagelse af
handle = håndtere, behandle, varetage, behandling, håndtering, tage sig af, håndtering af, behandling af, varetagelse af
hire = ansætte, rekruttere, ansættelse, rekruttering af, ansættelse af
implement = indføre, implementere, indførelse, implementering, gennemføre, indførelse af, implementering af
improve = forbedre, forbedring, højne, optimere, forbedring af
inform = informere, orientere, oplyse, give besked, underrette
inspect = inspicere, efterse, inspektion, besigtige, syne, inspektion af, besigtigelse af
install = installere, montere, opsætte, installation, sætte op, installation af
invoice = fakturere, fakturering, udstede fakturaer, sende fakturaer, fakturering af
keep = føre, holde, opretholde, fastholde, bevare
maintain = vedligeholde, vedligehold, servicere, passe, vedligeholdelse af, pasning af
measure = måle, måling, opmåle, måling af, opmåling af
mentor = vejlede, coache, <oplære, vejledning af, <sidemandsoplære, mentor for, være mentor for
train = oplære, undervise, uddanne, oplæring, træne, oplæring af, lære op, instruere, uddannelse af, give oplæring til, give undervisning i, holde kurser for
onboard = introducere, oplære, introduktion af, køre ind, sætte ind i arbejdet, oplæring af
teach = undervise, undervisning, lære fra sig, give lektioner, undervisning i, undervisning af
monitor = overvåge, følge op på, overvågning, følge, holde øje med, overvågning af, opfølgning på
move = flytte, omplacere, flytning af
negotiate = forhandle, forhandling, forhandle om, føre forhandlinger med, forhandling med
operate = betjene, køre, drive, bruge, drift af, betjening af
order = bestille, bestilling, rekvirere, indkøbe, afgive bestillinger på, bestilling af
organize = arrangere, organisere, afholde, arrangering, tilrettelægge, planlægge, organisering af, afholdelse af
pack = pakke, pakning, indpakke, emballere, pakning af
pay = betale, betaling, udbetale, udbetaling af, betaling af
plan = planlægge, planlægning, tilrettelægge, planlægning af, tilrettelæggelse af
prepare = forberede, klargøre, udarbejde, forberedelse, gøre klar, forberedelse af, klargøring af, udarbejdelse af
present = præsentere, fremlægge, præsentation, vise, holde oplæg om, præsentation af, fremlæggelse af
process = behandle, bearbejde, behandling, sagsbehandle, ekspedere, behandling af
produce = fremstille, producere, produktion, tilvirke, fremstilling af, produktion af
provide = yde, levere, tilbyde, give, stille til rådighed
receive = modtage, få, tage imod, modtagelse af
reconcile = afstemme, afstemning, afstemning af
register = registrere, registrering, indføre, taste ind, indtaste, oprette, registrering af, indtastning af
replace = udskifte, erstatte, udskiftning, skifte, bytte ud, udskiftning af
report = rapportere, indberette, rapportering, melde, anmelde, rapportering af, indberetning af
represent = repræsentere, møde for
review = gennemgå, gennemlæse, gennemgang, se igennem, læse igennem, gennemgang af
run = afholde, holde, arrangere
sell = sælge, salg, salg af
send = sende, afsende, udsende, sende ud, udsendelse af
serve = betjene, servicere, servere, ekspedere, servering af, betjening af, ekspedition af
set up = oprette, etablere, opsætte, starte, opbygge, opstille
shorten = forkorte, nedbringe, afkorte
stock = fylde op, opfylde, opfyldning af, sætte varer op
supervise = føre tilsyn med, have opsyn med, overvåge, tilsyn med
test = teste, afprøve, test, prøve, prøvekøre, test af, afprøvning af
translate = oversætte, oversættelse, oversættelse af
transport = transportere, køre, fragte, transport af
treat = behandle, behandling, behandling af
update = opdatere, ajourføre, opdatering, holde opdateret, opdatering af
use = bruge, anvende, benytte, arbejde med, arbejde i, brug af, anvendelse af
visit = besøge, besøg hos, køre ud til, besøg på
write = skrive, udarbejde, forfatte, formulere, skrivning af
down = falde, nedbringe, sænke, reducere, gå ned, mindske, få ned, nedsætte, reduktion af, nedbringelse af
up = stige, øge, vokse, gå op, hæve, forøge, øgning af, stigning i
take part = deltage i, medvirke, medvirke i, være med i, medvirke til, indgå i, deltagelse i, medvirken i
guide = vise rundt, rundvisning af, guide, rundvise
edit = redigere, redigering, bearbejde, redigering af
interview = interviewe, interview med, holde interviews, interviews med
schedule = lægge vagtplan, lave vagtplan, vagtplanlægning, lave vagtplaner, vagtplanlægge
count = tælle, optælling, optælle, lageroptælling, optælling af
weld = svejse, svejsning, svejsning af
paint = male, maling, maling af
bake = bage, bagning
sort = sortere, sortering, ordne, sortering af
load = læsse, lastning, laste, læsning af, lastning af
unload = losse, aflæsse, aflæsning, læsse af, losning af, aflæsning af
sample = tage prøver, prøvetagning, prøvetage, prøvetagning af, udtage prøver
log = føre log, notere, registrere, logge, skrive ned
lay = lægge, belægge, belægning, lægning af
allocate = fordele, tildele, uddele
amend = ændre, justere, rette til
analyze = analysere, undersøge, udrede
apply = anvende, bruge, benytte
arrange = arrangere, aftale, sørge for, booke
attend = deltage i, besøge, møde til
budget = budgettere, budgetlægning, lægge budget
calibrate = kalibrere, justere, kalibrering
configure = konfigurere, indstille, sætte op
contact = kontakte, tage kontakt til, henvende sig til
convert = konvertere, omdanne, omlægge
correct = rette, korrigere, rettelse af
cut = klippe, skære, save, tilskære, klipning af, skæring af
decide = beslutte, bestemme, træffe beslutning om, afgøre
detect = opdage, finde, identificere, konstatere
make = lave, fremstille, skabe, udarbejde, fremstilling af, tilvirke
diagnose = fejlfinde, fejlsøge, diagnosticere, fejlfinding på, fejlfinding
dismantle = demontere, skille ad, afmontere, demontering af
draft = udarbejde, skrive udkast til, formulere, affatte
empty = tømme, tømning af
estimate = estimere, anslå, beregne, vurdere
examine = undersøge, gennemgå
expand = udvide, udbygge
fill = fylde, fylde op
fill in = udfylde, udfyldelse af
fix = rette, afhjælpe, udbedre, løse, ordne
grow = dyrke, dyrkning af
host = afholde, være vært for
introduce = indføre, lancere, starte, indførelse af
interpret = tolke, tolkning
issue = udstede, udlevere, udstedelse af
keep books = føre, passe
keep track = holde styr på, holde orden i, holde øje med
service = servicere, vedligeholde, service på, vedligeholdelse af
mediate = mægle, formidle, mægling mellem
meet = opfylde, nå
follow up = følge op på, opfølgning på, opfølgning
obtain = skaffe, få, opnå, indhente
offer = tilbyde, give
open = åbne, åbning af
pick = plukke, plukke ordrer, ordreplukning, plukning af
post = bogføre, kontere, bogføring af, kontering af
print = trykke, printe, udskrive
proofread = læse korrektur på, korrekturlæse, korrekturlæsning af
protect = beskytte, værne om
publish = publicere, udgive, offentliggøre, lægge op, udgivelse af
redesign = omarbejde, redesigne, lave om
refer = henvise, sende videre, viderestille
renew = forny, fornyelse af
restock = fylde op, fylde på, opfyldning af
search = søge, lede efter
select = vælge, udvælge, udvælgelse af
serve food = servere, anrette, servering af
sign = underskrive, skrive under på, signere
store = lagre, opbevare, sætte på plads, lagring af
take over = overtage, tage over
weigh = veje, vejning af
win = vinde, skaffe, hente
administer medicine = give medicin, uddele medicin, medicingivning, medicinuddeling, udlevere medicin
shelve = sætte på hylder, fylde hylder op, sætte varer på plads
sew = sy, syning af
dig = grave, udgrave, gravning af, udgravning af
dress = skifte forbinding, sårpleje
accompany = ledsage, følge
contribute = bidrage til, medvirke til
close out = afslutte, færdiggøre
remind = rykke for, rykke, opkræve, minde om
chase payment = inddrive, rykke for, opkræve
record = dokumentere, registrere, notere, nedskrive, føre
wash = vaske, vaske op, vask af
wash patients = vaske, bade, hygiejne
transfer patients = forflytte, flytte
set table = dække bord, borddækning
compare = sammenligne, sammenligning af
file documents = arkivere, journalisere
digitise = digitalisere, gøre digital, digitalisering af
migrate = migrere, flytte over, overføre, migrering af
program = programmere, kode, udvikle, programmering af
automate = automatisere, automatisering af
sterilize = sterilisere, desinficere, sterilisering af
feed = fodre, made, fodring af
milk = malke, malkning af
harvest = høste, høst af
plant = plante, plantning af
prune = beskære, beskæring af
mow = slå, klippe, græsslåning
fell = fælde, skove, fældning af
drill = bore, boring af
grind = slibe, slibning af
turn metal = dreje, drejning af
mill = fræse, fræsning af
solder = lodde, lodning af
sand = slibe, pudse
plaster = pudse, spartle, pudsning af
tile = lægge fliser, opsætte fliser, fliselægning
roof = lægge tag, tagdækning
insulate = isolere, isolering af
wire = trække kabler, trække ledninger, kabelføring
troubleshoot = fejlsøge, fejlfinde, fejlfinding
hand over = overlevere, overdrage, overlevering af
note down = notere, nedskrive
deputize = vikariere for, afløse, træde ind for
share tasks = fordele, uddele, uddelegere
price up = prissætte, kalkulere, give pris på
quote = give tilbud på, udarbejde tilbud på, afgive tilbud på
notify = underrette, give besked, informere
escalate = eskalere, sende videre
resuscitate = genoplive
examine patients = undersøge, undersøgelse af
study = studere, læse
speak = tale, snakke
discuss = drøfte, diskutere, gennemgå
hold meeting = holde, afholde
hold deed = have, besidde
start deed = begynde, starte, påbegynde
spot = opdage, opdagede, identificere, spotte
stand in = vikariere, vikariat, afløse, afløsning, træde til for
remove duplicates = fjerne, slette, oprydning
rewrite = omskrive, omarbejde, omarbejdning
pass on = videregive, videresende, sende videre, give videre
send = sende, udsende, sende ud, udsendelse
prepare ready = forberede, forberedelse, klargøre, klargøring, gøre klar, sætte frem
install put = installere, installation, montere, montering, sætte op
commission = sætte i drift, idriftsætte, idriftsættelse, ibrugtagning
fault-find = fejlsøge, fejlsøgning, fejlfinding, finde fejl
calm = berolige, nedtrappe, skabe ro
accompany = ledsage, ledsagelse, følge med
bill = fakturere, fakturering, skrive fakturaer, udstede fakturaer
register = registrere, registrering, indtaste, indføre, notere, lægge ind
file away = arkivere, arkivering, journalisere
reconcile = afstemme, afstemning
chase payment = rykke, rykker, rykkerprocedure, inddrive
serve at counter = betjene kunder, kundebetjening, ekspedere, ekspedition
welcome = tage imod, byde velkommen
answer calls = besvare opkald, passe telefonen, tage telefonen, besvare telefonen
measure up = opmåle, opmåling, måle op
sample = tage prøver, prøvetagning, udtage prøver, prøveudtagning
spot check = stikprøver, stikprøvekontrol
keep in order = passe, pasning, holde i orden, tage sig af
restock = fylde op, opfyldning, genopfylde
cook = lave mad, tilberede, tilberedning
harvest = høste, høst, plukke
pack goods = pakke, emballere, emballering
load = læsse, læsning, laste
unload = losse, aflæsse, losning
sew = sy, syning
paint = male, maling, lakere
hand in = indsende, indsendelse, aflevere, aflevering, indlevere
apply for = ansøge om, ansøgning om
write minutes = tage referat, skrive referat, føre protokol
advise = rådgive, rådgivning, vejlede
agree terms = aftale, <forhandle, <forhandle på plads
convert transfer = flytte, flytning, overføre, overførsel, overflytte
down = nedbringe, reducere, sænke, forkorte, mindske, få ned
up = hæve, øge, løfte, forhøje
show around = vise rundt, rundvisning, rundvisninger
weigh = veje, vejning, afveje
count stock = optælle, optælling, lagerstatus
close till = gøre kassen op, kasseopgørelse, lukke kassen
set up rig = indstille, indstilling, opstille, rigge
service machines = vedligeholde, vedligehold, vedligeholdelse, servicere
teach class = undervise, undervisning
make familiar = oplære, oplæring, lære op, instruere, instruktion
report to = melde, indberette, indberetning
replace swap = udskifte, udskiftning, skifte, bytte
look at inspect = inspicere, inspektion, besigtige, besigtigelse, syne
test trial = teste, test, afprøve, afprøvning
photograph = fotografere
catalogue = katalogisere, katalogisering
digitise = digitalisere, digitalisering, skanne, scanne
renovate = renovere, renovering, istandsætte, istandsættelse
excavate = grave, udgrave, udgravning
give medicine = give medicin, uddele medicin, medicingivning
feed animals = fodre, fodring
water plants = vande, vanding
decorate = dekorere, dekoration, pynte
sweep clean = rydde op, oprydning
print = trykke, printe
label = mærke, etikettere, mærkning
stack = stable
exercise with = træne med, øve med
show someone how = vise, <oplære, <instruere, <undervise, <lære op
go along = ledsage, <oplære, <vejlede
put right = rette, udbedre, korrigere
tell report = rapportere, meddele, informere
draw up = udarbejde, skrive, lave, udfærdige
book meetings = booke, planlægge, arrangere, aftale
pass along = videresende, videregive, sende videre
roll out = indføre, implementere, udrulle, indførelse, implementering
finish = afslutte, færdiggøre
assure = sikre, sørge for
keep watch = overvåge, kontrollere, holde øje med
cut down = reducere, mindske, sænke, nedbringe
push up = øge, hæve, forøge
`,
	things: `
three shifts = treholdsskift
late shift = aftenvagt
weekday shift = morgenvagt, dagvagt
nationwide = landsdækkende, i hele landet
bill cost = faktura, regning
household linen = vasketøj, linned
site = byggeplads
faculty = underviser
learning material = undervisningsmateriale
ppe = værnemidler
sop = SOP, standardprocedure
purchase order = indkøbsordre
month end = månedsafslutning
accounts receivable = debitor, debitorer
accounts payable = kreditor, kreditorer
ticket = sag, henvendelse
due date = frist, deadline
availability = tilgængelighed, oppetid
initiative = initiativ, projekt
real time = realtid, i realtid
first = første, indledende
evening = aften
handheld = håndterminal
household = husstand, familie
rota = vagtplan, turnusplan
holiday cover = ferie, orlov
appointment slot = aftale, konsultation
injury = skade
delay = forsinkelse
breakdown = driftsstop, fejl, nedbrud
client call = samtale, opkald, telefonsamtale
website presence = side, hjemmeside
guidance = ledelse, vejledning
situation = situation, omstændighed
finding = resultat, konklusion
client account = kunde
case = sag
inventory = lager, lagerbeholdning
accident = ulykke, uheld, arbejdsulykke
accounting = bogholderi, regnskab, bogføring
apprentice = lærling, elev
assembly = montage, montering
bug = fejl, bug
budget = budget
building site = byggeplads, bygge
campaign = kampagne
cash register = kasse, kasseapparat
child = barn
class = klasse, hold, time
client meeting = kundemøde, kundebesøg
colleague = kollega, medarbejder
company = virksomhed, firma, selskab
complaint = klage, reklamation
contract = kontrakt, aftale
customer = kunde, kunder
customer service = kundeservice
daily = dagligt, daglig, hver dag, om dagen, pr. dag, per dag
delivery = levering, leverance, forsendelse
department = afdeling, enhed
driver = chauffør, fører
employee = medarbejder, ansat, ansatte
error = fejl
event = arrangement, begivenhed, event
experience = erfaring
guest = gæst
invoice = faktura
lesson = lektion, time
maintenance = vedligehold, vedligeholdelse, service
meeting = møde
month = måned
newsletter = nyhedsbrev
night shift = nattevagt, nat, nattevagter
nurse = sygeplejerske
order = ordre, bestilling
parent = forælder, forældre
patient = patient, patienter
payment = betaling, indbetaling
phone = telefon
plan = plan
price = pris
process = proces, arbejdsgang, rutine
product = produkt, vare
project = projekt
quality = kvalitet
quarterly = kvartalsvis, hvert kvartal, pr. kvartal
report = rapport, indberetning
resident = beboer, borger
roster = vagtplan, vagtskema, arbejdsplan, skema
safety = sikkerhed
sale = salg
school = skole
shift = vagt, skift
shop = butik, forretning
staff = personale, ansatte, medarbejdere
stock = lager, varelager
student = studerende, elev
supplier = leverandør
system = system
team = team, gruppe, hold
tool = værktøj, redskab
trade fair = messe
trainee = praktikant, elev, lærling
vehicle = køretøj, <bil
warehouse = lager
week = uge
weekly = ugentligt, ugentlig, hver uge, om ugen, pr. uge, per uge
workshop = værksted
year = år
yearly = årligt, årlig, hvert år, om året, pr. år, per år
weekend = weekend, weekender, i weekenden
evening = aften, aftener, om aftenen
co-worker = kollega, arbejdskammerat, medarbejder
applicant = ansøger, kandidat
various = forskellige, diverse
monthly = månedlig, hver måned, om måneden, månedligt, pr. måned, per måned
survey = spørgeskema, undersøgelse
newcomer = nyansat, ny medarbejder, ny kollega
member = medlem
people = mand, personer, mennesker
as needed = ved behov, efter behov, når der er brug, hvis nødvendigt, når der er behov
accounts payable = kreditorer, kreditorbogholderi, leverandørfakturaer
accounts receivable = debitorer, debitorbogholderi, kundefakturaer
address = adresse
administration = administration, administrativt arbejde, administrativ
advert = annonce, reklame
advice = råd, rådgivning, vejledning
agreement = aftale, overenskomst, kontrakt
ambulance = ambulance
animal = dyr
annual accounts = årsregnskab, årsafslutning
month-end closing = månedsafslutning, månedsregnskab
appointment = tid, aftale, møde
area = område, areal
association = forening, forbund
audit = revision, audit
average = gennemsnit, snit, i gennemsnit, i snit, gennemsnitlig
backlog = efterslæb, kø
balance = balance, saldo
bank = bank
bed = seng, sengeplads
bill = regning, faktura
board = bestyrelse
breakdown = nedbrud, driftsstop, stilstand, stop
breakfast = morgenmad
brochure = brochure, folder, flyer
bus = bus
cable = kabel, ledning
calendar = kalender
canteen = kantine
care plan = plejeplan, handleplan
care home = plejehjem, plejecenter
cargo = gods, last, fragt
carpenter = tømrer, snedker
case = sag, tilfælde
cash = kontanter
cause = årsag
certificate = certifikat, bevis, attest
change = ændring, forandring
checklist = tjekliste
cleaning = rengøring
community = lokalsamfund
component = komponent, del
conflict = konflikt, tvist
construction = byggeri, anlæg
consumables = forbrugsvarer, forbrugsmaterialer
consumption = forbrug
contractor = entreprenør, underentreprenør
correspondence = korrespondance, breve, mails
course = kursus
court = domstol, ret
customs = told
damage = skade
data = data, oplysninger
database = database
deadline = deadline, frist, tidsfrist
debt = gæld, restance
delay = forsinkelse
delivery note = følgeseddel
demand = behov, efterspørgsel
dementia = demens
deviation = afvigelse
diagnosis = diagnose
diet = kost, ernæring
disability = handicap, funktionsnedsættelse
discharge = udskrivning
dish = ret, måltid
dispatch = forsendelse, udlevering
document = dokument, bilag
documentation = dokumentation, journalføring
donation = donation, gave
drawing = tegning
drug = medicin, lægemiddel
early shift = morgenvagt, dagvagt
elderly = ældre, seniorer
electrician = elektriker
environment = miljø
equipment = udstyr
evening shift = aftenvagt
exam = eksamen, prøve
exhibition = udstilling
expense claim = rejseafregning, udlæg
facility = anlæg, fabrik
family = familie, pårørende
farm = gård, landbrug
fault = fejl, mangel
feedback = feedback, tilbagemelding
first aid = førstehjælp
fleet = vognpark, flåde
food = mad, fødevarer
food waste = madspild
forklift = truck, gaffeltruck
form = blanket, skema, formular
garden = have
goods = varer, gods, produkter
goods receipt = varemodtagelse
grant = tilskud, støtte, bevilling
guide = håndbog, guide, vejledning
health = sundhed, helbred
health and safety = arbejdsmiljø, sikkerhed
helpdesk = helpdesk, servicedesk, it-support
holiday = ferie
sick leave = sygefravær, sygdom, sygemelding
absent = fraværende, væk, havde fri, har fri, syg, på ferie, på barsel, ikke er der, fravær, holdt fri
home = hjem, bolig
home care = hjemmepleje, hjemmehjælp
home visit = hjemmebesøg
hotel = hotel
housing = bolig
hygiene = hygiejne
idea = idé, forslag
incident = hændelse, incident
inbound = indkommende, indgående
outbound = udgående
industry = industri, branche
inquiry = henvendelse, forespørgsel, spørgsmål
inspection = inspektion, syn, besigtigelse
instruction = instruks, anvisning, vejledning
insurance = forsikring
intern = praktikant
inventory = lageroptælling, optælling
job seeker = jobsøgende, ledig, arbejdssøgende
lab = laboratorium, lab
lawyer = jurist, advokat
letter = brev
library = bibliotek
licence = tilladelse, licens
driving licence = kørekort
line = linje, produktionslinje
list = liste, fortegnelse
log = log, logbog, journal
lunch = frokost
machine = maskine
mailbox = indbakke, postkasse
preventive maintenance = forebyggende vedligehold, forebyggende vedligeholdelse
majority = flertallet, de fleste, størstedelen
material = materiale, materialer
meal = måltid, mad
medical record = journal, patientjournal
menu = menu, menuplan
method = metode, arbejdsgang
minutes = referat
money = penge, midler
morning = morgen, formiddag
need = behov
network = netværk
new hire = nyansat, ny medarbejder, ny kollega, nyansatte, nye medarbejdere, nye kolleger
night = nat
notice = meddelelse, besked
offer = tilbud, bud
office = kontor
on call = tilkaldevagt, rådighedsvagt, vagt
online shop = webshop, netbutik, e-handel
operation = drift
orders picked = ordrelinje
outage = driftsstop, nedbrud
package = pakke, kolli
packaging = emballage, pakning
page = side
pallet = palle
participant = deltager
payroll = løn, lønninger, lønadministration, lønkørsel
permit = tilladelse
person = person, menneske
phone call = opkald, telefonopkald
pipe = rør
planning = planlægning
plant = plante
premises = lokale, lokaler
printing = tryk, print
problem = problem
production = produktion, fremstilling
protective gear = værnemidler
purchase = indkøb
quality control = kvalitetskontrol, kvalitetssikring
question = spørgsmål
quote = tilbud, overslag
raw material = råvare, råmateriale
receipt = kvittering, bon
reception = reception, receptionen
recipe = opskrift
recruitment = rekruttering
refugee = flygtning, asylansøger
register = register
rehabilitation = genoptræning, rehabilitering
reminder letters = rykker, påmindelse
rent = leje, husleje
request = anmodning, forespørgsel
restaurant = restaurant
return = retur
risk = risiko
risk assessment = risikovurdering, apv
room = værelse, rum
route = rute, tur
routine = rutine, procedure, arbejdsgang
sample = prøve
season = sæson
screen = skærm
several kinds = forskellige, diverse
shelf = hylde, reol
ship = skib, fartøj
social media = sociale medier
social worker = socialrådgiver
spare part = reservedel
specification = specifikation
spreadsheet = regneark
storage = lager, depot
strategy = strategi
pupil = elev
subcontractor = underentreprenør, underleverandør
summer = sommer
supermarket = supermarked, dagligvarebutik
surgery = operation, kirurgi
tax = skat
tax return = selvangivelse, skatteopgørelse
vat return = momsangivelse, momsindberetning
vat = moms
teacher = lærer
technician = tekniker
temp = vikar, afløser
template = skabelon
tenant = lejer, beboer
test = test, prøve
text = tekst
ticket = sag, billet
time = tid
trade union = fagforening, fagforbund
traffic = trafik, færdsel
training = uddannelse, kursus, oplæring
training day = kursusdag, undervisningsdag
trailer = anhænger, trailer, påhængsvogn
transport = transport, fragt
travel = rejse
truck vehicle = lastbil
turnaround = sagsbehandlingstid, behandlingstid, ekspeditionstid
user = bruger
volunteer person = frivillig
waiting list = venteliste
waiting time = ventetid
ward = afdeling, sengeafsnit
waste = affald, spild, svind
water = vand
welder = svejser
wood = træ, tømmer
worker = arbejder
working hours = arbejdstid
workplace = arbejdsplads
workshop session = workshop, kursus
wound = sår
wound care = sårpleje
twice a year = to gange om året, hvert halve år, halvårligt
fortnightly = hver anden uge, hver fjortende dag
evening duty = aftenvagt
together = sammen
both = både, begge
other = anden, andre, øvrige
same = samme
small = lille, små, mindre
large = stor, store
short = kort, korte
long = lang, lange
internal = intern, interne
external = ekstern, eksterne
public = offentlig, kommunal
private = privat
digital = digital, digitalt
manual = manuel, i hånden, manuelt
technical = teknisk
electrical = elektrisk, el
medical = medicinsk
legal = juridisk
financial = økonomisk, finansiel
regular = regelmæssig, regelmæssigt, løbende, jævnlig
different = forskellig, forskellige
municipality = kommune, kommunen
authority = myndighed, myndigheder
head office = hovedkontor, hovedkontoret
branch office = filial, afdeling
daycare = børnehave, daginstitution, vuggestue
primary school = folkeskole, grundskole
high school = gymnasium
university = universitet
apprenticeship = læretid, erhvervsuddannelse
minor repairs = mindre reparationer, småreparationer
incoming goods = indgående varer
correspondence = korrespondance, brevveksling, post
phone call = opkald, telefonopkald, telefonsamtale
lawyer = advokat, jurist
assessor = takserer, taksator, sagkyndig, skønsmand
trip = tjenesterejse, rejse, forretningsrejse
wait time = ventetid
turnaround = gennemløbstid, sagsbehandlingstid
response time = svartid, responstid
rota = vagtplan, vagtplaner, arbejdsplan
quote = prisoverslag
contract = kontrakt
file case = sag, sager
resident = beboer, beboere
pupil = elev, elever
temp = vikar, sæsonarbejder, sommervikar
trainee person = lærling, elev, praktikant
prosthesis = protese
surgery operation = operation, indgreb
after surgery = postoperativ, efter operation
plan drawing = tegning, diagram
goods = varer
shift pattern = skifteholdsarbejde, skiftehold
on call = rådighedsvagt, tilkaldevagt, bagvagt
leave = ferie, fridage
absence = fravær, fraværende
illness = sygdom, sygefravær
holiday time = ferieperiode, ferietid
focus = fokus, hovedvægt, tyngdepunkt
handover = overlevering, overdragelse
backlog = efterslæb, restance
unpaid = ubetalt faktura, udestående
machine = maskine, udstyr, apparat
spare parts = reservedele
plant bed = bed, beplantning
parts of team = hold, sjak, team
pricing = takst
site building = byggeplads
branch shop = butik, filial, forretning
head office = hovedkontor
nursing home = plejehjem, plejecenter
daycare = vuggestue, daginstitution, børnehave
paperwork = papirer, dokumenter
work order = arbejdsseddel, arbejdsordre
appointment = tidsbestilling
first appointment = første tid
night = nat, natlig
weekend = weekend, weekender
peak season = højsæson
without paper = papirløs, uden papir
square metre = kvadratmeter, kvm, m2
private customer = privatkunde, privatkunder
business customer = erhvervskunde, erhvervskunder
newcomer = nyansat, nyansatte, ny kollega, nye kolleger
by hand = i hånden, manuel, manuelt
in writing = skriftlig, skriftligt
by phone = telefonisk, i telefonen, over telefon
online = på nettet, online
at a distance = på afstand, fjernundervisning
on site = på stedet
small = lille, små
regular = regelmæssig, løbende
external = ekstern, eksternt
internal = intern, internt
abroad = i udlandet
export = eksport
import = import
municipality = kommune
breakdown = driftsstop, fejl
rate of errors = fejlprocent, fejlrate
course class = kursus, hold
summer = sommer, sommeren
winter = vinter, vinteren
spring = forår, foråret
autumn = efterår, efteråret
expiry = udløbsdato, holdbarhedsdato
floor storey = etage
working group = arbejdsgruppe, projektgruppe
meal = måltid, måltider, mad
spreadsheet = regneark, <Excel, <Google Sheets, <LibreOffice Calc
member of staff = medarbejder, ansat, personale
competitor = konkurrent
`,
	fractions: `
50 = halvdelen af
25 = en fjerdedel af
33 33.3 = en tredjedel af
20 = en femtedel af
10 = en tiendedel af
`,
	measures: "",
	papers: "",
	fillers: `
allerede
i min nuværende rolle
i min nuværende stilling
på niveau
forinden
derefter
i overensstemmelse med
id fra
i henhold til
blandt andet
for eksempel
i alt
på daglig basis
med henblik på
hidtil
indtil nu
som regel
i reglen
sammenlignet med
i forhold til
i året
i årene
for tiden
i øjeblikket
i dag
nu om dage
i form af
inden for rammerne af
i samarbejde med
år
person
personer
type
antal
andel
styk
fordelt på
sædvanligvis
normalt
oftest
det vil sige
system
systemet
program
værktøj
proces
processer
opgaver
arbejdsopgaver
eksisterende
nuværende
ligger på
udgør
jeg arbejder
arbejder som
arbejder på
arbejder hos
arbejdede som
arbejdede på
arbejdede hos
ansat hos
ansat som
sammen med
desuden
derudover
sideløbende
ved siden af
endvidere
endnu
stadig
fortsat
tilsammen
til sammen
alt i alt
stykker
fase
faser
hvoraf
heraf
deraf
af dem
i brugen af
i at bruge
`,
	learning:
		"vikariat, vikarieret, afløst, basis, kursus, kurser, uddannelse, workshop, seminar, webinar, foredrag, modul, introduktion til, deltog, deltaget, deltagelse, fulgt, observeret, lært, lære, selvstudium, interesse for, efteruddannelse",
	others:
		"team, teamet, afdeling, afdelingen, kolleger, kollega, leverandør, leverandøren, underleverandør, underentreprenør, bureau, bureauet, producent, producenten, virksomheden, firmaet, chef, chefen, direktør, direktøren, ledelsen, kunde, kunden, partner, udviklerne, ingeniørerne, teknikere, revisor, hovedkontoret, konsulent, lægerne, leder, lederen, kontor, kontoret, mester, læge, lægen, ingeniør, ingeniøren, bogholderiet, konsulenten, entreprenør, entreprenøren, ejeren, kommunen, myndigheden, sagsbehandlerne, formanden, koordinatoren, sekretæren, administrationen",
	happening:
		"faldt, faldet, sank, sunket, steg, steget, voksede, vokset, gik ned, gik op, fald, stigning, gik, går",
	of: "af, hvoraf, heraf",
	prefixes: "med",
	determiners: "en et den det de vores",
	being: "er var blev",
	lacking:
		"jeg har ikke, jeg har endnu ikke, har jeg ikke, har jeg endnu ikke, ingen erfaring, jeg mangler, står ikke på mit CV, står ikke i mit CV",
	carrying:
		"udarbejde, udføre, forberede, behandle, lave, tage sig af, sørge for, stå for, holde, ordne, gennemføre, lægge, skrive, sende, klargøre, udfylde, tage hånd om, sammensætte, udfærdige, udfærdigelse, opstille, udsende, håndtere, håndtering, besvare, registrere, registrering, varetage, passe",
	instead: "i stedet for, mod",
	higher: "højere, mere, flere, over, steg, steget, vokset, længere",
	lower:
		"lavere, mindre, færre, under, faldt, faldet, sank, sunket, kortere, hurtigere",
	each: "hver hvert pr per",
	accompanied: "med",
	company: "sammen",
	exceptive: "",
	single: "en et",
	between: "mellem",
	before: "for inden",
	after: "efter",
	when: "når da mens ved hvis",
	is: "er",
	was: "var",
};
