// German: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"(?:\\p{L}+-, )*(?:\\p{L}+- und )?(?:wochenend|schicht|nacht|spät|früh|feiertags?|wechselschicht|bereitschafts|rufbereitschafts?|samstags?|sonntags?|abend)\\p{L}*";

export const details: DetailWords = {
	own: {
		portfolio: "portfolio(?: unter| auf|:)? ?\\S+\\.\\S+",
		notice:
			"kündigungsfrist\\p{L}*|kündbar|frist von (?:\\d+|\\p{L}+) (?:tagen|wochen|monaten)|(?:\\d+|\\p{L}+) (?:tage|wochen|monate?) (?:kündigung|zum (?:monats|quartals|jahres|halbjahres)ende|zum monatsletzten)",
		start:
			"(?:ab )?sofort (?:verfügbar|frei|einsetzbar|einsatzbereit)|verfügbar (?:ab|zum|per)|(?:ab|per|zum) (?:sofort|\\d|\\p{L}+ \\d)[^;]{0,25}(?:verfügbar|frei|beginnen|anfangen|starten|einsteigen|einsetzbar)|(?:kann|könnte) (?:ab |zum |per |sofort )[^;]{0,30}(?:anfangen|beginnen|starten|einsteigen|eintreten)|eintritt(?:stermin)?(?: ist)?(?: ab| zum| per| möglich|:)|(?:frühest\\p{L}*|nächst\\p{L}*)(?: möglich\\p{L}*)? (?:eintritt|start|termin|beginn)\\p{L}*|starttermin|(?:arbeits|stellen)antritt|frei ab|ab sofort|per sofort|kurzfristig verfügbar|verfügbarkeit:",
		drivingLicence:
			"\\p{L}*führerschein\\p{L}*|fahrerlaubnis\\p{L}*|führerausweis\\p{L}*|fahrausweis|pkw-schein|(?:klasse|kat\\.?|kategorie) (?:b|be|c1?e?|d)",
		vehicle:
			"(?:eigene[rsnm]?|privat\\p{L}*) (?:pkw|auto|fahrzeug|wagen|motorrad)|pkw (?:vorhanden|ist vorhanden)|auto vorhanden",
		workPermit:
			"arbeitserlaubnis\\p{L}*|arbeitsbewilligung\\p{L}*|arbeitsgenehmigung|aufenthalts(?:erlaubnis|titel|bewilligung|recht)\\p{L}*|niederlassungs(?:erlaubnis|bewilligung)|blaue karte|(?:eu|ewr|schweizer|deutsche?r?|österreichische?r?)[- ](?:bürger(?:in|schaft)?|staatsbürger(?:in|schaft)?|staatsangehörig\\p{L}*|staatsbürgerschaft)|staatsangehörigkeit|schweizer(?:in)? pass|(?:bewilligung|ausweis) [bcgl]|unbeschränkte[rn]? (?:zugang|arbeits\\p{L}*)",
		workload:
			"(?:auch )?(?:vollzeit|teilzeit) (?:ist )?(?:möglich|gewünscht|bevorzugt|denkbar)|(?:suche|wünsche|möchte|gern(?:e)?|arbeite|bevorzuge|am liebsten)[^;]{0,30}(?:vollzeit|teilzeit|\\d{2} (?:stunden|std))|(?:wunsch|arbeits)?pensum|(?:[4-9]\\d|100)(?: ?%)? ?(?:bis|–|-) ?(?:[5-9]\\d|100) ?(?:%|prozent)|(?:[4-9]\\d|100)[ -]?(?:%|prozent)[ -](?:stelle|pensum|anstellung|tätigkeit)|\\d{2}(?: ?(?:bis|–|-) ?\\d{2})? (?:stunden|std\\.?)(?: (?:pro|die|in der|je) woche|/woche| wöchentlich)?|(?:ist|auch) (?:vollzeit|teilzeit)[^;]{0,20} möglich",
		shifts: `(?:bereit|bereitschaft|flexibel|einsetzbar|möglich|problem|gewohnt|gern(?:e)?|kann|arbeite)[^;]{0,30}(?:${time})|(?:${time})(?: (?:und|oder|,) (?:${time}))? (?:\\p{L}+ ){0,4}(?:möglich|kein problem|gern(?:e)?|gewohnt|bereit|machbar|in ordnung|willkommen)|(?:schicht|wochenend|nacht|rufbereitschafts)\\p{L}*bereitschaft|(?:schicht|wochenend|nacht)\\p{L}*(?: (?:bin ich|sind mir))? (?:gewohnt|vertraut)|schichttauglich|nachttauglich`,
		travel:
			"reise(?:bereitschaft|bereit|freudig)|bereit(?:schaft)? zu (?:dienst)?reisen|(?:dienst)?reisen (?:sind |ist )?(?:möglich|kein problem|gern\\p{L}*)|montagebereit\\p{L}*",
		relocation:
			"umzugsbereit\\p{L}*|umzug[^;]{0,40}(?:möglich|geplant|kein problem|bereit|vorstellbar|denkbar)|bereit[^;]{0,20}(?:umzuziehen|umzug)|(?:ziehe|umziehe)[^;]{0,25}(?:nach|um)|ortsungebunden|(?:örtlich|regional) (?:flexibel|ungebunden)|standort(?:flexibel|ungebunden)|kein(?:en)? umzug",
		salary:
			"(?:gehalts|lohn)(?:vorstellung|wunsch|erwartung)\\p{L}*|(?:wunsch|ziel)(?:gehalt|lohn)",
		checks:
			"(?:erweitertes |polizeiliches |einfaches )*führungszeugnis\\p{L}*|strafregister\\p{L}*|sonderprivatauszug|leumundszeugnis|sicherheitsüberprüf\\p{L}*|ü[123]|zuverlässigkeitsüberprüf\\p{L}*|masern\\p{L}*|gesundheitszeugnis|belehrung nach|infektionsschutz\\p{L}*",
		registration:
			"approbation\\p{L}*|approbiert\\p{L}*|berufserlaubnis|berufsurkunde|staatliche anerkennung|staatlich anerkannt\\p{L}*|srk-registrierung|srk-anerkennung|gesundheitsberuferegister|(?:registrierungs|anerkennungs|gln-?)nummer|gln",
		validity:
			"(?:gültig|gilt|aktiv) bis|läuft (?:im [^.;]{0,12})?ab|abgelaufen|verlängert bis",
		status: "verbeamtet\\p{L}*|beamt\\p{L}+ auf|beamtenstatus|unkündbar",
	},
	listsPapers:
		"welche (?:\\p{L}+ ){0,2}(?:ausweise|zertifikate|scheine|nachweise|kurse|fortbildungen|lehrgänge)(?: \\([^()]*\\))?(?: und \\p{L}+)? (?:du|sie) (?:hast|haben|besitz\\p{L}+)|(?:angabe|auflistung) (?:\\p{L}+ ){0,2}(?:zertifikate|scheine|fortbildungen)",
	machineCards:
		"\\p{L}*(?:stapler|kran|bagger|bühnen|radlader|baumaschinen|flurförderzeug\\p{L}*)-?(?:fahrer|führer)?(?:schein|ausweis|fahrausweis|fahrerlaubnis)\\p{L}*|(?:führerschein|fahrausweis|fahrerlaubnis|führerausweis) (?:für )?\\p{L}*(?:stapler|kran|bagger|bühne|radlader|baumaschine|flurförder)\\p{L}*|(?:(?:europäische[rn]?|internationale[rn]?) )?(?:datev|edv|ecdl|icdl|pc|computer|medien|internet|hunde)[- ]?führerschein\\p{L}*",
	times: time,
	leads:
		"ich (?:habe|besitze|bin|verfüge über)(?: (?:einen?|eine|den|die|das))?|ich|und|sowie|auch|außerdem|ausserdem|zudem|habe(?: (?:einen?|eine))?|bin|besitze(?: (?:einen?|eine))?|mit|meine?|derzeit|inzwischen (?:ist )?|nun",
	ands: "und|sowie|aber",
	limits:
		"\\d+ von \\d+|(?:ein|zwei|drei|vier)\\p{L}* von (?:zwei|drei|vier|fünf|sechs)|nicht|noch|kein\\p{L}*|ohne|außer|ausser|nur|bis|abgelaufen|gültig|befristet|sofern|wenn|nach|geplant|angemeldet|in ausbildung|verhandelbar|flexibel|auflagen",
	willing:
		"oder (?:die )?(?:Bereitschaft|bereit)\\p{L}*|oder (?:der|den) Wunsch|oder die Absicht",
	asked: {
		drivingLicence:
			"ob (?:du|sie|ihr) (?:einen |den )?führerschein[^.\\n]{0,30} (?:hast|haben|habt|besitzt|besitzen)|(?:angabe|angaben) (?:zu|zum|ihres|deines) (?:ihrem |deinem )?führerschein\\p{L}*|ihren führerschein(?:besitz|stand)|führerscheinklasse",
		payNow:
			"was (?:du|sie|ihr) (?:derzeit|aktuell|jetzt|momentan) verdien\\p{L}*|(?:derzeitig|aktuell|jetzig|momentan)\\p{L}* (?:\\p{L}*gehalt|lohn|vergütung)\\p{L}*",
		referees:
			"eine (?:referenz(?:person|geber\\p{L}*)|person,? die [^.\\n]{0,30}referenz)|ansprechpartner\\p{L}* für (?:eine )?referenz\\p{L}*|referenzen (?:angeben|nennen|beifügen)|(?:zwei|drei|\\d) (?:personen|ansprechpartner\\p{L}*)[^.\\n]{0,30}(?:referenz|auskunft)|(?:zwei|drei|\\d|namen von) (?:\\p{L}+ ){0,2}referenz(?:en|personen|geber\\p{L}*)",
		source:
			"wo (?:du|sie) (?:die|diese|unsere|von)[^.\\n]{0,40}(?:gesehen|gefunden|gelesen|erfahren|gehört)|wie (?:du|sie) auf (?:uns|die|diese|unsere)[^.\\n]{0,30}",
		lodging:
			"(?:ob|falls) (?:sie|du|ihr) [^.\\n]{0,25}(?:unterkunft|\\p{L}*zimmer|\\p{L}*wohnung)",
		portfolio:
			"(?:link zu|mit (?:deine|ihre)[mnr]?|dein|ihr)[^.\\n]{0,20}(?:portfolio|arbeitsproben|showreel|demoreel)(?! (?:de|du|des|von|an|aus|di|van|av|af|do|da|dos|das|med)(?!\\p{L}))",
		rate: "stunden(?:satz|lohn)(?:vorstellung|wunsch)\\p{L}*|(?:gewünschte\\p{L}*) stunden(?:satz|lohn)",
		notice: "kündigungsfrist\\p{L}*",
		start:
			"(?:frühest|nächst)\\p{L}*(?:\\s?möglich\\p{L}*)? (?:dienstantritt|eintritt|antritt)|wann (?:du|sie) (?:bei uns )?(?:anfangen|beginnen|starten)|(?:eintritts|start|einstiegs|antritts)(?:termin|datum|zeitpunkt)\\p{L}*|(?:frühest|nächst)(?:e|er|es|en|em)?-?\\s?möglich\\p{L}* (?:eintritt|start|beginn|arbeitsbeginn|arbeitsantritt|stellenantritt|termin)\\p{L}*|(?:ab )?wann (?:du|sie|ihr) (?:frühestens )?(?:anfangen|starten|beginnen|verfügbar|bei uns)|(?:deine|ihre|mit|zur|unter) (?:\\p{L}+ )?verfügbarkeit|(?:und|sowie) (?:zeitliche )?verfügbarkeit(?! (?:von|der|des|bei|am|an|in))",
		salary:
			"(?:jetzig|aktuell|derzeitig)\\p{L}* und (?:das |Ihr )?gewünscht\\p{L}*|was (?:du|sie) verdienen (?:willst|möchtest|wollen|möchten)|(?:gehalts|lohn|entgelt|honorar|vergütungs)(?:vorstellung|wunsch|wünsche|erwartung|angabe)\\p{L}*|(?:wunsch|jahres)gehalt\\p{L}*(?=[^.]{0,40}(?:angabe|nennen|mit))",
		licenceNumber: "(?:approbations|zulassungs|registrierungs|gln-?)nummer",
		workload:
			"welche[sn]? pensum|wie viele? (?:stunden|prozent)|wunschpensum|(?:gewünscht|bevorzugt)\\p{L}* (?:pensum|arbeitszeit|stundenumfang|stellenumfang|wochenstunden|stundenzahl)|(?:pensum|stunden|arbeitszeit)wunsch|stundenvorstellung",
		workPermit:
			"welche (?:arbeits|aufenthalts)?bewilligung|aufenthaltsstatus|(?:angabe|nachweis|angaben)[^.\\n]{0,40}(?:arbeitserlaubnis|aufenthaltstitel|arbeitsbewilligung)",
		validity:
			"(?:ablauf|gültigkeits)(?:datum|dauer)|gültigkeit (?:ihres|deines|des)",
		status: "(?:dienstrechtlich|beamtenrechtlich)\\p{L}* status",
		why: "warum (?:du|sie|gerade|wir|genau)[^.\\n]{0,60}(?:zu uns|bei uns|uns|stelle|job|bewirbst|bewerben)|was (?:dich|sie) (?:an [^.\\n]{0,40} )?(?:reizt|motiviert|begeistert)",
	},
	needLeads:
		"(?:sie|du|ihr) (?:haben|hast|habt|verfügen über|verfügst über|sind|bist|bringen|bringst|besitzen|besitzt)(?: (?:eine?n?|die|den|das))?|wir (?:erwarten|suchen|setzen voraus|brauchen)(?: (?:eine?n?))?|mit|(?:voraussetzung|zwingend|erforderlich|notwendig|unabdingbar)(?: (?:erforderlich|notwendig))?(?: (?:ist|sind))?:?(?: (?:eine?|die|der|das))?",
	fields:
		"\\p{L}*erfahrung\\p{L}*|berufspraxis|praxis|\\p{L}*kenntnisse|fachwissen",
	regulated:
		"examiniert\\p{L}*|approb\\p{L}*|berufsurkunde|berufserlaubnis|staatlich (?:anerkannt|geprüft|examiniert)\\p{L}*|staatliche[rn]? anerkennung|staatsexamen|meisterbrief|meistertitel|meisterprüfung|handwerksrolle|befähigung zum richteramt|volljurist\\p{L}*|lehramtsbefähigung|srk-(?:anerkannt|registr)\\p{L}*|fachkundenachweis|zulassung als",
	demanded:
		"(?:ist|sind) (?:zwingend\\p{L}*(?: erforderlich)?|erforderlich|Voraussetzung|Bedingung|Pflicht|unabdingbar|ein Muss|notwendig)",
	bars: "keine ausnahmen?|ohne [^.\\n]{3,80} geht es (?:leider |hier )?nicht|reicht (?:uns )?(?:hierfür |dafür |hier )?(?:leider )?nicht(?: aus)?|(?:stelle|position)[^.\\n]{0,20} nicht (?:be|ver)setz\\p{L}*|(?:dürfen|können) (?:wir )?[^.\\n]{0,40}nicht (?:be|ein)setz\\p{L}*|nicht (?:berücksichtigt|berücksichtigen|eingestellt|einstellen|in betracht)|(?:keine|nicht) (?:berücksichtigung)|ausschließlich bewerb\\p{L}+|zwingend\\p{L}*(?: (?:erforderlich|voraussetzung|notwendig))?|einstellungsvoraussetzung|kein(?:en)? spielraum|ohne (?:diese|die)[^.\\n]{0,40}(?:nicht möglich|keine)",
	without: "ohne (?:den|die|das|eine?n?)|ohne",
	nobodyTaken: "geht|können|kann|dürfen|darf|ist|brauchen",
	wishes:
		"von Vorteil|vorteilhaft|wünschenswert|erwünscht|hilfreich|idealerweise|bestenfalls|vorzugsweise|gern(?:e)?(?: auch| gesehen)?|ein plus|pluspunkte?|kein muss|noch besser|rund\\p{L}* (?:das|ihr|dein) profil ab|wären? (?:schön|toll|super|gut|prima)|bevorzugt",
	finite:
		"ist|sind|war|waren|sei|wäre|hat|haben|hatte|wird|werden|würde|kann|können|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|möchte|möchten|erwarten|suchen|brauchen|benötigen|setzen|verfügen|bringen|liegt|gibt",
	invitations:
		"suchen wir [^.\\n]{0,40}auch|auch eine?n? (?:assistenz|hilfs|aushilfs|nachwuchs)\\p{L}*|initiativbewerbung\\p{L}*|quereinsteig\\p{L}* (?:sind )?willkommen",
	changers:
		"quereinsteig\\p{L}*|quereinstieg|umsteiger\\p{L}*|seiteneinsteig\\p{L}*|berufsfremd\\p{L}*|auch ohne (?:berufs)?erfahrung",
	invitation: "In der Anzeige steht auch: {need}. Danach frage ich.",
	gaps: {
		held: ["Vorweisen kann ich dazu bisher: {fact}."],
		heldBeside: ["Zur Anforderung {need} kann ich bisher vorweisen: {fact}."],
		degree: ["Mein Abschluss: {fact}."],
		spokenBelow: ["Verlangt ist {asked}; in meinem Lebenslauf steht {fact}."],
		spoken: ["Ich spreche {fact}."],
		bare: ["Mein Lebenslauf nennt {need} nicht."],
		both: ["Mein Lebenslauf nennt {terms} nicht."],
		since: [
			"Verlangt sind {years} Jahre; meine Praxis darin begann im {date} ({job}, {company}).",
		],
		sinceNow: [
			"Verlangt sind {years} Jahre; als {job} arbeite ich seit {date} ({company}).",
		],
		role: [
			"Verlangt ist {need}. In dieser Funktion habe ich noch nicht gearbeitet; was ihr am nächsten kommt, nennt dieses Schreiben.",
		],
		far: [
			"Die Stelle „{title}“ liegt in einem anderen Fachgebiet als meine bisherige Arbeit.",
		],
		stand: ["Vorab mein Stand: {fact}."],
	},
	sentence: "Die gewünschten Angaben: {details}.",
	joint: "; ",
	spans: {
		hours: "\\p{L}{0,8}(?:stunden|std)",
		weeks: "wochen?",
		months: "monate?n?",
		toMonthEnd: "(?:monatsende|monatsletzten|ende (?:des|eines) monats)",
		toQuarterEnd: "quartalsende|quartalsschluss|ende (?:des|eines) quartals",
	},
	aWeek: "(?:pro|die|in der|je) woche|wöchentlich",
	fromNotice: "{notice}; frühester Eintritt wäre damit der {date}.",
	stated: {
		shifts: [
			["(bereit .*)", "Ich bin {1}."],
			["(\\p{L}*bereitschaft)", "{line1} bringe ich mit."],
			[
				"((?:schicht|nacht|wochenend)(?:arbeit|dienste?)) (?:ist |sind )?(?:für mich )?kein problem",
				"{line1} ist für mich kein Problem.",
			],
		],
		portfolio: [
			["portfolio(?: unter| auf|:)? ?(\\S+\\.\\S+)", "Mein Portfolio: {1}."],
		],
		notice: [
			[
				"kündigungsfrist(?: ist| beträgt|:| von)? (?!ein monat|eine?m )(.*)",
				"Meine Kündigungsfrist beträgt {1}.",
			],
			[
				"((?:\\d+|\\p{L}+) (?:tage|wochen|monate)) kündigungsfrist(.*)",
				"Meine Kündigungsfrist beträgt {1}{2}.",
			],
		],
		start: [
			[
				"(?:verfügbar|frei|eintritt) ((?:ab|zum|per) .*)",
				"Beginnen kann ich {1}.",
			],
			[
				"(?:ab )?sofort (?:verfügbar|frei|einsetzbar)(.*)",
				"Beginnen kann ich ab sofort{1}.",
			],
		],
		drivingLicence: [
			["(führerscheine .*)", "Die {line} habe ich."],
			["((?:führerschein|führerausweis)(?!e).*)", "Den {line} habe ich."],
		],
		workload: [
			["pensum (.*)", "Als Pensum stelle ich mir {1} vor."],
			["(\\d.*(?:stunden|std).*)", "Zum Stundenausmaß: {1}."],
		],
		vehicle: [
			["eigener (pkw|wagen)(.*)", "Ich habe einen eigenen {1}{2}."],
			["eigenes (auto|fahrzeug|motorrad)(.*)", "Ich habe ein eigenes {1}{2}."],
			["(pkw|auto) (?:ist )?vorhanden", "Ein {line1} ist vorhanden."],
		],
		relocation: [["(umzugsbereit.*)", "Ich bin {1}."]],
	},
	ownLicense:
		"(?:und|oder|ein(?:en)?|der|gültige[nr]?|führerschein|führerausweis|der|die|klasse|kl|kat|kategorie|b|pkw|erforderlich|ist|wird|vorausgesetzt|besitz|im)",
	wayToWork: "Ich wohne in {home} und könnte ab {date} in {town} anfangen.",
	slots: {
		travel: "Zu Dienstreisen bin ich [bereit oder nicht bereit].",
		shifts:
			"Die beschriebenen Arbeitszeiten sind für mich [möglich oder nicht möglich].",
		payNow: "Mein derzeitiges Gehalt liegt bei [Betrag].",
		referees: "Als Referenzen nenne ich [Namen und Kontakt].",
		source: "Gefunden habe ich die Anzeige über [Quelle].",
		vehicle:
			"Ein eigenes Auto steht mir [zur Verfügung oder nicht zur Verfügung].",
		notice: "Meine Kündigungsfrist beträgt [Frist].",
		start: "Mein frühester Eintrittstermin ist der [Datum].",
		salary: "Meine Gehaltsvorstellung liegt bei [Betrag].",
		rate: "Mein Stundensatz liegt bei [Betrag].",
		workload: "Ich wünsche mir einen Umfang von [Stunden oder Pensum].",
		workPermit: "Eine Arbeitserlaubnis [habe ich oder brauche ich noch].",
		drivingLicence: "Ich habe den Führerschein der Klasse [Klasse].",
		relocation:
			"Ein Umzug an den Arbeitsort ist für mich [möglich oder nicht möglich].",
		lodging: "Eine Unterkunft ist [nötig oder nicht nötig].",
		portfolio: "Mein Portfolio: [Link].",
		why: "Warum diese Stelle und warum jetzt: [Grund].",
		question: "Zur Frage {need}: [Ihre Antwort].",
		wanted: "In der Anzeige heißt es {need}: [Ihre Antwort].",
		quoted: "In der Anzeige heißt es {need}: [Ihre Antwort].",
		questions:
			"Zu den Fragen {terms}: [Ihre Antworten, in dieser Reihenfolge].",
		manyQuestions:
			"Zu den Fragen in der Anzeige: [Ihre Antworten, in deren Reihenfolge].",
	},
	agreed: {
		drivingLicence: "Den verlangten Führerschein habe ich.",
		workPermit: "Eine Arbeitserlaubnis habe ich.",
		travel: "Zu den Reisen, die die Stelle verlangt, bin ich bereit.",
		shifts: "Mit den beschriebenen Arbeitszeiten bin ich einverstanden.",
		relocation: "Zu einem Umzug an den Arbeitsort bin ich bereit.",
	},
	open: {
		travel: "Reisebereitschaft: [ja oder nein]",
		shifts: "beschriebene Arbeitszeiten: [ja oder nein]",
		payNow: "derzeitiges Gehalt: [Betrag]",
		referees: "Referenzen: [Namen und Kontakt]",
		source: "Fundstelle der Anzeige: [Quelle]",
		vehicle: "eigenes Auto: [ja oder nein]",
		lodging: "Unterkunft: [benötigt oder nicht benötigt]",
		portfolio: "Portfolio: [Link]",
		rate: "Stundensatz: [Betrag]",
		notice: "Kündigungsfrist: [Frist]",
		start: "frühester Eintritt: [Datum]",
		salary: "Gehaltsvorstellung: [Betrag]",
		licenceNumber: "Zulassungsnummer: [Nummer]",
		workload: "gewünschter Umfang: [Stunden oder Pensum]",
		workPermit: "Arbeitserlaubnis: [Angabe]",
		drivingLicence: "Führerschein: [Klasse]",
		clearance: "Sicherheitsüberprüfung: [Stufe]",
		registration: "Zulassung: [Nummer]",
		relocation: "Umzug an den Arbeitsort: [ja oder nein]",
		validity: "gültig bis: [Datum]",
		status: "dienstrechtlicher Status: [Angabe]",
		why: "warum diese Stelle und warum jetzt: [Ihr Grund]",
	},
	little:
		"etwas|ein wenig|ein bissl|wenig|ferienkenntnisse|urlaubs\\p{L}*|küchen\\p{L}*|paar (?:worte|wörter|brocken)|grundkenntnisse|anfänger\\p{L}*|eingerostet|basis\\p{L}*",
	openLevel: "{language}: [Niveau]",
	levelSlot: "Mein Niveau in {language}: [Niveau].",
};
