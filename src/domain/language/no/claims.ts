// Norwegian: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = forfatter av, forfatter til
organize = arrangør av
translate = oversetter av
mentor = mentor for, veileder for
train = opplærer av
duty = ansvar for, ansvarlig for, stå for, stod for, sto for
lead = lede, ledelse av, ledet, leder, ansvar for, ansvarlig for, stå for, stod for, sto for, med ansvar for, har ansvar for, styre, styring av, i spissen for, drive, <anføre
start = grunnlegge, starte, lansere, lansering, åpne, opprette, etablere, sette i gang
make = lage, bygge, utvikle, utvikling av, utarbeide, utarbeidelse, skape, opprette, forberede, sette opp, <designe, <skrive, <programmere
implement = innføre, innføring, implementere, implementering, rulle ut, etablere, sette opp, ta i bruk
improve = forbedre, forbedring, optimalisere, optimalisering
up = øke, økning, vokse, vekst, heve, mer, høyere, steg, flere
expand = utvide, utvidelse
down = redusere, reduksjon, senke, minske, kutte, kutt, falle, fall, færre, mindre, lavere, forkorte
faster = forkorte, raskere, effektivisere
save = spare, besparelse, innsparing
keep = holde, opprettholde, beholde
train = lære opp, opplæring av, undervise, trene, skolere, kurse
mentor = veilede, veiledning av, følge opp, coache, mentor for
advise = rådgi, gi råd, rådgivning
analyze = analysere, analyse, undersøke
assess = vurdere, vurdering, evaluere, evaluering
check = kontrollere, kontroll, sjekke, gjennomgå, verifisere
monitor = overvåke, overvåking, følge
test = teste, prøve
plan = planlegge, planlegging
organize = organisere, organisering, arrangere, koordinere, planlegge
coordinate = koordinere, koordinering, samordne, organisere
perform = utføre, gjennomføre, gjennomføring, holde, gjøre
complete = fullføre, avslutte, ferdigstille
handle = håndtere, håndtering, behandle, ta hånd om, ta seg av
care = pleie, stelle, ta hånd om, omsorg for
use = bruke, bruk av, benytte, anvende, jobbe med, arbeide med, ved hjelp av
write = skrive, forfatte
document = dokumentere, dokumentasjon, registrere
design = designe, utforme, utforming
program = programmere, utvikle, kode
automate = automatisere, automatisering
integrate = integrere, integrasjon
migrate = migrere, migrering, flytte, flytting
modernize = modernisere, fornye, oppdatere
rework = omarbeide, redesigne, omstrukturere
repair = reparere, reparasjon, fikse
resolve = løse, løsning av, rette
service = vedlikeholde, vedlikehold
sell = selge, salg av
buy = kjøpe, innkjøp, anskaffe
negotiate = forhandle, forhandling
win = vinne, skaffe, oppnå
receive = få, motta, mottak av
answer = svare, besvare
present = presentere, presentasjon, vise
report = rapportere, rapportering
communicate = kommunisere, snakke
explain = forklare
hire = ansette, ansettelse, rekruttere, rekruttering
promote = markedsføre, fremme
publish = publisere, utgi
provide = levere, tilby, gi, yte
ensure = sikre, sørge for
enable = muliggjøre
achieve = oppnå, nå, <overgå
exceed = overgå, overstige
total = utgjøre, verdt, til en verdi av
combine = kombinere, slå sammen
select = velge, utvelgelse
collect = samle, innhente, innsamling
clean = rengjøre, vaske
transport = transportere, frakte
operate = drifte, drift av, betjene, kjøre
assemble = montere, montering
serve = servere, betjene
translate = oversette, oversettelse
adapt = tilpasse, tilpasning
research = forske, forskning
calculate = beregne, beregning
forecast = forutsi, prognose
discover = oppdage, finne, avdekke
install = installere, installasjon
represent = representere
deliver = levere, levering
motivate = motivere
measure = måle, måling
treat = behandle, behandling
cook = lage mat
teach = undervise
`;

const things = `
staff = ansatt, ansatte, medarbeider, personell, personer, folk
colleague = kollega, kolleger
customer = kunde, kunder
user = bruker, brukere
team = team, gruppe, lag
company = bedrift, selskap, virksomhet, firma
shop = butikk
hospital = sykehus, klinikk
ward = avdeling, post
department = avdeling
supplier = leverandør
cost = kostnad, utgift
revenue = omsetning, inntekt, salg
error = feil
problem = problem
goal = mål
new = ny, nye, nytt
several = flere, ulike, forskjellige
method = metode
process = prosess, rutine
website = nettside, nettsted
meeting = møte
workshop = kurs, workshop
event = arrangement
goods = vare, produkt
stock = lager, beholdning
machine = maskin
vehicle = kjøretøy, <bil
contract = kontrakt, avtale
student = student
pupil = elev
child = barn
teacher = lærer
doctor = lege
developer = utvikler, programmerer
region = region, område
country = land
worldwide = internasjonal, global, over hele verden
national = nasjonal, landsomfattende
safety = sikkerhet
question = spørsmål, henvendelse
complaint = klage
result = resultat
award = pris, utmerkelse
phone = telefon
guest = gjest
participant = deltaker, deltakere
shift = vakt, skift
patient = pasient, pasienter
nurse = sykepleier
task = oppgave
project = prosjekt
quality = kvalitet
experience = erfaring, jobbet, arbeidet
knowledge = kunnskap, kjennskap
school = skole
schedule = vaktplan, plan
engineer = ingeniør, ingeniører
doctorate = doktorgrad, PhD, ph.d.
person = person, personer, mennesker, menneske, <pasient, <besøkende, <gjest, <kunde, <klient, <beboer, <elev, <student, <barn, <lærling, <praktikant, <kollega, <medarbeider, <ansatt, <frivillig, <deltaker, <passasjer, <leietaker, <kandidat, <sykepleier, <lege, <lærer, <ingeniør, <utvikler, <tekniker, <mekaniker, <sjåfør, <kokk, <assistent, <rådgiver, <medlem, <bruker, <voksen, <ungdom, <forelder, <selger, <spesialist
animal = dyr, <hund, <katt, <hest, <ku, <kalv, <sau, <lam, <geit, <gris, <høne, <fugl, <kanin, <ape, <fisk
vehicle = kjøretøy, <bil, <lastebil, <varebil, <buss, <traktor, <tilhenger, <truck, <motorsykkel, <sykkel
document = dokument, <brev, <rapport, <skjema, <faktura, <kontrakt, <attest, <referat, <håndbok, <brosjyre, <kvittering
building = bygning, bygg, <hus, <villa, <skole, <sykehus, <lager, <hotell, <kirke, <bibliotek, <fabrikk
meal = måltid, <frokost, <lunsj, <middag
`;

const limits = `
help = hjelpe, hjalp, hjulpet, hjelp, bistå, bistand, støtte, assistere, assistanse, hjelpe til, hjalp til, være behjelpelig, behjelpelig, bisto, bistått, bistod
part = delta, deltok, deltatt, deltakelse, bidra, bidro, bidratt, bidrag, medvirke, del av, medlem av, en av, er med på, være med på, er med og, var med på, medarbeid, vært med på, var med i, være med i, vært med i, var med ved, var med å, være med å, inngå i, inngikk i, medvirkning, medvirket
share = samarbeide, samarbeid, i samarbeid med, sammen med, i fellesskap, i et team, i team, med andre, i samråd med, i lag med, felles med, sammen med flere, to og to, i par, i tandem, i følge med, i selskap med, =ledsaget av
planned = planlagt, foreslå, forslag, kommende
tried = forsøke, forsøk, prøve å
ongoing = forventes fullført, forventet fullført, forventes ferdig, pågående, pågår, påbegynt, ikke bestått, under utdanning, ikke fullført
part-time = deltid, ekstrajobb, ekstravakt
basic = grunnleggende, grunnleggende kunnskap, nybegynner, innføring i, første erfaring
trainee = lærling, praktikant, trainee, praksis, under opplæring
deputy = nestleder, assisterende, assistent, vikar, =fungerende, visestyrer, under ledelse av, under oppsyn, under veiledning, under tilsyn, som vikar, i fravær, ved fravær
pilot = pilot, prototype, utkast
simulated = simulert, simulerte, simulering, fiktiv, fiktivt, hypotetisk, rollespill
potential = potensiell, potensielle, mulig, mulige, tidligere, fremtidig, fremtidige, såkalt
partly = delvis, av og til, midlertidig, noen
nearly = nesten, så godt som
recommend = anbefale, foreslå
volunteer = frivillig, dugnad
enable = muliggjøre
learn = lære
approved = med godkjenning av, etter godkjenning, til godkjenning, til underskrift
learn = hospitere
basic = grunnleggende, nybegynner, grunnleggende kjennskap til, begynnernivå
alternate = annenhver, annethvert, annahver, hver andre, hvert andre, hver annen, hvert annet, hver fjortende dag, hver 14, hver fjortende
expired = utløpt, ikke fornyet, utløp, gått ut, gikk ut, ikke lenger gyldig, ugyldig
mostly = hovedsakelig, primært, i hovedsak, for det meste, først og fremst, fortrinnsvis, som regel, vanligvis, stort sett, overveiende, i all hovedsak, oftest
supported = med støtte fra, med støtte av, med hjelp fra, assistert av
ongoing = holder på med, er i gang med, ennå ikke, ikke ennå, ikke ferdig, går på, holder på å, er i ferd med, i ferd med, forventet ferdig, forventet fullført, forventes fullført, mangler bacheloroppgave, mangler bacheloroppgaven, mangler masteroppgave, mangler masteroppgaven, søknad sendt, søknad innsendt
`;

export const claims: ClaimWords = {
	endings:
		"eringer eringen ering erende erte eres erer ert ere elsene elsen elser else ingene ingen inger ing asjoner asjon sjoner sjon ende ede ene ete et er en es e te t a r s",
	separable: "",
	prefixes:
		"an av be bi bort etter er for frem fram fra gjennom i inn med mot ned om opp over på sam til tilbake under ut ved gjen feil prøve",
	participle: "",
	agents: "",
	infinitives: "e",
	noVerbs: "",
	verbForms: ["te et de", "ing sjon else", "er", "e"],
	forms: `
