// Swedish: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = författare till
organize = arrangör av
translate = översättare av
mentor = mentor för, handledare för, mentor till
train = utbildare av
duty = ansvar för, ansvarig för, ansvara för, ansvarade för, stå för, stod för
lead = leda, ledning av, ledde, leder, ansvar för, ansvarig för, ansvara för, ansvarade för, stå för, stod för, med ansvar för, styra, styrning av, i spetsen för, driva, <anföra
start = grunda, starta, lansera, lansering, öppna, inrätta, etablera
make = göra, bygga, utveckla, utveckling av, ta fram, utarbeta, skapa, förbereda, tillverka, <designa, <skriva, <programmera
implement = införa, införande, implementera, implementering, lansera, rulla ut, ta i bruk
improve = förbättra, förbättring, optimera, optimering
up = öka, ökning, växa, tillväxt, höja, mer, högre, steg, fler
expand = utöka, utvidga
down = minska, minskning, sänka, sänkning, reducera, reduktion, falla, färre, mindre, lägre, förkorta
faster = förkorta, snabbare, effektivisera, påskynda
save = spara, besparing
keep = hålla, behålla, upprätthålla
train = utbilda, utbildning av, undervisa, träna, lära upp
mentor = handleda, handledning av, coacha, mentor för, vägleda
advise = råda, ge råd, rådgivning
analyze = analysera, analys, undersöka
assess = bedöma, bedömning, utvärdera, utvärdering
check = kontrollera, kontroll, granska, granskning
monitor = övervaka, övervakning, följa
test = testa, pröva
plan = planera, planering
organize = organisera, organisation av, anordna, arrangera, samordna, planera
coordinate = samordna, samordning, koordinera, organisera
perform = utföra, genomföra, genomförande, hålla
complete = slutföra, avsluta
handle = hantera, hantering, sköta, ta hand om, behandla
care = vårda, vård av, sköta, ta hand om, omsorg om
use = använda, användning av, tillämpa, arbeta med, med hjälp av
write = skriva, författa
document = dokumentera, dokumentation, registrera
design = designa, utforma
program = programmera, utveckla, koda
automate = automatisera, automatisering
integrate = integrera, integration
migrate = migrera, migrering, flytta
modernize = modernisera, förnya, uppdatera
repair = reparera, reparation, laga
resolve = lösa, lösning av, åtgärda
service = underhålla, underhåll
sell = sälja, försäljning av
buy = köpa, inköp
negotiate = förhandla, förhandling
win = vinna, skaffa, få
receive = få, ta emot
answer = svara, besvara
present = presentera, presentation, visa
report = rapportera, rapportering
communicate = kommunicera, tala
explain = förklara
hire = anställa, rekrytera, rekrytering
promote = marknadsföra, främja
publish = publicera, ge ut
provide = leverera, erbjuda, ge, tillhandahålla
ensure = säkerställa, se till
achieve = uppnå, nå, <överträffa
exceed = överträffa, överstiga
select = välja, urval
collect = samla in, insamling
clean = städa, rengöra
transport = transportera, köra
operate = driva, sköta
assemble = montera, montering
serve = servera
translate = översätta, översättning
adapt = anpassa, anpassning
research = forska, forskning
calculate = beräkna, beräkning
discover = upptäcka, hitta
install = installera, installation
represent = representera
deliver = leverera, leverans
measure = mäta, mätning
treat = behandla, behandling
teach = undervisa
`;

const things = `
staff = anställd, anställda, medarbetare, personal, personer
colleague = kollega, kollegor
customer = kund, kunder
user = användare
team = team, grupp, lag
company = företag, bolag, verksamhet
shop = butik, affär
hospital = sjukhus, klinik
ward = avdelning
department = avdelning
supplier = leverantör
cost = kostnad, utgift
revenue = omsättning, intäkt, försäljning
error = fel
goal = mål
new = ny, nya, nytt
several = flera, olika
process = process, rutin
website = webbplats, hemsida
meeting = möte
workshop = kurs, workshop
event = evenemang
goods = vara, produkt
stock = lager
machine = maskin
contract = kontrakt, avtal
student = student
pupil = elev
child = barn
teacher = lärare
doctor = läkare
developer = utvecklare, programmerare
country = land
worldwide = internationell, global
national = nationell
question = fråga
result = resultat
award = pris
participant = deltagare
shift = skift, pass
patient = patient, patienter
nurse = sjuksköterska
task = uppgift
project = projekt
quality = kvalitet
experience = erfarenhet, arbetat, arbetar
knowledge = kunskap
schedule = schema
doctorate = doktorsexamen, PhD
person = person, personer, människor, människa, <patient, <besökare, <gäst, <kund, <klient, <boende, <elev, <student, <barn, <lärling, <praktikant, <kollega, <medarbetare, <anställd, <volontär, <deltagare, <passagerare, <hyresgäst, <kandidat, <sjuksköterska, <läkare, <lärare, <ingenjör, <utvecklare, <tekniker, <mekaniker, <förare, <chaufför, <kock, <undersköterska, <assistent, <rådgivare, <medlem, <användare, <vuxen, <ungdom, <förälder, <säljare, <specialist
animal = djur, <hund, <katt, <häst, <ko, <kalv, <får, <lamm, <get, <gris, <höna, <fågel, <kanin, <apa, <fisk
vehicle = fordon, <bil, <lastbil, <skåpbil, <buss, <traktor, <släp, <truck, <motorcykel, <cykel
document = dokument, handling, <brev, <rapport, <blankett, <faktura, <avtal, <intyg, <protokoll, <handbok, <broschyr, <kvitto
building = byggnad, <hus, <villa, <skola, <sjukhus, <lager, <hotell, <kyrka, <bibliotek, <fabrik
meal = måltid, <frukost, <lunch, <middag
`;

const limits = `
help = hjälpa, hjälpte, hjälpt, hjälp, bistå, stödja, stöd, assistera, assistans, hjälpa till, hjälpte till, vara behjälplig, behjälplig, till stöd för, bistod, bistått
part = delta, deltog, deltagit, deltagande, bidra, bidrog, bidragit, bidrag, medverka, del av, medlem i, en av, vara med, vara med vid, var med vid, varit med vid, var med om, varit med om, var med och, varit med och, var med i, medverkan, medverkade, ingå i, ingick i, bidragande
share = samarbeta, samarbete, i samarbete med, tillsammans med, gemensamt, i ett team, i team, med andra, ihop med, i samverkan med, samverka, parallellt med, jämte, i par, på tu man hand, två och två, i tandem, i sällskap med, =åtföljd av
planned = planerad, planerat, föreslå, förslag, kommande
tried = försöka, försök
ongoing = examen beräknas, beräknas klar, examen väntas, pågående, pågår, påbörjad, ej avslutad, under utbildning, inte avslutad
part-time = deltid, extrajobb
basic = grundläggande, nybörjare, första erfarenhet, introduktion till
trainee = lärling, praktikant, trainee, praktik
deputy = biträdande, vice, assistent, vikarie, tillförordnad, under ledning av, under handledning, under ledning, under uppsikt, under överinseende, som vikarie, som ersättare, i frånvaro, vid frånvaro
pilot = pilot, prototyp, utkast
simulated = simulerad, simulerat, simulerade, simulering, fiktiv, fiktivt, hypotetisk, rollspel, övningsföretag
potential = potentiell, potentiella, möjlig, möjliga, före detta, tidigare, framtida, så kallad
partly = delvis, ibland, tillfällig, några
nearly = nästan, så gott som
recommend = rekommendera, föreslå
volunteer = ideell, frivillig, volontär
enable = möjliggöra
learn = lära sig
approved = med godkännande av, efter godkännande, för godkännande, för underskrift
learn = auskultera, skugga
basic = grundläggande, grundkunskaper, grunder, nybörjare, grundnivå, grunderna i
alternate = varannan, vartannat, varannat, var fjortonde dag, var 14
expired = utgången, utgånget, utgått, gått ut, gick ut, ogiltig, inte längre giltig, förfallen
mostly = huvudsakligen, främst, mestadels, till största delen, framför allt, i huvudsak, för det mesta, vanligtvis, oftast, i regel, övervägande
supported = med stöd av, med stöd från, med hjälp av kollegor, assisterad av
ongoing = går en kurs, kurs pågår, läser en kurs, läser till, blir klar, ännu inte, inte ännu, inte klar, under utbildning till, håller på att, håller på med, i färd med, är i gång med, läser nu, beräknas klar, beräknad examen, uppsats återstår, uppsatsen återstår, uppsats saknas, saknar uppsats, saknar examensarbete, examensarbete återstår, ansökan inskickad, ansökan inlämnad
`;

export const claims: ClaimWords = {
	endings:
		"eringar eringen ering erade erad erat eras erar era ningen ningar ning ingen ingar ing ationer ation tioner tion ande ende ade ad at ar er or en et na a e t s r an arna orna erna",
	separable: "",
	prefixes:
		"an av be bi bort efter er för fram från genom i in med mot ned ner om på sam till under upp ur ut vid åter över prov fel mark",
	participle: "",
	agents: "",
	infinitives: "a",
	noVerbs: "",
	verbForms: ["ade de te", "ing tion", "ar er", "a"],
	forms: `
