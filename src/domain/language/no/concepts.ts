// Norwegian: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
dose = utlevere, dele ut
triage = triagere, triage
disinfect = desinfisere
set table = dekke
check stock = telle, telling
close books = avslutte, lukke
cover costs = finansiere
show data = vise, visualisere
raise money = samle inn
release = rulle ut, lansere, sette i produksjon
focus = fokusere på
prioritize = prioritere, sette prioriteringer
join teams = delta, deltakelse
wrap = pakke
load = laste, lesse
unload = losse, lesse av
fill in = fylle ut
send out = sende, sende ut, utsending
sign up = melde på
serve customers = betjene, ekspedere
wash = vaske
iron = stryke
harvest = høste, høsting
water = vanne, vanning
weld = sveise, sveising
sand = slipe
prepare food = lage mat, tilberede
enter data = legge inn, registrere, registrering
book appointments = bestille, booke, avtale
handle matters = behandle, håndtere
check in = sjekke inn
stop machine = stoppe, stanse
compile = sammenstille, samle
reconcile = avstemme, avstemming
replace = bytte, bytte ut, skifte ut, utskifting
mount = montere, montering, installere, sette opp
take in = ta imot, mottak
take back = ta i retur
lend = låne ut, utlån
catalog = katalogisere
label = merke, etikettere
de-escalate = berolige, roe ned
pass on = videresende, sende videre, gi videre
digitize = digitalisere, digitalisering, skanne inn
advise = rådgi, veilede, rådgivning, veiledning, gi råd
administer = administrere, gi, dele ut
agree = avtale, bli enige om, inngå avtale om
answer = besvare, svare på, ta imot, svare
archive = arkivere, arkivering, oppbevare
assemble = montere, sette sammen, montering
assess = vurdere, bedømme, vurdering, evaluere
audit = revidere, revisjon, gjennomgå
book = booke, bestille, reservere, booking
build = bygge, bygge opp, utvikle, oppføre, konstruere, anlegge
develop = utvikle, bygge, lage, utvikling, utarbeide, utvikling av
buy = kjøpe, innkjøp, kjøpe inn, anskaffe, innkjøp av
calculate = beregne, regne ut, beregning, kalkulere
care = pleie, stelle, ta seg av, pleie av, ta vare på, ha omsorg for, stell av
check = kontrollere, sjekke, gå gjennom, kontroll, se over, kontroll av
clean = rengjøre, vaske, rengjøring, gjøre rent, tørke av, rengjøring av, renhold av
close = stenge, lukke, avslutte
collect = samle inn, innsamling, innhente, hente inn, innsamling av
communicate = kommunisere, kommunikasjon, ha kontakt med, holde kontakt med
complete = fullføre, avslutte, ferdigstille, gjennomføre
perform = utføre, gjennomføre, foreta, utførelse, gjøre, utførelse av, gjennomføring av
coordinate = koordinere, samordne, koordinering, koordinering av
cook = lage mat, tilberede, lage, tilberedning av, matlaging
cover = dekke, vikariere for, steppe inn for, avløse
deliver = levere, utlevere, levering, overlevere, levering av, utlevering av
deploy = rulle ut, sette i drift, utrulling, utrulling av
describe = beskrive, beskrivelse, redegjøre for, beskrivelse av
design = designe, utforme, tegne, utforming, utforming av
discover = finne, oppdage, identifisere
distribute = fordele, distribuere, fordeling, dele ut, utdeling av, fordeling av
document = dokumentere, notere, registrere, dokumentasjon, journalføre, skrive ned, dokumentasjon av
drive = kjøre, kjøring, føre, kjøring av, kjøring med
explain = forklare, redegjøre for, gå gjennom
file = sende inn, arkivere, levere inn
find = finne, identifisere, oppspore
repair = reparere, utbedre, reparasjon, fikse, sette i stand, reparasjon av, utbedring av
resolve = løse, utbedre, rette, løsning, ordne, løsning av, utbedring av
greet = ta imot, ønske velkommen, mottak, motta, mottak av
handle = håndtere, behandle, ivareta, behandling, håndtering, ta seg av, saksbehandle, håndtering av, behandling av, ivaretakelse av
hire = ansette, rekruttere, ansettelse, rekruttering av, ansettelse av
implement = innføre, implementere, innføring, implementering, gjennomføre, innføring av, implementering av
improve = forbedre, forbedring, heve, optimalisere, forbedring av
inform = informere, orientere, opplyse, gi beskjed, underrette
inspect = inspisere, inspeksjon, befare, kontrollere, besiktige, inspeksjon av, befaring av
install = installere, montere, installasjon, sette opp, installasjon av
invoice = fakturere, fakturering, utstede fakturaer, sende fakturaer, fakturering av
keep = føre, holde, opprettholde, beholde, bevare
maintain = vedlikeholde, vedlikehold, drifte, holde ved like, vedlikehold av, stell av
measure = måle, måling, måle opp, måling av, oppmåling av
mentor = veilede, coache, veiledning av, mentor for, være veileder for
train = lære opp, opplære, undervise, opplæring, trene, opplæring av, instruere, gi opplæring til, gi opplæring i, holde kurs for, gi undervisning i
onboard = introdusere, lære opp, introduksjon av, sette inn i arbeidet, opplæring av
teach = undervise, undervisning, gi timer, holde timer, undervisning i, undervisning av
monitor = overvåke, følge opp, overvåking, følge med på, følge, overvåking av, oppfølging av
move = flytte, forflytte, flytting av
negotiate = forhandle, forhandling, forhandle om, føre forhandlinger med, forhandling med
operate = betjene, drifte, drive, kjøre, bruke, drift av, betjening av
order = bestille, bestilling, rekvirere, kjøpe inn, legge inn bestillinger på, bestilling av
organize = arrangere, organisere, avholde, arrangering, tilrettelegge, planlegge, organisering av, gjennomføring av
pack = pakke, pakking, emballere, pakke inn, pakking av
pay = betale, betaling, utbetale, utbetaling av, betaling av
plan = planlegge, planlegging, tilrettelegge, planlegging av, tilrettelegging av
prepare = forberede, klargjøre, utarbeide, forberedelse, gjøre klar, forberedelse av, klargjøring av, utarbeidelse av
present = presentere, legge fram, presentasjon, legge frem, vise, holde innlegg om, presentasjon av
process = behandle, bearbeide, behandling, saksbehandle, ekspedere, behandling av
produce = fremstille, produsere, produksjon, tilvirke, produksjon av, fremstilling av
provide = yte, levere, tilby, gi, stille til rådighet
receive = motta, få, ta imot, mottak av
reconcile = avstemme, avstemming, avstemming av
register = registrere, registrering, føre inn, legge inn, taste inn, registrering av, innlegging av
replace = bytte ut, erstatte, utskifting, skifte ut, skifte, utskifting av, bytte av
report = rapportere, melde, rapportering, innrapportere, rapportering av, innrapportering av
represent = representere, møte for
review = gå gjennom, gjennomgå, gjennomgang, se over, lese gjennom, gjennomgang av
run = holde, avholde, arrangere
sell = selge, salg, salg av
send = sende, sende ut, utsending av
serve = betjene, servere, ekspedere, servering av, betjening av, ekspedering av
set up = opprette, etablere, sette opp, starte, bygge opp, stille opp
shorten = forkorte, korte ned, redusere
stock = fylle på, fylle opp, sette opp varer, påfylling av
supervise = føre tilsyn med, ha oppsyn med, ha tilsyn med, overvåke, tilsyn med
test = teste, prøve ut, testing, prøve, prøvekjøre, testing av, utprøving av
translate = oversette, oversettelse, oversettelse av
transport = transportere, frakte, kjøre, transport av
treat = behandle, behandling, behandling av
update = oppdatere, ajourføre, oppdatering, holde oppdatert, oppdatering av
use = bruke, anvende, benytte, arbeide med, jobbe med, arbeide i, bruk av
visit = besøke, besøk hos, dra ut til, besøk på
write = skrive, utarbeide, forfatte, formulere, skriving av
down = falle, redusere, senke, gå ned, minske, få ned, kutte, reduksjon av
up = stige, øke, vokse, gå opp, heve, få opp, økning i, økning av
take part = delta i, medvirke, medvirke i, være med i, delta på, inngå i, deltakelse i, medvirkning i
guide = vise rundt, omvisning for, guide, omvise
edit = redigere, redigering, bearbeide, redigering av
interview = intervjue, intervju med, holde intervjuer, intervjuer med
schedule = lage vaktplan, sette opp vaktplan, turnusplanlegging, sette opp turnus, lage turnus, vaktplanlegging
count = telle, telling, telling av, telle opp, varetelling, opptelling av
weld = sveise, sveising, sveising av
paint = male, maling, maling av
bake = bake, baking
sort = sortere, sortering, ordne, sortering av
load = laste, lasting, lasting av
unload = losse, lossing, laste av, lossing av
sample = ta prøver, prøvetaking, prøveta, prøvetaking av
log = loggføre, notere, registrere, skrive ned, logge
allocate = fordele, tildele, dele ut
amend = endre, justere, revidere
analyze = analysere, undersøke, utrede
apply = anvende, bruke, benytte
arrange = arrangere, avtale, ordne, booke
attend = delta i, delta på, besøke, møte på
calibrate = kalibrere, justere, kalibrering
configure = konfigurere, stille inn, sette opp
contact = kontakte, ta kontakt med, henvende seg til
convert = konvertere, omgjøre, legge om
correct = rette, korrigere, retting av
cut = klippe, kutte, skjære, kappe, klipping av, kutting av
decide = beslutte, bestemme, ta beslutning om, avgjøre
detect = oppdage, finne, identifisere, avdekke
make = lage, fremstille, skape, utarbeide, tilvirke, fremstilling av
diagnose = feilsøke, diagnostisere, feilsøking på, feilsøking
dismantle = demontere, ta fra hverandre, demontering av
draft = utarbeide, skrive utkast til, formulere, lage utkast til
empty = tømme, tømming av
estimate = estimere, anslå, beregne, vurdere
examine = undersøke, granske, gjennomgå
expand = utvide, bygge ut
fill = fylle, fylle opp
fill in = fylle ut, utfylling av
fix = rette, utbedre, løse, ordne, fikse
grow = dyrke, dyrking av
host = holde, være vert for
introduce = innføre, lansere, starte, innføring av
interpret = tolke, tolking
issue = utstede, utlevere, utstedelse av
keep books = føre, gjøre
keep track = holde orden på, holde oversikt over, holde styr på
service = vedlikeholde, utføre service på, service på, vedlikehold av
mediate = mekle, formidle, mekling mellom
meet = oppfylle, nå
follow up = følge opp, oppfølging av, oppfølging
obtain = skaffe, få, oppnå, innhente
offer = tilby, gi
open = åpne, åpning av
pick = plukke, plukke ordrer, ordreplukking, plukking av
post = bokføre, føre, kontere, bokføring av, kontering av
print = trykke, printe, skrive ut
proofread = lese korrektur på, korrekturlese, korrekturlesing av
protect = beskytte, verne
publish = publisere, utgi, gi ut, legge ut, publisering av
redesign = omarbeide, redesigne, lage om
refer = henvise, sende videre, viderehenvise
renew = fornye, fornyelse av
restock = fylle på, fylle opp, påfylling av
search = søke, lete etter
select = velge, velge ut, utvelgelse av
serve food = servere, anrette, servering av
sign = undertegne, skrive under på, signere
store = lagre, oppbevare, sette på plass, lagring av
take over = overta, ta over
weigh = veie, veiing av
win = vinne, skaffe, hente
administer medicine = dele ut medisin, gi medisin, medisinutdeling, dele ut legemidler, legemiddelhåndtering
shelve = sette på hyller, fylle hyller, sette varer på plass
sew = sy, søm av
lay = legge, legging av
dig = grave, grave ut, graving av, utgraving av
dress = skifte bandasje, sårstell, stelle sår
accompany = følge, ledsage
contribute = bidra til, medvirke til
close out = avslutte, ferdigstille
remind = purre på, purre, kreve inn, minne om
chase payment = kreve inn, drive inn, purre på
record = dokumentere, registrere, notere, nedtegne, føre
wash = vaske, vaske opp, vask av
wash patients = vaske, dusje, stelle
transfer patients = forflytte, flytte
set table = dekke bord, borddekking
compare = sammenligne, sammenligning av
file documents = arkivere, journalføre
digitise = digitalisere, gjøre digital, digitalisering av
migrate = migrere, flytte over, overføre, migrering av
program = programmere, kode, utvikle, programmering av
automate = automatisere, automatisering av
sterilize = sterilisere, desinfisere, sterilisering av
feed = mate, fôring av, foring av
milk = melke, melking av
harvest = høste, høsting av
plant = plante, planting av
prune = beskjære, beskjæring av
mow = slå, klippe, gressklipping
fell = felle, hogge, felling av, hogst av
drill = bore, boring av
grind = slipe, sliping av
turn metal = dreie, dreiing av
mill = frese, fresing av
solder = lodde, lodding av
sand = slipe, pusse
plaster = pusse, sparkle, pussing av
tile = flislegge, legge fliser, flislegging
roof = legge tak, taklegging, taktekking
insulate = isolere, isolering av
wire = trekke kabel, trekke ledninger, kabling
troubleshoot = feilsøke, feilsøking, feilsøking på
hand over = overlevere, overlate, overlevering av
note down = notere, skrive ned
deputize = vikariere for, avløse, steppe inn for, stå inn for
share tasks = fordele, dele ut, delegere
price up = prissette, kalkulere, gi pris på
quote = gi tilbud på, utarbeide tilbud på
notify = varsle, underrette, gi beskjed
escalate = eskalere, sende videre
resuscitate = gjenopplive
examine patients = undersøke, undersøkelse av
study = studere, lese
speak = snakke, tale
discuss = drøfte, diskutere, gå gjennom
hold meeting = holde, avholde
hold deed = ha, inneha
start deed = begynne, starte, påbegynne
spot = oppdage, oppdaget, avdekke, identifisere
stand in = vikariere, vikariat, avløse, avløsning, steppe inn for
remove duplicates = fjerne, slette, opprydding
rewrite = skrive om, omarbeide, omarbeiding
pass on = videresende, videreformidle, sende videre, gi videre
send = sende, sende ut, utsending
prepare ready = forberede, forberedelse, klargjøre, klargjøring, gjøre klar, sette fram
install put = installere, installasjon, montere, montering, sette opp
commission = sette i drift, idriftsette, idriftsettelse, ta i bruk
fault-find = feilsøke, feilsøking, finne feil
calm = berolige, roe ned, trappe ned
accompany = ledsage, ledsagelse, følge med
bill = fakturere, fakturering, skrive fakturaer, utstede fakturaer
register = registrere, registrering, legge inn, føre inn, notere, taste inn
file away = arkivere, arkivering
reconcile = avstemme, avstemming
chase payment = purre, purring, inndrive
serve at counter = betjene kunder, kundebetjening, ekspedere
welcome = ta imot, ønske velkommen
answer calls = svare på telefon, besvare anrop, ta telefonen
measure up = måle opp, oppmåling, innmåling
sample = ta prøver, prøvetaking
spot check = stikkprøver, stikkprøvekontroll
keep in order = stelle, stell, holde i orden, ta hånd om
restock = fylle på, påfylling, etterfylle
cook = lage mat, tilberede, tilberedning
harvest = høste, innhøsting, plukke
pack goods = pakke, emballere, emballering
load = laste, lasting
unload = losse, lossing
sew = sy, sying
paint = male, maling, lakkere
hand in = levere inn, innlevering, sende inn
apply for = søknad om
write minutes = skrive referat, føre protokoll
advise = gi råd, rådgivning, rådgi
agree terms = avtale, <forhandle, <forhandle fram
convert transfer = flytte, flytting, overføre, overføring
down = redusere, senke, korte ned, minske, få ned
up = heve, øke, løfte, forhøye
show around = vise rundt, omvisning, omvisninger
weigh = veie, veiing
count stock = telle, varetelling, telling
close till = gjøre opp kassen, kasseoppgjør, telle kassen
set up rig = stille inn, innstilling, rigge, rigging
service machines = vedlikeholde, vedlikehold
teach class = undervise, undervisning
make familiar = lære opp, opplæring, opplæring av, instruere
report to = melde, melde fra om
replace swap = bytte, bytte ut, utskifting, skifte
look at inspect = inspisere, inspeksjon, befare, befaring
test trial = teste, test, prøve ut, utprøving
photograph = fotografere
catalogue = katalogisere, katalogisering
digitise = digitalisere, digitalisering, skanne
renovate = renovere, renovering, pusse opp, oppussing
excavate = grave, graving, grave ut
give medicine = dele ut medisin, dele ut medisiner, gi medisiner
feed animals = fôre, fôring
water plants = vanne, vanning
decorate = dekorere, pynte
sweep clean = rydde, rydde opp, opprydding
print = trykke, skrive ut
label = merke, merking, etikettere
stack = stable
exercise with = trene med, øve med
show someone how = vise, <lære opp, <instruere, <undervise
go along = ledsage, <lære opp, <veilede
put right = rette, utbedre, korrigere
tell report = rapportere, melde, informere
draw up = utarbeide, skrive, lage
pass along = videresende, formidle, sende videre
roll out = innføre, implementere, rulle ut, innføring, implementering
finish = avslutte, fullføre
assure = sikre, sørge for
keep watch = overvåke, kontrollere, holde øye med
cut down = redusere, senke, minske
push up = øke, heve
prepare food = lage, tilberede, tilberedning
teach work = lære opp, opplæring
`,
	things: `
