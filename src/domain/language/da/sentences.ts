// Danish: how lines become sentences.
import type { SentenceWords } from "../sentence-words.ts";

// What people do at work, by the nouns and forms a line may begin with: nouns, then the infinitive, what I do, what I did and
// what I have done; "-" where a thing is done once. Only nouns that name a deed and nothing else.
const VERBS = `
montering = montere, monterer, monterede, monteret
installation, installering = installere, installerer, installerede, installeret
reparation = reparere, reparerer, reparerede, repareret
fakturering = fakturere, fakturerer, fakturerede, faktureret
organisering = organisere, organiserer, organiserede, organiseret
rekruttering = rekruttere, rekrutterer, rekrutterede, rekrutteret
koordinering, koordination = koordinere, koordinerer, koordinerede, koordineret
registrering = registrere, registrerer, registrerede, registreret
rapportering = rapportere, rapporterer, rapporterede, rapporteret
servering = servere, serverer, serverede, serveret
sortering = sortere, sorterer, sorterede, sorteret
programmering = programmere, programmerer, programmerede, programmeret
kontrol = kontrollere, kontrollerer, kontrollerede, kontrolleret
arkivering = arkivere, arkiverer, arkiverede, arkiveret
kalkulering = kalkulere, kalkulerer, kalkulerede, kalkuleret
dimensionering = dimensionere, dimensionerer, dimensionerede, dimensioneret
projektering = projektere, projekterer, projekterede, projekteret
opdatering = opdatere, opdaterer, opdaterede, opdateret
konfiguration, konfigurering = konfigurere, konfigurerer, konfigurerede, konfigureret
præsentation = præsentere, præsenterer, præsenterede, præsenteret
moderering = moderere, modererer, modererede, modereret
håndtering = håndtere, håndterer, håndterede, håndteret
levering, leverance = levere, leverer, leverede, leveret
produktion = producere, producerer, producerede, produceret
lakkering = lakkere, lakkerer, lakkerede, lakkeret
polering = polere, polerer, polerede, poleret
kalibrering = kalibrere, kalibrerer, kalibrerede, kalibreret
justering = justere, justerer, justerede, justeret
renovering = renovere, renoverer, renoverede, renoveret
validering = validere, validerer, validerede, valideret
verificering = verificere, verificerer, verificerede, verificeret
dokumentation = dokumentere, dokumenterer, dokumenterede, dokumenteret
publicering = publicere, publicerer, publicerede, publiceret
disponering = disponere, disponerer, disponerede, disponeret
transport = transportere, transporterer, transporterede, transporteret
analyse = analysere, analyserer, analyserede, analyseret
diagnosticering = diagnosticere, diagnosticerer, diagnosticerede, diagnosticeret
administration = administrere, administrerer, administrerede, administreret
evaluering = evaluere, evaluerer, evaluerede, evalueret
inspektion = inspicere, inspicerer, inspicerede, inspiceret
behandling = behandle, behandler, behandlede, behandlet
udvikling = udvikle, udvikler, udviklede, udviklet
bearbejdning = bearbejde, bearbejder, bearbejdede, bearbejdet
pakning = pakke, pakker, pakkede, pakket
test = teste, tester, testede, testet
coaching = coache, coacher, coachede, coachet
kodning = kode, koder, kodede, kodet
- = kontakte, kontakter, kontaktede, kontaktet
overvågning = overvåge, overvåger, overvågede, overvåget
- = arbejde, arbejder, arbejdede, arbejdet
- = samarbejde, samarbejder, samarbejdede, samarbejdet
- = vaske, vasker, vaskede, vasket
pasning = passe, passer, passede, passet
pleje = pleje, plejer, plejede, plejet
stabling = stable, stabler, stablede, stablet
dyrkning = dyrke, dyrker, dyrkede, dyrket
høst = høste, høster, høstede, høstet
malkning = malke, malker, malkede, malket
forhandling = forhandle, forhandler, forhandlede, forhandlet
indsamling = indsamle, indsamler, indsamlede, indsamlet
- = sagsbehandle, sagsbehandler, sagsbehandlede, sagsbehandlet
opkrævning = opkræve, opkræver, opkrævede, opkrævet
visitation = visitere, visiterer, visiterede, visiteret
optimering = optimere, -, optimerede, optimeret
implementering = implementere, -, implementerede, implementeret
automatisering = automatisere, -, automatiserede, automatiseret
migrering = migrere, -, migrerede, migreret
lancering = lancere, -, lancerede, lanceret
etablering = etablere, -, etablerede, etableret
effektivisering = effektivisere, -, effektiviserede, effektiviseret
digitalisering = digitalisere, -, digitaliserede, digitaliseret
- = reducere, -, reducerede, reduceret
halvering = halvere, -, halverede, halveret
forbedring = forbedre, -, forbedrede, forbedret
- = starte, -, startede, startet
ledelse = lede, leder, ledede, ledet
oplæring = oplære, oplærer, oplærte, oplært
- = indkøre, indkører, indkørte, indkørt
betjening = betjene, betjener, betjente, betjent
udarbejdelse = udarbejde, udarbejder, udarbejdede, udarbejdet
vedligeholdelse, vedligehold = vedligeholde, vedligeholder, vedligeholdt, vedligeholdt
indførelse = indføre, -, indførte, indført
planlægning = planlægge, planlægger, planlagde, planlagt
salg = sælge, sælger, solgte, solgt
rengøring = rengøre, rengør, rengjorde, rengjort
tilberedning = tilberede, tilbereder, tilberedte, tilberedt
rådgivning = rådgive, rådgiver, rådgav, rådgivet
vejledning = vejlede, vejleder, vejledte, vejledt
bogføring = bogføre, bogfører, bogførte, bogført
modtagelse = modtage, modtager, modtog, modtaget
tinglysning = tinglyse, tinglyser, tinglyste, tinglyst
svejsning = svejse, svejser, svejste, svejst
måling = måle, måler, målte, målt
klargøring = klargøre, klargør, klargjorde, klargjort
gennemførelse = gennemføre, gennemfører, gennemførte, gennemført
udførelse = udføre, udfører, udførte, udført
udvælgelse = udvælge, udvælger, udvalgte, udvalgt
oversættelse = oversætte, oversætter, oversatte, oversat
- = undervise, underviser, underviste, undervist
undersøgelse = undersøge, undersøger, undersøgte, undersøgt
forberedelse = forberede, forbereder, forberedte, forberedt
bestilling = bestille, bestiller, bestilte, bestilt
indkøb = købe ind, køber … ind, købte … ind
- = afløse, afløser, afløste, afløst
ansættelse = ansætte, ansætter, ansatte, ansat
fremstilling = fremstille, fremstiller, fremstillede, fremstillet
oprettelse = oprette, opretter, oprettede, oprettet
- = opdyrke, opdyrker, opdyrkede, opdyrket
kørsel = køre, kører, kørte, kørt
- = føre, fører, førte, ført
- = sørge, sørger, sørgede, sørget
- = skrive, skriver, skrev, skrevet
- = hjælpe, hjælper, hjalp, hjulpet
tilrettelæggelse = tilrettelægge, tilrettelægger, tilrettelagde, tilrettelagt
- = stå, står, stod, stået
- = indgå, indgår, indgik, indgået
- = deltage, deltager, deltog, deltaget
- = bidrage, bidrager, bidrog, bidraget
- = assistere, assisterer, assisterede, assisteret
- = bistå, bistår, bistod, bistået
- = støtte, støtter, støttede, støttet
- = drive, driver, drev, drevet
- = holde, holder, holdt, holdt
- = bygge, bygger, byggede, bygget
- = lave, laver, lavede, lavet
- = give, giver, gav, givet
- = tage, tager, tog, taget
- = bruge, bruger, brugte, brugt
- = løse, løser, løste, løst
ombygning = ombygge, ombygger, ombyggede, ombygget
- = servicere, servicerer, servicerede, serviceret
varetagelse = varetage, varetager, varetog, varetaget
ajourføring = ajourføre, ajourfører, ajourførte, ajourført
afstemning = afstemme, afstemmer, afstemte, afstemt
- = sænke, -, sænkede, sænket
- = hæve, -, hævede, hævet
- = øge, -, øgede, øget
- = vinde, -, vandt, vundet
nedbringelse = nedbringe, -, nedbragte, nedbragt
forkortelse = forkorte, -, forkortede, forkortet
beskæring = beskære, beskærer, beskar, beskåret
slibning = slibe, sliber, sleb, slebet
besvarelse = besvare, besvarer, besvarede, besvaret
bagning = bage, bager, bagte, bagt
`;