leda ledde lett leder
skriva skrev skrivit
sälja sålde sålt
vinna vann vunnit
få fick fått
ta tar tog tagit
ge ger gav givit gett
hålla höll hållit
välja valde valt
göra gör gjorde gjort gör
bygga byggde byggt | byggnation
driva drev drivit
falla föll fallit
hjälpa hjälpte hjälpt
delta deltog deltagit
bidra bidrog bidragit
växa växte vuxit
lära lärde lärt
köpa köpte köpt
analysera | analys analyser
kontrollera | kontroll kontroller
reparera | reparation reparationer
inköpa | inköp
vårda vårdade | vård
besöka besökte | besök
intervjua | intervju intervjuer
följa följde följt | uppföljning uppföljningar
checka | incheckning utcheckning
gå gick gått går | genomgång
stämma stämde | avstämning
skola inskolar | inskolning
packa | uppackning
föra förde fört
handleda handledde handlett | handledning
vägleda vägledde väglett | vägledning
översätta översatte översatt | översättning
sätta satte satt
lägga lade lagt | läggning
dra drog dragit drar | dragning
städa | städning
sköta skötte skött | skötsel
möta mötte mött möter
mäta mätte mätt mäter | mätning
byta bytte bytt byter | byte byten
stänga stängde stängt
öppna | öppning
sy sydde sytt syr
klippa klippte klippt | klippning
köra körde kört kör | körning
införa införde infört inför | införande
genomföra genomförde genomfört genomför | genomförande
utföra utförde utfört utför | utförande
överföra överförde överfört överför | överföring
förbereda förberedde förberett | förberedelse förberedelser
bereda beredde berett | beredning
besluta beslutade beslöt beslutat | beslut
bistå bistod bistått
stå stod stått står
förstå förstod förstått
föreslå föreslog föreslagit | förslag
slå slog slagit slår
bestå bestod bestått
ingå ingick ingått ingår
se såg sett ser
finna fann funnit
bära bar burit bär
skära skar skurit skär | skärning
stryka strök strukit
bryta bröt brutit
bjuda bjöd bjudit
erbjuda erbjöd erbjudit
hinna hann hunnit
skicka | utskick
upprätta | upprättande
upphandla | upphandling upphandlingar
utreda utredde utrett | utredning utredningar
granska | granskning
bemanna | bemanning
rekrytera | rekrytering
registrera | registrering
beställa beställde beställt | beställning beställningar
ställa ställde ställt
framställa framställde framställt | framställning
tillverka | tillverkning
använda använde använt | användning
sända sände sänt
anlägga anlade anlagt | anläggning
sänka sänkte sänkt | sänkning
öka ökade | ökning
minska | minskning
höja höjde höjt höjer | höjning
träna | träning
undervisa | undervisning
introducera | introduktion
dokumentera | dokumentation
presentera | presentation
producera | produktion
installera | installation
administrera | administration
organisera | organisation
kommunicera | kommunikation
rapportera | rapport rapporter
besikta besiktiga besiktade besiktigade | besiktning besiktningar
behandla | behandling
förhandla | förhandling förhandlingar
försälja | försäljning
betala | betalning utbetalning
svara svarade
ringa ringde ringt
hämta | hämtning
lämna | lämning
tvätta | tvätt
diska | disk
duka | dukning
servera | servering
laga lagade | lagning
måla | målning
svetsa | svetsning
slipa | slipning
borra | borrning
gräva grävde grävt | grävning
schakta | schaktning
lyfta lyfte lyft
lasta | lastning
lossa | lossning
plocka | plock plockning
sortera | sortering
märka märkte märkt | märkning
väga vägde vägt väger | vägning
stödja stödde stött stöder
städja | städ
felsöka felsökte felsökt | felsökning
söka sökte sökt söker
undersöka undersökte undersökt | undersökning undersökningar
provta provtog provtagit | provtagning provtagningar
mjölka | mjölkning
skörda | skörd
sjunka sjönk sjunkit
stiga steg stigit
flytta | flytt
samordna | samordning
planera | planering
utvärdera | utvärdering
bedöma bedömde bedömt | bedömning
beräkna | beräkning
motta mottog mottagit | mottagning mottagande
överta övertog övertagit
ta tas togs tagits
byta byts byttes bytts
sätta sätter sätts sattes
lägga lägger läggs lades lagts
föra förs fördes
skriva skriver skrivs skrevs
hålla håller hölls
göra görs gjordes
ge ges gavs
sälja säljer säljs såldes
köpa köper köps köptes | köp
utbilda utbildar utbildat utbildade utbildats utbildades | utbildning utbildningar
lyfta lyfter lyftes
dra drogs
ställa ställer ställs ställdes
läsa läser läst läste
visa visar visat visade
möta möts
binda band bundit
rida red ridit
gripa grep gripit
bita bet bitit
klä klädde klätt
brinna brann brunnit
vika vek vikt
frysa frös frusit
flyga flög flugit
ljuga ljög
skjuta sköt skjutit
sy syr sys syddes | sömnad
baka bakar bakat bakade | bakning bak
koka kokar kokat kokade | kokning
leverera | leverans leveranser
montera | montering montage
demontera | demontering
justera | justering
kalibrera | kalibrering
boka | bokning bokningar
inventera | inventering
arkivera | arkivering
fakturera | fakturering
schemalägga schemalade schemalagt | schemaläggning
ansvara ansvarar ansvarade ansvarat | ansvar
provtrycka provtryckte provtryckt provtrycker | provtryckning
trycka trycker tryckte tryckt | tryckning
`,
	unlike: "",
	small: `via hans hennes vårt våra ni man varav vari dit vara bli blivit haft varit noll åt under hos samt även kring omkring och i på av för till från med om vid hos som att en ett den det de är var blev blir har hade ha jag mig min mitt mina du din vi oss vår han hon sig
