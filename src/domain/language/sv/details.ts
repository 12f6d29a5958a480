// Swedish: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"helg(?:er|arbete|jobb)?|natt(?:arbete|pass)?|nätter|kväll(?:ar|spass|sarbete)?|\\p{L}*skift\\p{L}*|jour(?:tjänst)?|beredskap|röda dagar|lördagar|söndagar|obekväm(?:a)? (?:arbetstid|tider|arbetstider)|treskift";

export const details: DetailWords = {
	own: {
		portfolio: "portfolio(?: på|:)? ?\\S+\\.\\S+",
		notice:
			"uppsägnings(?:tid|frist)\\p{L}*|(?:en|ett|två|tre|\\d+) (?:dagars|månaders?|veckors?) uppsägning\\p{L}*",
		start:
			"(?:kan|redo att) (?:börja|starta|tillträda)|(?:ledig|tillgänglig|disponibel) (?:från|nu|omgående|direkt|omedelbart|att|per)|tillträd\\p{L}*|startdatum",
		drivingLicence:
			"(?:b-|c-|ce-|be-)?körkort\\p{L}*(?: (?:klass |behörighet )?(?:[abcde]1?e?(?!\\p{L})))?",
		vehicle: "(?:tillgång till|egen|har) (?:egen )?bil",
		workPermit:
			"arbetstillstånd|uppehållstillstånd|(?:eu-|svensk |nordisk )(?:medborgar\\p{L}*|medborgare)|medborgar\\p{L}*",
		workload:
			"(?:heltid|deltid)\\p{L}*|(?:jobba|arbeta|söker|önskar)[^;]{0,15} \\d{2,3}(?: ?(?:-|–|till) ?\\d{2,3})? ?(?:%|procent)|\\d{2} timmar (?:i|per) veckan?",
		shifts: `(?:kan|villig|flexibel|van|öppen|gärna|jobbar|arbetar|beredd)[^.;]{0,35}(?:${time})|(?:${time})(?:(?:,| och| eller) (?:${time}))? (?:\\p{L}+ ){0,2}(?:inga problem|inget problem|går bra|möjligt|okej)`,
		travel:
			"(?:villig|beredd|öppen för) (?:att )?resa|resvillig|reser gärna|resdagar",
		relocation:
			"flyttvillig|(?:villig|beredd|redo) att flytta|flytta[r]?|flytt (?:är )?(?:möjlig|inga)",
		salary: "löneanspråk|löneförväntning\\p{L}*|önskad lön|lönekrav",
		checks:
			"utdrag (?:ur|från) (?:belastnings|polisens)\\p{L}*|belastningsregist\\p{L}*|säkerhets(?:prövad|klassad|prövning|klassning)|vaccin\\p{L}*",
		registration: "legitimation\\p{L}*|legitimerad|leg\\. \\p{L}+",
		validity:
			"(?:giltig|aktiv)\\p{L}* (?:till|t\\.?o\\.?m)|utgå\\p{L}+[^.;]{0,25}\\d|löper ut",
		status:
			"fast anställd|tillsvidareanställd|arbetssökande|a-kassa|lönebidrag",
	},
	listsPapers:
		"(?:vilka|ange) (?:\\p{L}+ ){0,3}(?:certifikat|kurser|behörigheter|intyg)",
	machineCards:
		"(?:gaffel)?(?:truck|kran|lift|maskin)(?:kort|behörighet|körkort|förarbevis)|körkort (?:(?:för|på) )?(?:gaffel)?(?:truck|kran|lift|grävmaskin)\\p{L}*|(?:europeiska )?datakörkort\\p{L}*",
	times: time,
	leads:
		"jag (?:har|är)(?: (?:ett|en|mitt|min))?|jag|och|men|även|också|dessutom|samt|har(?: (?:ett|en))?|är|med(?: (?:ett|en))?|mitt|min|för närvarande",
	ands: "och|men|samt",
	limits:
		"\\d+ av \\d+|inte|ej|ingen|inget|utan|utom|bara|endast|till|utgån\\p{L}+|om|ännu|planerad\\p{L}*|pågående|förhandl\\p{L}+|efter|begränsad",
	willing: "eller (?:villig|vilja|beredd)\\p{L}*|eller (?:en )?önskan",
	asked: {
		drivingLicence:
			"om du har körkort|vilket körkort du har|körkortsbehörighet",
		payNow: "nuvarande lön",
		referees:
			"(?:en|ett par) referens(?:person|er)?(?:,| vi| som)|(?:uppge|ange|lämna) (?:en|gärna|två) referens\\p{L}*|(?:två|tre|\\d|namn på) (?:\\p{L}+ ){0,2}referen(?:ser|spersoner)",
		source: "var du (?:såg|har sett|hittade|läste|hörde)[^.\\n]{0,40}",
		lodging: "om du (?:behöver|önskar|vill ha) (?:boende|bostad|rum)",
		portfolio:
			"(?:länk till|din|dina)[^.\\n]{0,20}(?:portfolio|arbetsprover|showreel)(?! (?:de|du|des|von|an|aus|di|van|av|af|do|da|dos|das|med)(?!\\p{L}))",
		rate: "timlön|timpris",
		notice: "(?:din )?uppsägningstid",
		start:
			"(?:önskat|möjligt|tidigast\\p{L}*|önskad) (?:möjliga )?(?:start(?:datum)?|tillträde(?:sdatum)?|tillträdesdag)|när du (?:kan|tidigast)[^.\\n]{0,20}(?:börja|starta|tillträda)",
		salary:
			"nuvarande och (?:önska|förvänta)\\p{L}*|löneanspråk|löneförväntning\\p{L}*|önskad lön|lönekrav",
		licenceNumber: "legitimationsnummer",
		workload: "önskad (?:sysselsättningsgrad|tjänstgöringsgrad|arbetstid)",
		workPermit:
			"(?:ange|uppge|intyg)[^.\\n]{0,50}(?:arbetstillstånd|uppehållstillstånd)",
		validity: "utgångsdatum|giltighetstid|sista giltighetsdag",
		status: "anställningsstatus",
		why: "varför (?:du|vi|just|denna)[^.\\n]{0,60}|vad som (?:motiverar|lockar) dig",
	},
	needLeads:
		"du (?:har|är|ska (?:ha|vara))(?: (?:en|ett))?|vi (?:kräver|söker|förväntar oss)(?: (?:en|ett))?",
	fields: "(?:arbetslivs)?erfarenhet|kunskap(?:er)?|kännedom|vana",
	regulated: "legitimer\\p{L}*|legitimation|behörig(?:het)?|lärarlegitimation",
	demanded: "är (?:ett )?(?:absolut )?(?:krav|obligatoriskt?|nödvändigt?)",
	bars: "inga undantag|utan undantag|utan [^.\\n]{0,40}(?:kan|får) (?:vi|tjänsten)[^.\\n]{0,20}inte|beaktas inte|kommer inte att (?:beaktas|behandlas)|kan inte (?:anställa|beakta)|ett absolut krav|skallkrav|ska-krav",
	without: "utan (?:en|ett)|utan",
	nobodyTaken: "kan|får",
	wishes:
		"meriterande|merit|gärna|ett plus|(?:en|är en) fördel|önskvärt|bonus|plus om",
	finite:
		"är|var|har|hade|ska|skall|skulle|kan|kunde|måste|bör|vill|ville|kräver|söker|förväntar|krävs|behärskar|behöver",
	invitations:
		"söker (?:vi )?även|spontanansökan|juniora? (?:sökande )?välkomn\\p{L}*",
	changers:
		"karriärbyt\\p{L}*|byta (?:yrke|bransch)|annan (?:bransch|bakgrund)|upplärning ges",
	invitation: "I annonsen står också: {need}. Det är det jag frågar om.",
	gaps: {
		held: ["Hittills kan jag visa detta: {fact}."],
		heldBeside: ["Det krävs {need}; hittills kan jag visa detta: {fact}."],
		degree: ["Min utbildning är denna: {fact}."],
		spokenBelow: ["Nivån som efterfrågas är {asked}; min: {fact}."],
		spoken: ["Jag talar {fact}."],
		bare: ["Mitt CV nämner inte {need}."],
		both: ["Mitt CV nämner inte {terms}."],
		since: [
			"Annonsen efterfrågar {years} års erfarenhet; min börjar i {date} ({job}, {company}).",
		],
		sinceNow: [
			"Annonsen efterfrågar {years} års erfarenhet; som {job} hos {company} har jag arbetat sedan {date}.",
		],
		role: [
			"Det krävs {need}. Den rollen har jag ännu inte haft; det här brevet nämner det som ligger närmast.",
		],
		far: [
			"Tjänsten {title} ligger inom ett annat yrke än mitt arbete hittills.",
		],
		stand: ["För att vara öppen med det: {fact}."],
	},
	sentence: "Efterfrågade uppgifter: {details}.",
	joint: "; ",
	spans: {
		hours: "timmar",
		weeks: "veck(?:a|or)s?",
		months: "månad(?:er)?s?",
		toMonthEnd: "månadsskifte|månadens slut",
		toQuarterEnd: "kvartalsskifte",
	},
	aWeek: "i veckan|per vecka",
	fromNotice: "{notice}; jag kan alltså börja från och med {date}.",
	stated: {
		portfolio: [["portfolio(?: på|:)? ?(\\S+\\.\\S+)", "Min portfolio: {1}."]],
		notice: [
			["(.*) uppsägningstid(.*)", "Jag har {1} uppsägningstid{2}."],
			["uppsägningstid(?: är|:)? (.*)", "Min uppsägningstid är {1}."],
		],
		start: [
			["((?:ledig|tillgänglig) .*)", "Jag är {1}."],
			["(kan .*)", "Jag {1}."],
		],
		drivingLicence: [["(.*körkort.*)", "Jag har {1}."]],
		shifts: [
			["(van .*|villig .*|flexibel .*|beredd .*)", "Jag är {1}."],
			["(jobbar .*|arbetar .*|kör gärna .*)", "Jag {1}."],
			["(kan .*)", "Jag {1}."],
		],
		vehicle: [["((?:egen|tillgång till) .*bil.*)", "Jag har {1}."]],
	},
	wayToWork: "Jag bor i {home} och kan börja i {town} från {date}.",
	slots: {
		travel: "Jag kan [gärna eller inte] resa i tjänsten.",
		shifts: "De arbetstider ni beskriver passar mig [bra eller inte].",
		payNow: "Min nuvarande lön är [belopp].",
		referees: "Mina referenser: [namn och kontakt].",
		source: "Jag hittade annonsen via [källa].",
		vehicle: "Jag har [egen eller ingen] bil.",
		notice: "Min uppsägningstid är [tid].",
		start: "Jag kan börja den [datum].",
		rate: "Min önskade timlön är [belopp].",
		salary: "Mitt löneanspråk är [belopp].",
		workload: "Önskad sysselsättningsgrad: [procent].",
		workPermit: "Jag har [rätt att arbeta här eller behov av arbetstillstånd].",
		drivingLicence: "Jag har körkort med [behörighet].",
		relocation: "Jag kan [gärna eller inte] flytta till arbetsorten.",
		lodging: "Jag har [behov eller inte behov] av boende.",
		portfolio: "Min portfolio: [länk].",
		why: "Varför den här tjänsten och varför nu: [skäl].",
		question: "Er fråga {need}: [svar].",
	},
	agreed: {
		drivingLicence: "Jag har det körkort som krävs.",
		workPermit: "Jag har arbetstillstånd.",
		travel: "Jag kan resa i tjänsten.",
		shifts: "De beskrivna arbetstiderna passar mig.",
		relocation: "Jag kan flytta till arbetsorten.",
	},
	open: {
		travel: "resor: [ja eller nej]",
		shifts: "beskrivna arbetstider: [ja eller nej]",
		payNow: "nuvarande lön: [belopp]",
		referees: "referenser: [namn och kontakt]",
		source: "var jag såg annonsen: [källa]",
		vehicle: "egen bil: [ja eller nej]",
		lodging: "boende: [behövs eller behövs inte]",
		portfolio: "portfolio: [länk]",
		rate: "timlön: [belopp]",
		notice: "uppsägningstid: [tid]",
		start: "tidigaste start: [datum]",
		salary: "löneanspråk: [belopp]",
		licenceNumber: "legitimationsnummer: [nummer]",
		workload: "önskad sysselsättningsgrad: [procent]",
		workPermit: "arbetstillstånd: [fylls i]",
		drivingLicence: "körkort: [behörighet]",
		clearance: "säkerhetsprövning: [nivå]",
		registration: "legitimation: [nummer]",
		relocation: "flytt till arbetsorten: [ja eller nej]",
		validity: "giltig till: [datum]",
		status: "anställningsstatus: [fylls i]",
		why: "varför den här tjänsten och varför nu: [ditt skäl]",
	},
	little:
		"lite|några ord|ett par ord|nybörjar\\p{L}*|grundläggande|skol\\p{L}*|grunder\\p{L}*",
	openLevel: "{language}: [nivå]",
	levelSlot: "Min nivå i {language}: [nivå].",
};
