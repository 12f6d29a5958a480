// Danish: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = forfatter til
organize = arrangør af
translate = oversætter af
mentor = mentor for, vejleder for
train = underviser for
duty = ansvar for, ansvarlig for, stå for, stod for, varetage, varetagelse af
lead = lede, ledelse af, ledede, leder, ansvar for, ansvarlig for, stå for, stod for, med ansvar for, har ansvar for, styre, styring af, i spidsen for, drive, <anføre
start = grundlægge, starte, lancere, lancering, åbne, oprette, etablere, sætte i gang
make = lave, bygge, udvikle, udvikling af, udarbejde, udarbejdelse, skabe, oprette, forberede, fremstille, <designe, <skrive, <programmere
implement = indføre, indførelse, implementere, implementering, udrulle, etablere, tage i brug
improve = forbedre, forbedring, optimere, optimering
up = øge, øgning, vokse, vækst, hæve, mere, højere, steg, stige, stigning, flere
expand = udvide, udvidelse
down = reducere, reduktion, sænke, mindske, nedbringe, falde, fald, færre, mindre, lavere, forkorte
faster = forkorte, hurtigere, effektivisere, fremskynde
save = spare, besparelse
keep = holde, opretholde, bevare, fastholde
train = oplære, oplæring af, undervise, træne, uddanne
mentor = vejlede, vejledning af, coache, mentor for, følge
advise = rådgive, rådgivning
analyze = analysere, analyse, undersøge
assess = vurdere, vurdering, evaluere, evaluering
check = kontrollere, kontrol, tjekke, gennemgå
monitor = overvåge, overvågning, følge
test = teste, afprøve
plan = planlægge, planlægning
organize = organisere, organisering, arrangere, koordinere, planlægge, tilrettelægge
coordinate = koordinere, koordinering, samordne, organisere
perform = udføre, gennemføre, gennemførelse, holde, afholde
complete = afslutte, fuldføre, færdiggøre
handle = håndtere, håndtering, behandle, varetage, tage sig af
care = pleje, passe, tage sig af, omsorg for
use = bruge, brug af, benytte, anvende, arbejde med, ved hjælp af
write = skrive, forfatte
document = dokumentere, dokumentation, registrere
design = designe, udforme
program = programmere, udvikle, kode
automate = automatisere, automatisering
integrate = integrere, integration
migrate = migrere, migrering, flytte
modernize = modernisere, forny, opdatere
rework = omarbejde, redesigne, omstrukturere
repair = reparere, reparation
resolve = løse, løsning af
service = vedligeholde, vedligeholdelse
sell = sælge, salg af
buy = købe, indkøb
negotiate = forhandle, forhandling
win = vinde, skaffe, opnå
receive = få, modtage, modtagelse
answer = svare, besvare
present = præsentere, præsentation, vise
report = rapportere, rapportering
communicate = kommunikere, tale
explain = forklare
hire = ansætte, ansættelse, rekruttere
promote = markedsføre, fremme
publish = publicere, udgive
provide = levere, tilbyde, give, yde
ensure = sikre, sørge for
enable = muliggøre
achieve = opnå, nå, <overgå
exceed = overgå, overstige
combine = kombinere, samle
select = vælge, udvælge
collect = samle, indsamle, indsamling
clean = rengøre, rengøring
transport = transportere, køre
operate = drive, betjene
assemble = montere, montering
serve = servere, betjene
translate = oversætte, oversættelse
adapt = tilpasse, tilpasning
research = forske, forskning
calculate = beregne, beregning
forecast = forudsige, prognose
discover = opdage, finde, afdække
install = installere, installation
represent = repræsentere
deliver = levere, levering
motivate = motivere
measure = måle, måling
treat = behandle, behandling
teach = undervise
`;

const things = `
staff = ansat, ansatte, medarbejder, medarbejdere, personale, personer, folk
colleague = kollega, kolleger
customer = kunde, kunder
user = bruger, brugere
team = team, gruppe, hold
company = virksomhed, firma, selskab
shop = butik, forretning
hospital = hospital, sygehus, klinik
ward = afdeling, afsnit
department = afdeling
supplier = leverandør
cost = omkostning, udgift
revenue = omsætning, indtægt, salg
error = fejl
problem = problem
goal = mål
new = ny, nye, nyt
several = flere, forskellige
method = metode
process = proces, procedure
website = hjemmeside, website
meeting = møde
workshop = kursus, workshop
event = arrangement
goods = vare, produkt
stock = lager, beholdning
machine = maskine
contract = kontrakt, aftale
student = studerende
pupil = elev
child = barn, børn
teacher = lærer
doctor = læge
developer = udvikler, programmør
region = region, område
country = land
worldwide = international, global, over hele verden
national = national, landsdækkende
safety = sikkerhed
question = spørgsmål, henvendelse
result = resultat
award = pris
participant = deltager, deltagere
shift = vagt, skift
patient = patient, patienter
nurse = sygeplejerske
task = opgave
project = projekt
quality = kvalitet
experience = erfaring, arbejdet, arbejder
knowledge = viden, kendskab
school = skole
schedule = vagtplan, plan
doctorate = ph.d., PhD, doktorgrad
person = person, personer, mennesker, menneske, <patient, <besøgende, <gæst, <kunde, <klient, <beboer, <elev, <studerende, <barn, <lærling, <praktikant, <kollega, <medarbejder, <ansat, <frivillig, <deltager, <passager, <lejer, <kandidat, <sygeplejerske, <læge, <lærer, <ingeniør, <udvikler, <tekniker, <mekaniker, <chauffør, <kok, <assistent, <rådgiver, <medlem, <bruger, <voksen, <ung, <forælder, <sælger, <specialist
animal = dyr, <hund, <kat, <hest, <ko, <kalv, <får, <lam, <ged, <gris, <høne, <fugl, <kanin, <abe, <fisk
vehicle = køretøj, <bil, <lastbil, <varevogn, <bus, <traktor, <trailer, <truck, <motorcykel, <cykel
document = dokument, <brev, <rapport, <blanket, <faktura, <kontrakt, <attest, <referat, <håndbog, <brochure, <kvittering
building = bygning, <hus, <villa, <skole, <sygehus, <lager, <hotel, <kirke, <bibliotek, <fabrik
meal = måltid, <morgenmad, <frokost, <aftensmad
`;

const limits = `
help = hjælpe, hjalp, hjulpet, hjælp, bistå, bistand, støtte, assistere, assistance, hjælpe til, hjalp til, være behjælpelig, behjælpelig, bistod, bistået, give en hånd
part = deltage, deltog, deltaget, deltagelse, bidrage, bidrog, bidraget, bidrag, medvirke, del af, medlem af, en af, er med til, var med til, var en del af, være med til, være med i, været med til, var med i, være med ved, var med ved, indgå i, indgik i, medvirken, medvirkede
share = samarbejde, i samarbejde med, sammen med, i fællesskab, i et team, i team, med andre, i tæt samarbejde, i samspil med, fælles med, i makkerskab med, to og to, i par, i makkerpar, i tandem, i selskab med, =ledsaget af
planned = planlagt, foreslå, forslag, kommende
tried = forsøge, forsøg, prøve at
ongoing = forventes afsluttet, forventet afsluttet, forventes færdig, igangværende, i gang, påbegyndt, ikke bestået, under uddannelse, ikke afsluttet
part-time = deltid, studiejob, fritidsjob
basic = grundlæggende, basal, begynder, første erfaring, introduktion til
trainee = lærling, praktikant, elev, trainee, praktik, under oplæring
deputy = souschef, vice, assisterende, assistent, vikar, =fungerende, under ledelse af, under opsyn, under vejledning, under tilsyn, under supervision, som vikar, som afløser, i fravær, ved fravær
pilot = pilot, prototype, udkast
simulated = simuleret, simulerede, simulering, fiktiv, fiktivt, hypotetisk, rollespil
potential = potentiel, potentielle, mulig, mulige, tidligere, fremtidig, fremtidige, såkaldt
partly = delvist, af og til, midlertidig, nogle
nearly = næsten, stort set
recommend = anbefale, foreslå
volunteer = frivillig
enable = muliggøre
learn = lære
approved = med godkendelse af, efter godkendelse, til godkendelse, til underskrift
learn = skygge
basic = grundlæggende, basiskendskab, begynder, begynderniveau, grundlæggende kendskab til
alternate = hver anden, hvert andet, hver fjortende dag, hver 14
expired = udløbet, ikke fornyet, udløb, ikke længere gyldig, ugyldig, forældet
mostly = hovedsagelig, primært, overvejende, for det meste, især, fortrinsvis, som regel, normalt, oftest, i hovedsagen, størstedelen
supported = med støtte fra, med hjælp fra, assisteret af
ongoing = er i gang med, i gang med, går på, endnu ikke, ikke endnu, ikke færdig, under uddannelse til, er ved at, i færd med, er i færd med, arbejder på at, forventet afsluttet, forventes afsluttet, forventet færdig, afsluttes forventeligt, mangler speciale, mangler specialet, mangler bachelorprojekt, mangler bachelorprojektet, ansøgning indsendt, ansøgt om
`;

export const claims: ClaimWords = {
	endings:
		"eringer eringen ering erende erede eret eres erer ere elserne elsen elser else ningen ninger ning ingen inger ing ationer ation tioner tion ende ede ene ere et er en es e te t r s erne",
	separable: "",
	prefixes:
		"an af be bi bort efter er for frem fra gennem i ind med mod ned om op over på sam til tilbage under ud ved gen fejl prøve",
	participle: "",
	agents: "",
	infinitives: "e",
	noVerbs: "",
	verbForms: ["ede te et", "ing tion else", "er", "e"],
	forms: `