lede ledet ledde leder | ledelse
skrive skrev skrevet
selge solgte solgt salg | salg
vinne vant vunnet
få fikk fått
ta tar tok tatt
gi gir ga gav gitt
holde holdt
velge valgte valgt
legge la lagt | legging
planlegge planla planlagt
gjøre gjør gjorde gjort gjør
finne fant funnet
bygge bygget bygde bygd
drive drev drevet
falle falt
stige steg steget
hjelpe hjalp hjulpet
delta deltok deltatt | deltakelse deltagelse
bidra bidro bidratt
bringe brakte brakt
redusere reduserte redusert
analysere | analyse analyser
kontrollere | kontroll
kjøpe kjøpte kjøpt | innkjøp
besøke besøkte | besøk
følge fulgte fulgt | oppfølging
gjennomgå gjennomgikk gjennomgått | gjennomgang
vedlikeholde vedlikeholdt | vedlikehold
rengjøre rengjorde rengjort | rengjøring
avstemme | avstemming
veilede veiledet veiledte | veiledning
oversette oversatte oversatt | oversettelse
sette satte satt
trekke trakk trukket
føre førte ført fører
innføre innførte innført | innføring
gjennomføre gjennomførte gjennomført | gjennomføring
utføre utførte utført | utførelse
bokføre bokførte bokført | bokføring
overføre overførte overført | overføring
kjøre kjørte kjørt | kjøring
lære lærte lært lærer | opplæring
opplære opplærte opplært | opplæring
møte møtte møtt møter
måle målte målt måler | måling
skifte skiftet skifta
bytte byttet byttes | bytte
åpne åpnet | åpning
sy sydde sydd syr
klippe klippet klipte | klipping
forberede forberedte forberedt | forberedelse forberedelser
utarbeide utarbeidet | utarbeidelse utarbeiding
beslutte besluttet | beslutning
bistå bisto bistått
stå sto stått står
forstå forsto forstått
foreslå foreslo foreslått | forslag
slå slo slått slår
inngå inngikk inngått
gå gikk gått går
se sett ser
bære bar båret bærer
skjære skar skåret | skjæring
bryte brøt brutt
tilby tilbød tilbydde tilbudt | tilbud
bestille bestilte bestilt | bestilling
fremstille fremstilte fremstilt | fremstilling
stille stilte stilt
anvende anvendte anvendt | anvendelse
bruke brukte brukt | bruk
sende sendte sendt | utsending
anlegge anla anlagt | anleggelse
senke senket | senking
øke økte økt øker | økning
heve hevet hever | heving
trene trente trent | trening
undervise underviste undervist | undervisning
introdusere introduserte introdusert | introduksjon
dokumentere | dokumentasjon
presentere | presentasjon
produsere produserte produsert | produksjon
installere | installasjon
administrere | administrasjon
organisere | organisasjon
kommunisere kommuniserte kommunisert | kommunikasjon
rapportere | rapport rapporter
befare befarte | befaring
behandle behandlet | behandling
forhandle forhandlet | forhandling forhandlinger
betale betalte betalt | betaling utbetaling
telle talte telte talt telt | telling
svare svarte svart
ringe ringte ringt
hente hentet | henting
levere leverte levert | leveranse levering
vaske vasket | vask vasking
servere | servering
lage laget lagde lagd
tilberede tilberedte tilberedt | tilberedning
male malte malt | maling
sveise sveiset | sveising
slipe slipte slipt | sliping
bore boret | boring
grave gravde gravd gravet | graving
løfte løftet
laste lastet | lasting
losse losset | lossing
plukke plukket | plukking plukk
sortere | sortering
veie veide veid veier | veiing
støtte støttet
søke søkte søkt søker
undersøke undersøkte undersøkt | undersøkelse undersøkelser
melke melket | melking
høste høstet | høsting
pleie pleide pleiet | pleie
stelle stelte stelt | stell
synke sank sunket
flytte flyttet | flytting
koordinere | koordinering
vurdere | vurdering
bedømme bedømte bedømt | bedømmelse
beregne beregnet | beregning
motta mottok mottatt | mottak
overta overtok overtatt | overtakelse overtagelse
ivareta ivaretok ivaretatt | ivaretakelse
foreta foretok foretatt
tilrettelegge tilrettela tilrettelagt | tilrettelegging
løse løste løst løser | løsning
avholde avholdt | avholdelse
opprettholde opprettholdt | opprettholdelse
rekruttere | rekruttering
beskrive beskrev beskrevet | beskrivelse
utskrive utskrev utskrevet | utskriving
feilsøke feilsøkte feilsøkt | feilsøking
samarbeide samarbeidet | samarbeid
reparere | reparasjon reparasjoner
ta tas
sette setter
legge legger
skrive skriver
holde holder
selge selger
binde bandt bundet
gripe grep grepet
kle kledde kledd
fryse frøs frosset
fly fløy fløyet
skyte skjøt skutt
bake baker bakte bakt | baking
koke koker kokte kokt | koking
montere | montering
justere | justering
kalibrere | kalibrering
bestille bestiller
booke bookede booket | booking
arkivere | arkivering
fakturere | fakturering
lese leser leste lest
vise viser viste vist
utdanne utdanner utdannet | utdanning
klargjøre klargjorde klargjort klargjør | klargjøring
fotografere | fotografering
pakke pakker pakket | pakking
tegne tegner tegnet | tegning
skaffe skaffet
ansette ansatte ansatt | ansettelse
oppta opptok opptatt | opptak
fôre fôret fôrer | fôring
bidra bidrar
stanse stanset stanset | stans
`,
	unlike: `
