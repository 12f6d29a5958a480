// Norwegian: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"helg(?:er|ene|evakter|arbeid|earbeid)?|natt(?:evakter|arbeid)?|nattevakter|kveld(?:er|svakter|sarbeid)?|vakter|turnus\\p{L}*|\\p{L}*skift\\p{L}*|helligdager|lørdager|søndager|beredskap\\p{L}*|bakvakt\\p{L}*";

export const details: DetailWords = {
	own: {
		portfolio: "portefølje(?: på|:)? ?\\S+\\.\\S+",
		notice:
			"oppsigelses(?:tid|frist)\\p{L}*|(?:en|én|ett|to|tre|\\d+) (?:dagers|måneders?|ukers?) oppsigelse\\p{L}*",
		start:
			"(?:kan|klar til å) (?:starte|begynne|tiltre)|(?:ledig|tilgjengelig|klar) (?:fra|nå|straks|umiddelbart|omgående)|tiltre\\p{L}*|oppstart|startdato",
		drivingLicence:
			"førerkort\\p{L}*(?: (?:klasse |kl\\.? )?(?:[abcde]1?e?(?!\\p{L})))?|sertifikat klasse [a-e]|lappen",
		vehicle: "(?:disponerer|har) (?:egen )?bil|egen (?:bil|varebil)",
		workPermit:
			"arbeidstillatelse|oppholdstillatelse|(?:eu-|eøs-|norsk |nordisk )(?:borger|statsborger\\p{L}*)|statsborger\\p{L}*",
		workload:
			"(?:fulltid|heltid|deltid|heltids\\p{L}*)|\\d{2,3}(?: ?(?:-|–|til) ?\\d{2,3})? ?(?:%|prosent)[ -]?stilling|\\d{2} timer (?:i|per) uken?",
		shifts: `(?:kan|villig|fleksibel|vant|åpen|gjerne|jobber|arbeider|innstilt)[^.;]{0,35}(?:${time})|(?:${time})(?:(?:,| og| eller) (?:${time}))? (?:\\p{L}+ ){0,2}(?:ikke noe problem|er greit|går (?:bra|fint)|mulig|i orden)`,
		travel:
			"reise(?:villig|virksomhet|dager)|(?:villig|klar|innstilt) (?:på|til) å reise|reiser gjerne",
		relocation:
			"flyttevillig|(?:villig|klar|innstilt på) (?:til )?å flytte|flytte[rt]?",
		salary: "lønnsforventning\\p{L}*|lønnskrav|ønsket lønn|lønnsønske",
		checks:
			"politiattest|(?:plettfri )?vandel(?:sattest)?|sikkerhetsklarer\\p{L}*|vaksin\\p{L}*|tuberkulose\\p{L}*",
		registration: "autorisasjon\\p{L}*|autorisert|hpr(?:-| )?nummer|hpr",
		validity: "gyldig\\p{L}* til|utløp\\p{L}*[^.;]{0,25}\\d",
		status: "fast ansatt|fast stilling|permittert|dagpenger|arbeidsledig",
	},
	listsPapers:
		"(?:hvilke|oppgi) (?:\\p{L}+ ){0,3}(?:sertifikater|sertifikat|kurs|kompetansebevis)",
	machineCards:
		"(?:gaffel)?(?:truck|kran|lift|maskin)(?:fører)?(?:bevis|sertifikat|kort)|førerkort (?:(?:for|på|til) )?(?:gaffel)?(?:truck|kran|lift|gravemaskin)\\p{L}*",
	times: time,
	leads:
		"jeg (?:har|er)(?: (?:et|en|mitt|min))?|jeg|og|men|også|dessuten|samt|har(?: (?:et|en))?|er|med(?: (?:et|en))?|mitt|min|for tiden",
	ands: "og|men|samt",
	limits:
		"\\d+ av \\d+|ikke|ingen|uten|unntatt|bare|kun|inntil|utløp\\p{L}*|hvis|ennå|planlagt|under|forhandl\\p{L}+|etter|begrenset",
	willing: "eller (?:villig|vilje)\\p{L}*|eller (?:et )?ønske\\p{L}*",
	asked: {
		drivingLicence: "om du har førerkort|førerkortklasse",
		payNow: "(?:nåværende|dagens) lønn",
		referees:
			"(?:en|én) referanse(?:,| vi| som)|oppgi (?:en|én|to|gjerne) referanse[^.\\n]{0,4}|(?:to|tre|\\d|navn på) (?:\\p{L}+ ){0,2}referanse(?:r|personer)",
		source:
			"hvor du (?:har )?(?:sett|så|funnet|fant|lest|leste|hørt|hørte)[^.\\n]{0,40}",
		lodging:
			"om du (?:trenger|ønsker|vil ha|har behov for) (?:bolig|hybel|husvære)",
		portfolio:
			"(?:lenke til|din)[^.\\n]{0,20}(?:portefølje|showreel)(?! (?:de|du|des|von|an|aus|di|van|av|af|do|da|dos|das|med)(?!\\p{L}))",
		rate: "timelønn",
		notice: "(?:din )?oppsigelsestid",
		start:
			"(?:ønsket|mulig|tidligste|forventet) (?:mulige )?(?:oppstart|tiltredelse|start)\\p{L}*|når du (?:kan|tidligst)[^.\\n]{0,20}(?:starte|begynne|tiltre)",
		salary:
			"nåværende og (?:ønske|forvente)\\p{L}*|lønnsforventning\\p{L}*|ønsket lønn|lønnskrav|lønnsønske\\p{L}*",
		licenceNumber: "hpr(?:-| )?nummer|autorisasjonsnummer",
		workload: "ønsket (?:stillingsprosent|arbeidstid|stillingsstørrelse)",
		workPermit:
			"(?:oppgi|dokumentasjon|opplys)[^.\\n]{0,50}(?:arbeidstillatelse|oppholdstillatelse)",
		validity: "utløpsdato|gyldighet(?:stid)?",
		status: "ansettelsesstatus",
		why: "hvorfor (?:du|vi|akkurat|nettopp)[^.\\n]{0,60}|hva som (?:motiverer|tiltrekker) deg",
	},
	needLeads:
		"du (?:har|er|må (?:ha|være))(?: (?:en|et|ei))?|vi (?:krever|søker|forventer)(?: (?:en|et))?",
	fields: "(?:arbeids)?erfaring|kjennskap|kunnskap|praksis",
	regulated: "autorisasjon|autorisert|norsk autorisasjon|fagbrev",
	demanded: "er (?:et )?(?:absolutt )?(?:krav|nødvendig|påkrevd)",
	bars: "ingen unntak|uten unntak|uten [^.\\n]{0,40}(?:kan|får) (?:vi|stillingen)[^.\\n]{0,20}ikke|(?:blir|vil) ikke (?:bli )?(?:vurdert|tatt i betraktning)|kan ikke (?:ansette|vurdere)|et absolutt krav|ufravikelig",
	without: "uten (?:en|et|ei)|uten",
	nobodyTaken: "kan|må",
	wishes:
		"(?:en|er en) fordel|fordel om|gjerne|et pluss|ønskelig|trekker opp|en bonus",
	finite:
		"er|var|har|hadde|skal|skulle|kan|kunne|må|bør|vil|ville|forventer|krever|søker|kreves|behersker|trenger",
	invitations: "søker (?:vi )?også|åpen søknad|nyutdannede er velkomne",
	changers:
		"karriereskift|bytte (?:yrke|bransje)|annen (?:bransje|bakgrunn)|opplæring gis",
	invitation: "I annonsen står det også: {need}. Det er det jeg spør om.",
	gaps: {
		held: ["Så langt kan jeg vise til dette: {fact}."],
		heldBeside: ["Det kreves {need}; så langt kan jeg vise til dette: {fact}."],
		degree: ["Utdanningen min er denne: {fact}."],
		spokenBelow: ["Det bes om nivå {asked}; mitt: {fact}."],
		spoken: ["Jeg snakker {fact}."],
		bare: ["CV-en min nevner ikke {need}."],
		both: ["CV-en min nevner ikke {terms}."],
		since: [
			"Utlysningen ber om {years} års erfaring; min begynner i {date} ({job}, {company}).",
		],
		sinceNow: [
			"Utlysningen ber om {years} års erfaring; som {job} hos {company} har jeg arbeidet siden {date}.",
		],
		role: [
			"Det kreves {need}. Den stillingen har jeg ennå ikke hatt; dette brevet nevner det som ligger nærmest.",
		],
		far: [
			"Stillingen som {title} ligger i et annet fag enn arbeidet mitt hittil.",
		],
		stand: ["For å være åpen om det: {fact}."],
	},
	sentence: "Ønskede opplysninger: {details}.",
	joint: "; ",
	spans: {
		hours: "timer",
		weeks: "uker?s?",
		months: "måned(?:er)?s?",
		toMonthEnd: "utløpet av måneden|månedsskiftet",
		toQuarterEnd: "utløpet av kvartalet",
	},
	aWeek: "i uka|i uken|per uke|ukentlig",
	fromNotice: "{notice}; jeg kan altså begynne fra {date}.",
	stated: {
		portfolio: [
			["portefølje(?: på|:)? ?(\\S+\\.\\S+)", "Porteføljen min: {1}."],
		],
		notice: [
			[
				"(.*(?:måneders?|ukers?)) oppsigelse(?:stid|sfrist)?(.*)",
				"Jeg har {1} oppsigelsestid{2}.",
			],

			["oppsigelsestid(?: er|:)? (.*)", "Oppsigelsestiden min er {1}."],
			["(.*) oppsigelsestid(.*)", "Jeg har {1} oppsigelsestid{2}."],
		],
		start: [
			["(kan .*)", "Jeg {1}."],
			["((?:ledig|klar|tilgjengelig) .*)", "Jeg er {1}."],
		],
		drivingLicence: [["(førerkort.*)", "Jeg har {1}."]],
		shifts: [
			["(vant .*|villig .*|fleksibel .*)", "Jeg er {1}."],
			["(jobber .*|arbeider .*)", "Jeg {1}."],
			["(kan .*)", "Jeg {1}."],
		],
		vehicle: [
			["((?:disponerer|har) .*bil.*)", "Jeg {1}."],
			["(egen (?:bil|varebil).*)", "Jeg har {1}."],
		],
	},
	wayToWork: "Jeg bor i {home} og kan begynne i {town} fra {date}.",
	slots: {
		travel: "Jeg kan [gjerne eller ikke] reise i jobben.",
		shifts: "De beskrevne arbeidstidene passer meg [godt eller ikke].",
		payNow: "Nåværende lønn er [beløp].",
		referees: "Referansene mine: [navn og kontakt].",
		source: "Jeg fant utlysningen via [kilde].",
		vehicle: "Jeg har [egen eller ingen] bil.",
		notice: "Oppsigelsestiden min er [tid].",
		start: "Jeg kan begynne [dato].",
		rate: "Ønsket timelønn er [beløp].",
		salary: "Lønnsforventningen min er [beløp].",
		workload: "Ønsket stillingsprosent: [prosent].",
		workPermit:
			"Jeg har [rett til å jobbe her eller behov for arbeidstillatelse].",
		drivingLicence: "Jeg har førerkort i [klasse].",
		relocation: "Jeg kan [gjerne eller ikke] flytte til arbeidsstedet.",
		lodging: "Jeg har [behov eller ikke behov] for bolig.",
		portfolio: "Porteføljen min: [lenke].",
		why: "Hvorfor denne stillingen og hvorfor nå: [grunn].",
		question: "Spørsmålet deres {need}: [svar].",
	},
	agreed: {
		drivingLicence: "Jeg har førerkortet som kreves.",
		workPermit: "Jeg har arbeidstillatelse.",
		travel: "Jeg kan reise i jobben.",
		shifts: "Arbeidstidene som er beskrevet, passer meg.",
		relocation: "Jeg kan flytte til arbeidsstedet.",
	},
	open: {
		travel: "reiser: [ja eller nei]",
		shifts: "beskrevne arbeidstider: [ja eller nei]",
		payNow: "nåværende lønn: [beløp]",
		referees: "referanser: [navn og kontakt]",
		source: "hvor jeg så utlysningen: [kilde]",
		vehicle: "egen bil: [ja eller nei]",
		lodging: "bolig: [nødvendig eller ikke nødvendig]",
		portfolio: "portefølje: [lenke]",
		rate: "timelønn: [beløp]",
		notice: "oppsigelsestid: [tid]",
		start: "tidligste oppstart: [dato]",
		salary: "lønnsforventning: [beløp]",
		licenceNumber: "autorisasjonsnummer: [nummer]",
		workload: "ønsket stillingsprosent: [prosent]",
		workPermit: "arbeidstillatelse: [fylles ut]",
		drivingLicence: "førerkort: [klasse]",
		clearance: "sikkerhetsklarering: [nivå]",
		registration: "autorisasjon: [nummer]",
		relocation: "flytting til arbeidsstedet: [ja eller nei]",
		validity: "gyldig til: [dato]",
		status: "ansettelsesstatus: [fylles ut]",
		why: "hvorfor denne stillingen og hvorfor nå: [din grunn]",
	},
	little:
		"litt|få ord|noen ord|et par ord|begynner\\p{L}*|grunnleggende|skole\\p{L}*|elementær\\p{L}*",
	openLevel: "{language}: [nivå]",
	levelSlot: "Nivået mitt i {language}: [nivå].",
};