const GOVERNED = `
tæt samarbejde med, nært samarbejde med = samarbejde, samarbejder … tæt, samarbejdede … tæt
deltagelse i, deltagelse ved = deltage, deltager, deltog
medvirken til, medvirken ved = medvirke, medvirker, medvirkede
samarbejde med, samarbejde om = samarbejde, samarbejder, samarbejdede
arbejde med, arbejde i, arbejde på = arbejde, arbejder, arbejdede
undervisning i = undervise, underviser, underviste
hjælp til, hjælp med, hjælp ved = hjælpe, hjælper, hjalp
assistance ved, assistance til = assistere, assisterer, assisterede
bistand ved, bistand til = bistå, bistår, bistod
`;

const ROLES =
	"kok|tjener|pædagog|medhjælper|lærer|sygeplejerske|assistent|læge|terapeut|ingeniør|tekniker|montør|mekaniker|elektriker|tømrer|snedker|murer|smed|operatør|chauffør|lagerarbejder|arbejdsmand|medarbejder|sælger|chef|receptionist|sekretær|sagsbehandler|bogholder|controller|konsulent|udvikler|programmør|arkitekt|designer|journalist|redaktør|fotograf|jurist|biolog|laborant|forsker|praktikant|vikar|lærling|elev|arbejdsleder|projektleder|teamleder|gruppeleder|holdleder|bager|frisør|pedel|gartner|landmand|instruktør|træner|guide|koordinator|referent|vejleder|bioanalytiker|barista|nattevagt|vagtleder|skiftleder";

