// Swedish: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
dose = dela ut, lämna ut
triage = triagera, triage
disinfect = desinficera
set table = duka
check stock = räkna, inventera, inventering
close books = stänga, bokslut
cover costs = finansiera
show data = visa, visualisera
raise money = samla in
release = driftsätta, lansera, släppa
focus = fokusera på, inriktad på
prioritize = prioritera, sätta prioriteringar
join teams = delta, deltagande
wrap = packa
load = lasta
unload = lasta av, lossa
fill in = fylla i
send out = skicka, skicka ut, utskick
sign up = anmäla, registrera
serve customers = betjäna, expediera
wash = tvätta
iron = stryka
harvest = skörda, skörd
water = vattna, bevattning
weld = svetsa, svetsning
sand = slipa
prepare food = laga, tillaga
enter data = mata in, registrera, registrering
book appointments = boka, bokning
handle matters = hantera, handlägga
check in = checka in
stop machine = stoppa, stänga av
compile = sammanställa, sammanställning
reconcile = stämma av, avstämning
replace = byta, byta ut, byte, ersätta
mount = montera, montering, installera, installation, sätta upp
take in = ta emot, mottagning
take back = återta, retur
lend = låna ut, utlåning
catalog = katalogisera, katalogisering
label = märka, etikettera
de-escalate = lugna
pass on = vidarebefordra, skicka vidare, lämna vidare
digitize = digitalisera, digitalisering, skanna in
advise = rådge, ge råd, vägleda, rådgivning, råda, vägledning
administer = administrera, ge, dela ut
agree = avtala, komma överens, överenskomma, avtala om
answer = besvara, svara på, ta emot, svara
archive = arkivera, arkivering, förvara
assemble = montera, sätta ihop, montering, bygga ihop, sätta samman
assess = bedöma, utvärdera, bedömning, värdera, betygsätta
audit = revidera, revision, granska, granskning
book = boka, bokning, reservera, boka in
build = bygga, bygga upp, utveckla, uppföra, konstruera, anlägga
develop = utveckla, bygga, ta fram, utveckling, skapa, utarbeta, utveckling av
buy = köpa, inköp, upphandla, köpa in, anskaffa, inköp av
calculate = beräkna, räkna ut, beräkning, kalkylera, räkna fram, kalkyl
care = vårda, sköta, ta hand om, vård av, sköta om, omvårdnad av, omvårdnad, skötsel av
check = kontrollera, granska, gå igenom, kontroll, kolla, se över, syna, kontroll av
clean = städa, rengöra, städning, göra rent, tvätta, torka av, städning av, rengöring av
close = stänga, avsluta
collect = samla in, insamling, samla, inhämta, hämta in, insamling av
communicate = kommunicera, kommunikation, ha kontakt med, hålla kontakt med, stämma av med
complete = slutföra, avsluta, färdigställa, genomföra, göra klart
perform = utföra, genomföra, göra, genomförande, verkställa, utförande av, genomförande av
coordinate = koordinera, samordna, samordning, samordning av, koordinering av
cook = laga mat, tillaga, laga, tillagning av, matlagning
cover = täcka, vikariera för, hoppa in för, ersätta, täcka upp för
deliver = leverera, lämna ut, leverans, lämna över, utlämning av, leverans av
deploy = driftsätta, rulla ut, driftsättning, sätta i drift, driftsättning av, utrullning av
describe = beskriva, beskrivning, redogöra för, beskrivning av
design = designa, utforma, rita, utformning, formge, utformning av
discover = hitta, upptäcka, identifiera
distribute = fördela, distribuera, fördelning, dela ut, utdelning av, fördelning av
document = dokumentera, anteckna, registrera, dokumentation, journalföra, föra journal över, skriva ner, dokumentation av
drive = köra, körning, framföra, körning av
explain = förklara, redogöra för, klargöra, gå igenom
file = lämna in, arkivera, inge, sätta in i pärm
find = hitta, finna, identifiera, leta upp, ta fram
repair = reparera, laga, åtgärda, reparation, rätta till, reparation av, lagning av
resolve = lösa, åtgärda, avhjälpa, rätta, reda ut, lösning av, åtgärdande av
greet = ta emot, välkomna, mottagning, möta, hälsa välkommen, mottagning av, mottagande av
handle = hantera, behandla, sköta, hantering, handläggning, ta hand om, handlägga, ombesörja, hantering av, handläggning av, skötsel av
hire = anställa, rekrytera, anställning, nyanställa, rekrytering av, anställning av
implement = införa, implementera, införde, införande, implementering, genomföra, lansera, införande av, implementering av
improve = förbättra, förbättring, höja kvaliteten på, utveckla, effektivisera, förbättring av
inform = informera, upplysa, meddela, underrätta, information till
inspect = inspektera, besiktiga, inspektion, besikta, syna, kontrollera, inspektion av, besiktning av
install = installera, montera, installation, sätta upp, lägga in, installation av
invoice = fakturera, fakturering, skriva fakturor, skicka fakturor, fakturering av
keep = föra, hålla, upprätthålla, bibehålla, behålla
maintain = underhålla, underhåll, förvalta, sköta om, serva, underhåll av, skötsel av
measure = mäta, mätning, mäta upp, mätning av
mentor = handleda, handledning, coacha, vägleda, handledare för, handledning av, coachning av
train = lära upp, utbilda, undervisa, upplärning, utbildning av, träna, upplärning av, skola in, inskolning av, introducera, instruera, ge utbildning i, ge utbildning till, hålla utbildning för, hålla kurs för
onboard = introducera, skola in, introduktion av, inskola, sätta in i arbetet, inskolning av
teach = undervisa, undervisning, lära ut, ge lektioner, hålla lektioner, undervisning i, undervisning av
monitor = övervaka, följa upp, övervakning, uppföljning, bevaka, hålla koll på, följa, övervakning av, uppföljning av, bevakning av
move = flytta, flytt av, förflytta, flyttning av
negotiate = förhandla, förhandling, förhandla om, förhandla fram, förhandling med, förhandlingar med
operate = köra, sköta, driva, hantera, manövrera, använda, drift av
order = beställa, beställning, avropa, köpa in, lägga beställningar på, beställning av
organize = anordna, organisera, arrangera, organisering, ordna, hålla i, planera, organisering av, anordnande av
pack = packa, packning, packa ihop, emballera, förpacka, packning av
pay = betala, betalning, betala ut, utbetalning av, betalning av
plan = planera, planering, planlägga, lägga upp, planering av, upplägg av
prepare = förbereda, ta fram, upprätta, förberedelse, iordningställa, göra i ordning, ställa i ordning, förberedelse av, upprättande av
present = presentera, redovisa, presentation, föredra, visa, hålla presentation om, presentation av
process = behandla, bearbeta, behandling, hantera, handlägga, behandling av, handläggning av
produce = tillverka, producera, tillverkning, framställa, tillverkning av, produktion av
provide = tillhandahålla, ge, erbjuda, lämna, leverera
receive = ta emot, få, motta, erhålla, mottagande av
reconcile = stämma av, avstämning, avstämning av, avstämma
register = registrera, registrering, föra in, skriva in, lägga in, mata in, registrering av, inmatning av
replace = byta ut, ersätta, byte av, byta, utbyte av
report = rapportera, anmäla, rapportering, redovisa, avrapportera, rapportering av, rapportering till
represent = företräda, representera
review = granska, gå igenom, granskning, se över, läsa igenom, genomgång av, granskning av
run = hålla, hålla i, arrangera, anordna
sell = sälja, försäljning, försäljning av, sälja in
send = skicka, sända, skicka ut, skicka in, utskick av
serve = betjäna, servera, expediera, servering av, betjäning av, expediering av
set up = upprätta, starta, sätta upp, bygga upp, etablera, inrätta
shorten = förkorta, korta, korta ner, minska
stock = fylla på, påfyllning, påfyllning av, plocka upp varor
supervise = övervaka, ha tillsyn över, övervaka arbetet, tillsyn av, ha uppsikt över, tillsyn över
test = testa, prova, testning, pröva, provköra, testning av, provning av
translate = översätta, översättning, översättning av
transport = transportera, frakta, köra, förflytta, transport av
treat = behandla, behandling, behandling av
update = uppdatera, uppdatering, hålla aktuell, hålla uppdaterad, uppdatering av
use = använda, nyttja, arbeta med, jobba med, arbeta i, använda mig av, användning av
visit = besöka, besök hos, åka ut till, besök på
write = skriva, författa, ta fram, formulera, skrivande av
down = sjunka, minska, sänka, gå ner, reducera, få ner, dra ner, skära ner, minskning av, sänkning av, bringa ner
up = stiga, öka, växa, gå upp, höja, få upp, ökning av, höjning av
take part = delta i, medverka, var med och, vara med och, medverka i, vara med i, delta vid, vara med om, medverka vid, ingå i, deltagande i, medverkan i
guide = visa runt, guida, leda visningar, guidning av
administer medicine = dela ut läkemedel, ge läkemedel, läkemedelsdelning, läkemedelshantering, ge medicin, dela ut medicin, medicinutdelning
shelve = plocka upp, fylla på hyllor, plocka upp varor
edit = redigera, redigering, bearbeta, redigering av
interview = intervjua, intervjuer med, hålla intervjuer
schedule = schemalägga, schemaläggning, lägga schema, lägga schemat, göra schema, schemaläggning av, bemanna, bemanning
count = räkna, räkning av, inventera, inventering, räkna av, inventering av
weld = svetsa, svetsning, svetsning av
paint = måla, målning, stryka, målning av
cut = klippa, klippning, kapa, kapning, skära, skära till, klippning av, kapning av
sew = sy, sömnad, sömnad av
bake = baka, bakning, bak
sort = sortera, sortering, ordna, sortering av
load = lasta, lastning, lastning av
unload = lossa, lossning, lasta av, lasta ur, lossning av
sample = ta prover, provtagning, provta, provtagning av, ta prov
log = logga, loggföra, anteckna, skriva ner, notera
allocate = fördela, tilldela, dela ut
amend = ändra, justera, revidera
analyze = analysera, undersöka, studera, utvärdera
apply = tillämpa, använda
arrange = ordna, boka, arrangera, avtala
attend = delta i, besöka, gå på, närvara vid
calibrate = kalibrera, justera, kalibrering
configure = konfigurera, ställa in, sätta upp
contact = kontakta, ta kontakt med, höra av sig till
convert = konvertera, omvandla, göra om
correct = rätta, korrigera, rättning av
decide = besluta, bestämma, ta beslut om, fatta beslut om
detect = upptäcka, hitta, identifiera, finna, märka
make = ta fram, skapa, tillverka, göra, sätta ihop, framställa, tillverkning av
diagnose = felsöka, diagnostisera, felsökning av, felsökning
dismantle = demontera, montera ner, ta isär, riva, demontering av
draft = upprätta, skriva utkast till, författa, formulera, ta fram, utforma
empty = tömma, tömning av
estimate = uppskatta, beräkna, kalkylera, bedöma
examine = undersöka, granska, studera
expand = utöka, utvidga, bygga ut, expandera
fill = fylla, fylla på
fill in = fylla i, ifyllande av
fix = rätta, laga, åtgärda, avhjälpa, lösa, fixa
grow = odla, odling av
host = hålla, vara värd för, stå värd för
introduce = införa, lansera, starta, inrätta, införande av
interpret = tolka, tolkning
issue = utfärda, ge ut, ställa ut, skriva ut, utfärdande av
keep books = sköta, föra, göra
keep track = hålla ordning på, hålla reda på, hålla koll på
service = underhålla, serva, service på, underhåll av
mediate = medla, medling mellan
meet = uppfylla, nå, klara
follow up = följa upp, uppföljning av, uppföljning
obtain = skaffa, få, erhålla, inhämta
offer = erbjuda, ge
open = öppna, öppning av
pick = plocka, plocka order, plockning av, orderplock
post = bokföra, kontera, bokföring av, kontering av
print = trycka, skriva ut, tryckning av
proofread = korrekturläsa, korrekturläsning av
protect = skydda, värna
publish = publicera, ge ut, lägga ut, publicering av
redesign = göra om, omarbeta, designa om
refer = hänvisa, remittera, slussa vidare, skicka vidare
renew = förnya, förnyelse av
restock = fylla på, påfyllning av, plocka upp
search = söka, leta efter, eftersöka
select = välja, välja ut, urval av
serve food = servera, lägga upp, duka fram, servering av
sign = underteckna, skriva under, signera, <attestera
store = lagra, förvara, ställa in, lagerhålla, förvaring av
take over = ta över, överta
weigh = väga, vägning av
win = vinna, skaffa, få in, värva
lay = lägga, läggning av
dig = gräva, schakta, grävning av, schaktning av
dress = lägga om, såromläggning, lägga om sår
accompany = följa med, ledsaga, eskortera
contribute = bidra till, medverka till
close out = avsluta, slutföra, göra klart
remind = påminna, påminnelse om, kräva in, driva in
chase payment = driva in, kräva in, bevaka betalningar, inkassera
record = dokumentera, registrera, anteckna, föra, notera
wash = tvätta, diska, tvättning av
wash patients = tvätta, duscha, hjälpa med hygien
transfer patients = förflytta, flytta
set table = duka, dukning av
compare = jämföra, jämförelse av
file documents = arkivera, sätta in, lägga in i arkiv
digitise = digitalisera, göra digital, lägga över digitalt, digitalisering av
migrate = migrera, flytta över, föra över, lägga över, migrering av
program = programmera, koda, utveckla, programmering av
automate = automatisera, automatisering av
sterilize = sterilisera, desinficera, sterilisering av
feed = mata, utfodra, ge foder, utfodring av
milk = mjölka, mjölkning av
harvest = skörda, skörd av
plant = plantera, plantering av
prune = beskära, beskärning av
mow = klippa, slå, gräsklippning
fell = fälla, avverka, fällning av, avverkning av
drill = borra, borrning av
grind = slipa, slipning av
turn metal = svarva, svarvning av
mill = fräsa, fräsning av
solder = löda, lödning av
sand = slipa, putsa
plaster = putsa, spackla, putsning av
tile = kakla, plattsätta, sätta kakel, plattsättning
roof = lägga tak, taktäckning, takläggning
insulate = isolera, isolering av
wire = dra kabel, dra ledningar, kabeldragning
troubleshoot = felsöka, felsökning av, felsökning
hand over = lämna över, överlämna, överlämning av
note down = anteckna, notera, skriva ner
deputize = vikariera för, ersätta, stå in för, hoppa in för, rycka in för
share tasks = fördela, dela ut, delegera
price up = prissätta, räkna på, kalkylera, lämna pris på
quote = offerera, lämna offert på, ta fram offert
notify = meddela, underrätta, informera, larma
escalate = eskalera, föra vidare
resuscitate = återuppliva
examine patients = undersöka, undersökning av
study = studera, läsa
speak = tala, prata, samtala
discuss = diskutera, samtala om, gå igenom
hold meeting = hålla, leda möten
hold deed = ha, inneha
start deed = börja, starta, påbörja
spot = upptäcka, upptäckte, identifiera, spåra
stand in = vikariera, vikariat, ersätta, hoppa in för, rycka in för
remove duplicates = rensa, rensning, ta bort, radera, avlägsna
rewrite = skriva om, omarbeta, omarbetning
pass on = vidarebefordra, skicka vidare, lämna vidare, slussa vidare
send = skicka, skicka ut, sända, utskick
prepare ready = förbereda, förberedelse, ställa i ordning, iordningställa, göra i ordning, plocka fram
install put = installera, installation, montera, montering, sätta upp
commission = driftsätta, driftsättning, ta i drift, idrifttagning
fault-find = felsöka, felsökning, söka fel
calm = lugna, lugna ner, avdramatisera
accompany = följa med, ledsaga, ledsagning
bill = fakturera, fakturering, skriva fakturor
register = registrera, registrering, föra in, mata in, notera, lägga in
file away = arkivera, arkivering
reconcile = stämma av, avstämning
chase payment = påminna, påminnelse, kravhantering, indriva
serve at counter = betjäna kunder, kundbetjäning, expediera
welcome = ta emot, välkomna, mottagande
answer calls = svara i telefon, svara på samtal, ta emot samtal
measure up = mäta upp, uppmätning, mäta in, inmätning
sample = ta prover, provtagning, provta
spot check = stickprov, stickprovskontroll
keep in order = sköta, skötsel, hålla i ordning, ta hand om
restock = fylla på, påfyllning
cook = laga mat, tillaga, tillagning, laga
harvest = skörda, skörd, plocka
pack goods = packa, paketera, paketering, förpacka
load = lasta, lastning
unload = lossa, lossning
sew = sy, sömnad
paint = måla, målning, lackera
hand in = lämna in, inlämning
apply for = ansöka om, ansökan om
write minutes = föra protokoll, protokollföra, skriva protokoll
advise = ge råd, rådgivning, råda
agree terms = <förhandla fram, avtala, komma överens om
convert transfer = flytta, flytt, föra över, överföra, överföring, migrera
down = minska, korta, sänka, dra ner, reducera, få ner
up = höja, höjning, lyfta, öka
show around = visa runt, guida, guidade visningar
weigh = väga, vägning, väga upp
count stock = inventera, inventering
close till = räkna kassan, stänga kassan, kassaavstämning
set up rig = ställa in, ställa, rigga, riggning
service machines = underhålla, underhåll, serva
teach class = undervisa, undervisning
make familiar = lära upp, upplärning, utbilda, utbildning av
report to = anmäla, meddela
replace swap = byta, byte, byta ut, ersätta
look at inspect = inspektera, inspektion, besiktiga, besiktning, syna
test trial = testa, test
photograph = fotografera
catalogue = katalogisera, katalogisering
digitise = digitalisera, digitalisering, skanna
renovate = renovera, renovering, rusta upp
excavate = gräva, schakta, grävning, schaktning
give medicine = dela ut medicin, ge mediciner, dela ut läkemedel
feed animals = utfodra, mata, utfodring
water plants = vattna, bevattna, bevattning
decorate = dekorera, dekoration
sweep clean = städa upp, röja
print = trycka, skriva ut
label = märka, etikettera, märkning
stack = stapla
exercise with = träna med, öva med
show someone how = visa, <utbilda, <instruera, <lära upp
go along = följa med, <handleda, <lära upp
put right = åtgärda, rätta, korrigera
tell report = rapportera, meddela, informera
draw up = upprätta, ta fram, utarbeta, göra
pass along = vidarebefordra, lämna vidare, skicka vidare
roll out = införa, implementera, rulla ut, införande, implementering
finish = avsluta, slutföra
assure = säkerställa, se till
keep watch = övervaka, bevaka, kontrollera
cut down = minska, sänka, reducera, minskning, sänkning
push up = öka, höja, ökning
teach work = lära upp, upplärning, utbilda
`,
	things: `
