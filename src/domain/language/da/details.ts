// Danish: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"weekend(?:er|arbejde|vagter)?|nat(?:ten|arbejde|tevagter|tevagt)?|natte-?vagter|aften(?:er|vagter|arbejde)?|vagter|skifte(?:hold|holdsarbejde)?|helligdage|lørdage?|søndage?|tilkald\\p{L}*|døgnvagt\\p{L}*|skiftende vagter|skiftende arbejdstider";

export const details: DetailWords = {
	own: {
		portfolio: "portfolio(?: på|:)? ?\\S+\\.\\S+",
		notice:
			"opsigelse:[^.;]{1,40}|opsigelses(?:varsel|frist)\\p{L}*|(?:en|én|to|tre|\\d+) (?:dages|måneders?|ugers?) (?:opsigelse\\p{L}*|varsel)|løbende måned",
		start:
			"(?:kan|klar til at) (?:starte|begynde|tiltræde)|(?:ledig|klar|til rådighed|disponibel) (?:fra|nu|straks|med|pr\\.?)|tiltræde\\p{L}*|start(?:dato| fra| pr\\.?)|tilgængelig fra",
		drivingLicence:
			"kørekort\\p{L}*(?: (?:til |kategori )?(?:bil|[abcde]1?e?(?!\\p{L})))?|lastbilkort",
		vehicle: "egen (?:bil|varevogn)|(?:har|råder over) bil",
		workPermit:
			"arbejdstilladelse|opholdstilladelse|(?:eu-|dansk |nordisk )(?:borger|statsborger\\p{L}*)|statsborger\\p{L}*",
		workload:
			"(?:fuld|del)tid\\p{L}*|\\d{2}(?: ?(?:-|–|til) ?\\d{2})? timer(?: (?:om|pr\\.?) ugen?)?",
		shifts: `(?:kan|villig|fleksibel|vant|åben|gerne|arbejder|parat|indstillet)[^.;]{0,35}(?:${time})|(?:${time})(?:(?:,| og| eller) (?:${time}))? (?:\\p{L}+ ){0,2}(?:intet problem|ikke et problem|muligt|i orden|fint)`,
		travel:
			"rejse(?:villig|aktivitet|dage)|(?:villig|klar|indstillet|parat) (?:på|til) at rejse|rejser gerne",
		relocation:
			"flyttevillig|(?:villig|klar|parat|indstillet på) (?:til )?at flytte|flytte[rt]?",
		salary: "lønforventning\\p{L}*|ønsket løn|lønønske",
		checks:
			"straffeattest|børneattest|(?:ren )?straffeattest|sikkerhedsgodkend\\p{L}*|vaccin\\p{L}*",
		registration: "autorisation\\p{L}*|autoriseret|autorisations(?:id|nummer)",
		validity: "gyldig\\p{L}* til|udløb\\p{L}*[^.;]{0,25}\\d",
		status: "tjenestemand|fastansat|fleksjob|dagpenge\\p{L}*|ledig(?=[.,;]|$)",
	},
	listsPapers:
		"(?:hvilke|angiv|oplys) (?:\\p{L}+ ){0,3}(?:certifikater|kurser|beviser)",
	machineCards:
		"(?:gaffel)?(?:truck|kran|lift|maskin)(?:certifikat|kørekort|førerbevis)\\p{L}*|kørekort (?:til )?(?:gaffel)?(?:truck|kran|lift|gravemaskine)\\p{L}*|(?:pc|edb)-?kørekort\\p{L}*",
	times: time,
	leads:
		"jeg (?:har|er)(?: (?:et|en|mit|min))?|jeg|og|men|også|desuden|samt|har(?: (?:et|en))?|er|med(?: (?:et|en))?|mit|min|pt\\.?",
	ands: "og|men|samt",
	limits:
		"\\d+ (?:af|ud af) \\d+|ikke|intet|ingen|uden|undtagen|kun|indtil|udløb\\p{L}*|hvis|endnu|planlagt|i gang|forhandl\\p{L}+|efter|begrænset",
	willing:
		"eller (?:villig|vilje|parat)\\p{L}*|eller (?:et )?(?:ønske|lyst)\\p{L}*",
	asked: {
		drivingLicence: "om du har (?:et )?kørekort|(?:dit )?kørekort(?:skategori)",
		payNow: "(?:nuværende|aktuelle?) løn",
		referees:
			"(?:en|én) reference(?:,| vi| som| der)|(?:opgiv|angiv|oplys) (?:en|én|to|gerne) reference[^.\\n]{0,4}|(?:to|tre|\\d|navne på) (?:\\p{L}+ ){0,2}reference(?:r|personer)",
		source:
			"hvor du (?:har )?(?:set|så|fundet|fandt|læst|læste|hørt|hørte)[^.\\n]{0,40}",
		lodging:
			"om du (?:har brug for|ønsker|behøver) (?:bolig|værelse|indkvartering)",
		portfolio:
			"(?:link til|din|dit)[^.\\n]{0,20}(?:portfolio|showreel)(?! (?:de|du|des|von|an|aus|di|van|av|af|do|da|dos|das|med)(?!\\p{L}))",
		rate: "timeløn",
		notice: "(?:dit )?opsigelsesvarsel",
		start:
			"(?:ønsket|mulig|tidligste|forventet) (?:mulige )?(?:start|tiltrædelse|opstart)\\p{L}*|hvornår du (?:kan|tidligst)[^.\\n]{0,20}(?:starte|begynde|tiltræde)",
		salary:
			"nuværende og (?:ønske|forvente)\\p{L}*|lønforventning\\p{L}*|ønsket løn|lønønske\\p{L}*",
		licenceNumber: "autorisations(?:id|-id|nummer)",
		workload: "ønsket (?:timetal|arbejdstid)|antal timer du ønsker",
		workPermit:
			"(?:oplys|dokumentation|angiv)[^.\\n]{0,50}(?:arbejdstilladelse|opholdstilladelse)",
		validity: "udløbsdato|gyldighed(?:speriode)?",
		status: "ansættelsesstatus",
		why: "hvorfor (?:du|vi|netop|lige)[^.\\n]{0,60}|hvad (?:der )?(?:motiverer|tiltrækker) dig",
	},
	needLeads:
		"du (?:har|er|skal (?:have|være))(?: (?:en|et))?|vi (?:kræver|søger|forventer)(?: (?:en|et))?",
	fields: "(?:erhvervs)?erfaring|kendskab|viden",
	regulated: "autorisation|autoriseret|dansk autorisation",
	demanded: "er (?:et )?(?:absolut )?(?:krav|nødvendigt?|påkrævet)",
	bars: "ingen undtagelser?|uden undtagelse|uden [^.\\n]{0,40}(?:kan|må) (?:vi|stillingen)[^.\\n]{0,20}ikke|kommer ikke i betragtning|kan ikke (?:komme i betragtning|behandles|ansætte)|et absolut krav|ufravigeligt",
	without: "uden (?:en|et)|uden",
	nobodyTaken: "kan|må",
	wishes:
		"(?:en|er en|som en) fordel|fordel, hvis|gerne|et plus|ønskeligt|trækker op|en bonus|vi bliver glade|er velkomment",
	finite:
		"er|var|har|havde|skal|skulle|kan|kunne|må|bør|vil|ville|forventer|kræver|søger|lægger|besidder|trækker|behersker",
	invitations:
		"søger (?:vi )?også|uopfordret ansøgning|nyuddannede er velkomne",
	changers:
		"karriereskift\\p{L}*|brancheskift|anden (?:branche|baggrund)|ufaglært\\p{L}*|oplæring gives",
	invitation: "I opslaget står også: {need}. Det er det, jeg spørger om.",
	gaps: {
		held: ["Indtil nu kan jeg vise dette: {fact}."],
		heldBeside: ["Der kræves {need}; indtil nu kan jeg vise dette: {fact}."],
		degree: ["Min uddannelse er denne: {fact}."],
		spokenBelow: ["Der bedes om niveau {asked}; mit: {fact}."],
		spoken: ["Jeg taler {fact}."],
		bare: ["Mit CV nævner ikke {need}."],
		both: ["Mit CV nævner ikke {terms}."],
		since: [
			"Opslaget beder om {years} års erfaring; min begynder i {date} ({job}, {company}).",
		],
		sinceNow: [
			"Opslaget beder om {years} års erfaring; som {job} hos {company} har jeg arbejdet siden {date}.",
		],
		role: [
			"Der kræves {need}. Den stilling har jeg endnu ikke haft; dette brev nævner det, der kommer tættest på.",
		],
		far: [
			"Stillingen som {title} ligger inden for et andet fag end mit arbejde hidtil.",
		],
		stand: ["For at være åben om det: {fact}."],
	},
	sentence: "De ønskede oplysninger: {details}.",
	joint: "; ",
	spans: {
		hours: "timer",
		weeks: "uger?s?",
		months: "måned(?:er)?s?|(?<=plus \\p{L}{2,5})(?!\\p{L}| måned)",
		toMonthEnd: "løbende måned|udgangen af (?:en|måneden)|månedens udgang",
		toQuarterEnd: "kvartalets udgang",
	},
	aWeek: "om ugen|ugentlig\\p{L}*|pr\\.? uge",
	fromNotice: "{notice}; jeg kan altså begynde fra {date}.",
	stated: {
		portfolio: [["portfolio(?: på|:)? ?(\\S+\\.\\S+)", "Min portfolio: {1}."]],
		notice: [
			[
				"opsigelse(?:svarsel|sfrist)?(?: er)?:? (.*)",
				"Mit opsigelsesvarsel er {1}.",
			],
			["(.*) opsigelsesvarsel(.*)", "Jeg har {1} opsigelsesvarsel{2}."],
		],
		start: [
			["(kan .*)", "Jeg {1}."],
			["((?:ledig|klar|tilgængelig) .*)", "Jeg er {1}."],
		],
		drivingLicence: [["(kørekort.*)", "Jeg har {1}."]],
		shifts: [
			["(vant .*|villig .*|parat .*|fleksibel .*)", "Jeg er {1}."],
			["(arbejder .*)", "Jeg {1}."],
			["(kan .*)", "Jeg {1}."],
		],
		vehicle: [["(?:har )?(egen (?:bil|varevogn).*)", "Jeg har {1}."]],
	},
	wayToWork: "Jeg bor i {home} og kan begynde i {town} fra {date}.",
	slots: {
		travel: "Jeg kan [godt eller ikke] rejse i jobbet.",
		shifts: "De beskrevne arbejdstider passer mig [godt eller ikke].",
		payNow: "Min nuværende løn er [beløb].",
		referees: "Mine referencer: [navne og kontakt].",
		source: "Jeg fandt opslaget via [kilde].",
		vehicle: "Jeg har [egen eller ingen] bil.",
		notice: "Mit opsigelsesvarsel er [varsel].",
		start: "Jeg kan begynde den [dato].",
		rate: "Min ønskede timeløn er [beløb].",
		salary: "Min lønforventning er [beløb].",
		workload: "Ønsket arbejdstid: [timer].",
		workPermit:
			"Jeg har [ret til at arbejde her eller brug for en arbejdstilladelse].",
		drivingLicence: "Jeg har kørekort til [kategori].",
		relocation: "Jeg kan [godt eller ikke] flytte til arbejdsstedet.",
		lodging: "Jeg har [brug eller ikke brug] for bolig.",
		portfolio: "Min portfolio: [link].",
		why: "Hvorfor denne stilling og hvorfor nu: [grund].",
		question: "Jeres spørgsmål {need}: [svar].",
	},
	agreed: {
		drivingLicence: "Jeg har det kørekort, der kræves.",
		workPermit: "Jeg har arbejdstilladelse.",
		travel: "Jeg kan rejse i jobbet.",
		shifts: "De beskrevne arbejdstider passer mig.",
		relocation: "Jeg kan flytte til arbejdsstedet.",
	},
	open: {
		travel: "rejser: [ja eller nej]",
		shifts: "beskrevne arbejdstider: [ja eller nej]",
		payNow: "nuværende løn: [beløb]",
		referees: "referencer: [navne og kontakt]",
		source: "hvor jeg så opslaget: [kilde]",
		vehicle: "egen bil: [ja eller nej]",
		lodging: "bolig: [nødvendig eller ikke nødvendig]",
		portfolio: "portfolio: [link]",
		rate: "timeløn: [beløb]",
		notice: "opsigelsesvarsel: [varsel]",
		start: "tidligste start: [dato]",
		salary: "lønforventning: [beløb]",
		licenceNumber: "autorisationsnummer: [nummer]",
		workload: "ønsket arbejdstid: [timer]",
		workPermit: "arbejdstilladelse: [udfyldes]",
		drivingLicence: "kørekort: [kategori]",
		clearance: "sikkerhedsgodkendelse: [niveau]",
		registration: "autorisation: [nummer]",
		relocation: "flytning til arbejdsstedet: [ja eller nej]",
		validity: "gyldig til: [dato]",
		status: "ansættelsesstatus: [udfyldes]",
		why: "hvorfor denne stilling og hvorfor nu: [din grund]",
	},
	little:
		"lidt|få ord|et par ord|begynder\\p{L}*|grundlæggende|skole\\p{L}*|elementært",
	openLevel: "{language}: [niveau]",
	levelSlot: "Mit niveau i {language}: [niveau].",
};