lede ledede ledet leder | ledelse
skrive skrev skrevet
sælge solgte solgt salg | salg
vinde vandt vundet
få fik fået
tage tager tog taget
give giver gav givet
holde holdt
afholde afholdt | afholdelse
vælge valgte valgt
lægge lagde lagt | lægning
planlægge planlagde planlagt
gøre gjorde gjort gør
finde fandt fundet
bygge byggede bygget
drive drev drevet
falde faldt faldet
stige steg steget
hjælpe hjalp hjulpet
deltage deltog deltaget | deltagelse
bidrage bidrog bidraget
reducere reducerede reduceret reduktion
analysere | analyse analyser
kontrollere | kontrol
reparere | reparation reparationer
indkøbe indkøbte indkøbt | indkøb
besøge besøgte | besøg
følge fulgte fulgt | opfølgning
gennemgå gennemgik gennemgået | gennemgang
vedligeholde vedligeholdt | vedligehold vedligeholdelse
oplære oplært oplærte | oplæring
rengøre rengjorde rengjort | rengøring
afstemme | afstemning
vejlede vejledte vejledt | vejledning vejledninger
oversætte oversatte oversat | oversættelse
sætte satte sat
trække trak trukket
føre førte ført fører
indføre indførte indført | indførelse
gennemføre gennemførte gennemført | gennemførelse
udføre udførte udført | udførelse
bogføre bogførte bogført | bogføring
overføre overførte overført | overførsel
køre kørte kørt kører | kørsel
lære lærte lært lærer
møde mødte mødt møder
måle målte målt måler | måling
skifte skiftede skiftet
udskifte udskiftede udskiftet | udskiftning
åbne åbnede åbnet åbner | åbning
sy syede syet syr
klippe klippede klippet | klipning
forberede forberedte forberedt | forberedelse
udarbejde udarbejdede udarbejdet | udarbejdelse
beslutte besluttede besluttet | beslutning
bistå bistod bistået
stå stod stået står
forstå forstod forstået
foreslå foreslog foreslået | forslag
slå slog slået slår
indgå indgik indgået
gå gik gået går
se set ser
bære bar båret bærer
skære skar skåret
bryde brød brudt
byde bød budt
tilbyde tilbød tilbudt | tilbud
bestille bestilte bestilt | bestilling
fremstille fremstillede fremstillet | fremstilling
stille stillede stillet
anvende anvendte anvendt | anvendelse
bruge brugte brugt | brug
sende sendte sendt | udsendelse
anlægge anlagde anlagt | anlæggelse
sænke sænkede sænket | sænkning
øge øgede øget øger
hæve hævede hævet hæver
træne trænede trænet | træning
undervise underviste undervist | undervisning
introducere | introduktion
dokumentere | dokumentation
præsentere | præsentation
producere | produktion
installere | installation
administrere | administration
organisere | organisation
kommunikere | kommunikation
rapportere | rapport rapporter
besigtige | besigtigelse
behandle behandlede behandlet | behandling
forhandle forhandlede forhandlet | forhandling forhandlinger
betale betalte betalt | betaling udbetaling
tælle talte talt | optælling
svare svarede svaret
ringe ringede ringet
hente hentede hentet | afhentning
levere | leverance
vaske vaskede vasket | vask opvask
servere | servering
lave lavede lavet laver
tilberede tilberedte tilberedt | tilberedning
male malede malet | maling
svejse svejsede svejset | svejsning
slibe sleb slebet | slibning
bore borede boret | boring
grave gravede gravet | gravning udgravning
løfte løftede løftet
læsse læssede læsset | læsning
losse lossede losset | losning
plukke plukkede plukket | plukning
sortere | sortering
veje vejede vejet | vejning
støtte støttede støttet
søge søgte søgt søger
undersøge undersøgte undersøgt | undersøgelse undersøgelser
malke malkede malket | malkning
høste høstede høstet | høst
pleje plejede plejet | pleje
passe passede passet | pasning
synke sank sunket
flytte flyttede flyttet | flytning
koordinere | koordinering koordination
vurdere | vurdering
bedømme bedømte bedømt | bedømmelse
beregne beregnede beregnet | beregning
modtage modtog modtaget | modtagelse
overtage overtog overtaget | overtagelse
varetage varetog varetaget | varetagelse
foretage foretog foretaget
tilrettelægge tilrettelagde tilrettelagt | tilrettelæggelse
fremlægge fremlagde fremlagt | fremlæggelse
købe købte købt køber | køb
løse løste løst løser | løsning
opretholde opretholdt | opretholdelse
rekruttere | rekruttering
beskrive beskrev beskrevet | beskrivelse
udskrive udskrev udskrevet | udskrivning
nedbringe nedbragte nedbragt | nedbringelse
bringe bragte bragt
fejlsøge fejlsøgte fejlsøgt | fejlsøgning
fejlfinde | fejlfinding
samarbejde samarbejdede samarbejdet | samarbejde
tage tages toges
sætte sætter
lægge lægger
skrive skriver
holde holder
sælge sælger
binde bandt bundet
ride red redet
gribe greb grebet
bide bed bidt
klæde klædte klædt
fryse frøs frosset
flyve fløj fløjet
skyde skød skudt
bage bager bagte bagt | bagning
koge koger kogte kogt | kogning
levere leverede leveret | levering leveringer
montere monterede monteret | montering
justere | justering
kalibrere | kalibrering
booke bookede booket | booking
arkivere | arkivering
fakturere | fakturering
udtage udtager udtog udtaget | udtagning udtag
læse læser læste læst
vise viser viste vist
uddanne uddanner uddannede uddannet | uddannelse
forberede forbereder
bestille bestiller
klargøre klargjorde klargjort klargør | klargøring
fotografere | fotografering
pakke pakker pakkede pakket | pakning pakkning
tegne tegner tegnede tegnet | tegning
skaffe skaffede skaffet
ansætte ansatte ansat | ansættelse
optage optog optaget | optagelse
aflevere afleverede afleveret | aflevering
varsle varslede | varsling
`,
	unlike: `
