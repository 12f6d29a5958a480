// Norwegian: how lines become sentences.
import type { SentenceWords } from "../sentence-words.ts";

// What people do at work, by the nouns and forms a line may begin with: nouns, then the infinitive, what I do, what I did and
// what I have done; "-" where a thing is done once. Only nouns that name a deed and nothing else.
const VERBS = `
montering = montere, monterer, monterte, montert
installasjon, installering = installere, installerer, installerte, installert
reparasjon, reparering = reparere, reparerer, reparerte, reparert
fakturering = fakturere, fakturerer, fakturerte, fakturert
organisering = organisere, organiserer, organiserte, organisert
rekruttering = rekruttere, rekrutterer, rekrutterte, rekruttert
koordinering = koordinere, koordinerer, koordinerte, koordinert
registrering = registrere, registrerer, registrerte, registrert
rapportering = rapportere, rapporterer, rapporterte, rapportert
servering = servere, serverer, serverte, servert
sortering = sortere, sorterer, sorterte, sortert
programmering = programmere, programmerer, programmerte, programmert
kontroll = kontrollere, kontrollerer, kontrollerte, kontrollert
arkivering = arkivere, arkiverer, arkiverte, arkivert
kalkulering = kalkulere, kalkulerer, kalkulerte, kalkulert
dimensjonering = dimensjonere, dimensjonerer, dimensjonerte, dimensjonert
prosjektering = prosjektere, prosjekterer, prosjekterte, prosjektert
oppdatering = oppdatere, oppdaterer, oppdaterte, oppdatert
konfigurasjon, konfigurering = konfigurere, konfigurerer, konfigurerte, konfigurert
presentasjon = presentere, presenterer, presenterte, presentert
moderering = moderere, modererer, modererte, moderert
håndtering = håndtere, håndterer, håndterte, håndtert
levering, leveranse = levere, leverer, leverte, levert
produksjon = produsere, produserer, produserte, produsert
lakkering = lakkere, lakkerer, lakkerte, lakkert
polering = polere, polerer, polerte, polert
kalibrering = kalibrere, kalibrerer, kalibrerte, kalibrert
justering = justere, justerer, justerte, justert
validering = validere, validerer, validerte, validert
verifisering = verifisere, verifiserer, verifiserte, verifisert
dokumentasjon, dokumentering = dokumentere, dokumenterer, dokumenterte, dokumentert
publisering = publisere, publiserer, publiserte, publisert
redigering = redigere, redigerer, redigerte, redigert
disponering = disponere, disponerer, disponerte, disponert
transport = transportere, transporterer, transporterte, transportert
analyse = analysere, analyserer, analyserte, analysert
diagnostisering = diagnostisere, diagnostiserer, diagnostiserte, diagnostisert
administrasjon, administrering = administrere, administrerer, administrerte, administrert
evaluering = evaluere, evaluerer, evaluerte, evaluert
inspeksjon = inspisere, inspiserer, inspiserte, inspisert
observasjon = observere, observerer, observerte, observert
tolldeklarering = tolldeklarere, tolldeklarerer, tolldeklarerte, tolldeklarert
behandling = behandle, behandler, behandlet, behandlet
utvikling = utvikle, utvikler, utviklet, utviklet
bearbeiding = bearbeide, bearbeider, bearbeidet, bearbeidet
pakking = pakke, pakker, pakket, pakket
plukking = plukke, plukker, plukket, plukket
lasting = laste, laster, lastet, lastet
lossing = losse, losser, losset, losset
testing = teste, tester, testet, testet
overvåking = overvåke, overvåker, overvåket, overvåket
- = arbeide, arbeider, arbeidet, arbeidet
- = samarbeide, samarbeider, samarbeidet, samarbeidet
- = jobbe, jobber, jobbet, jobbet
vasking = vaske, vasker, vasket, vasket
rydding = rydde, rydder, ryddet, ryddet
dyrking = dyrke, dyrker, dyrket, dyrket
høsting = høste, høster, høstet, høstet
melking = melke, melker, melket, melket
utarbeidelse, utarbeiding = utarbeide, utarbeider, utarbeidet, utarbeidet
veiledning = veilede, veileder, veiledet, veiledet
ledelse = lede, leder, ledet, ledet
koding = kode, koder, kodet, kodet
bemanning = bemanne, bemanner, bemannet, bemannet
saksbehandling = saksbehandle, saksbehandler, saksbehandlet, saksbehandlet
coaching = coache, coacher, coachet, coachet
optimalisering = optimalisere, -, optimaliserte, optimalisert
implementering = implementere, -, implementerte, implementert
automatisering = automatisere, -, automatiserte, automatisert
migrering = migrere, -, migrerte, migrert
lansering = lansere, -, lanserte, lansert
etablering = etablere, -, etablerte, etablert
effektivisering = effektivisere, -, effektiviserte, effektivisert
digitalisering = digitalisere, -, digitaliserte, digitalisert
- = redusere, -, reduserte, redusert
halvering = halvere, -, halverte, halvert
forbedring = forbedre, -, forbedret, forbedret
forhandling = forhandle, forhandler, forhandlet, forhandlet
stell = stelle, steller, stelte, stelt
pleie = pleie, pleier, pleide, pleid
opplæring = lære opp, lærer … opp, lærte … opp, lært
oppfølging = følge opp, følger … opp, fulgte … opp, fulgt
innføring = innføre, -, innførte, innført
vedlikehold = vedlikeholde, vedlikeholder, vedlikeholdt, vedlikeholdt
planlegging = planlegge, planlegger, planla, planlagt
salg = selge, selger, solgte, solgt
rengjøring = rengjøre, rengjør, rengjorde, rengjort
tilberedning = tilberede, tilbereder, tilberedte, tilberedt
bokføring = bokføre, bokfører, bokførte, bokført
drift = drifte, drifter, driftet, driftet
måling = måle, måler, målte, målt
gjennomføring = gjennomføre, gjennomfører, gjennomførte, gjennomført
utførelse, utføring = utføre, utfører, utførte, utført
oversettelse = oversette, oversetter, oversatte, oversatt
mottak = motta, mottar, mottok, mottatt
betjening = betjene, betjener, betjente, betjent
- = undervise, underviser, underviste, undervist
kjøring = kjøre, kjører, kjørte, kjørt
- = føre, fører, førte, ført
- = passe, passer, passet, passet
- = sørge, sørger, sørget, sørget
- = skrive, skriver, skrev, skrevet
- = hjelpe, hjelper, hjalp, hjulpet
- = stå, står, sto, stått
- = stå, står, stod, stått
- = inngå, inngår, inngikk, inngått
- = bistå, bistår, bisto, bistått
- = bistå, bistår, bistod, bistått
- = assistere, assisterer, assisterte, assistert
- = delta, deltar, deltok, deltatt
- = bidra, bidrar, bidro, bidratt
- = støtte, støtter, støttet, støttet
- = drive, driver, drev, drevet
- = holde, holder, holdt, holdt
- = bygge, bygger, bygde, bygd
- = lage, lager, laget, laget
- = gi, gir, ga, gitt
- = ta, tar, tok, tatt
- = bruke, bruker, brukte, brukt
- = løse, løser, løste, løst
sveising = sveise, sveiser, sveiste, sveist
kartlegging = kartlegge, kartlegger, kartla, kartlagt
forberedelse = forberede, forbereder, forberedte, forberedt
bestilling = bestille, bestiller, bestilte, bestilt
vurdering = vurdere, vurderer, vurderte, vurdert
ivaretakelse = ivareta, ivaretar, ivaretok, ivaretatt
klargjøring = klargjøre, klargjør, klargjorde, klargjort
- = senke, -, senket, senket
- = øke, -, økte, økt
- = vinne, -, vant, vunnet
sliping = slipe, sliper, slipte, slipt
beskjæring = beskjære, beskjærer, beskar, beskåret
baking = bake, baker, bakte, bakt
besvarelse = besvare, besvarer, besvarte, besvart
anskaffelse = anskaffe, anskaffer, anskaffet, anskaffet
`;