three shifts = treskift
late shift = kvällsskift, kvällspass
weekday shift = morgonskift, förmiddagspass
nationwide = rikstäckande, i hela landet
bill cost = faktura, räkning
household linen = tvätt, linne
site = byggarbetsplats, bygge
faculty = lärare, lärarkår
learning material = utbildningsmaterial, läromedel
ppe = skyddsutrustning
sop = SOP, standardrutin
purchase order = inköpsorder
month end = månadsbokslut
accounts receivable = kundreskontra
accounts payable = leverantörsreskontra
ticket = ärende, supportärende
due date = deadline, frist
availability = tillgänglighet
initiative = initiativ, projekt
real time = realtid, i realtid
first = första, inledande
evening = kväll
handheld = handdator
household = hushåll, familj
rota = schema, arbetsschema
holiday cover = semester, ledighet
appointment slot = besök, tid
injury = skada
delay = försening
breakdown = driftstopp, fel, haveri
client call = samtal, telefonsamtal
website presence = sida, webbplats
guidance = ledning, handledning
situation = situation, omständighet
finding = resultat, slutsats
client account = kund
case = ärende, fall
inventory = lager, lagersaldo
accident = olycka, olycksfall, tillbud
accounting = bokföring, redovisning, ekonomi
apprentice = lärling, elev
assembly = montering
bug = fel, bugg
budget = budget
building site = byggarbetsplats, byggplats, bygge
campaign = kampanj
cash register = kassa, kassasystem, kassaapparat
child = barn
class = klass, lektion
client meeting = kundmöte, kundbesök
colleague = kollega, medarbetare, arbetskamrat
company = företag, bolag, firma, verksamhet
complaint = klagomål, reklamation
contract = kontrakt, avtal
customer = kund, kunder, gäster
customer service = kundservice, kundtjänst
daily = dagligen, daglig, varje dag, om dagen, per dag, dagligdags
delivery = leverans, försändelse
department = avdelning, enhet
driver = förare, chaufför
employee = anställd, medarbetare, anställda
error = fel
event = evenemang, event
experience = erfarenhet, vana
guest = gäst
invoice = faktura
lesson = lektion
maintenance = underhåll, service, skötsel
meeting = möte, sammanträde
month = månad
newsletter = nyhetsbrev
night shift = nattpass, natt, nattskift, nattarbete
nurse = sjuksköterska
order = order, beställning
parent = förälder, föräldrar, vårdnadshavare
patient = patient, patienter
payment = betalning, inbetalning
phone = telefon
plan = plan
price = pris
process = process, rutin, arbetssätt
product = produkt, vara
project = projekt
quality = kvalitet
quarterly = kvartalsvis, varje kvartal, per kvartal
report = rapport, redovisning
resident = boende, brukare
roster = schema, arbetsschema, tjänstgöringsschema, bemanningsschema
safety = säkerhet
sale = försäljning
school = skola
shift = pass, skift, arbetspass
shop = butik, affär
staff = personal, anställda, medarbetare
stock = lager, varulager
student = student, elev, studerande
supplier = leverantör
system = system
team = team, grupp, arbetslag, lag
tool = verktyg, redskap
trade fair = mässa
trainee = praktikant, elev, lärling, trainee
vehicle = fordon, <bil
warehouse = lager, lagerlokal
week = vecka
weekly = veckovis, varje vecka, i veckan, veckans, per vecka, om veckan, veckovisa
workshop = verkstad
year = år
yearly = årligen, årlig, varje år, om året, per år
weekend = helg, helger, veckoslut, veckosluten, på helgerna
evening = kväll, kvällar, kvällstid, på kvällen
co-worker = kollega, arbetskamrat, medarbetare
applicant = sökande, kandidat, arbetssökande
various = olika, diverse, skilda
monthly = månadsvis, varje månad, i månaden, månatligen, månatlig, per månad, om månaden
survey = enkät, undersökning
parents = föräldrar, vårdnadshavare
premises = lokal, lokaler
newcomer = nyanställd, ny medarbetare, ny kollega, nykomling
member = medlem, ledamot
as needed = vid behov, när det behövs, efter behov, om det behövs
accounts payable = leverantörsreskontra, leverantörsfakturor
accounts receivable = kundreskontra, kundfakturor
address = adress
administration = administration, administrativt arbete, administrativ
advert = annons, reklam
advice = råd, rådgivning, vägledning
agreement = avtal, överenskommelse, kontrakt
ambulance = ambulans
animal = djur
annual accounts = årsbokslut, bokslut, årsredovisning
month-end closing = månadsbokslut, månadsavstämning
appointment = tid, besök, möte
area = område, yta
association = förening, förbund
audit = revision, granskning
average = genomsnitt, snitt, i genomsnitt, i snitt, genomsnittlig
backlog = eftersläpning, kö
balance = balans, saldo
bank = bank
bed = säng, vårdplats
bill = räkning, faktura
board = styrelse
breakdown = haveri, driftstopp, stillestånd, stopp
breakfast = frukost
brochure = broschyr, folder, flygblad
bus = buss
cable = kabel, ledning
calendar = kalender, almanacka
canteen = kantin, lunchrestaurang, matsal, personalrestaurang
care plan = vårdplan, genomförandeplan
care home = äldreboende, vårdboende, vårdhem
cargo = gods, last, frakt
carpenter = snickare, träarbetare
case = ärende, fall, mål
cash = kontanter
cause = orsak, grundorsak
certificate = intyg, certifikat, bevis
change = ändring, förändring
checklist = checklista
cleaning = städning, rengöring, lokalvård
community = samhälle, lokalsamhälle
component = komponent, del
conflict = konflikt, tvist
construction = bygg, byggnation, anläggning
consumables = förbrukningsmaterial, förbrukningsvaror
consumption = förbrukning, konsumtion
contractor = entreprenör, underentreprenör
correspondence = korrespondens, brev, mejl
course = kurs
court = domstol, rätten
customs = tull
damage = skada
data = data, uppgifter
database = databas
deadline = deadline, tidsfrist, sista datum
debt = skuld
delay = försening
delivery note = följesedel
demand = behov, efterfrågan
dementia = demens
deviation = avvikelse
diagnosis = diagnos
diet = kost, kosthåll
disability = funktionsnedsättning, funktionshinder
discharge = utskrivning
dish = rätt, maträtt, måltid
dispatch = utleverans, utlastning
document = dokument, handling, handlingar
documentation = dokumentation, journalföring
donation = donation, gåva
drawing = ritning, teckning
drug = läkemedel, medicin
early shift = dagpass, morgonpass
elderly = äldre, seniorer
electrician = elektriker
environment = miljö
equipment = utrustning
evening shift = kvällspass
exam = prov, tentamen, examen
exhibition = utställning
expense claim = reseräkning, utlägg
facility = anläggning, fabrik
family = familj, anhörig, närstående, anhöriga
farm = gård, lantbruk, bondgård
fault = fel, brist
feedback = återkoppling, feedback
first aid = första hjälpen
fleet = fordonspark, fordonsflotta
food = mat, livsmedel
food waste = matsvinn
forklift = truck, gaffeltruck
form = blankett, formulär
garden = trädgård
goods = varor, gods, produkter, vara
goods receipt = godsmottagning, varumottagning
grant = bidrag, anslag
guide = handbok, guide, manual
health = hälsa
health and safety = arbetsmiljö, arbetarskydd
helpdesk = helpdesk, servicedesk, IT-support
holiday = semester, ledighet
sick leave = sjukfrånvaro, sjukskrivning, sjukdom
absent = ledig, lediga, borta, frånvarande, sjuk, på semester, föräldraledig, inte på plats, ledighet, frånvaro
home = hem, bostad
home care = hemtjänst, hemsjukvård
home visit = hembesök
hotel = hotell
housing = boende, bostad
hygiene = hygien
idea = idé, förslag
incident = tillbud, incident, händelse
inbound = inkommande
outbound = utgående
industry = industri, bransch
inquiry = förfrågan, fråga, ärende
inspection = besiktning, inspektion, syn
instruction = instruktion, anvisning
insurance = försäkring
intern = praktikant
inventory = inventering, lagerinventering
job seeker = arbetssökande, jobbsökande
lab = laboratorium, labb
lawyer = jurist, advokat
letter = brev
library = bibliotek
licence = tillstånd, licens
driving licence = körkort
line = linje, produktionslinje
list = lista, förteckning
log = logg, loggbok, journal
lunch = lunch
machine = maskin
mailbox = inkorg, brevlåda
preventive maintenance = förebyggande underhåll
majority = majoriteten, de flesta, merparten
material = material
meal = måltid, mat
medical record = journal, patientjournal
menu = meny, matsedel
method = metod, arbetssätt
minutes = protokoll
money = pengar, medel
morning = morgon, förmiddag
need = behov
network = nätverk
new hire = nyanställd, ny medarbetare, ny kollega, nyanställda, nya medarbetare, nya kollegor
night = natt, nattetid
notice = meddelande
offer = offert, anbud, erbjudande
office = kontor
on call = jour, beredskap
online shop = webbutik, nätbutik, e-handel
operation = drift
orders picked = orderrad, plockrad
outage = driftstopp, avbrott
package = paket, kolli
packaging = förpackning, emballage
page = sida
pallet = pall
participant = deltagare
payroll = lön, löner, löneadministration, lönehantering, lönekörning
permit = tillstånd
person = person, människa
phone call = samtal, telefonsamtal
pipe = rör
planning = planering
plant = växt
printing = tryck, utskrift
problem = problem
production = produktion, tillverkning
protective gear = skyddsutrustning
purchase = inköp
quality control = kvalitetskontroll, kvalitetssäkring
question = fråga, frågor
quote = offert, anbud
raw material = råvara, råmaterial
receipt = kvitto
reception = reception, receptionen
recipe = recept
recruitment = rekrytering
refugee = flykting, asylsökande
register = register
rehabilitation = rehabilitering, rehab
reminder letters = påminnelse, betalningspåminnelse, krav
rent = hyra
request = begäran, förfrågan
restaurant = restaurang, krog
return = retur
risk = risk
risk assessment = riskbedömning, riskanalys
room = rum
route = rutt, slinga
routine = rutin, arbetsrutin, arbetsgång
sample = prov
season = säsong
screen = skärm
several kinds = olika, diverse, skilda
shelf = hylla
ship = fartyg, båt
social media = sociala medier
social worker = socialsekreterare, kurator, socionom
spare part = reservdel
specification = specifikation
spreadsheet = kalkylark, kalkylblad
storage = lager, förråd
strategy = strategi
pupil = elev
subcontractor = underentreprenör, underleverantör
summer = sommar
supermarket = livsmedelsbutik, stormarknad, mataffär
surgery = operation, kirurgi
tax = skatt
tax return = deklaration, skattedeklaration
vat return = momsdeklaration, momsredovisning
vat = moms, mervärdesskatt
teacher = lärare
technician = tekniker
temp = vikarie, timvikarie
template = mall
tenant = hyresgäst
test = test, prov
text = text
ticket = ärende, biljett
time = tid
trade union = fack, fackförbund, fackförening
traffic = trafik
training = utbildning, kurs, upplärning
training day = utbildningsdag, kursdag, utbildningstillfälle
trailer = släp, släpvagn, trailer
transport = transport, frakt
travel = resa
truck vehicle = lastbil
turnaround = handläggningstid, ledtid, genomloppstid
user = användare, brukare
volunteer person = volontär, frivillig
waiting list = kö, väntelista
waiting time = väntetid, kötid
ward = avdelning, vårdavdelning
waste = avfall, svinn, spill
water = vatten
welder = svetsare
wood = trä, virke
worker = arbetare
working hours = arbetstid
workplace = arbetsplats
workshop session = workshop, kurs, utbildningstillfälle
wound = sår
wound care = sårvård, såromläggning
twice a year = två gånger om året, halvårsvis, varje halvår
fortnightly = varannan vecka, var fjortonde dag
evening duty = kvällstjänst, kvällstid
together = ihop, tillsammans
both = både, båda
other = annan, andra, övriga
same = samma
small = liten, små, mindre
large = stor, stora
short = kort, korta
long = lång, långa
internal = intern, interna
external = extern, externa
public = offentlig, kommunal
private = privat
digital = digital, digitalt
manual = manuell, för hand, manuellt
technical = teknisk, tekniskt
electrical = elektrisk, el
medical = medicinsk
legal = juridisk
financial = ekonomisk, finansiell
regular = regelbunden, regelbundet, löpande, återkommande
different = olika
municipality = kommun, kommunen
authority = myndighet, myndigheter
head office = huvudkontor, huvudkontoret
branch office = filial, lokalkontor
daycare = förskola, dagis
primary school = grundskola
high school = gymnasium, gymnasieskola
university = universitet, högskola
apprenticeship = lärlingsutbildning
minor repairs = mindre reparationer, småreparationer
incoming goods = inkommande gods, inkommande varor
correspondence = korrespondens, brevväxling, post
phone call = telefonsamtal, samtal
lawyer = advokat, jurist
assessor = besiktningsman, sakkunnig, värderingsman
trip = tjänsteresa, resa, affärsresa
wait time = väntetid, väntan
turnaround = ledtid, handläggningstid, genomloppstid
response time = svarstid, responstid
rota = schema, scheman, arbetsschema, tjänstgöringsschema
quote = offert, offerter
contract = avtal, kontrakt
file case = ärende, ärenden
pupil = elev, elever
temp = vikarie, säsongsanställd, sommarvikarie
trainee person = lärling, elev, praktikant
prosthesis = protes
surgery operation = operation, ingrepp
after surgery = postoperativ, efter operation
plan drawing = ritning
goods = varor
shift pattern = skiftarbete
on call = beredskap, bakjour
leave = semester
absence = frånvaro, frånvarande
illness = sjukdom, sjukfrånvaro
holiday time = semesterperiod, semestertider
focus = fokus, inriktning, tyngdpunkt
handover = överlämning, rapport
backlog = eftersläpning, balans
unpaid = obetald faktura, förfallen faktura
machine = maskin, utrustning, apparat
spare parts = reservdelar
plant bed = rabatt, plantering
parts of team = lag, arbetslag, team
pricing = taxa
site building = byggarbetsplats, byggplats
branch shop = butik, affär, filial
head office = huvudkontor
nursing home = äldreboende, vårdboende
daycare = förskola, daghem
paperwork = handlingar, dokument
work order = arbetsorder
appointment = tidsbokning, bokning
first appointment = första tid, första besök
night = natt, nattlig
weekend = helg, helger
peak season = högsäsong
without paper = papperslös, utan papper
square metre = kvadratmeter, kvm, m2
private customer = privatkund, privatkunder
business customer = företagskund, företagskunder
newcomer = nyanställd, nyanställda, ny kollega, nya kollegor
by hand = för hand, manuell, manuellt
in writing = skriftlig, skriftligt
by phone = per telefon, i telefon, på telefon
online = på nätet, online
at a distance = på distans, distans
on site = på plats
small = liten, små, litet
regular = regelbunden, regelbundet, löpande
external = extern, externt
internal = intern, internt
abroad = utomlands
export = export
import = import
municipality = kommun
breakdown = driftstopp, fel
rate of errors = felprocent, felfrekvens
course class = kurs
summer = sommar, sommaren
winter = vinter, vintern
spring = vår, våren
autumn = höst, hösten
expiry = bäst före-datum, utgångsdatum
floor storey = våning, plan
working group = arbetsgrupp, projektgrupp
meal = måltid, måltider, mat
spreadsheet = kalkylark, kalkylblad, <Excel, <Google Sheets, <LibreOffice Calc
member of staff = anställd, medarbetare, personal
competitor = konkurrent
`,
	fractions: `