lave lavere
laver lavere
lavede lavere
lavet lavere
lav laver
lav lave
`,
	small: `via hans hendes man hvoraf hvori være blive blevet haft været nul under hos samt også ved omkring og i på af for til fra med om ved hos som at en et den det de er var blev bliver har havde have jeg mig min mit mine du din vi os vores han hun
sig sin sit sine dem deres der her da nu også samt eller men hvor hvem hvad når så ud ind op over under efter før siden inden blandt mellem
gennem per pr hver inklusive blandt andet bl a osv f eks kan skal vil mod trods udover mens fordi derfor dermed hvilket hvilken hvilke hvis endnu allerede sådan sådanne disse denne dette altså`,
	deeds,
	things,
	limits,
	self: "jeg vi",
	negations:
		"nul, ikke, aldrig, uden, ingen, intet, hverken, i stedet for, undtagen, på trods af, mod",
	absolutes: `
all = alle, alt, hele, hver eneste, samtlige, al, komplet, fuldstændig, altid, enhver
only = alene, eneste, kun, på egen hånd, udelukkende, personligt
first = første, nummer et
most = bedst, bedste, størst, største, højest, højeste, førende, prisvindende, rekord
from scratch = fra bunden, fra a til å, fra start til slut
expert = ekspert, ekspertise, specialist
senior = senior
success = succesfuld, med succes, vellykket
`,
	periods: `