three shifts = treskift
late shift = kveldsskift, seinvakt
weekday shift = morgenskift, tidligvakt
nationwide = landsdekkende, i hele landet
bill cost = faktura, regning
household linen = sengetøy, vasketøy
site = byggeplass
faculty = undervisningspersonale
learning material = undervisningsmateriell
ppe = verneutstyr
sop = SOP, standardprosedyre
purchase order = innkjøpsordre
month end = månedsavslutning
accounts receivable = kundereskontro
accounts payable = leverandørreskontro
ticket = sak, henvendelse
due date = frist, deadline
availability = tilgjengelighet, oppetid
initiative = initiativ, prosjekt
real time = sanntid, i sanntid
first = første, innledende
evening = kveld
handheld = håndterminal
household = husholdning, familie
rota = turnus, vaktliste
holiday cover = ferie, permisjon
appointment slot = time, konsultasjon
injury = skade
delay = forsinkelse
breakdown = driftsstans, feil
client call = samtale, telefonsamtale
website presence = side, nettside
guidance = ledelse, veiledning
situation = situasjon, omstendighet
finding = resultat, funn
client account = kunde
case = sak
inventory = lager, lagerbeholdning
accident = ulykke, uhell, arbeidsulykke
accounting = bokføring, regnskap
apprentice = lærling, elev
assembly = montering
bug = feil, bug
budget = budsjett
building site = byggeplass, anleggsplass
campaign = kampanje
cash register = kasse, kassaapparat, kasseapparat
child = barn
class = klasse, time
client meeting = kundemøte, kundebesøk
colleague = kollega, medarbeider, arbeidskamerat
company = bedrift, firma, selskap, virksomhet
complaint = klage, reklamasjon
contract = kontrakt, avtale
customer = kunde, kunder
customer service = kundeservice, kundebehandling
daily = daglig, hver dag, om dagen, per dag, pr. dag
delivery = levering, leveranse, forsendelse
department = avdeling, enhet
driver = sjåfør, fører
employee = ansatt, medarbeider, ansatte
error = feil
event = arrangement, event
experience = erfaring
guest = gjest
invoice = faktura
lesson = undervisningstime, leksjon, time
maintenance = vedlikehold, service
meeting = møte
month = måned
newsletter = nyhetsbrev
night shift = nattevakt, natt, nattskift
nurse = sykepleier
order = ordre, bestilling
parent = forelder, foreldre, foresatt
patient = pasient, pasienter
payment = betaling, innbetaling
phone = telefon
plan = plan
price = pris
process = prosess, rutine, arbeidsprosess
product = produkt, vare
project = prosjekt
quality = kvalitet
quarterly = kvartalsvis, hvert kvartal, per kvartal
report = rapport, innrapportering
resident = beboer, bruker
roster = turnus, vaktplan, arbeidsplan, vaktliste
safety = sikkerhet
sale = salg
school = skole
shift = vakt, skift
shop = butikk, forretning
staff = personale, personell, ansatte, medarbeidere
stock = lager, varelager, varebeholdning
student = student, elev
supplier = leverandør
system = system
team = team, gruppe, lag
tool = verktøy, redskap
trade fair = messe
trainee = praktikant, elev, lærling
vehicle = kjøretøy, <bil
warehouse = lager
week = uke
weekly = ukentlig, hver uke, i uken, per uke, i uka, om uken
workshop = verksted
year = år
yearly = årlig, hvert år, i året, per år
weekend = helg, helger, helgen, i helgene
evening = kveld, kvelder, om kvelden, på kveldstid
co-worker = kollega, arbeidskamerat, medarbeider
applicant = søker, kandidat
various = ulike, forskjellige, diverse
monthly = månedlig, hver måned, i måneden, per måned, pr. måned
survey = spørreskjema, undersøkelse, spørreundersøkelse
newcomer = nyansatt, ny medarbeider, ny kollega
member = medlem
people = mann, personer, mennesker, folk
as needed = ved behov, etter behov, når det trengs, om nødvendig
accounts payable = leverandørreskontro, leverandørfakturaer
accounts receivable = kundereskontro, kundefakturaer
address = adresse
administration = administrasjon, administrativt arbeid, administrativ
advert = annonse, reklame
advice = råd, rådgivning, veiledning
agreement = avtale, overenskomst, kontrakt
ambulance = ambulanse
animal = dyr
annual accounts = årsregnskap, årsoppgjør
month-end closing = månedsavslutning, månedsoppgjør
appointment = time, avtale, møte
area = område, areal
association = forening, lag, forbund
audit = revisjon, tilsyn
average = gjennomsnitt, snitt, i gjennomsnitt, i snitt, gjennomsnittlig
backlog = etterslep, kø
balance = balanse, saldo
bank = bank
bed = seng, sengeplass
bill = regning, faktura
board = styre
breakdown = havari, driftsstans, stillstand, stopp
breakfast = frokost
brochure = brosjyre, folder, flyer
bus = buss
cable = kabel, ledning
calendar = kalender
canteen = kantine
care plan = pleieplan, tiltaksplan
care home = sykehjem, omsorgssenter
cargo = gods, last, frakt
carpenter = tømrer, snekker
case = sak, tilfelle
cash = kontanter
cause = årsak
certificate = sertifikat, bevis, attest
change = endring, forandring
checklist = sjekkliste
cleaning = rengjøring, renhold, vask
community = lokalsamfunn, nærmiljø
component = komponent, del
conflict = konflikt, tvist
construction = bygg, anlegg
consumables = forbruksvarer, forbruksmateriell
consumption = forbruk
contractor = entreprenør, underentreprenør
correspondence = korrespondanse, brev, e-post
course = kurs
court = domstol, rett
customs = toll
damage = skade
data = data, opplysninger
database = database
deadline = frist, deadline
debt = gjeld, restanse
delay = forsinkelse
delivery note = følgeseddel, pakkseddel
demand = behov, etterspørsel
dementia = demens
deviation = avvik
diagnosis = diagnose
diet = kosthold, ernæring
disability = funksjonsnedsettelse, funksjonshemming
discharge = utskriving
dish = rett, måltid
dispatch = forsendelse, utsending
document = dokument, bilag
documentation = dokumentasjon, journalføring
donation = donasjon, gave
drawing = tegning
drug = medisin, legemiddel, medikament
early shift = tidligvakt, dagvakt
elderly = eldre, seniorer
electrician = elektriker
environment = miljø
equipment = utstyr
evening shift = kveldsvakt, senvakt
exam = eksamen, prøve
exhibition = utstilling
expense claim = reiseregning, utlegg
facility = anlegg, fabrikk
family = familie, pårørende
farm = gård, gårdsbruk
fault = feil, mangel
feedback = tilbakemelding
first aid = førstehjelp
fleet = bilpark, flåte
food = mat, matvarer, næringsmidler
food waste = matsvinn
forklift = truck, gaffeltruck
form = skjema, blankett
garden = hage
goods = varer, gods, produkter
goods receipt = varemottak
grant = tilskudd, støtte
guide = håndbok, guide, veiledning
health = helse
health and safety = HMS, arbeidsmiljø
helpdesk = helpdesk, servicedesk, IT-support
holiday = ferie
sick leave = sykefravær, sykdom, sykmelding
absent = fraværende, borte, hadde fri, har fri, syk, på ferie, i permisjon, ikke er der, fravær, hadde ferie
home = hjem, bolig
home care = hjemmesykepleie, hjemmetjeneste
home visit = hjemmebesøk
hotel = hotell
housing = bolig
hygiene = hygiene
idea = idé, forslag
incident = hendelse, uønsket hendelse
inbound = innkommende, inngående
outbound = utgående
industry = industri, bransje
inquiry = henvendelse, forespørsel, spørsmål
inspection = inspeksjon, befaring, tilsyn
instruction = instruks, anvisning, veiledning
insurance = forsikring
intern = praktikant
inventory = varetelling, telling
job seeker = arbeidssøker, jobbsøker
lab = laboratorium, lab
lawyer = jurist, advokat
letter = brev
library = bibliotek
licence = tillatelse, lisens
driving licence = førerkort, sertifikat
line = linje, produksjonslinje
list = liste, fortegnelse, oversikt
log = logg, loggbok, journal
lunch = lunsj
machine = maskin
mailbox = innboks, postkasse
preventive maintenance = forebyggende vedlikehold
majority = flertallet, de fleste, mesteparten
material = materiale, materialer, materiell
meal = måltid, mat
medical record = journal, pasientjournal
menu = meny, menyplan
method = metode, arbeidsmåte
minutes = referat, protokoll
money = penger, midler
morning = morgen, formiddag
need = behov
network = nettverk
new hire = nyansatt, ny medarbeider, ny kollega, nyansatte, nye medarbeidere, nye kolleger
night = natt
notice = melding, beskjed
offer = tilbud, anbud
office = kontor
on call = beredskapsvakt, bakvakt, hjemmevakt
online shop = nettbutikk, netthandel
operation = drift
orders picked = ordrelinje
outage = driftsstans, nedetid
package = pakke, kolli
packaging = emballasje, pakking
page = side
pallet = pall
participant = deltaker
payroll = lønn, lønninger, lønnskjøring, lønnsadministrasjon
permit = tillatelse
person = person, menneske
phone call = anrop, telefonsamtale, telefonhenvendelse
pipe = rør
planning = planlegging
plant = plante
premises = lokale, lokaler
printing = trykk, utskrift
problem = problem
production = produksjon, tilvirkning
protective gear = verneutstyr
purchase = innkjøp
quality control = kvalitetskontroll, kvalitetssikring
question = spørsmål
quote = tilbud, anbud
raw material = råvare, råmateriale
receipt = kvittering
reception = resepsjon, resepsjonen
recipe = oppskrift
recruitment = rekruttering
refugee = flyktning, asylsøker
register = register
rehabilitation = rehabilitering, opptrening
reminder letters = purring, påminnelse
rent = leie, husleie
request = forespørsel, anmodning
restaurant = restaurant
return = retur
risk = risiko
risk assessment = risikovurdering, risikoanalyse
room = rom
route = rute, runde
routine = rutine, prosedyre
sample = prøve
season = sesong
screen = skjerm
several kinds = forskjellige, ulike, diverse
shelf = hylle, reol
ship = skip, fartøy, båt
social media = sosiale medier
social worker = sosionom
spare part = reservedel
specification = spesifikasjon
spreadsheet = regneark
storage = lager
strategy = strategi
pupil = elev
subcontractor = underentreprenør, underleverandør
summer = sommer
supermarket = dagligvarebutikk, supermarked, matbutikk
surgery = operasjon, kirurgi
tax = skatt
tax return = skattemelding, selvangivelse
vat return = mva-melding, momsoppgave
vat = mva, merverdiavgift, moms
teacher = lærer
technician = tekniker
temp = vikar, ekstravakt
template = mal
tenant = leietaker
test = test, prøve
text = tekst
ticket = sak, billett
time = tid
trade union = fagforening, fagforbund
traffic = trafikk
training = opplæring, kurs, utdanning
training day = kursdag, opplæringsdag
trailer = tilhenger, henger, trailer
transport = transport, frakt
travel = reise
truck vehicle = lastebil, lastebiler
turnaround = saksbehandlingstid, behandlingstid, ledetid
user = bruker
volunteer person = frivillig
waiting list = venteliste
waiting time = ventetid, køtid
ward = avdeling, sengepost
waste = avfall, svinn, spill
water = vann
welder = sveiser
wood = tre, tømmer, trevirke
worker = arbeider
working hours = arbeidstid
workplace = arbeidsplass
workshop session = workshop, kurs
wound = sår
wound care = sårstell
twice a year = to ganger i året, hvert halvår, halvårlig
fortnightly = annenhver uke, hver fjortende dag
evening duty = kveldsvakt
together = sammen
both = både, begge
other = annen, andre, øvrige
same = samme
small = liten, små, mindre
large = stor, store
short = kort, korte
long = lang, lange
internal = intern, interne
external = ekstern, eksterne
public = offentlig, kommunal
private = privat
digital = digital, digitalt
manual = manuell, for hånd, manuelt
technical = teknisk
electrical = elektrisk, el
medical = medisinsk
legal = juridisk
financial = økonomisk, finansiell
regular = regelmessig, løpende, jevnlig
different = ulik, forskjellig, forskjellige
municipality = kommune, kommunen
authority = myndighet, myndigheter
head office = hovedkontor, hovedkontoret
branch office = filial, avdelingskontor
daycare = barnehage
primary school = grunnskole, barneskole
high school = videregående, videregående skole
university = universitet, høyskole
apprenticeship = læretid, fagopplæring
minor repairs = mindre reparasjoner, småreparasjoner
incoming goods = innkommende varer
correspondence = korrespondanse, brevveksling, post
phone call = telefonsamtale, anrop, oppringning
lawyer = advokat, jurist
assessor = takstmann, sakkyndig
trip = tjenestereise, reise, forretningsreise
wait time = ventetid
turnaround = gjennomløpstid, behandlingstid, saksbehandlingstid
response time = svartid, responstid
rota = turnus, vaktliste, arbeidsplan
quote = pristilbud
contract = kontrakt
file case = sak, saker
resident = beboer, beboere
pupil = elev, elever
temp = vikar, sesongarbeider, sommervikar
trainee person = lærling, elev, praktikant
prosthesis = protese
surgery operation = operasjon, inngrep
after surgery = postoperativ, etter operasjon
plan drawing = tegning, skjema
goods = varer
shift pattern = skiftarbeid
on call = beredskap, hjemmevakt, bakvakt
leave = ferie, friuke
absence = fravær, fraværende
illness = sykdom, sykefravær
holiday time = ferieperiode, ferietid
focus = fokus, hovedvekt, tyngdepunkt
handover = overlevering, vaktskifte
backlog = restanse, etterslep
unpaid = ubetalt faktura, utestående
machine = maskin, utstyr, apparat
spare parts = reservedeler
plant bed = bed, beplantning
parts of team = lag, team, mannskap
pricing = takst
site building = byggeplass
branch shop = butikk, filial
head office = hovedkontor
nursing home = sykehjem, aldershjem
paperwork = papirer, dokumenter
work order = arbeidsordre, arbeidsseddel
appointment = timebestilling
first appointment = første time
night = natt, nattlig
weekend = helg, helger
peak season = høysesong
without paper = papirløs, uten papir
square metre = kvadratmeter, kvm, m2
private customer = privatkunde, privatkunder
business customer = bedriftskunde, bedriftskunder
newcomer = nyansatt, nyansatte, ny kollega, nye kolleger
by hand = for hånd, manuell, manuelt
in writing = skriftlig
by phone = telefonisk, på telefon, over telefon
online = på nett, online
at a distance = på nett, fjernundervisning
on site = på stedet
small = liten, lite, små
regular = regelmessig, løpende
external = ekstern, eksternt
internal = intern, internt
abroad = i utlandet
export = eksport
import = import
municipality = kommune
breakdown = driftsstans, feil
rate of errors = feilprosent, feilrate
course class = kurs
summer = sommer, sommeren
winter = vinter, vinteren
spring = vår, våren
autumn = høst, høsten
expiry = utløpsdato, holdbarhetsdato
floor storey = etasje
working group = arbeidsgruppe, prosjektgruppe
meal = måltid, måltider, mat
spreadsheet = regneark, <Excel, <Google Sheets, <LibreOffice Calc
member of staff = medarbeider, ansatt, personale
yearly = årlig, hvert år, i året
competitor = konkurrent
`,
	fractions: `