lage lager
laget lager
laver lavere
lav lave
`,
	small: `via hans hennes vårt våre man hvorav være blitt hatt vært null under hos samt også ved rundt og i på av for til fra med om ved hos som at å en et ei den det de er var ble blir bli har hadde ha jeg meg min mitt mine du din vi oss vår han hun
seg sin sitt sine dem deres der her da nå også samt eller men hvor hvem hva når så ut inn opp over under etter før siden innen blant mellom
gjennom per pr hver inkludert blant annet bl a osv f eks kan skal vil der mot tross utover mens fordi derfor dermed hvilket hvilken hvilke hvis ennå allerede sånn slik slike disse denne dette altså omkring`,
	deeds,
	things,
	limits,
	self: "jeg vi",
	negations:
		"null, ikke, aldri, uten, ingen, intet, hverken, verken, i stedet for, unntatt, til tross for, mot",
	absolutes: `
all = alle, alt, hele, hver eneste, samtlige, all, komplett, fullstendig, alltid, enhver
only = alene, eneste, kun, bare, på egen hånd, utelukkende, personlig
first = første, nummer en
most = best, beste, størst, største, høyest, høyeste, ledende, prisbelønt, rekord
from scratch = fra bunnen av, fra a til å, fra start til slutt
expert = ekspert, ekspertise, spesialist
senior = senior
success = vellykket, suksessfull, med suksess
`,
	periods: `
