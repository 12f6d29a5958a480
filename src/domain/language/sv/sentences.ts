// Swedish: how lines become sentences.
import type { SentenceWords } from "../sentence-words.ts";

// What people do at work, by the nouns and forms a line may begin with: nouns, then the infinitive, what I do, what I did and
// what I have done; "-" where a thing is done once. Only nouns that name a deed and nothing else.
const VERBS = `
montering = montera, monterar, monterade, monterat
planering = planera, planerar, planerade, planerat
programmering = programmera, programmerar, programmerade, programmerat
registrering = registrera, registrerar, registrerade, registrerat
rapportering = rapportera, rapporterar, rapporterade, rapporterat
servering = servera, serverar, serverade, serverat
sortering = sortera, sorterar, sorterade, sorterat
installering, installation = installera, installerar, installerade, installerat
reparering, reparation = reparera, reparerar, reparerade, reparerat
fakturering = fakturera, fakturerar, fakturerade, fakturerat
budgetering = budgetera, budgeterar, budgeterade, budgeterat
attestering = attestera, attesterar, attesterade, attesterat
renovering = renovera, renoverar, renoverade, renoverat
justering = justera, justerar, justerade, justerat
kalibrering = kalibrera, kalibrerar, kalibrerade, kalibrerat
publicering = publicera, publicerar, publicerade, publicerat
rekrytering = rekrytera, rekryterar, rekryterade, rekryterat
diagnosticering = diagnosticera, diagnosticerar, diagnosticerade, diagnosticerat
mobilisering = mobilisera, mobiliserar, mobiliserade, mobiliserat
arkivering = arkivera, arkiverar, arkiverade, arkiverat
inventering = inventera, inventerar, inventerade, inventerat
projektering = projektera, projekterar, projekterade, projekterat
dimensionering = dimensionera, dimensionerar, dimensionerade, dimensionerat
kalkylering = kalkylera, kalkylerar, kalkylerade, kalkylerat
uppdatering = uppdatera, uppdaterar, uppdaterade, uppdaterat
konfigurering, konfiguration = konfigurera, konfigurerar, konfigurerade, konfigurerat
presentering, presentation = presentera, presenterar, presenterade, presenterat
moderering = moderera, modererar, modererade, modererat
hantering = hantera, hanterar, hanterade, hanterat
koordinering, koordination = koordinera, koordinerar, koordinerade, koordinerat
administrering, administration = administrera, administrerar, administrerade, administrerat
organisation = organisera, organiserar, organiserade, organiserat
leverans = leverera, levererar, levererade, levererat
exponering = exponera, exponerar, exponerade, exponerat
etikettering = etikettera, etiketterar, etiketterade, etiketterat
paketering = paketera, paketerar, paketerade, paketerat
disponering = disponera, disponerar, disponerade, disponerat
lackering = lackera, lackerar, lackerade, lackerat
dokumentering, dokumentation = dokumentera, dokumenterar, dokumenterade, dokumenterat
kommissionering = kommissionera, kommissionerar, kommissionerade, kommissionerat
producering, produktion = producera, producerar, producerade, producerat
certifiering = certifiera, certifierar, certifierade, certifierat
revidering = revidera, reviderar, reviderade, reviderat
verifiering = verifiera, verifierar, verifierade, verifierat
validering = validera, validerar, validerade, validerat
analysering, analys = analysera, analyserar, analyserade, analyserat
transportering, transport = transportera, transporterar, transporterade, transporterat
kontrollering, kontroll = kontrollera, kontrollerar, kontrollerade, kontrollerat
granskning = granska, granskar, granskade, granskat
bearbetning = bearbeta, bearbetar, bearbetade, bearbetat
behandling = behandla, behandlar, behandlade, behandlat
samordning = samordna, samordnar, samordnade, samordnat
utveckling = utveckla, utvecklar, utvecklade, utvecklat
utbildning = utbilda, utbildar, utbildade, utbildat
coachning, coaching = coacha, coachar, coachade, coachat
testning = testa, testar, testade, testat
packning = packa, packar, packade, packat
plockning = plocka, plockar, plockade, plockat
lastning = lasta, lastar, lastade, lastat
lossning = lossa, lossar, lossade, lossat
tvättning = tvätta, tvättar, tvättade, tvättat
städning = städa, städar, städade, städat
målning = måla, målar, målade, målat
svetsning = svetsa, svetsar, svetsade, svetsat
svarvning = svarva, svarvar, svarvade, svarvat
slipning = slipa, slipar, slipade, slipat
borrning = borra, borrar, borrade, borrat
kapning = kapa, kapar, kapade, kapat
upphandling = upphandla, upphandlar, upphandlade, upphandlat
förhandling = förhandla, förhandlar, förhandlade, förhandlat
upprättande = upprätta, upprättar, upprättade, upprättat
odling = odla, odlar, odlade, odlat
skörd = skörda, skördar, skördade, skördat
mjölkning = mjölka, mjölkar, mjölkade, mjölkat
gödsling = gödsla, gödslar, gödslade, gödslat
övervakning = övervaka, övervakar, övervakade, övervakat
beräkning = beräkna, beräknar, beräknade, beräknat
bakning = baka, bakar, bakade, bakat
tillagning = tillaga, tillagar, tillagade, tillagat
omvårdnad = vårda, vårdar, vårdade, vårdat
bemanning = bemanna, bemannar, bemannade, bemannat
utvärdering = utvärdera, utvärderar, utvärderade, utvärderat
bevakning = bevaka, bevakar, bevakade, bevakat
skapande = skapa, skapar, skapade, skapat
betjäning = betjäna, betjänar, betjänade, betjänat
- = arbeta, arbetar, arbetade, arbetat
- = ansvara, ansvarar, ansvarade, ansvarat
- = samarbeta, samarbetar, samarbetade, samarbetat
- = undervisa, undervisar, undervisade, undervisat
- = medverka, medverkar, medverkade, medverkat
- = assistera, assisterar, assisterade, assisterat
- = jobba, jobbar, jobbade, jobbat
- = lämna, lämnar, lämnade, lämnat
- = informera, informerar, informerade, informerat
- = ordna, ordnar, ordnade, ordnat
- = kontakta, kontaktar, kontaktade, kontaktat
bokning = boka, bokar, bokade, bokat
- = öppna, öppnar, öppnade, öppnat
optimering = optimera, -, optimerade, optimerat
implementering = implementera, -, implementerade, implementerat
automatisering = automatisera, -, automatiserade, automatiserat
migrering, migration = migrera, -, migrerade, migrerat
lansering = lansera, -, lanserade, lanserat
etablering = etablera, -, etablerade, etablerat
effektivisering = effektivisera, -, effektiviserade, effektiviserat
digitalisering = digitalisera, -, digitaliserade, digitaliserat
förbättring = förbättra, -, förbättrade, förbättrat
- = minska, -, minskade, minskat
- = öka, -, ökade, ökat
halvering = halvera, -, halverade, halverat
- = starta, -, startade, startat
grundande = grunda, -, grundade, grundat
ledning = leda, leder, ledde, lett
inskolning = skola in, skolar … in, skolade … in, skolat
upplärning = lära upp, lär … upp, lärde … upp, lärt
införande = införa, -, införde, infört
underhåll = underhålla, underhåller, underhöll, underhållit
försäljning = sälja, säljer, sålde, sålt
handläggning = handlägga, handlägger, handlade, handlagt
bokföring = bokföra, bokför, bokförde, bokfört
diarieföring = diarieföra, diarieför, diarieförde, diariefört
handledning = handleda, handleder, handledde, handlett
vägledning = vägleda, vägleder, vägledde, väglett
utredning = utreda, utreder, utredde, utrett
bedömning = bedöma, bedömer, bedömde, bedömt
översättning = översätta, översätter, översatte, översatt
felsökning = felsöka, felsöker, felsökte, felsökt
beställning = beställa, beställer, beställde, beställt
förberedelse = förbereda, förbereder, förberedde, förberett
uppföljning = följa upp, följer … upp, följde … upp, följt
avstämning = stämma av, stämmer … av, stämde … av, stämt
mottagande = ta emot, tar … emot, tog … emot, tagit
framtagande, framtagning = ta fram, tar … fram, tog … fram, tagit
- = köpa in, köper … in, köpte … in, köpt
mätning = mäta, mäter, mätte, mätt
byte = byta, byter, bytte, bytt
prissättning = prissätta, prissätter, prissatte, prissatt
marknadsföring = marknadsföra, marknadsför, marknadsförde, marknadsfört
genomförande = genomföra, genomför, genomförde, genomfört
utförande = utföra, utför, utförde, utfört
kartläggning = kartlägga, kartlägger, kartlade, kartlagt
schemaläggning = schemalägga, schemalägger, schemalade, schemalagt
körning = köra, kör, körde, kört
- = föra, för, förde, fört
skötsel = sköta, sköter, skötte, skött
- = skriva, skriver, skrev, skrivit
- = hjälpa, hjälper, hjälpte, hjälpt
- = bygga, bygger, byggde, byggt
- = driva, driver, drev, drivit
- = hålla, håller, höll, hållit
- = göra, gör, gjorde, gjort
- = ge, ger, gav, gett
- = svara, svarar, svarade, svarat
- = fylla på, fyller … på, fyllde … på, fyllt
- = lägga, lägger, lade, lagt
- = kontrollmäta, kontrollmäter, kontrollmätte, kontrollmätt
- = se över, ser … över, såg … över, sett
- = bistå, bistår, bistod, bistått
- = ingå, ingår, ingick, ingått
- = delta, deltar, deltog, deltagit
- = bidra, bidrar, bidrog, bidragit
- = stötta, stöttar, stöttade, stöttat
- = stödja, stödjer, stödde, stött
- = erbjuda, erbjuder, erbjöd, erbjudit
- = använda, använder, använde, använt
- = lösa, löser, löste, löst
- = sänka, -, sänkte, sänkt
- = höja, -, höjde, höjt
- = korta, -, kortade, kortat
- = vinna, -, vann, vunnit
- = spara, -, sparade, sparat
fräsning = fräsa, fräser, fräste, fräst
lödning = löda, löder, lödde, lött
gjutning = gjuta, gjuter, göt, gjutit
klippning = klippa, klipper, klippte, klippt
beskärning = beskära, beskär, beskar, beskurit
röjning = röja, röjer, röjde, röjt
`;