hour = i timen, per time, hver time
year = årlig, årlige, per år, om året, hvert år
month = månedlig, månedlige, per måned, om måneden, hver måned
week = ugentlig, ugentlige, per uge, om ugen, hver uge
day = daglig, daglige, per dag, om dagen, hver dag
shift = per vagt, hver vagt
quarter = kvartalsvis, hvert kvartal
year = en gang om året, årligt, om året, pr. år
month = en gang om måneden, månedligt, pr. måned
week = en gang om ugen, ugentligt, pr. uge
day = dagligt, pr. dag
quarter = en gang i kvartalet, en gang pr. kvartal, hver tredje måned, pr. kvartal
half year = halvårligt, hvert halvår, pr. halvår, hver sjette måned
weekday = på hverdage, hverdage, mandag til fredag
weekend = i weekenden, hver weekend, i weekenderne
fortnight = hver anden uge, hver fjortende dag
day = en gang om dagen
night = hver nat, pr. nat
morning = hver morgen
season = hver sæson, pr. sæson
`,
	times: `
half hour = en halv time, halv time, halve time
one decade = et årti
half year = halvt år
millisecond = ms, millisekund
second = sekund, sekunder
minute = minut, minutter
hour = time, timer, h
day = dag, dage
week = uge, uger
month = måned, måneder
quarter = kvartal
year = år
`,
	percent: "procent, pct",
	money: `
