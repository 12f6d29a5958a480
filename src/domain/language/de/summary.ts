// German: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title} bei {company} seit {date}.",
	tradeSince: "{title} seit {year}, bei {company} seit {date}.",
	titleSince: "{title} seit {date}.",
	current: "{title} bei {company}.",
	latest: "Zuletzt {title} bei {company}.",
	before: "Zuvor {title} bei {company}.",
	heldUntil: "{title} von {year} bis {end}.",
	stages: "dann|später|danach",
	earlier: ", zuvor {title}",
	languages: "{items}.",
	means:
		"(?:vor allem|unter anderem|hauptsächlich) durch|mittels|mithilfe|anhand|dank|im Rahmen|gemäß|gemäss|inklusive|inkl\\.|einschließlich|einschliesslich|unter Einsatz",
	circumstances: "für|in|im|am|auf|bei|beim|während|innerhalb|im Rahmen",
	moreSkills: "Weitere Kenntnisse",
	praise:
		"mit (?:leib und seele|herz)|gerne?(?!\\p{L})|bleibe? ruhig|nerven wie|möcht(?:e|en)?(?!\\p{L})|best(?:e|er|en|es)?(?!\\p{L})|ich suche|suche (?:eine?n?|nach)|auf der suche|am liebsten|ich suche|suche (?:eine|einen|meine)|leidenschaft|motiviert|engagiert|erfolgreich|ausgeprägt|kreativ|dynamisch|zielstrebig|belastbar|teamfähig|zuverlässig|hervorragend|exzellent|begeister|innovativ|nachweislich|ergebnisorientiert|lösungsorientiert|starke[mnrs]? |jahren? (?:beruf[a-zä]*)?erfahrung|fundiert",
	ownAbsence:
		"unfall|arbeitsunfall|krankheit|krankenstand|burn-?out|elternzeit|mutterschutz|karenz|pflegezeit|sabbatical|auszeit|arbeitslos(?:igkeit)?",
	othersIllness:
		"(?:während|weil|da|als) (?:[\\p{L}’]+ ){1,4}?(?:(?:länger |lange )?krank|im Krankenhaus|verletzt) war(?:en)?(?=[,;.)]|\\s[–—-]\\s|$)|während (?:(?:der|einer|ihrer|seiner|deren|dessen) )(?:längeren |langen )?(?:Krankheit|Operation|Erkrankung)(?: (?:der|des) [\\p{L}-]+)?(?=[,;.)]|\\s[–—-]\\s|$)",
	responsible:
		"(?:(?:gesamt|haupt|mit)?verantwortlich für|verantwortung (?:für|von)|zuständig für) (?:(?:die|das|den|der) )?",
	assisting:
		"(?:teil (?:des|eines) |habe (?:geholfen|unterstützt|mitgewirkt)|mitgeholfen|unterstütz|mithilfe|mitarbeit|mitwirkung|teilnahme|begleitung)",
	together: "enge zusammenarbeit|zusammenarbeit",
	othersPart:
		"(?:kommen|kommt|kam|kamen|stammen|stammt) (?:\\p{L}+ ){0,2}(?:aus|von|vom)|(?:liegt|liegen|lag|lagen) (?:bei|beim)|(?:wird|werden|wurde|wurden) (?:\\p{L}+ ){0,3}(?:von|vom|durch)|(?:macht|machte|erledigt|übernimmt|übernahm|schreibt|erstellt|verhandelt|verhandelte|führt|legt|programmiert|programmierte|berechnet|stellt|trifft|hat|hatte|bestellt|liefert|prüft|plant) (?:(?:der|die|das|ein|eine|unser|unsere)(?= \\p{Lu})|(?:sie|er) selbst)",
	sameThing:
		"sie|ihn|es|diese[nrsm]?|dies|dafür|darüber|davon|den rest|beides|alles",
	sideJob:
		"nebenjob|nebenamt|im nebenamt|nebenamtlich(?:e|er)?|nebenerwerb|(?:[12]\\d|5) ?(?:%|prozent)|nebentätigkeit|nebenberuflich(?:e|er)?|nebenbei|minijob|aushilfe|aushilfskraft|aushilfsweise|ferienjob|ferialjob|studentenjob|schülerjob|samstags|sonntags|wochenendaushilfe|wochenendjob|am wochenende|wochenends|gelegentlich(?:e|er)?|geringfügig|stundenweise|nachhilfe|nachhilfelehrer(?:in)?|neben dem studium",
	workingHours:
		"teilzeit|mit \\d{2} ?(?:%|prozent)$|\\d{2} (?:wochenstunden|stunden (?:pro|die) woche)$",
	partTime: "teilzeit|in teilzeit|halbtags|abends|wochenende",
	selfEmployed: "selbstständig|selbständig|freiberuflich",
	pointsBack: "dies|diese",
	courses: "Kurse",
	inPlace:
		"(?:urlaubs|kranken|krankheits|abwesenheits|ferien)?vertretung(?:en)?|vertrete|vertrat",
	softSkills:
		"persönlich\\p{L}*|soziale kompetenz(?:en)?|sozialkompetenz(?:en)?|stärken|soft ?skills",
	scholars: "professur|dozent\\w*",
	sections: {
		languages: "sprache sprachen sprachkenntnisse deutsch englisch",
		projects: "projekt projekte",
		certifications:
			"zertifikat zertifizierung zertifiziert führerschein approbation",
		software: "anwendung anwendungen programme",
		publications: "veröffentlichungen forschung",
		volunteer: "ehrenamt ehrenamtlich",
	},
	notPassed:
		"angedacht|überlege noch|nicht (?:bestanden|geschafft)|durchgefallen|aufgehört|nicht (?:beendet|fertig gemacht|abgeschlossen)|nicht angetreten|nie nachgeholt|abgebrochen|verfehlt",
	seeking: "auf der suche|suche",
	lapsed:
		"abgelaufen|verfallen|nicht mehr gültig|ungültig|nicht verlängert|nicht erneuert",
	schoolLeaving: String.raw`abitur|fachabitur|matura|reifeprüfung|(?:\p{L}+ ){0,2}(?:fach)?hochschulreife|(?:erweiterte[rs]? )?realschulabschluss|hauptschulabschluss|mittlere reife|mittlerer schulabschluss|studienberechtigung(?:sprüfung)?|pflichtschul\p{L}*`,
	grade: "(?:abschluss|gesamt)?note|notendurchschnitt|zeugnis",
	partOfStudies: "teile?|module?|abschnitte?",
	unharmed:
		"(?:kein\\p{L}*|null|ohne(?: eine?n?)?(?: einzige[nrs]?)?) (?:\\p{L}+ ){0,2}(?:unfälle?n?|vorfälle?n?|verletzung(?:en)?|beanstandung(?:en)?|reklamation(?:en)?|beschwerden?|abweichung(?:en)?|ausfälle?n?|rückrufe?n?|verstöße?n?|mängeln?|fehlzeiten)",
	honors: "mit (?:gutem |sehr gutem |ausgezeichnetem )?(?:Erfolg|Auszeichnung)",
	outOf: "von|der|aus",
	studyUnits:
		"Module?n?|Credits|ECTS(?:-Punkten?)?|Leistungspunkten?|LP|Semestern?|Fächern?|Prüfungen|Jahren?|Teilen?|Kursen?",
	stageOfStudies:
		"[1-9]\\d? ?% (?:absolviert|abgeschlossen|bearbeitet|erledigt|fertig)|(?<=[,;:(] ?)(?:praktische|schriftliche|mündliche|zweite|letzte)r? (?:Teil|Prüfung|Modul) (?:noch )?(?:offen|ausstehend|angemeldet|geplant|folgt|steht (?:noch )?aus)|(?:Module?|Teile?) [1-9IVX]{1,4}(?:(?:, | und )[1-9IVX]{1,4})* (?:noch )?(?:offen|ausstehend|fehl(?:t|en)|angemeldet|geplant)|(?<!(?:Lehrling|Auszubildende|Azubi|Lernende|Studierende)\\p{L}* )(?:derzeit|aktuell|im) (?:[1-9]\\.|ersten|zweiten|dritten|vierten) (?:Semester|Lehrjahr|Studienjahr)|(?<=^|[,;:(–—-] ?)(?:ausgesetzt|pausiert|ruht|unterbrochen)(?= (?:seit|nach|wegen|bis)|$|[,;.)])|ohne (?:Prüfung|Diplom|Zeugnis)(?=$|[,;.)])|nicht (?:begonnen|bestanden|erworben|erlangt)|(?:Prüfung|Schein) fehlt",
	atMost: "bis zu|bis",
	merely:
		"nur (?:zu|zuhause|im|in|als|mit)|bloß|lediglich|einmal(?! (?:im|am|pro|die|in der|je)(?!\\p{L}))",
	spoken: "[Ii]ch|[Ww]ir|[Mm]ein(?:e[mnrs]?)?|mir|mich|uns",
	stopped:
		"abgebrochen|nie (?:abgeschlossen|beendet|gemacht)|nicht (?:abgeschlossen|beendet)|ohne abschluss|unvollendet|pausiert|unterbrochen|aufgegeben|ruhend|ruht|aufgehört|abbruch",
	closedDown:
		"insolvent|insolvenz|in insolvenz|in liquidation|aufgelöst|geschlossen|nicht mehr existent|konkurs",
	otherGroup:
		"ich|über mich|privat(?:es)?|hobbys?|interessen|sonst|sonstiges|sonstige(?: kenntnisse)?|weitere(?:s)?(?: kenntnisse)?|andere|allgemein|diverses|verschiedenes",
	privateSkills:
		"(?:brot|kuchen)? ?backen|kochen|nähen|stricken|häkeln|gärtnern|gartenarbeit|lesen|reisen|musik|singen|chor|tanzen|wandern|rad ?fahren|laufen|joggen|schwimmen|fu(?:ß|ss)ball|handball|tennis|schach|angeln|gitarre|klavier|heimwerken|internet(?:recherche)?|(?:zehn|10)[- ]?finger[- ]?(?:system|schreiben)|faxen|(?:gut|freundlich) am telefon|(?:ein )?lächeln(?: \\p{L}+){0,3}|sauerteig|brettspiele|camping|volleyball|basketball|kegeln|skifahren|klettern|yoga|guter draht zu (?:\\p{L}+ ?){1,3}",
	mine: "mein\\p{L}*",
	credited:
		"(?:nachdem|weil|sobald|seitdem)(?! (?:ich|wir)(?!\\p{L}))|(?:seit|als) (?:(?:in )?(?:19|20)\\d\\d )?(?:der|die|das|ein|eine|unser|unsere)(?= [^,;.]*(?:t|te|ten|en|at|ieß|ging|kam|nahm)(?:$|[,;.)]))(?![^,;.]*(?<!\\p{L})(?:ich|wir)(?!\\p{L}))",
	limited:
		"(?:projekt)?(?:leitung|verantwortung) (?:lag|liegt|blieb|bleibt) bei(?:m)?|nach (?:anleitung|anweisung|vorgabe)(?=[).;,]|$)|nur (?=[^.;,]{0,30}(?:[).;,]|$))|nur als (?:Helfer|Hilfe|Begleit|Beifahrer|Assist|Beobachter)\\p{L}*|nur (?:assistier|begleite|unterstütz|mitgeholfen|zuarbeit)\\p{L}*|unter (?:(?:der|direkter|fachlicher|ärztlicher) )?(?:aufsicht|anleitung|leitung|supervision)|unterschreibt|unterzeichnet (?:der|die|ein|eine|vo[nm])|unterschrieben (?:vo[nm]|durch)|zur (?:unterschrift|freigabe) (?:durch|an|für|bei|beim|vorgelegt)|freigabe durch|freigegeben von|(?:macht|übernimmt) (?:ein|eine|der|die) \\p{L}+|(?:wird|werden) von \\p{L}+ \\p{L}+ (?:gemacht|erledigt|übernommen)|hospitiert|noch nicht (?:selbst|allein)|(?:fertigstellung|unterzeichnung|unterschrift|entscheidung|endkontrolle|verantwortung) (?:durch|beim|bei der|liegt)|projektleitung (?:beim|bei der|durch)|(?:entscheidet|genehmigt|prüft|unterzeichnet) (?:der|die|das|ein|eine)",
	privateMatters:
		"ohne (?:arbeit|anstellung|beschäftigung|stelle)|arbeit(?:s)?suchend|operation an|bandscheib|verletzung|karenz|(?:ein|zwei|drei|vier|fünf|\\d) kind(?:er)?(?!\\p{L})|arbeitslos|elternzeit|mutterschutz|mutterschafts|erziehungsurlaub|pflegezeit|sabbatical|auszeit|krankheit|krankgeschrieben|burn-?out|reha|schwanger|familienphase|familienpause|pflege meine[rs]|meine[rnms]? (?:mutter|vater|eltern|kinder|tochter|sohn|frau|mann|familie)|verheiratet|geschieden|ledig|jahre alt|geboren",
	protectedMatters: "schwerbehindert|behinderung|religion|konfession",
	possessives: "meine[nmrs]?|unsere[nmrs]?|mein|unser|eine[nmrs]?|ein|alle",
	followsOn: "davor|danach|seitdem|seither|anschlie(?:ß|ss)end",
	traceLevel:
		"(?:ein )?paar (?:worte|wörter|brocken|sätze)|einige (?:worte|wörter|brocken|sätze)|ferien\\p{L}*|wenig|ein (?:wenig|bisschen|bissl|bisserl)|schul\\p{L}*|urlaubs\\p{L}*|verstehe\\p{L}*|anfänger\\p{L}*|etwas",
};