50 = hälften av
25 = en fjärdedel av
33 33.3 = en tredjedel av
20 = en femtedel av
10 = en tiondel av
`,
	measures: "",
	papers: "",
	fillers: `
redan
i min nuvarande roll
i min nuvarande tjänst
på nivå
dessförinnan
därefter
i enlighet med
enligt
bland annat
till exempel
totalt
i samband med
i anslutning till
hittills
hittintills
i regel
som regel
jämfört med
i jämförelse med
under året
under åren
för närvarande
i dagsläget
i dag
idag
numera
i form av
inom ramen för
i samarbete med
år
person
personer
typ
antal
andel
stycken
fördelat på
fördelade på
vanligtvis
normalt
oftast
vanligen
det vill säga
på årsbasis
system
systemet
program
verktyg
process
processer
rutin
uppgifter
arbetsuppgifter
befintliga
nuvarande
ligger på
uppgår till
jag arbetar
arbetar som
arbetar på
arbetar hos
arbetat som
arbetade som
arbetade på
arbetade hos
jobbar som
jobbar på
anställd hos
anställd som
tillsammans med
vilket är
dessutom
parallellt
vid sidan av
därtill
därutöver
fortfarande
alltjämt
sammanlagt
i allt
allt som allt
fas
faser
varav
av dem
av dessa
i användningen av
i att använda
`,
	learning:
		"vikariat, vikarierat, ersatt, ersatte, kurs, kursen, utbildning, workshop, seminarium, webbinarium, föreläsning, modul, introduktion till, deltog, deltagit, deltagande, gått, läst, auskulterat, skuggat, observerat, lärt, lära, självstudier, intresse för, fortbildning, studiebesök",
	others:
		"team, teamet, avdelning, avdelningen, kollegor, kollega, leverantör, leverantören, underentreprenör, byrå, byrån, tillverkare, tillverkaren, företaget, chef, chefen, direktör, direktören, ledningen, kund, kunden, partner, utvecklarna, ingenjörerna, tekniker, revisor, huvudkontoret, konsult, läkarna, butikschefen, ledare, ledaren, kontor, kontoret, ekonomi, ekonomiavdelningen, handläggarna, handläggare, läkare, läkaren, ingenjör, ingenjören, personalavdelningen, konsulter, konsulten, entreprenör, entreprenören, mästare, kommunen, myndigheten, ägaren, föreståndaren, samordnaren, sekreteraren",
	happening:
		"minskade, minskat, sjönk, sjunkit, föll, fallit, ökade, ökat, steg, stigit, växte, vuxit, gick ner, gick upp, nedgång, ökning, gick, går, ökat från",
	of: "av, varav, av vilka",
	prefixes: "med",
	determiners: "en ett den det de vår vårt våra",
	being: "ar var blev",
	lacking:
		"jag har inte, jag har ännu inte, har jag inte, har jag ännu inte, ingen erfarenhet, jag saknar, står inte i mitt CV, finns inte i mitt CV",
	carrying:
		"utarbeta, utföra, förbereda, behandla, göra, sköta, upprätta, ta fram, lämna, hålla, ordna, ombesörja, genomföra, skriva, skicka, framställa, ställa i ordning, iordningställa, sammanställa, sammanställning, upprättande, ta hand om, tillreda, fylla i, skicka ut, hantera, hantering, besvara, registrera, registrering, ta emot, svara på",
	instead: "i stället för, istället för, mot",
	higher: "högre, mer, fler, över, steg, stigit, ökat, ökade, växt, längre",
	lower:
		"lägre, mindre, färre, under, sjönk, sjunkit, minskat, minskade, fallit, kortare, snabbare",
	each: "varje per",
	accompanied: "med",
	company: "tillsammans",
	exceptive: "",
	single: "en ett",
	between: "mellan",
	before: "fore innan",
	after: "efter",
	when: "när då medan vid om",
	is: "är",
	was: "var",
};
