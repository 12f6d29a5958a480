// Danish: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
advise = rådgive, vejlede, rådgivning, vejledning
administer = administrere, give
agree = aftale
answer = besvare, svare på, tage imod
archive = arkivere, arkivering
assemble = montere, samle, montering
assess = vurdere, bedømme, vurdering
audit = revidere, revision
book = booke, bestille, bestilling
build = bygge, opbygge, udvikle
develop = udvikle, bygge, lave, udvikling
buy = købe, indkøbe, indkøb
calculate = beregne, udregne, beregning
care = pleje, passe, tage sig af, pleje af
check = kontrollere, tjekke, gennemgå, kontrol
clean = rengøre, gøre rent, rengøring
close = lukke, afslutte
collect = indsamle, samle ind, indsamling
communicate = kommunikere, kommunikation
complete = afslutte, færdiggøre, gennemføre
perform = udføre, gennemføre, foretage, udførelse
coordinate = koordinere, samordne, koordinering
cook = lave mad, tilberede, lave
cover = dække, vikariere for
deliver = levere, udlevere, levering
deploy = udrulle, idriftsætte, udrulning
describe = beskrive, beskrivelse
design = designe, udforme, tegne, udformning
discover = finde, opdage, identificere
distribute = fordele, distribuere, fordeling
document = dokumentere, notere, registrere, dokumentation
drive = køre, kørsel
explain = forklare
file = indgive, arkivere
find = finde, identificere
repair = reparere, udbedre, reparation
resolve = løse, afhjælpe, rette, løsning
greet = modtage, tage imod, byde velkommen, modtagelse
handle = håndtere, behandle, varetage, behandling, håndtering
hire = ansætte, rekruttere, ansættelse
implement = indføre, implementere, indførelse, implementering
improve = forbedre, forbedring
inform = informere, orientere, oplyse
inspect = inspicere, efterse, inspektion
install = installere, montere, opsætte, installation
invoice = fakturere, fakturering
keep = føre, holde
maintain = vedligeholde, vedligehold, servicere
measure = måle, måling
mentor = vejlede, coache, oplære
train = oplære, undervise, uddanne, oplæring, træne
onboard = introducere, oplære, introduktion af
teach = undervise, undervisning
monitor = overvåge, følge op på, overvågning
move = flytte
negotiate = forhandle, forhandling
operate = betjene, køre, drive
order = bestille, bestilling
organize = arrangere, organisere, afholde, arrangering
pack = pakke, pakning
pay = betale, betaling
plan = planlægge, planlægning
prepare = forberede, klargøre, udarbejde, forberedelse
present = præsentere, fremlægge, præsentation
process = behandle, bearbejde, behandling
produce = fremstille, producere, produktion
provide = yde, levere, tilbyde
receive = modtage, få
reconcile = afstemme, afstemning
register = registrere, registrering
replace = udskifte, erstatte, udskiftning
report = rapportere, indberette, rapportering
represent = repræsentere
review = gennemgå, gennemlæse, gennemgang
run = holde, afholde, drive
sell = sælge, salg
send = sende, afsende
serve = betjene, servicere, servere
set up = oprette, etablere, opsætte
shorten = forkorte, nedbringe
stock = fylde op, opfylde
supervise = føre tilsyn med, have opsyn med
test = teste, afprøve, test
translate = oversætte, oversættelse
transport = transportere, køre
treat = behandle, behandling
update = opdatere, ajourføre, opdatering
use = bruge, anvende, benytte, arbejde med
visit = besøge, besøg hos
write = skrive, udarbejde, forfatte
down = falde, nedbringe, sænke, reducere, gå ned
up = stige, øge, vokse, gå op
take part = deltage i, medvirke
take part = deltage i, medvirke i, være med i
mentor = vejlede, vejledning af, sidemandsoplære
train = oplære, oplæring af, lære op
care = tage sig af, passe, pleje, pleje af
guide = vise rundt, rundvisning af
edit = redigere, redigering
interview = interviewe, interview med
schedule = lægge vagtplan, lave vagtplan, vagtplanlægning
count = tælle, optælling, optælle
weld = svejse, svejsning
paint = male, maling
bake = bage, bagning
sort = sortere, sortering
load = læsse, lastning, laste
unload = losse, aflæsse, aflæsning
sample = tage prøver, prøvetagning
log = føre log, notere, registrere
lay = lægge, belægge, belægning
`,
	things: `
accident = ulykke, uheld
accounting = bogholderi, regnskab
apprentice = lærling, elev
assembly = montage, montering
bug = fejl, bug
budget = budget
building site = byggeplads
campaign = kampagne
cash register = kasse, kasseapparat
child = barn
class = klasse, hold
client meeting = kundemøde
colleague = kollega, medarbejder
company = virksomhed, firma, selskab
complaint = klage, reklamation
contract = kontrakt, aftale
customer = kunde
customer service = kundeservice
daily = dagligt, daglig, hver dag, om dagen
delivery = levering
department = afdeling
driver = chauffør
employee = medarbejder, ansat
error = fejl
event = arrangement, begivenhed
experience = erfaring
guest = gæst
invoice = faktura
lesson = lektion, time
maintenance = vedligehold, vedligeholdelse
meeting = møde
month = måned
newsletter = nyhedsbrev
night shift = nattevagt, nat
nurse = sygeplejerske
order = ordre, bestilling
parent = forælder, forældre
patient = patient
payment = betaling
phone = telefon
plan = plan
price = pris
process = proces
product = produkt, vare
project = projekt
quality = kvalitet
quarterly = kvartalsvis, hvert kvartal
report = rapport
resident = beboer
roster = vagtplan, vagtskema
safety = sikkerhed
sale = salg
school = skole
shift = vagt, skift
shop = butik, forretning
staff = personale
stock = lager, varelager
student = studerende, elev
supplier = leverandør
system = system
team = team, gruppe
tool = værktøj
trade fair = messe
trainee = praktikant
vehicle = køretøj, <bil
warehouse = lager
week = uge
weekly = ugentligt, ugentlig, hver uge, om ugen
workshop = værksted
year = år
yearly = årligt, årlig, hvert år, om året
weekend = weekend, weekender
evening = aften, aftener
co-worker = kollega, arbejdskammerat, medarbejder
applicant = ansøger, kandidat
various = forskellige, diverse
monthly = månedlig, hver måned, om måneden
survey = spørgeskema, undersøgelse
newcomer = nyansat, ny medarbejder, ny kollega
member = medlem
people = mand, personer, mennesker
as needed = ved behov, efter behov, når der er brug, hvis nødvendigt
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
		"udarbejde, udføre, forberede, behandle, lave, tage sig af, sørge for, stå for, holde, ordne, gennemføre, lægge",
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
};