export const sentences: SentenceWords = {
	roles: [
		{
			of: /^(?:ansvarlig|kontaktperson|medlem) (?:for|af) /iu,
			now: "er jeg {part}",
			past: "var jeg {part}",
		},
		{
			of: new RegExp(
				`^(?:(?:vikarierende|konstitueret|ansvarlig|pædagogisk|teknisk|administrativ|selvstændig|daglig|klinisk) )?(?:\\p{L}|-)*(?:${ROLES})(?= (?:i|på|til|for|med|fra|hos|ved|under|op|per|pr|inden|efter|mod|om|via|mellem)(?!\\p{L})|, senere \\p{L}| \\(|$| og (?:\\p{L}|-)*(?:${ROLES})(?!\\p{L}))`,
				"iu",
			),
			now: "arbejder jeg som {part}",
			past: "arbejdede jeg som {part}",
		},
	],
	remarks: {
		along: "med",
		about: "ca\\.?|cirka|omkring|godt",
		all: "alle|begge",
		relative: "som|der|hvilket",
		goesOn: null,
		from: "fra",
		to: "til",
	},
	nounDeeds: {
		verbs: VERBS,
		governed: GOVERNED,
		have: "har",
		isPartedAtActivities: true,
		isClosed: true,
		determiner:
			/^ (?!(?:og|samt|af|i|på|til|for|med|fra|hos|ved|under|op|per|pr|inden|efter|mod|om|via|mellem)(?!\p{L}))/iu,
		prepositional:
			/^(?:arbejde|samarbejde|stå|sørge|deltage|bidrage|assistere|bistå|hjælpe|undervise|indgå|rådgive)$/u,
		isParticleBeforePreposition: true,
		moved: {
			of: /^((?:\p{L}|-)+(?:en|et|erne|ene|rne)(?: (?:i|på|af|for) \p{L}+)?) (faldt|steg|voksede|øgedes) ((?:fra|med|til) .*\d.*)$/iu,
			verbs: {},
		},
		auxiliary: "",
		objects: [{ from: /^af (?=\p{L}|\d)/iu, to: "" }],
		never: / (?:og|eller) (?:af )\p{L}|(?: og|,) \p{L}+ af |:/iu,
		and: "og",
		pronoun: " jeg",
		once: /^$/u,
		bare: /^(?:\p{L}|-)+(?:er|e)(?: .*)?$/iu,
	},
	support: [
		{
			now: "er jeg {part}",
			past: "var jeg {part}",
		},
		{
			now: "har jeg {part}",
			past: "har jeg {part}",
		},
		{
			now: "er jeg {part}",
			past: "var jeg {part}",
		},
		{
			now: "har jeg {part}",
			past: "havde jeg {part}",
		},
		{
			now: "er jeg {part}",
			past: "var jeg {part}",
		},
		{
			now: "underviser jeg {part}",
			past: "underviste jeg {part}",
		},
		{
			now: "har jeg {part}",
			past: "havde jeg {part}",
		},
		{
			now: "arbejder jeg med {part}",
			past: "arbejdede jeg med {part}",
		},
		{
			now: "arbejder jeg med {part}",
			past: "arbejdede jeg med {part}",
		},
		{
			now: "tager jeg mig af {part}",
			past: "tog jeg mig af {part}",
		},
	],
	tense: {
		finished:
			/^(?:indførelse|implementering|etablering|oprettelse|omlægning|flytning)(?!\p{L})|(?<!\p{L})i (?:19|20)\d\d(?!\d)|(?<!(?:siden|fra|til) (?:\p{L}+ )?)(?<![\d:–-])(?:19|20)\d\d(?![\d–-])|(?<!\p{L})(?:til|indtil) (?:\p{L}+ )?(?:19|20)\d\d(?=$|[),.;])|\((?:tidligere|før)(?!\p{L})/iu,
		counted: /^\p{L}+ af (?:ca\. |over )?\d/iu,
		lasting:
			/(?:^|[^\p{L}])(?:ca\.?|cirka|omkring) \d|verserende|løbende|^(?:pasning|pleje|drift|vedligehold|ledelse|vejledning|planlægning|koordinering|administration|overvågning|malkning|fodring)|(?<!\p{L})(?:om (?:dagen|ugen|måneden|året)|pr\.|hver)(?!\p{L})|(?:kunde|patient|borger|beboer|medarbejder|elev|børn|team|montør|butik|maskine)\p{L}*/iu,
	},
	subject: {
		word: "Jeg",
		said: /^jeg /iu,
		have: /^har /iu,
		opens:
			/^(?:skrev|skriver|gav|giver|holdt|holder|tog|tager|gjorde|gør|hjalp|hjælper|handler|førte|fører|byggede|bygger|skiftede|skifter|puttede|passede|passer|kørte|kører|arbejdede|arbejder|var|er) /iu,
		joint: /;/u,
		never:
			/^\p{L}+ (?:sig|hans|hendes|sin|sit|sine|deres|af)(?!\p{L})|^(?!(?:arbejder|arbejdede|deltager|deltog|står|stod|sidder|hjælper|hjalp|er|var|bidrager|sørger|samarbejder|holder) )\p{L}+ (?:for|i|på)(?!\p{L})|^\p{L}+ede (?:krav|kompetencer|behov)/iu,
	},
	onward: "siden|fra",
	pointing: "der|dér|herunder",
	bearing: [
		{
			// Any other line of nouns, as notes are written.
			of: /^(?!(?:af|den|det|en|et|efter|fra|for|i|ikke|med|om|på|samt|siden|til|to|tre|under|uden|ved|var|blev|har|ansvar|leder|medlem|vikar|deltid|fuldtid|elev|lærling|kurser?|sommerjob)(?!\p{L}))\p{L}[\p{L}\p{N}/.-]*(?:,? [\p{L}\p{N}(]|\/|: )[^;]+$/iu,
			never:
				/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:jeg|vi|er|var|blev|bliver|har|havde|som|når|fordi|fik|gik)(?!\p{L})|^\p{L}+(?:et|te|de|t) (?:en|et|de|den|det|\p{N})/iu,
			now: ["Mit arbejde omfatter {part}", "Mit arbejde omfatter også {part}"],
			past: [
				"Mit arbejde omfattede {part}",
				"Mit arbejde omfattede også {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
	],
	did: {
		current: [
			"Hos {company}, hvor jeg siden {since} har arbejdet som {title}, {deed}",
		],
		titled: ["Som {title} hos {company} {deed}"],
		first: ["Hos {company} {deed}"],
		named: ["Hos {company} {deed}"],
		begin: ["Der {deed}"],
		now: ["I min nuværende stilling {deed}"],
		same: ["Desuden {deed}", "Derudover {deed}", "Endvidere {deed}"],
		earlier: [
			"Tidligere, som {title} hos {company}, {deed}",
			"Før det, som {title} hos {company}, {deed}",
		],
		project: ["I projektet {company} {deed}"],
		volunteer: ["Som frivillig i {company} {deed}"],
		own: ["Som selvstændig {deed}"],
	},
	work: {
		current: [
			"Mit arbejde som {title} hos {company}, hvor jeg har været siden {since}, omfatter {part}",
		],
		titled: ["Mit arbejde som {title} hos {company} {omfatter} {part}"],
		first: ["Mit arbejde hos {company} {omfatter} {part}"],
		named: ["Mit arbejde hos {company} {omfatter} også {part}"],
		begin: ["Arbejdet der {omfatter} {part}"],
		same: ["Arbejdet der {omfatter} også {part}"],
		earlier: [
			"Mit tidligere arbejde som {title} hos {company} omfattede {part}",
		],
		project: ["Projektet {company} {omfatter} {part}"],
		volunteer: ["Mit frivillige arbejde i {company} {omfatter} {part}"],
		own: ["Mit arbejde som selvstændig {omfatter} {part}"],
	},
	verbs: { omfatter: ["omfatter", "omfatter", "omfattede", "omfattede"] },
	from: {
		current: ["Om mit arbejde som {title} hos {company} står der i mit cv"],
		titled: ["Om mit arbejde som {title} hos {company} står der i mit cv"],
		first: ["Om mit arbejde hos {company} står der i mit cv"],
		named: ["Om mit arbejde hos {company} står der også i mit cv"],
		begin: ["Om det står der i mit cv"],
		same: ["Om det står der også i mit cv"],
		earlier: [
			"Om mit tidligere arbejde som {title} hos {company} står der i mit cv",
		],
		project: ["Om projektet {company} står der i mit cv"],
		volunteer: ["Om mit frivillige arbejde i {company} står der i mit cv"],
		own: ["Om mit arbejde som selvstændig står der i mit cv"],
	},
	colon: ": “",
	closes: "”",
};