sin sitt sina dem deras där här då nu också samt eller men vem vad när så ut in upp över under efter före sedan inom bland mellan genom
per varje inklusive bland annat bl a osv t ex kan ska vill mot trots jämfört bredvid utöver medan eftersom därför därmed vilket vilken vilka vars ännu redan numera just sådan sådana dessa denna detta alltså åren året`,
	deeds,
	things,
	limits,
	self: "jag vi",
	negations:
		"noll, inte, ej, aldrig, utan, ingen, inget, inga, varken, i stället för, förutom, trots, mot",
	absolutes: `
all = alla, allt, hela, varje, samtliga, all, komplett, fullständig, alltid
only = ensam, enda, endast, bara, på egen hand, uteslutande, personligen
first = första, nummer ett
most = bäst, bästa, störst, största, högst, högsta, ledande, prisbelönt, rekord
from scratch = från grunden, från början till slut
expert = expert, expertis, specialist
senior = senior
success = framgångsrik, framgångsrikt, lyckad
`,
	periods: `
hour = i timmen, per timme, varje timme
year = årlig, årliga, per år, varje år, om året
month = månatlig, per månad, varje månad
week = veckovis, per vecka, varje vecka
day = daglig, dagliga, per dag, varje dag
shift = per pass, varje pass
year = årligen, en gång om året, en gång per år
month = månatligen, en gång i månaden, en gång per månad, i månaden, månads
week = en gång i veckan, en gång per vecka, i veckan
day = dagligen, om dagen
quarter = kvartalsvis, varje kvartal, per kvartal
quarter = en gång i kvartalet, en gång per kvartal, var tredje månad, i kvartalet
half year = halvårsvis, varje halvår, per halvår, var sjätte månad
weekday = på vardagar, vardagar, måndag till fredag
weekend = på helger, varje helg, på helgerna
fortnight = varannan vecka
day = en gång om dagen
night = varje natt, per natt
morning = varje morgon
season = varje säsong, per säsong
`,
	times: `