const GOVERNED = `
nära samarbete med, tätt samarbete med = samarbeta, samarbetar … nära, samarbetade … nära
deltagande i, deltagande vid = delta, deltar, deltog
medverkan i, medverkan vid = medverka, medverkar, medverkade
samarbete med = samarbeta, samarbetar, samarbetade
arbete med, arbete i, arbete på, arbete vid = arbeta, arbetar, arbetade
undervisning i = undervisa, undervisar, undervisade
assistans vid = assistera, assisterar, assisterade
`;

const ROLES =
	"kock|servitör|servitris|bartender|lärare|barnskötare|sköterska|läkare|terapeut|ingenjör|tekniker|montör|mekaniker|elektriker|snickare|målare|svetsare|operatör|chaufför|förare|arbetare|biträde|säljare|chef|kassör|kassörska|receptionist|administratör|handläggare|assistent|sekreterare|ekonom|redovisare|controller|konsult|utvecklare|programmerare|arkitekt|designer|journalist|redaktör|fotograf|jurist|biolog|laborant|forskare|doktorand|praktikant|vikarie|lärling|arbetsledare|projektledare|teamledare|gruppledare|skiftledare|mästare|bagare|frisör|städare|väktare|lantbrukare|instruktör|tränare|guide|koordinator|barista|nattvakt";

