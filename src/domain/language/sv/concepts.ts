// Swedish: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
advise = rådge, ge råd, vägleda, rådgivning
administer = administrera, ge
agree = avtala, komma överens
answer = besvara, svara på, ta emot
archive = arkivera, arkivering
assemble = montera, sätta ihop, montering
assess = bedöma, utvärdera, bedömning
audit = revidera, revision
book = boka, bokning
build = bygga, bygga upp, utveckla
develop = utveckla, bygga, ta fram, utveckling
buy = köpa, inköp, upphandla
calculate = beräkna, räkna ut, beräkning
care = vårda, sköta, ta hand om, vård av
check = kontrollera, granska, gå igenom, kontroll
clean = städa, rengöra, städning
close = stänga, avsluta
collect = samla in, insamling
communicate = kommunicera, kommunikation
complete = slutföra, avsluta, färdigställa
perform = utföra, genomföra, göra, genomförande
coordinate = koordinera, samordna, samordning
cook = laga mat, tillaga, laga
cover = täcka, vikariera för
deliver = leverera, lämna ut, leverans
deploy = driftsätta, rulla ut, driftsättning
describe = beskriva, beskrivning
design = designa, utforma, rita, utformning
discover = hitta, upptäcka, identifiera
distribute = fördela, distribuera, fördelning
document = dokumentera, anteckna, registrera, dokumentation
drive = köra, körning
explain = förklara
file = lämna in, arkivera
find = hitta, finna, identifiera
repair = reparera, laga, åtgärda, reparation
resolve = lösa, åtgärda, avhjälpa, rätta
greet = ta emot, välkomna, mottagning
handle = hantera, behandla, sköta, hantering, handläggning
hire = anställa, rekrytera, anställning
implement = införa, implementera, införde, införande, implementering
improve = förbättra, förbättring
inform = informera, upplysa
inspect = inspektera, besiktiga, inspektion
install = installera, montera, installation
invoice = fakturera, fakturering
keep = föra, hålla
maintain = underhålla, underhåll, förvalta
measure = mäta, mätning
mentor = handleda, handledning, coacha, vägleda
train = lära upp, utbilda, undervisa, upplärning, utbildning av, träna
onboard = introducera, skola in, introduktion av
teach = undervisa, undervisning
monitor = övervaka, följa upp, övervakning, uppföljning
move = flytta
negotiate = förhandla, förhandling
operate = köra, sköta, driva
order = beställa, beställning
organize = anordna, organisera, arrangera, organisering
pack = packa, packning
pay = betala, betalning
plan = planera, planering
prepare = förbereda, ta fram, upprätta, förberedelse
present = presentera, redovisa, presentation
process = behandla, bearbeta, behandling
produce = tillverka, producera, tillverkning
provide = tillhandahålla, ge, erbjuda
receive = ta emot, få
reconcile = stämma av, avstämning
register = registrera, registrering
replace = byta ut, ersätta, byte av
report = rapportera, anmäla, rapportering
represent = företräda, representera
review = granska, gå igenom, granskning
run = hålla, driva, leda
sell = sälja, försäljning
send = skicka, sända
serve = betjäna, servera
set up = upprätta, starta, sätta upp
shorten = förkorta, korta
stock = fylla på, påfyllning
supervise = övervaka, ha tillsyn över
test = testa, prova, testning
translate = översätta, översättning
transport = transportera, frakta
treat = behandla, behandling
update = uppdatera, uppdatering
use = använda, nyttja, arbeta med, jobba med
visit = besöka, besök hos
write = skriva, författa, ta fram
down = sjunka, minska, sänka, gå ner, reducera
up = stiga, öka, växa, gå upp
take part = delta i, medverka, var med och, vara med och
take part = medverka i, delta i, vara med i
mentor = handleda, handledare för, vägleda
train = lära upp, upplärning av, skola in, inskolning av, introducera
care = ta hand om, sköta om, vårda, omvårdnad av
greet = välkomna, ta emot, möta
guide = visa runt, guida, leda visningar
administer medicine = dela ut läkemedel, ge läkemedel, läkemedelsdelning
shelve = plocka upp, fylla på hyllor
move = flytta, flytt av, förflytta
edit = redigera, redigering, bearbeta
translate = översätta, översättning av
interview = intervjua, intervjuer med
supervise = övervaka arbetet, ha tillsyn över, tillsyn av
schedule = schemalägga, schemaläggning, lägga schema
count = räkna, räkning av, inventera, inventering
weld = svetsa, svetsning
paint = måla, målning
cut = klippa, klippning, kapa, kapning
sew = sy, sömnad
bake = baka, bakning
sort = sortera, sortering
load = lasta, lastning
unload = lossa, lossning
sample = ta prover, provtagning
log = logga, loggföra, anteckna
`,
	things: `
accident = olycka, olycksfall, tillbud
accounting = bokföring, redovisning
apprentice = lärling
assembly = montering
bug = fel, bugg
budget = budget
building site = byggarbetsplats, byggplats
campaign = kampanj
cash register = kassa, kassasystem
child = barn
class = klass
client meeting = kundmöte
colleague = kollega, medarbetare
company = företag, bolag, firma
complaint = klagomål, reklamation
contract = kontrakt, avtal
customer = kund
customer service = kundservice, kundtjänst
daily = dagligen, daglig, varje dag, om dagen
delivery = leverans
department = avdelning
driver = förare, chaufför
employee = anställd, medarbetare
error = fel
event = evenemang
experience = erfarenhet
guest = gäst
invoice = faktura
lesson = lektion
maintenance = underhåll
meeting = möte
month = månad
newsletter = nyhetsbrev
night shift = nattpass, natt
nurse = sjuksköterska
order = order, beställning
parent = förälder, föräldrar
patient = patient
payment = betalning
phone = telefon
plan = plan
price = pris
process = process
product = produkt, vara
project = projekt
quality = kvalitet
quarterly = kvartalsvis, varje kvartal
report = rapport
resident = boende
roster = schema, arbetsschema
safety = säkerhet
sale = försäljning
school = skola
shift = pass, skift
shop = butik, affär
staff = personal
stock = lager, varulager
student = student, elev
supplier = leverantör
system = system
team = team, grupp, arbetslag
tool = verktyg
trade fair = mässa
trainee = praktikant
vehicle = fordon, <bil
warehouse = lager
week = vecka
weekly = veckovis, varje vecka, i veckan
workshop = verkstad
year = år
yearly = årligen, årlig, varje år, om året
weekend = helg, helger, veckoslut, veckosluten
evening = kväll, kvällar, kvällstid
co-worker = kollega, arbetskamrat, medarbetare
customer = kund, kunder, gäster
applicant = sökande, kandidat
various = olika, diverse, skilda
monthly = månadsvis, varje månad, i månaden
report = rapport, redovisning
survey = enkät, undersökning
parents = föräldrar, vårdnadshavare
premises = lokal, lokaler
newcomer = nyanställd, ny medarbetare, ny kollega
member = medlem, ledamot
trainee = praktikant, elev, lärling
as needed = vid behov, när det behövs, efter behov
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
		"utarbeta, utföra, förbereda, behandla, göra, sköta, upprätta, ta fram, lämna, hålla, ordna, ombesörja, genomföra",
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
};