const GOVERNED = `
tett samarbeid med, nært samarbeid med = samarbeide, samarbeider … tett, samarbeidet … tett
deltakelse i, deltakelse på, deltagelse i = delta, deltar, deltok
medvirkning til, medvirkning i = medvirke, medvirker, medvirket
samarbeid med, samarbeid om = samarbeide, samarbeider, samarbeidet
arbeid med, arbeid i, arbeid på = arbeide, arbeider, arbeidet
undervisning i = undervise, underviser, underviste
hjelp til, hjelp med, hjelp ved = hjelpe, hjelper, hjalp
assistanse ved = assistere, assisterer, assisterte
bistand ved, bistand til = bistå, bistår, bisto
`;

const ROLES =
	"kokk|servitør|lærer|pleier|helsefagarbeider|lege|terapeut|ingeniør|tekniker|montør|mekaniker|elektriker|snekker|tømrer|murer|sveiser|operatør|sjåfør|lagerarbeider|medarbeider|selger|sjef|resepsjonist|sekretær|saksbehandler|assistent|regnskapsfører|controller|konsulent|rådgiver|utvikler|programmerer|arkitekt|designer|journalist|redaktør|fotograf|jurist|biolog|laborant|forsker|stipendiat|praktikant|vikar|lærling|arbeidsleder|prosjektleder|teamleder|gruppeleder|skiftleder|avdelingsleder|pedagogisk leder|daglig leder|frisør|renholder|vaktmester|vekter|gartner|bonde|instruktør|trener|guide|koordinator|referent|veileder|barista|nattevakt|vaktleder";