DKK = DKK, kr, kroner, krone
EUR = €, euro
USD = $, dollar
`,
	factors: `
12 = dusin
1000 = tusind
1000000 = million, millioner, mio
1000000000 = milliard, milliarder, mia
`,
	counting: {
		or: "eller",
		half: { more: "{one} og en halv", oneAndHalf: "halvanden, halvandet" },
		small:
			"nul én to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten",
		tens: "tyve tredive fyrre halvtreds tres halvfjerds firs halvfems",
		joined: ["{one}og{ten}"],
		large: "hundrede 100, tusind 1000",
	},
	shares: `
-50 = halvere, halvering, med det halve
-33 = med en tredjedel
-25 = med en fjerdedel
100 = fordoble, fordobling
200 = tredoble
`,
	links: {
		beside: "mens",
		and: "og, eller, samt, såvel som",
		means: "gennem, ved hjælp af, via, takket være, ved at",
		result: "hvilket, så at, som førte til, og dermed, hvorved",
		purpose: "for at, med det formål at",
		relative: "som, der, hvor",
	},
	bounds: {
		after: "eller flere",
		least: "godt, mere end, over, mindst, flere end",
		most: "næsten, op til, under, mindre end, højst",
		near: "omtrent, cirka, ca., omkring, rundt regnet",
	},
	roles: { from: "fra", to: "til", by: "med" },
	namely: "herunder|inklusive|nemlig",
	as: "som, arbejder som, arbejdede som, rollen som, stilling som",
	agent: "af",
	inquiring:
		"betingelse betingelser krav start senere stadig åben meningsfuld mening nyttig undtagelse nødvendig muligt spørgsmål alligevel",
	courtesy: `søger ansøgning stilling stillingen opslag virksomhed virksomheden team teamet samtale gerne glad tak tid hilsen venlig med interesse