export const sentences: SentenceWords = {
	roles: [
		{
			of: /^(?:ansvarig|kontaktperson|medlem) (?:för|av|i) /iu,
			now: "är jag {part}",
			past: "var jag {part}",
		},
		{
			of: new RegExp(
				`^(?:(?:vikarierande|tillförordnad|biträdande|ansvarig|medicinsk|pedagogisk|teknisk|ekonomisk|administrativ|självständig) )?(?:\\p{L}|-)*(?:${ROLES})(?= (?:i|på|till|för|med|från|hos|vid|under|upp|per|inom|enligt|mot|åt|om|via|mellan)(?!\\p{L})|, senare \\p{L}| \\(|$| och (?:\\p{L}|-)*(?:${ROLES})(?!\\p{L}))`,
				"iu",
			),
			now: "arbetar jag som {part}",
			past: "arbetade jag som {part}",
		},
	],
	remarks: {
		along: "med",
		about: "ca\\.?|cirka|omkring|ungefär|drygt",
		all: "alla|båda|samtliga",
		relative: "som|vilket",
		goesOn: null,
		from: "från",
		to: "till",
	},
	nounDeeds: {
		verbs: VERBS,
		governed: GOVERNED,
		have: "har",
		isParticleFirst: true,
		isPartedAtActivities: true,
		isClosed: true,
		determiner:
			/^ (?!(?:och|samt|av|i|på|till|för|med|från|hos|vid|under|upp|per|inom|enligt|mot|åt|om|via|mellan)(?!\p{L}))/iu,
		prepositional:
			/^(?:arbeta|ansvara|samarbeta|undervisa|medverka|assistera|jobba|informera|delta|bidra|svara|ingå|bistå|hjälpa|ordna|föra|leda)$/u,
		moved: {
			of: /^((?:\p{L}|-)+(?:en|n|et|arna|erna|orna)(?: (?:i|på|av|för) \p{L}+)?) (minskade|ökade|sjönk|steg|föll|halverades|fördubblades) ((?:från|med|till) .*\d.*)$/iu,
			verbs: {},
		},
		auxiliary: "",
		objects: [{ from: /^av (?=\p{L}|\d)/iu, to: "" }],
		never: / (?:och|eller) (?:av )\p{L}|(?: och|,) \p{L}+ av |:/iu,
		and: "och",
		pronoun: " jag",
		once: /^$/u,
		bare: /^(?:\p{L}|-)+(?:or|ar|er|n)(?: .*)?$/iu,
	},
	support: [
		{
			now: "är jag {part}",
			past: "var jag {part}",
		},
		{
			now: "har jag {part}",
			past: "har jag {part}",
		},
		{
			now: "är jag {part}",
			past: "var jag {part}",
		},
		{
			now: "har jag {part}",
			past: "hade jag {part}",
		},
		{
			now: "är jag {part}",
			past: "var jag {part}",
		},
		{
			now: "undervisar jag {part}",
			past: "undervisade jag {part}",
		},
		{
			now: "har jag {part}",
			past: "hade jag {part}",
		},
		{
			now: "arbetar jag med {part}",
			past: "arbetade jag med {part}",
		},
		{
			now: "arbetar jag med {part}",
			past: "arbetade jag med {part}",
		},
		{
			now: "tar jag hand om {part}",
			past: "tog jag hand om {part}",
		},
	],
	tense: {
		finished:
			/^(?:införande|implementering|etablering|omläggning|flytt)(?!\p{L})|(?<!\p{L})(?:år )(?:19|20)\d\d(?!\d)|(?<!(?:sedan|från|till) (?:\p{L}+ )?)(?<![\d:–-])(?:19|20)\d\d(?![\d–-])|(?<!\p{L})till (?:\p{L}+ )?(?:19|20)\d\d(?=$|[),.;])|\((?:tidigare|förr)(?!\p{L})/iu,
		counted: /^\p{L}+ av (?:ca |över )?\d/iu,
		lasting:
			/(?:^|[^\p{L}])(?:ca\.?|cirka|omkring|runt) \d|pågående|^(?:skötsel|drift|underhåll|ledning|handledning|vård|omvårdnad|planering|samordning|administration|förvaltning|övervakning|mjölkning)|(?<!\p{L})(?:per|om (?:dagen|året)|varje|i (?:veckan|månaden))(?!\p{L})|(?:kund|patient|boende|brukare|medarbetare|elev|barn|team|montör|butik|maskin)\p{L}*/iu,
	},
	subject: {
		word: "Jag",
		said: /^jag /iu,
		have: /^har /iu,
		opens:
			/^(?:skrev|skriver|gav|ger|höll|håller|tog|tar|gjorde|gör|hjälpte|hjälper|hoppar|körde|kör|byggde|bygger|ansvarade|ansvarar|samordnade|samordnar|var|är|arbetade|arbetar) /iu,
		joint: /;/u,
		never:
			/^\p{L}+ (?:sig|hans|hennes|sin|sitt|sina|deras|av)(?!\p{L})|^(?!(?:arbetar|arbetade|deltar|deltog|står|stod|sitter|hjälper|hjälpte|är|var|bidrar|ansvarar|ansvarade|svarar|samarbetar|håller) )\p{L}+ (?:för|i|på)(?!\p{L})|^\p{L}+ade (?:krav|kunskaper|behov)/iu,
	},
	onward: "sedan|från",
	pointing: "där",
	bearing: [
		{
			// Any other line of nouns, as notes are written.
			of: /^(?!(?:av|den|det|en|ett|efter|från|för|i|inte|med|om|på|samt|sedan|till|två|tre|under|utan|vid|var|blev|har|ansvar|ledare|medlem|vikarie|deltid|heltid|elev|lärling|kurser?|sommarjobb)(?!\p{L}))\p{L}[\p{L}\p{N}/.-]*(?:,? [\p{L}\p{N}(]|\/|: )[^;]+$/iu,
			never:
				/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:jag|vi|är|var|blev|blir|har|hade|som|när|eftersom|fick|gick)(?!\p{L})|^\p{L}+(?:at|ade|de|te|t) (?:en|ett|de|den|det|\p{N})/iu,
			now: ["Mitt arbete omfattar {part}", "Mitt arbete omfattar också {part}"],
			past: [
				"Mitt arbete omfattade {part}",
				"Mitt arbete omfattade också {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
	],
	did: {
		current: [
			"På {company}, där jag har arbetat som {title} sedan {since}, {deed}",
		],
		titled: ["Som {title} på {company} {deed}"],
		first: ["På {company} {deed}"],
		named: ["På {company} {deed}"],
		begin: ["Där {deed}"],
		now: ["I min nuvarande tjänst {deed}"],
		same: ["Dessutom {deed}", "Därutöver {deed}", "Vidare {deed}"],
		earlier: [
			"Tidigare, som {title} på {company}, {deed}",
			"Före det, som {title} på {company}, {deed}",
		],
		project: ["I projektet {company} {deed}"],
		volunteer: ["Som volontär i {company} {deed}"],
		own: ["Som egenföretagare {deed}"],
	},
	work: {
		current: [
			"Mitt arbete som {title} på {company}, där jag har varit sedan {since}, omfattar {part}",
		],
		titled: ["Mitt arbete som {title} på {company} {omfattar} {part}"],
		first: ["Mitt arbete på {company} {omfattar} {part}"],
		named: ["Mitt arbete på {company} {omfattar} också {part}"],
		begin: ["Arbetet där {omfattar} {part}"],
		same: ["Arbetet där {omfattar} också {part}"],
		earlier: ["Mitt tidigare arbete som {title} på {company} omfattade {part}"],
		project: ["Projektet {company} {omfattar} {part}"],
		volunteer: ["Mitt ideella arbete i {company} {omfattar} {part}"],
		own: ["Mitt arbete som egenföretagare {omfattar} {part}"],
	},
	verbs: { omfattar: ["omfattar", "omfattar", "omfattade", "omfattade"] },
	from: {
		current: ["Om mitt arbete som {title} på {company} står det i mitt cv"],
		titled: ["Om mitt arbete som {title} på {company} står det i mitt cv"],
		first: ["Om mitt arbete på {company} står det i mitt cv"],
		named: ["Om mitt arbete på {company} står det också i mitt cv"],
		begin: ["Om detta står det i mitt cv"],
		same: ["Om detta står det också i mitt cv"],
		earlier: [
			"Om mitt tidigare arbete som {title} på {company} står det i mitt cv",
		],
		project: ["Om projektet {company} står det i mitt cv"],
		volunteer: ["Om mitt ideella arbete i {company} står det i mitt cv"],
		own: ["Om mitt arbete som egenföretagare står det i mitt cv"],
	},
	colon: ": ”",
	closes: "”",
};
