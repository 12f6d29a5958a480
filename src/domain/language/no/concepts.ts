// Norwegian: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
advise = rådgi, veilede, rådgivning, veiledning
administer = administrere, gi
agree = avtale
answer = besvare, svare på, ta imot
archive = arkivere, arkivering
assemble = montere, sette sammen, montering
assess = vurdere, bedømme, vurdering
audit = revidere, revisjon
book = booke, bestille, reservere
build = bygge, bygge opp, utvikle
develop = utvikle, bygge, lage, utvikling
buy = kjøpe, innkjøp
calculate = beregne, regne ut, beregning
care = pleie, stelle, ta seg av, pleie av
check = kontrollere, sjekke, gå gjennom, kontroll
clean = rengjøre, vaske, rengjøring
close = stenge, lukke, avslutte
collect = samle inn, innsamling
communicate = kommunisere, kommunikasjon
complete = fullføre, avslutte, ferdigstille
perform = utføre, gjennomføre, foreta, utførelse
coordinate = koordinere, samordne, koordinering
cook = lage mat, tilberede, lage
cover = dekke, vikariere for
deliver = levere, utlevere, levering
deploy = rulle ut, sette i drift, utrulling
describe = beskrive, beskrivelse
design = designe, utforme, tegne, utforming
discover = finne, oppdage, identifisere
distribute = fordele, distribuere, fordeling
document = dokumentere, notere, registrere, dokumentasjon
drive = kjøre, kjøring
explain = forklare
file = sende inn, arkivere
find = finne, identifisere
repair = reparere, utbedre, reparasjon
resolve = løse, utbedre, rette, løsning
greet = ta imot, ønske velkommen, mottak
handle = håndtere, behandle, ivareta, behandling, håndtering
hire = ansette, rekruttere, ansettelse
implement = innføre, implementere, innføring, implementering
improve = forbedre, forbedring
inform = informere, orientere, opplyse
inspect = inspisere, inspeksjon
install = installere, montere, installasjon
invoice = fakturere, fakturering
keep = føre, holde
maintain = vedlikeholde, vedlikehold, drifte
measure = måle, måling
mentor = veilede, coache
train = lære opp, opplære, undervise, opplæring, trene
onboard = introdusere, lære opp, introduksjon av
teach = undervise, undervisning
monitor = overvåke, følge opp, overvåking
move = flytte
negotiate = forhandle, forhandling
operate = betjene, drifte, drive
order = bestille, bestilling
organize = arrangere, organisere, avholde, arrangering
pack = pakke, pakking
pay = betale, betaling
plan = planlegge, planlegging
prepare = forberede, klargjøre, utarbeide, forberedelse
present = presentere, legge fram, presentasjon
process = behandle, bearbeide, behandling
produce = fremstille, produsere, produksjon
provide = yte, levere, tilby
receive = motta, få
reconcile = avstemme, avstemming
register = registrere, registrering
replace = bytte ut, erstatte, utskifting
report = rapportere, melde, rapportering
represent = representere
review = gå gjennom, gjennomgå, gjennomgang
run = holde, avholde, drive
sell = selge, salg
send = sende
serve = betjene, servere
set up = opprette, etablere, sette opp
shorten = forkorte, korte ned
stock = fylle på, fylle opp
supervise = føre tilsyn med, ha oppsyn med
test = teste, prøve ut, testing
translate = oversette, oversettelse
transport = transportere, frakte
treat = behandle, behandling
update = oppdatere, ajourføre, oppdatering
use = bruke, anvende, benytte, arbeide med, jobbe med
visit = besøke, besøk hos
write = skrive, utarbeide, forfatte
down = falle, redusere, senke, gå ned, minske
up = stige, øke, vokse, gå opp
take part = delta i, medvirke
take part = delta i, medvirke i, være med i
mentor = veilede, veiledning av
train = lære opp, opplæring av
care = ta seg av, stelle, pleie, pleie av
guide = vise rundt, omvisning for
edit = redigere, redigering
interview = intervjue, intervju med
schedule = lage vaktplan, sette opp vaktplan, turnusplanlegging
count = telle, telling, telling av
weld = sveise, sveising
paint = male, maling
bake = bake, baking
sort = sortere, sortering
load = laste, lasting
unload = losse, lossing
sample = ta prøver, prøvetaking
log = loggføre, notere, registrere
`,
	things: `
accident = ulykke, uhell
accounting = bokføring, regnskap
apprentice = lærling
assembly = montering
bug = feil, bug
budget = budsjett
building site = byggeplass
campaign = kampanje
cash register = kasse, kassaapparat
child = barn
class = klasse
client meeting = kundemøte
colleague = kollega, medarbeider
company = bedrift, firma, selskap
complaint = klage, reklamasjon
contract = kontrakt, avtale
customer = kunde
customer service = kundeservice, kundebehandling
daily = daglig, hver dag, om dagen
delivery = levering, leveranse
department = avdeling
driver = sjåfør
employee = ansatt, medarbeider
error = feil
event = arrangement
experience = erfaring
guest = gjest
invoice = faktura
lesson = undervisningstime, leksjon
maintenance = vedlikehold
meeting = møte
month = måned
newsletter = nyhetsbrev
night shift = nattevakt, natt
nurse = sykepleier
order = ordre, bestilling
parent = forelder, foreldre
patient = pasient
payment = betaling
phone = telefon
plan = plan
price = pris
process = prosess
product = produkt, vare
project = prosjekt
quality = kvalitet
quarterly = kvartalsvis, hvert kvartal
report = rapport
resident = beboer
roster = turnus, vaktplan
safety = sikkerhet
sale = salg
school = skole
shift = vakt, skift
shop = butikk, forretning
staff = personale, personell
stock = lager, varelager
student = student, elev
supplier = leverandør
system = system
team = team, gruppe
tool = verktøy
trade fair = messe
trainee = praktikant
vehicle = kjøretøy, <bil
warehouse = lager
week = uke
weekly = ukentlig, hver uke, i uken
workshop = verksted
year = år
yearly = årlig, hvert år, i året
weekend = helg, helger, helgen
evening = kveld, kvelder
co-worker = kollega, arbeidskamerat, medarbeider
applicant = søker, kandidat
various = ulike, forskjellige, diverse
monthly = månedlig, hver måned, i måneden
survey = spørreskjema, undersøkelse
newcomer = nyansatt, ny medarbeider, ny kollega
member = medlem
people = mann, personer, mennesker, folk
as needed = ved behov, etter behov, når det trengs, om nødvendig
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
		"utarbeide, utføre, forberede, behandle, lage, ta seg av, sørge for, stå for, holde, ordne, gjennomføre, gjøre, ta hånd om",
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
};
