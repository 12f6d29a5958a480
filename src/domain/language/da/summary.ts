// Danish: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title} hos {company} siden {date}.",
	tradeSince: "{title} siden {year}, hos {company} siden {date}.",
	titleSince: "{title} siden {date}.",
	current: "{title} hos {company}.",
	latest: "Senest {title} hos {company}.",
	before: "Tidligere {title} hos {company}.",
	heldUntil: "{title} fra {year} til {end}.",
	stages: "senere|derefter",
	earlier: ", tidligere {title}",
	languages: "{items}.",
	means:
		"ved hjælp af|via|takket være|inden for rammerne|ifølge|inklusive|herunder",
	circumstances: "for|i|på|ved|hos|under|inden for",
	moreSkills: "Øvrige kompetencer",
	praise:
		"hjerte for|gerne(?!\\p{L})|vil (?:gerne|væk|tilbage|nu) |ønsker(?!\\p{L})|bedste?(?!\\p{L})|jeg søger|søger (?:en|et|nye?)|jeg kan lide|jeg søger|søger (?:et|en)|passioneret|motiveret|engageret|dedikeret|resultatorienteret|fremragende|kreativ|innovativ|dokumenteret|stærk|målrettet|års erfaring",
	ownAbsence:
		"ulykke|sygemeldt|sygemelding|barsel(?:sorlov)?|forældreorlov|arbejdsløs",
	othersIllness:
		"(?:mens|da|når) (?:[\\p{L}’]+ ){1,4}?var (?:syg|sygemeldt|skadet)(?=[,;.)]|\\s[–—-]\\s|$)",
	deedEnds: "ning|ing|else|sel|pleje",
	responsible: "(?:ansvarlig for|ansvar for) ",
	assisting:
		"(?:med i |del af |hjalp|støtte|bistod|deltog|deltage|medvirk|bidrog)",
	together: "samarbejd",
	othersPart:
		"(?:laver|lavede|tager|tog|gør|gjorde|fører|førte|forhandler|skriver|holder|har|havde|står|stod)(?: for)? \\p{L}+(?:en|et|erne|chefen|lederen|kontoret)$|(?:laves|udføres|forhandles|skrives|føres) af|(?:ligger|lå) hos|(?:kommer|kom) (?:\\p{L}+ )?fra",
	sameThing: "den|det|dem|disse|dette|resten|alt",
	sideJob:
		"bijob|fritidsjob|studiejob|lejlighedsvis|ved siden af|weekendjob|lørdage|søndage|i weekenden|ferieafløser|sommerjob|lektiehjælp|tilkaldevikar",
	workingHours: "deltid|på \\d{2} ?%$|\\d{2} timer om ugen$",
	partTime: "deltid|på deltid|aftener",
	selfEmployed: "selvstændig",
	sections: {
		languages: "sprog",
	},
	notPassed: "ikke bestået|dumpe(?:t|de)|bestod ikke",
	seeking: "søger",
	lapsed: "udløbet|ikke længere gyldig[t]?|ikke fornyet",
	schoolLeaving: String.raw`studentereksamen|studenter|stx|hhx|htx|gymnasial\p{L}*(?: uddannelse)?|gymnasium|folkeskole\p{L}*`,
	grade: "karakter|gennemsnit|snit",
	partOfStudies: "dele?|moduler?|modul",
	unharmed:
		"(?:ingen|uden(?: en eneste)?|nul) (?:\\p{L}+ ){0,2}(?:ulykker?|uheld|klager?|afvigelser?|reklamationer|nedbrud)",
	honors: "med udmærkelse",
	outOf: "af|ud af",
	studyUnits: "moduler|fag|kurser|ECTS|semestre|år",
	stageOfStudies:
		"[1-9]\\d? ?% (?:færdig|gennemført)|(?:første|andet|tredje) år af (?:to|tre|fire|[2-5])|(?<=^|[,;:(–—-] ?)(?:afbrudt|sat på pause|udsat)(?= (?:siden|efter|i)|$|[,;.)])|uden (?:eksamen|bevis)(?=$|[,;.)])|ikke (?:begyndt|bestået|påbegyndt|startet)",
	atMost: "op til",
	merely: "kun|en enkelt gang(?! (?:om|i|pr)(?!\\p{L}))",
	spoken: "[Jj]eg|[Vv]i|[Mm]in(?!\\.)(?<!\\p{N} ?min)|[Mm]ine|[Mm]it|os",
	stopped:
		"afbrudt|ikke (?:afsluttet|færdiggjort)|uafsluttet|på pause|stoppet|opgivet",
	closedDown: "konkurs|gået konkurs|lukket|opløst|under konkurs",
	inPlace: "dækk\\p{L}+ \\p{L}+ (?:ferie|fravær)|ferieafløs\\p{L}+",
	softSkills: "personlige?|personligt|bløde|egenskaber",
	otherGroup: "andet|andre|øvrige?(?: kompetencer)?|diverse|generelt",
	privateSkills:
		"bagning|madlavning|syning|strikning|hækling|havearbejde|læsning|rejser|vandreture|cykling|løb|svømning|fodbold|håndbold|skak|fiskeri|jagt|klaver|gør-det-selv|god til (?:mennesker|folk|ældre)",
	mine: "min|mit|mine",
	credited:
		"(?:efter at|siden|da|fordi) (?!(?:jeg|vi)(?!\\p{L}))\\p{L}+(?:en|et|ne) \\p{L}+(?:de|te|t)",
	limited:
		"ligger hos \\p{L}+(?:en|et|øren)(?=[).;,]|$)|kun(?=[).;,]|$)|kun (?:assist|hjalp|hjælp|støtt)\\p{L}*|kun som (?:hjælper|assistent|observatør|ledsager)|under (?:opsyn|vejledning|supervision|tilsyn)|under ledelse af|underskrevet af|underskrives af|godkendt af|skriver under|til underskrift (?:hos|af|ved)|laves af|udføres af|gør en \\p{L}+|observeret|endnu ikke selv|(?:gør|holder|tager|udfører|beslutter|godkender) \\p{L}*(?:chefen|lederen|mesteren|øren|værkstedet|konsulenten|revisoren|lægen)(?=[).;,]|$)|som med(?:chauffør|hjælper)|(?:én|en|to|tre|et par|få) gange? i alt",
	privateMatters:
		"uden (?:arbejde|job)|mellem job|operation i|skade i|arbejdsløs|ledig|barsel|forældreorlov|orlov|sabbat|sygdom|sygemeldt|gravid|min (?:mor|far|kone|mand|familie|datter|søn)|mine (?:børn|forældre)|gift|skilt|født",
	protectedMatters: "handicap|religion",
	possessives: "min|mit|mine|vores|sin|sit|sine|en|et|alle",
	followsOn: "før det|derefter|siden da",
	traceLevel:
		"(?:få|nogle|et par) ord|lidt|skole\\p{L}*|forstår|begynder|elementært?",
};