export const sentences: SentenceWords = {
	roles: [
		{
			of: /^(?:ansvarlig|kontaktperson|medlem) (?:for|av) /iu,
			now: "er jeg {part}",
			past: "var jeg {part}",
		},
		{
			of: new RegExp(
				`^(?:(?:vikarierende|konstituert|ansvarlig|pedagogisk|teknisk|administrativ|selvstendig|daglig|klinisk) )?(?:\\p{L}|-)*(?:${ROLES})(?= (?:i|på|til|for|med|fra|hos|ved|under|opp|per|innen|etter|mot|om|via|mellom)(?!\\p{L})|, senere \\p{L}| \\(|$| og (?:\\p{L}|-)*(?:${ROLES})(?!\\p{L}))`,
				"iu",
			),
			now: "jobber jeg som {part}",
			past: "jobbet jeg som {part}",
		},
	],
	remarks: {
		along: "med",
		about: "ca\\.?|cirka|omtrent|rundt|over",
		all: "alle|begge",
		relative: "som|noe som",
		goesOn: null,
		from: "fra",
		to: "til",
	},
	nounDeeds: {
		verbs: VERBS,
		governed: GOVERNED,
		have: "har",
		isParticleFirst: true,
		isPartedAtActivities: true,
		isClosed: true,
		determiner:
			/^ (?!(?:og|samt|av|i|på|til|for|med|fra|hos|ved|under|opp|per|innen|etter|mot|om|via|mellom)(?!\p{L}))/iu,
		prepositional:
			/^(?:arbeide|samarbeide|jobbe|stå|sørge|delta|bidra|assistere|bistå|hjelpe|undervise|inngå)$/u,
		moved: {
			of: /^((?:\p{L}|-)+(?:en|a|et|ene)(?: (?:i|på|av|for) \p{L}+)?) (falt|sank|steg|økte|vokste) ((?:fra|med|til) .*\d.*)$/iu,
			verbs: {},
		},
		auxiliary: "",
		objects: [{ from: /^av (?=\p{L}|\d)/iu, to: "" }],
		never: / (?:og|eller) (?:av )\p{L}|(?: og|,) \p{L}+ av |:/iu,
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
			past: "hadde jeg {part}",
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
			past: "hadde jeg {part}",
		},
		{
			now: "arbeider jeg med {part}",
			past: "arbeidet jeg med {part}",
		},
		{
			now: "jobber jeg med {part}",
			past: "jobbet jeg med {part}",
		},
		{
			now: "tar jeg meg av {part}",
			past: "tok jeg meg av {part}",
		},
	],
	tense: {
		finished:
			/^(?:innføring|implementering|etablering|opprettelse|omlegging|flytting)(?!\p{L})|(?<!\p{L})i (?:19|20)\d\d(?!\d)|(?<!(?:siden|fra|til) (?:\p{L}+ )?)(?<![\d:–-])(?:19|20)\d\d(?![\d–-])|(?<!\p{L})(?:til|inntil) (?:\p{L}+ )?(?:19|20)\d\d(?=$|[),.;])|\((?:tidligere|før)(?!\p{L})/iu,
		counted: /^\p{L}+ av (?:ca\. |over )?\d/iu,
		lasting:
			/(?:^|[^\p{L}])(?:ca\.?|cirka|rundt) \d|pågående|løpende|^(?:stell|pleie|drift|vedlikehold|ledelse|veiledning|planlegging|koordinering|administrasjon|overvåking|melking|fôring)|(?<!\p{L})(?:om (?:dagen|uken|måneden|året)|per|hver)(?!\p{L})|(?:kunde|pasient|beboer|bruker|ansatt|elev|barn|team|montør|butikk|maskin)\p{L}*/iu,
	},
	subject: {
		word: "Jeg",
		said: /^jeg /iu,
		have: /^har /iu,
		opens:
			/^(?:skrev|skriver|ga|gir|holdt|holder|tok|tar|gjorde|gjør|hjalp|hjelper|kjørte|kjører|bygde|bygger|fungerte|fungerer|setter|satte|hardet|designet|arbeidet|arbeider|jobbet|jobber|var|er) /iu,
		joint: /;/u,
		never:
			/^\p{L}+ (?:seg|hans|hennes|sin|sitt|sine|deres|av)(?!\p{L})|^(?!(?:arbeider|arbeidet|jobber|jobbet|deltar|deltok|står|sto|sitter|hjelper|hjalp|er|var|bidrar|sørger|samarbeider|holder) )\p{L}+ (?:for|i|på)(?!\p{L})|^\p{L}+(?:ede|te) (?:krav|kompetanse|behov)/iu,
	},
	onward: "siden|fra",
	pointing: "der|derfra",
	bearing: [
		{
			// Any other line of nouns, as notes are written.
			of: /^(?!(?:av|den|det|en|et|etter|fra|for|i|ikke|med|om|på|samt|siden|til|to|tre|under|uten|ved|var|ble|har|ansvar|leder|medlem|vikar|deltid|heltid|tjenestebevis|attest|lærling|kurs|sommerjobb)(?!\p{L}))\p{L}[\p{L}\p{N}/.-]*(?:,? [\p{L}\p{N}(]|\/|: )[^;]+$/iu,
			never:
				/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:jeg|vi|er|var|ble|blir|har|hadde|som|når|fordi|fikk|gikk)(?!\p{L})|^\p{L}+(?:et|te|de|t) (?:en|et|de|den|det|\p{N})/iu,
			now: [
				"Arbeidet mitt omfatter {part}",
				"Arbeidet mitt omfatter også {part}",
			],
			past: [
				"Arbeidet mitt omfattet {part}",
				"Arbeidet mitt omfattet også {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
	],
	did: {
		current: [
			"Hos {company}, der jeg har arbeidet som {title} siden {since}, {deed}",
		],
		titled: ["Som {title} hos {company} {deed}"],
		first: ["Hos {company} {deed}"],
		named: ["Hos {company} {deed}"],
		begin: ["Der {deed}"],
		now: ["I min nåværende stilling {deed}"],
		same: ["I tillegg {deed}", "Dessuten {deed}", "Videre {deed}"],
		earlier: [
			"Tidligere, som {title} hos {company}, {deed}",
			"Før det, som {title} hos {company}, {deed}",
		],
		project: ["I prosjektet {company} {deed}"],
		volunteer: ["Som frivillig i {company} {deed}"],
		own: ["Som selvstendig {deed}"],
	},
	work: {
		current: [
			"Arbeidet mitt som {title} hos {company}, der jeg har vært siden {since}, omfatter {part}",
		],
		titled: ["Arbeidet mitt som {title} hos {company} {omfatter} {part}"],
		first: ["Arbeidet mitt hos {company} {omfatter} {part}"],
		named: ["Arbeidet mitt hos {company} {omfatter} også {part}"],
		begin: ["Arbeidet der {omfatter} {part}"],
		same: ["Arbeidet der {omfatter} også {part}"],
		earlier: [
			"Det tidligere arbeidet mitt som {title} hos {company} omfattet {part}",
		],
		project: ["Prosjektet {company} {omfatter} {part}"],
		volunteer: ["Det frivillige arbeidet mitt i {company} {omfatter} {part}"],
		own: ["Arbeidet mitt som selvstendig {omfatter} {part}"],
	},
	verbs: { omfatter: ["omfatter", "omfatter", "omfattet", "omfattet"] },
	from: {
		current: [
			"Om arbeidet mitt som {title} hos {company} står det i CV-en min",
		],
		titled: ["Om arbeidet mitt som {title} hos {company} står det i CV-en min"],
		first: ["Om arbeidet mitt hos {company} står det i CV-en min"],
		named: ["Om arbeidet mitt hos {company} står det også i CV-en min"],
		begin: ["Om dette står det i CV-en min"],
		same: ["Om dette står det også i CV-en min"],
		earlier: [
			"Om det tidligere arbeidet mitt som {title} hos {company} står det i CV-en min",
		],
		project: ["Om prosjektet {company} står det i CV-en min"],
		volunteer: [
			"Om det frivillige arbeidet mitt i {company} står det i CV-en min",
		],
		own: ["Om arbeidet mitt som selvstendig står det i CV-en min"],
	},
	colon: ": «",
	closes: "»",
};