hour = i timen, per time, hver time
year = årlig, årlige, per år, i året, hvert år
month = månedlig, månedlige, per måned, i måneden, hver måned
week = ukentlig, ukentlige, per uke, i uken, hver uke
day = daglig, daglige, per dag, om dagen, hver dag
shift = per vakt, hver vakt
quarter = kvartalsvis, hvert kvartal
year = en gang i året, årlig, årleg, pr. år
month = en gang i måneden, pr. måned
week = en gang i uka, i uka, hver uke, pr. uke
day = pr. dag
quarter = en gang i kvartalet, en gang per kvartal, hver tredje måned, per kvartal
half year = halvårlig, hvert halvår, per halvår, hver sjette måned
weekday = på hverdager, hverdager, mandag til fredag
weekend = i helgene, hver helg, i helgen
fortnight = annenhver uke, hver fjortende dag
day = en gang om dagen
night = hver natt, per natt
morning = hver morgen
season = hver sesong, per sesong
`,
	times: `
half hour = en halvtime, halvtime, halv time
one decade = et tiår
half year = halvt år
millisecond = ms, millisekund
second = sekund, sekunder
minute = minutt, minutter
hour = time, timer, h
day = dag, dager
week = uke, uker
month = måned, måneder
quarter = kvartal
year = år
`,
	percent: "prosent, pst",
	money: `
