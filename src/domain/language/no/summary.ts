// Norwegian: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title} hos {company} siden {date}.",
	tradeSince: "{title} siden {year}, hos {company} siden {date}.",
	titleSince: "{title} siden {date}.",
	current: "{title} hos {company}.",
	latest: "Sist {title} hos {company}.",
	before: "Tidligere {title} hos {company}.",
	heldUntil: "{title} fra {year} til {end}.",
	stages: "senere|deretter",
	earlier: ", tidligere {title}",
	languages: "{items}.",
	means:
		"ved hjelp av|via|takket være|innenfor rammen|ifølge|inkludert|herunder",
	circumstances: "for|i|på|ved|hos|under|innen",
	moreSkills: "Øvrige ferdigheter",
	praise:
		"hjerte for|gjerne(?!\\p{L})|vil (?:gjerne|vekk|bort|tilbake|nå) |ønsker(?!\\p{L})|beste?(?!\\p{L})|jeg søker|søker (?:en|et|nye?)|jeg liker|søker (?:en|et)|lidenskapelig|motivert|engasjert|dedikert|resultatorientert|fremragende|kreativ|innovativ|dokumentert|sterk|målrettet|brenner for|års erfaring",
	ownAbsence: "ulykke|sykemeldt|sykemelding|foreldrepermisjon|arbeidsledig",
	othersIllness:
		"(?:mens|da|når) (?:[\\p{L}’]+ ){1,4}?var (?:syk|sykmeldt|skadet)(?=[,;.)]|\\s[–—-]\\s|$)",
	deedEnds: "ning|ing|else|sjon|pleie|hold",
	responsible: "(?:ansvarlig for|ansvar for) ",
	assisting:
		"(?:var med |med i |del av |deltatt|hjalp|støtte|bisto|deltok|delta|medvirk|bidro|er med på)",
	together: "samarbeid",
	othersPart:
		"(?:lager|laget|tar|tok|gjør|gjorde|fører|førte|forhandler|skriver|holder|har|hadde|står|sto)(?: for)? \\p{L}+(?:en|et|ene|sjefen|lederen|kontoret)$|(?:lages|utføres|forhandles|skrives|føres) av|(?:ligger|lå) hos|(?:kommer|kom) (?:\\p{L}+ )?fra",
	sameThing: "den|det|dem|disse|dette|resten|alt",
	sideJob:
		"bijobb|ekstrajobb|ekstrahjelp|tilkallingsvikar|ved siden av|helgejobb|i helgene|lørdager|søndager|sommerjobb|deltidsjobb ved siden av studier|leksehjelp|av og til|sporadisk",
	workingHours: "deltid|i \\d{2} ?(?:%|prosent)(?: stilling)?$",
	partTime: "deltid|på deltid|kveld(?:er)?|helg(?:er)?",
	selfEmployed: "selvstendig",
	sections: {},
	notPassed: "ikke bestått|besto ikke|strøket|strøk (?:på|til)|stryk",
	seeking: "søker",
	lapsed: "utløpt|utgått|gått ut|ikke lenger gyldig|ikke fornyet",
	schoolLeaving:
		"vitnemål(?: fra)? videregående|videregående(?: skole)?|studiespesialisering|studiekompetanse|grunnskole",
	grade: "karakter|snitt",
	partOfStudies: "deler|del|moduler|modul",
	unharmed:
		"(?:ingen|uten(?: en eneste)?|null) (?:\\p{L}+ ){0,2}(?:ulykker?|uhell|klager?|avvik|reklamasjoner|driftsstans)",
	honors: "med utmerkelse",
	outOf: "av",
	studyUnits: "moduler|fag|kurs|studiepoeng|semestre|år",
	stageOfStudies:
		"[1-9]\\d? ?% (?:ferdig|fullført|gjennomført)|(?:første|andre|tredje) år av (?:to|tre|fire|[2-5])|(?<=^|[,;:(–—-] ?)(?:avbrutt|satt på vent|utsatt)(?= (?:siden|etter|i)|$|[,;.)])|uten (?:eksamen|vitnemål|fagbrev)(?=$|[,;.)])|ikke (?:begynt|bestått|påbegynt|startet)",
	atMost: "opptil|inntil",
	merely: "bare|kun|en gang(?! (?:i|om|per)(?!\\p{L}))",
	spoken: "[Jj]eg|[Vv]i|[Mm]in(?!\\.)(?<!\\p{N} ?min)|[Mm]ine|[Mm]itt|oss",
	stopped:
		"avbrutt|ikke fullført|ufullført|uten eksamen|på pause|sluttet|stoppet",
	closedDown: "konkurs|gått konkurs|nedlagt|avviklet|oppløst",
	inPlace: "dekk\\p{L}+ \\p{L}+ (?:ferie|fravær)|ferievikar\\p{L}*",
	softSkills: "personlige?|personlig|myke|egenskaper",
	otherGroup: "annet|andre|øvrige?(?: ferdigheter)?|diverse|generelt",
	privateSkills:
		"baking|matlaging|sying|strikking|hekling|hagearbeid|lesing|reiser|musikk|fotturer|sykling|løping|svømming|fotball|håndball|sjakk|fiske|jakt|flink med (?:\\p{L}+ ?){1,3}",
	mine: "min|mitt|mine",
	credited:
		"(?:etter at|siden|da|fordi) (?!(?:jeg|vi)(?!\\p{L}))\\p{L}+(?:en|et|a|ne) \\p{L}+(?:de|te|et)",
	limited:
		"(?:bare|kun)(?=[).;,]|$)|(?:bare|kun) (?:assist|hjalp|hjelp|støtt)\\p{L}*|(?:bare|kun) som (?:hjelper|assistent|observatør)|under (?:oppsyn|veiledning|tilsyn)|under ledelse av|signert av|signeres av|godkjent av|skriver under|for (?:signering|underskrift) av|gjøres av|utføres av|gjør en \\p{L}+|observert|ennå ikke selv|(?:gjør|holder|tar|utfører|bestemmer|godkjenner) \\p{L}*(?:sjefen|lederen|mesteren|øren|verkstedet|konsulenten|revisoren|legen)(?=[).;,]|$)",
	privateMatters:
		"uten (?:arbeid|jobb)|mellom jobber|operasjon i|skade i|arbeidsledig|foreldrepermisjon|permisjon|fødselspermisjon|sabbat|sykdom|sykemeldt|gravid|min (?:mor|far|kone|mann|familie|datter|sønn)|mine (?:barn|foreldre)|gift|skilt|født",
	protectedMatters: "funksjonsnedsett|funksjonshemm|religion",
	possessives: "min|mitt|mine|vår|vårt|våre|sin|sitt|sine|en|et|ei|alle",
	followsOn: "før det|deretter|siden da",
	traceLevel:
		"(?:noen|få|et par) ord|litt|skole\\p{L}*|forstår|nybegynner|elementært?",
};