half hour = en halvtimme, halvtimme, halv timme
one decade = ett decennium
half year = halvår, ett halvt år
millisecond = ms, millisekund
second = sekund, sekunder
minute = minut, minuter
hour = timme, timmar, h
day = dag, dagar
week = vecka, veckor
month = månad, månader
quarter = kvartal
year = år
`,
	percent: "procent",
	money: `
SEK = SEK, kr, kronor, krona
EUR = €, euro
USD = $, dollar
`,
	factors: `
12 = dussin
1000 = tusen
1000000 = miljon, miljoner, mn
1000000000 = miljard, miljarder, md
`,
	counting: {
		or: "eller",
		half: {
			more: "{one} och en halv",
			oneAndHalf: "en och en halv, ett och ett halvt",
		},
		small:
			"noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton",
		tens: "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio",
		joined: ["{ten}{one}"],
		large: "hundra 100, tusen 1000",
	},
	shares: `
-50 = halvera, halvering
-33 = med en tredjedel
-25 = med en fjärdedel
100 = fördubbla, fördubbling
200 = tredubbla
`,
	links: {
		beside: "medan",
		and: "och, eller, samt, liksom",
		means: "genom, med hjälp av, via, tack vare, genom att",
		result: "vilket, så att, som ledde till, därmed",
		purpose: "för att, i syfte att",
		relative: "som, där, vilken, vilket",
	},
	bounds: {
		after: "eller fler",
		least: "drygt, gott och väl, mer än, över, minst, fler än",
		most: "nästan, upp till, under, mindre än, högst",
		near: "ungefär, cirka, ca., omkring, runt",
	},
	roles: { from: "från", to: "till", by: "med" },
	namely: "inklusive|däribland|bland annat|nämligen",
	as: "som, arbetar som, arbetade som, rollen som, tjänst som",
	agent: "av",
	inquiring:
		"villkor krav början start senare fortfarande öppen meningsfull mening nyttig undantag nödvändig möjligt fråga ändå",
	courtesy: `söker ansökan tjänst tjänsten annons företag företaget team teamet samtal intervju gärna glad tack tid hälsning vänlig med intresse intresserad