NOK = NOK, kr, kroner, krone
EUR = €, euro
USD = $, dollar
`,
	factors: `
12 = dusin
1000 = tusen
1000000 = million, millioner, mill
1000000000 = milliard, milliarder, mrd
`,
	counting: {
		or: "eller",
		half: { more: "{one} og en halv", oneAndHalf: "halvannen, halvannet" },
		small:
			"null én to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten",
		tens: "tjue tretti førti femti seksti sytti åtti nitti",
		joined: ["{ten}{one}"],
		large: "syv 7, hundre 100, tusen 1000",
	},
	shares: `
-50 = halvere, halvering, med halvparten
-33 = med en tredel, med en tredjedel
-25 = med en fjerdedel
100 = doble, dobling, fordoble
200 = tredoble, tredobling
`,
	links: {
		beside: "mens",
		and: "og, eller, samt, i tillegg til",
		means: "gjennom, ved hjelp av, via, takket være, ved å",
		result: "noe som, slik at, som førte til, og dermed",
		purpose: "for å, med mål om",
		relative: "som, der, hvor",
	},
	bounds: {
		after: "eller flere, eller mer",
		least: "drøyt, godt, mer enn, over, minst, flere enn",
		most: "nesten, opptil, under, mindre enn, høyst, inntil, nærmere",
		near: "omtrent, cirka, ca., rundt, om lag, omkring",
	},
	roles: { from: "fra", to: "til", by: "med" },
	namely: "inkludert|herunder|nemlig",
	as: "som, jobber som, arbeider som, jobbet som, rollen som, stilling som",
	agent: "av",
	inquiring:
		"betingelse vilkår krav start senere fortsatt åpen meningsfull mening nyttig unntak nødvendig mulig spørsmål likevel",
	courtesy: `søker søknad stilling stillingen stillingsannonse bedrift bedriften selskapet team teamet samtale intervju gjerne glad takk tid hilsen vennlig med