50 = halvparten av
25 = en fjerdedel av
33 33.3 = en tredjedel av
20 = en femtedel av
10 = en tidel av
`,
	measures: "",
	papers: "",
	fillers: `
allerede
i min nåværende rolle
i min nåværende stilling
på nivå
deretter
i samsvar med
i henhold til
blant annet
for eksempel
totalt
på daglig basis
i forbindelse med
hittil
så langt
som regel
sammenlignet med
i forhold til
i året
i årene
for tiden
for øyeblikket
i dag
i form av
innenfor rammen av
i samarbeid med
år
person
personer
type
antall
andel
stykk
fordelt på
vanligvis
normalt
oftest
det vil si
system
systemet
program
verktøy
prosess
prosesser
oppgaver
arbeidsoppgaver
eksisterende
nåværende
ligger på
utgjør
jeg jobber
jeg arbeider
arbeider som
arbeider på
arbeider hos
jobber som
jobber på
jobber hos
arbeidet som
arbeidet på
arbeidet hos
ansatt hos
ansatt som
sammen med
dessuten
i tillegg
ved siden av
videre
samtidig
ennå
enda
fortsatt
fremdeles
til sammen
tilsammen
i alt
alt i alt
stykker
fase
faser
hvorav
herav
derav
av dem
i bruken av
i å bruke
`,
	learning:
		"vikariat, vikarierte, steppet inn, basis, kurs, kurset, utdanning, workshop, seminar, webinar, foredrag, modul, innføring i, introduksjon til, deltok, deltatt, deltakelse, fulgt, observert, lært, lære, selvstudium, interesse for, videreutdanning, hospiterte",
	others:
		"team, teamet, avdeling, avdelingen, kolleger, kollega, leverandør, leverandøren, underleverandør, underentreprenør, byrå, byrået, produsent, produsenten, selskapet, firmaet, sjef, sjefen, direktør, direktøren, ledelsen, kunde, kunden, partner, utviklerne, ingeniørene, teknikere, revisor, hovedkontoret, konsulent, legene, leder, lederen, kontor, kontoret, mester, mesteren, lege, legen, ingeniør, ingeniøren, regnskap, regnskapet, konsulenten, entreprenør, entreprenøren, eieren, kommunen, myndigheten, saksbehandlerne, formannen, koordinatoren, sekretæren, administrasjonen",
	happening:
		"falt, sank, sunket, steg, steget, økte, vokste, vokst, gikk ned, gikk opp, fall, nedgang, økning, gikk, går",
	of: "av, hvorav, av disse",
	prefixes: "med",
	determiners: "en et ei den det de vår vårt våre",
	being: "er var ble",
	lacking:
		"jeg har ikke, jeg har ennå ikke, har jeg ikke, har jeg ennå ikke, ingen erfaring, jeg mangler, står ikke på min CV, står ikke i min CV",
	carrying:
		"utarbeide, utføre, forberede, behandle, lage, ta seg av, sørge for, stå for, holde, ordne, gjennomføre, gjøre, ta hånd om, skrive, sende, klargjøre, fylle ut, sette sammen, utferdige, sende ut, håndtere, håndtering, besvare, registrere, registrering, ivareta, ta imot",
	instead: "i stedet for, mot",
	higher: "høyere, mer, flere, over, steg, steget, økt, økte, vokst, lengre",
	lower:
		"lavere, mindre, færre, under, falt, sank, sunket, minket, kortere, raskere",
	each: "hver hvert per pr",
	accompanied: "med",
	company: "sammen",
	exceptive: "",
	single: "en et ei",
	between: "mellom",
	before: "for innen",
	after: "etter",
	when: "når da mens ved hvis",
	is: "er",
	was: "var",
};