erfarenhet bidra bifogat cv berätta mer höra från er ert era tala möte frågor ser fram emot`,
	greeting: "hej, bästa",
	applying: "söker, ansökan, tjänst, tjänsten, annons, intresse",
	framing:
		"mitt arbete, arbete, arbetet, arbetar, projektet, projekt, ideellt arbete, exempel, annat exempel, därifrån, tidigare, nuvarande tjänst, tjänst, senaste tjänst, hittills, varit en del av mitt arbete, talar, studerade, kompetens, certifieringar, där",
	levels: "flytande modersmål grundläggande goda avancerad",
	listing:
		"nivå har talat kunskap kunskaper erfarenhet erfaren talar språk certifierad certifikat utbildad examen studerat studier verktyg tekniker publicerat publikation tvåspråkig färdigheter kompetens",
	holding: "certifierad utbildad",
	sought: "någon nagon",
	asking: "ni söker, ni ber om, ni önskar, er annons, tjänsten kräver",
	chatter:
		"här är den, här är ett, som önskat, förbättrad version, läsaren ombeds, notering till, ska bekräftas, fyll i",
	headings: `profil om mig sammanfattning arbetslivserfarenhet erfarenhet utbildning kompetens kompetenser färdigheter språk projekt certifieringar certifikat kurser
publikationer ideellt arbete priser intressen referenser kontakt personuppgifter programvara och`,
	labels: `övriga telefon tel mobil e-post adress webbplats betyg nivå kurser tekniker verktyg språk datum nu utfärdad giltig till sida av född nationalitet modersmål
flytande grundläggande medel avancerad expert författare förlag`,
	unclaimed: {
		applies:
			"(?:(?:härmed|jag) (?:söker jag|söker|vill (?:gärna )?(?:härmed )?söka)|jag ansöker om) (?:härmed )?(?:tjänsten |rollen |jobbet )?(?:som )?",
		wishes:
			"(?:jag (?:skulle (?:gärna|vilja)|hoppas|vill gärna|ser fram emot)|gärna (?:skulle|vill) jag) ",
		stands: "(?:er|ert|era|din|ditt|dina|denna|detta|den här|tjänsten|rollen) ",
		moves:
			"(?:intresserar|lockar|inspirerar|motiverar|tilltalar) mig|med mina (?:önskemål|intressen|värderingar)|det jag söker",
		presumes:
			"jag|min|mitt|mina|mig|bidra\\p{L}*|tillför\\p{L}*|erbjud\\p{L}*|använd\\p{L}*|fortsätt\\p{L}*|vidare\\p{L}*|igen|åter|nämn\\p{L}*|beton\\p{L}*|framhäv\\p{L}*|visa\\p{L}*|erfarenhet\\p{L}*|kunskap\\p{L}*|kompetens\\p{L}*|färdighet\\p{L}*|bakgrund|profil|utbildning\\p{L}*|examen|redan|att jag|för att|eftersom|med|dra nytta|fördjupa|utveckla|kandidat|dela",
	},
};