interesse interessert erfaring bidra vedlagt cv fortelle mer høre fra dere deres snakke møte treffe spørsmål hyggelig ser frem`,
	greeting: "kjære, til rette vedkommende, hei",
	applying: "søker, søknad, stilling, stillingen, annonse, interesse",
	framing:
		"arbeidet mitt, arbeid, arbeidet, jobber, prosjektet, prosjekt, frivillig arbeid, frivillig, eksempel, annet eksempel, et annet eksempel derfra, derfra, tidligere, nåværende stilling, stilling, siste stilling, hittil, vært en del av arbeidet mitt, snakker, studerte, kompetanse, sertifiseringer, der",
	levels: "flytende morsmål grunnleggende godt avansert",
	listing:
		"nivå har snakket kunnskap kunnskaper erfaring erfaren snakker språk sertifisert sertifikat utdannet grad studert studier verktøy teknologier publisert publikasjon tospråklig ferdigheter kompetanse",
	holding: "sertifisert utdannet",
	sought: "noen",
	asking: "dere søker, dere ber om, dere ønsker, annonsen, stillingen krever",
	chatter:
		"her er den, her er et, som ønsket, forbedret versjon, leseren bes, merknad til, må bekreftes, fyll inn",
	headings: `profil om meg sammendrag arbeidserfaring erfaring utdanning kompetanse ferdigheter kunnskaper språk prosjekter sertifiseringer sertifikater kurs
publikasjoner frivillig arbeid verv priser interesser referanser kontakt personalia programvare og`,
	labels: `øvrige telefon tlf mobil e-post epost adresse nettside karakter nivå kurs teknologier verktøy språk dato nå utstedt gyldig til side av født statsborgerskap
morsmål flytende grunnleggende middels avansert ekspert forfattere forlag`,
	unclaimed: {
		applies:
			"(?:(?:herved|jeg) (?:søker jeg|søker|vil (?:gjerne )?(?:herved )?søke)) (?:herved )?(?:på )?(?:stillingen |jobben )?(?:som )?",
		wishes:
			"(?:jeg (?:vil(?:le)? (?:veldig )?gjerne|håper|ønsker|ser frem til|ser fram til)|gjerne vil jeg) ",
		stands: "(?:deres|din|dine|ditt|denne|dette|stillingen|jobben) ",
		moves:
			"(?:interesserer|tiltaler|inspirerer|motiverer|tiltrekker) meg|mine (?:ønsker|interesser|verdier)|det jeg søker",
		presumes:
			"jeg|min|mitt|mine|meg|bidra\\p{L}*|tilfør\\p{L}*|tilby\\p{L}*|bruk\\p{L}*|anvend\\p{L}*|fortsett\\p{L}*|videre\\p{L}*|igjen|nevn\\p{L}*|fremhev\\p{L}*|understrek\\p{L}*|vis\\p{L}*|erfaring\\p{L}*|kunnskap\\p{L}*|kompetanse\\p{L}*|ferdighet\\p{L}*|bakgrunn|profil|utdanning\\p{L}*|eksamen|allerede|at jeg|fordi|siden|med|dra nytte|fordype|kandidat|dele",
	},
};