interesseret erfaring bidrage vedlagt cv fortælle mere høre fra jer jeres tale møde spørgsmål ser frem`,
	greeting: "kære, til rette vedkommende, hej",
	applying: "søger, ansøgning, stilling, stillingen, opslag, interesse",
	framing:
		"mit arbejde, arbejde, arbejdet, arbejder, projektet, projekt, frivilligt arbejde, frivillig, eksempel, andet eksempel, et andet eksempel derfra, derfra, tidligere, nuværende stilling, stilling, seneste stilling, hidtil, været en del af mit arbejde, taler, læste, kompetencer, certificeringer, der",
	levels: "flydende modersmål grundlæggende godt avanceret",
	listing:
		"niveau har talt viden kendskab erfaring erfaren taler sprog certificeret certifikat uddannet grad studeret studier værktøjer teknologier publiceret publikation tosproget færdigheder kompetencer",
	holding: "certificeret uddannet",
	sought: "nogen",
	asking: "I søger, I beder om, I ønsker, jeres opslag, stillingen kræver",
	chatter:
		"her er den, her er et, som ønsket, forbedret version, læseren bedes, bemærkning til, skal bekræftes, udfyld",
	headings: `profil om mig resumé sammenfatning erhvervserfaring erfaring uddannelse kompetencer færdigheder sprog projekter certificeringer certifikater kurser
publikationer frivilligt arbejde priser interesser referencer kontakt personlige oplysninger software og`,
	labels: `øvrige telefon tlf mobil e-mail email adresse hjemmeside karakter niveau kurser teknologier værktøjer sprog dato nu udstedt gyldig til side af født
statsborgerskab modersmål flydende grundlæggende mellem avanceret ekspert forfattere forlag`,
	unclaimed: {
		applies:
			"(?:(?:hermed|jeg) (?:søger jeg|søger|vil (?:gerne )?(?:hermed )?søge|ansøger jeg om|ansøger (?:hermed )?om)) (?:hermed )?(?:stillingen |jobbet )?(?:som )?",
		wishes:
			"(?:jeg (?:vil(?:le)? (?:meget )?gerne|håber|ønsker|ser frem til)|gerne vil jeg) ",
		stands: "(?:jeres|din|dine|dit|deres|denne|dette|stillingen|jobbet) ",
		moves:
			"(?:interesserer|tiltaler|inspirerer|motiverer|tiltrækker) mig|til mine (?:ønsker|interesser|værdier)|det,? jeg søger",
		presumes:
			"jeg|min|mit|mine|mig|bidrag\\p{L}*|tilfør\\p{L}*|tilbyd\\p{L}*|brug\\p{L}*|anvend\\p{L}*|fortsæt\\p{L}*|videre\\p{L}*|igen|nævn\\p{L}*|fremhæv\\p{L}*|understreg\\p{L}*|vis\\p{L}*|erfaring\\p{L}*|viden|kompetence\\p{L}*|færdighed\\p{L}*|baggrund|profil|uddannelse\\p{L}*|eksamen|allerede|at jeg|fordi|da|med|få gavn|fordybe|udbygge|kandidat|dele",
	},
};
