// German: words documents and letters add.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "und",
	keepsCapital: true,
	object: { der: "den" },
	complement: /^ (?:de[rs]|von|vom|eine[rs]) /u,
	shared: /^[\p{L}-]+ und [\p{L}-]+ (?:de[rs]|von|eine[rs]) /u,
	smallInside:
		/^(?:\p{Lu}\p{Ll}{2,}e[nrs]? \p{Lu}|(?:Eine[nr]?|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Mehrere|Alle|Neue|Verantwortlich|Mitverantwortlich|Zuständig) )/u,
	determined: /^ (?:de[rs]|eine[rs]) (?:\p{L}|-)+$/u,
	singular: /(?<!en|er|n|e|s|el|\p{Lu})$/u,
	articles: [
		[
			"",
			/^(?:\p{L}*erfahrung(?:en)?|\p{L}*kenntnisse|bereitschaft|freude|interesse|verständnis|spaß)$/iu,
		],
		[
			"die",
			/^(?:(?:\p{L}|-)+(?:ung|heit|keit|schaft|tion|sion|ität|anz|enz|ik|logie|grafie|(?<!abit)ur|(?<!b)ei|retusche)|(?:(?:\p{L}|-)*(?:mithilfe|mitarbeit|dauer|zusammenarbeit|pflege|analyse|planung|hilfe|arbeit|annahme|ausgabe|aufnahme|montage|übergabe|abgabe|kontrolle|suche|recherche|reparatur|inventur|vorsorge|aufsicht|übersicht|vergabe|rückgabe|abnahme|teilnahme|inbetriebnahme|diagnose|visite|physiotherapie|therapie|wache|redaktion|post|kasse|akquise|quote|website|anlage|firmware|software|maschine|linie|straße|station|gruppe|klasse|schule|küche|theke|werkstatt|baustelle|stelle|liste|akte|kartei|messe|gebühr|steuer|schicht|fahrt|tour|website|datenbank|kampagne|fehlerquote|durchlaufzeit)))$/iu,
		],
		[
			"der",
			/^(?:(?:\p{L}|-)*(?:aufbau|ausbau|umbau|abbau|einsatz|betrieb|verkauf|einkauf|vertrieb|entwurf|empfang|versand|service|transport|marktstand|messestand|anschluss|wechsel|austausch|einbau|support|ablauf|strom|bootloader|verbrauch|bedarf|preis|wert|kreislauf|verkehr|zugang|eingang|ausgang|umzug|start|rückstand|ausschuss|verlust|zugriff|recall|newsletter|shop|dienstplan|kontakt|abschluss|umschlag|anbau|schnitt|zuschnitt|druck|dienst|unterhalt|umsatz|ertrag|absatz|gewinn|aufwand|anteil|schutz|tausch|anlagenbau|außendienst|unterricht|handel|plan|prozess|bestand|bericht|baumschnitt|rückschnitt))$/iu,
		],
		[
			"das",
			/^(?:(?:\p{L}|-)*(?:management|controlling|marketing|monitoring|coaching|reporting|training|recruiting|onboarding|testing|mentoring|catering|merchandising|(?<!fern|fest|zus|ab)schreiben|erstellen|bearbeiten|führen|prüfen|beraten|verfassen|einrichten|rüsten|programmieren|anlernen|voreinstellen|schleifen|bohren|sägen|polieren|verpacken|kommissionieren|löten|team|lager|system|projekt|konzept|programm|sortiment|budget|dashboard|schweißen|drehen|fräsen|kochen|backen|reinigen|bedienen|montieren|warten|verlegen|(?<!\p{L})mauern|lackieren|nähen|zuschneiden|servieren|kassieren|lektorat|gerät|verfahren|labor|archiv|handbuch|register|formular|portal|netzwerk|bauteil|werkzeug|gebäude|angebot|portfolio|tutorium|protokoll|mahnwesen|rechnungswesen|bestellwesen))$/iu,
		],
	],
};

const german = {
	salutation: "Sehr geehrte Damen und Herren,",
	informal: {
		also: ["In meinem Lebenslauf findet ihr außerdem: {items}."],
		team: "Liebes Team von {company},",
		firm: "Liebes Team der {company},",
		salutation: "Liebes Team,",
		person: "Hallo {first},",
		signOff: "Freundliche Grüße",
	},
	signOff: "Mit freundlichen Grüßen",
	placeAndDate: "{place}, {date}",
	isAddressedFirst: true,
	namesStreet: true,
	enclosure: "Anlage: Lebenslauf",
	goesOnSmall: true,
} as const;

export const writing: WritingWords = {
	quotes: ["„", "“"],
	colon: ":",
	or: "oder",
	and: "und",
	companyArticle: {
		of: /(?:^|\s)(?:GmbH|AG|KG|UG|OHG|SE|eG|gGmbH|mbH|Gruppe|Group|Holding)$/,
		article: "der ",
		articles: ["Das", "Der", "Die"],
	},
	companyPlaces: {
		preposition: "bei",
		at: [
			[
				"bei der ",
				/^(?:\p{L}*(?:bäckerei|metzgerei|erei|hilfe|schule|praxis|klinik|bank|kasse|apotheke|kanzlei|stiftung|verwaltung|agentur|werkstatt|gemeinde|genossenschaft|gesellschaft|stube|krippe|tagesstätte|station|bühne|werft|fabrik|therapie|brennerei|kellerei|mühle|bibliothek|bücherei)|Bibliothek|Bücherei|Mediathek|Stadt|Gemeinde|Universität|Bäckerei|Metzgerei|Tischlerei|Kanzlei|Stiftung|Apotheke|Praxis|Firma|Sparkasse|Volksbank|Stadtverwaltung|Hochschule|Diakonie|Caritas|Gärtnerei|Schreinerei|Druckerei|Spedition|Werkstatt|Agentur|Brauerei|Buchhandlung|Raiffeisenbank|Fleischerei|Lebenshilfe|Stadthalle|Volkshochschule|Arztpraxis|Zahnarztpraxis|Konditorei|Bundeswehr|Steuerkanzlei)(?=[ -])/u,
			],
			[
				"im ",
				/^(?:Klinikum|Hotel|Restaurant|Krankenhaus|Kinderhaus|Seniorenheim|Pflegeheim|Café|Gasthaus|Museum|Altenheim|Seniorenzentrum|Autohaus|Haus|Universitätsklinikum|Gasthof|Landratsamt|Jobcenter|Kindergarten|Hort|Gymnasium|Altersheim|Alterszentrum|Spital|\p{L}+spital)(?=[ -])/u,
			],
			[
				"beim ",
				/^(?:Institut|\p{L}+institut|Sanitätshaus|Modehaus|Möbelhaus|Zentrum|\p{L}+zentrum|Centrum|Centre|Center|Unternehmen|Labor|\p{L}+labor|Architekturbüro|Ingenieurbüro|Planungsbüro)(?=[ -])/u,
			],
			[
				"beim ",
				/^(?!.* (?:GmbH|AG|KG|UG|OHG|SE|eG|mbH)$)(?:Verein|Verband|\p{L}+verband|\p{L}*betrieb|\p{L}*büro|\p{L}+haus|\p{L}+werk|\p{L}*[Tt]heater|\p{L}+amt|Landkreis|Landesamt|Studentenwerk|DRK|Finanzamt|Arbeiter-Samariter-Bund)(?=[ -])/u,
			],
		],
	},
	hasSmallTitles: false,
	titleGender: {
		feminine:
			/(?:er|eur|ör|ent|ant|ist|or|og|iat|ärzt|wirt|at|keur)in$|frau$/iu,
		// The form for men stands for all where somebody says so.
		masculine: null,
		suffixes: [
			["in", null],
			[":in", null],
		],
		added: "in",
		ends: /(?:arbeiter|leiter|techniker|mechaniker|mechatroniker|elektroniker|informatiker|meister|berater|pfleger|verkäufer|fahrer|führer|planer|betreuer|erzieher|lehrer|prüfer|verwalter|referent|assistent|disponent|spezialist|ingenieur|redakteur|koordinator|monteur|bediener|gärtner|bäcker|entwickler|buchhalter|zeichner|laborant|architekt|sekretär|händler|helfer|vertreter|schlosser|tischler|schreiner|optiker|akustiker)$/iu,
		masculineEnding: "r",
	},
	needs: {
		joints: { between: ", ", last: " sowie " },
		nouns: {
			of: /^(?:\p{Lu}\p{Ll}+e )?\p{Lu}[\p{L}-]*(?:ung|tion|sion|tät|heit|keit|schaft|arbeit|analyse|analytik|aufsicht|betreuung|diagnostik|hilfe|kontrolle|pflege|reparatur|statistik|technik|therapie)(?: und (?:\p{Lu}[\p{L}-]*(?:ung|tion|sion|tät|schaft|arbeit|analyse|kontrolle|pflege|reparatur)))?(?= (?:der|des|von|vom|für|bei|in|im|an|am|mit|und|zur|zum|nach|auf|eines|einer|unserer|aller|\p{Lu})(?!\p{L})|[\s,]|$)/u,
			article: "die",
			small: /^\p{Lu}\p{Ll}+e \p{Lu}/u,
		},
		infinitive: null,
		ours: [[/(?<!\p{L})unser(?=(?:e[mnrs]?)?(?!\p{L}))/giu, "Ihr"]],
		oursToFriends: [
			[/(?<!\p{L})unser(?=e[mnrs]?(?!\p{L}))/giu, "eur"],
			[/(?<!\p{L})unser(?!\p{L})/giu, "euer"],
		],
		tasks: {
			lead: /^(?:Sie|du) /iu,
			last: {
				clause:
					/^(?:Sie|du) (\p{Ll}+)(?: und (\p{Ll}+))? ((?!und |sich |dich )\S.*)$/iu,
				endings: [
					[/^(.*e[nr]n|.*n)$/u, "$1"],
					[/e?st$/u, "en"],
					[/st$/u, "n"],
				],
				to: "zu",
				not: /[,;:]| und \p{Ll}+(?:st|en) |(?<!\p{L})(?:sich|dich|Ihnen|dir)(?!\p{L})/iu,
			},
		},
		toReader:
			/(?<!\p{L})(?:du|dich|dir|dein\p{L}*|Sie|Ihnen|Ihre?[mnrs]?|wir|uns|euch|euer|eure\p{L}*)(?!\p{L})/u,
	},
	address: {
		informal:
			/(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|eure?[mnrs]?)(?!\p{L})/giu,
		formal: /(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/gu,
	},
	forms: [
		{
			locale: "de-AT",
			signs: {
				posting:
					/\b(?:Österreich\p{Ll}*|österreichisch\p{Ll}*|Wien|Graz|Linz|Salzburg|Innsbruck)\b|Kollektivvertrag|\b14[- ]?mal\b|Öffi/u,
				country: /^(?:at|austria|österreich)$/i,
			},
			...german,
			enclosure: "Beilage: Lebenslauf",
			enclosures: "Beilagen: Lebenslauf, {items}",
			spelling: [[/\bJanuar\b/g, "Jänner"]],
		},
		{
			locale: "de-CH",
			signs: {
				posting:
					/\b(?:Schweiz\p{Ll}*|CHF|Zürich|Basel|Bern|Luzern|Winterthur)\b/u,
				country: /^(?:ch|switzerland|schweiz)$/i,
			},
			...german,
			salutation: "Sehr geehrte Damen und Herren",
			informal: {
				team: "Liebes Team von {company}",
				firm: "Liebes Team der {company}",
				salutation: "Liebes Team",
				person: "Hallo {first}",
				signOff: "Freundliche Grüsse",
			},
			signOff: "Freundliche Grüsse",
			enclosure: "Beilage: Lebenslauf",
			enclosures: "Beilagen: Lebenslauf, {items}",
			hasNoSharpS: true,
			spelling: [
				[/Gehaltsvorstellung/g, "Lohnvorstellung"],
				[/außerdem/g, "ausserdem"],
				[/„/g, "«"],
				[/“/g, "»"],
			],
		},
		{ locale: "de-DE", signs: null, ...german },
	],
	nouns: NOUNS,
	joins: ["und", "oder", "sowie", "wie", "inklusive"],
	leadIns: ["als", "in dieser"],
	letter: {
		subject: "Bewerbung als {title}",
		plainSubject: "Bewerbung",
		subjectAt: "Bewerbung bei {employer}",
		inquirySubject: "{title}: Anfrage vor einer Bewerbung",
		apply: "Ich interessiere mich für die Stelle „{title}“.",
		plainApply: "Ich interessiere mich für eine Stelle bei Ihnen.",
		atEmployer: " bei {employer}",
		deed: ["Zu den Aufgaben der Stelle gehört es, {need}."],
		noun: ["Die Stelle umfasst {need}."],
		quoted: ["In Ihrer Anzeige nennen Sie {need}."],
		base: [
			"Seit {date} arbeite ich als {job} bei {company}; mit dieser Erfahrung bewerbe ich mich um die Stelle „{title}“.",
		],
		baseUndated: [
			"Gearbeitet habe ich als {job} bei {company}; mit dieser Erfahrung bewerbe ich mich um die Stelle „{title}“.",
		],
		baseEmployer: [
			"Bei {employer} bewerbe ich mich mit meiner Erfahrung als {job} bei {company}.",
		],
		currentSince: ["Seit {date} arbeite ich als {title} bei {company}."],
		current: [
			"Derzeit arbeite ich als {title} bei {company}.",
			"Zurzeit arbeite ich als {title} bei {company}.",
		],
		latest: ["Zuletzt habe ich als {title} bei {company} gearbeitet."],
		gapDegree: [
			"Zum Abschluss heißt es in Ihrer Anzeige {need}; in meinem Lebenslauf steht {degree}.",
		],
		degree: ["Meine Ausbildung: {degree} ({school})."],
		studying: ["Noch nicht abgeschlossen: {degree} – {school}."],
		studied: "Studiert habe ich {field} ({degree}, {school}).",
		school: ["Ausgebildet wurde ich hier: {school}."],
		before: ["Davor war ich als {title} bei {company} tätig."],
		skills: [
			"Außerdem bringe ich Kenntnisse in {items} mit.",
			"Zu meinen Kenntnissen zählt {items}.",
			"Zu meinen Kenntnissen zählen {items}.",
			"Außerdem bringe ich Kenntnisse in {items} mit.",
		],
		awards: ["Meine Auszeichnungen: {items}."],
		publications: ["Veröffentlicht habe ich unter anderem {items}."],
		languages: ["Ich spreche {items}."],
		start: ["Mein frühestmöglicher Eintrittstermin: {answer}."],
		salary: ["Meine Gehaltsvorstellung: {answer}."],
		level: ["Mein Niveau in {language}: {answer}."],
		ask: {
			workPermit: "Meine Arbeitserlaubnis: {answer}.",
			registration: "Meine Zulassung: {answer}.",
			drivingLicence: "Mein Führerschein: {answer}.",
			clearance: "Die Sicherheitsüberprüfung: {answer}.",
			relocation: "Zum Umzug an den Arbeitsort: {answer}.",
			residence: "Zum Wohnort: {answer}.",
		},
		slots: {
			contact: "[Telefon oder E-Mail]",
			start: "[Datum]",
			salary: "[Betrag]",
			level: "[Niveau]",
			answer: "[Angabe]",
		},
		points: [
			"Diese Punkte aus meinem Lebenslauf passen am besten zu der Stelle:",
		],
		pointsFor: ["Dazu aus meiner bisherigen Arbeit:"],
		pointsAlso: ["Außerdem aus meiner Arbeit:"],
		holds: ["Als Qualifikation bringe ich {items} mit."],
		holdsListed: [
			"Ich bringe folgende Qualifikation mit: {items}.",
			"Als Qualifikation bringe ich mit: {items}.",
			"Ich bringe folgende Qualifikationen mit: {items}.",
		],
		isHolder: ["Ich bin {items}."],
		underWay: ["Noch nicht abgeschlossen: {items}."],
		courses: [
			"Besucht habe ich diese Weiterbildung: {items}.",
			"Besucht habe ich: {items}.",
			"Besucht habe ich diese Weiterbildungen: {items}.",
		],
		standing: ["Zu erneuern wäre: {items}.", "Zu erneuern wären: {items}."],
		also: ["In meinem Lebenslauf finden Sie außerdem: {items}."],
		plainShows: [
			"Diese Punkte aus meinem Lebenslauf passen am besten zu der Stelle:",
		],
		closing: [
			"Für ein Gespräch erreichen Sie mich unter {contact}.",
			"Über ein Gespräch freue ich mich. Sie erreichen mich unter {contact}.",
			"Gern erzähle ich Ihnen mehr; Sie erreichen mich unter {contact}.",
		],
		plainClosing: [
			"Über ein Gespräch mit Ihnen freue ich mich.",
			"Gern erzähle ich Ihnen in einem Gespräch mehr.",
		],
		question: [
			"In meinem Lebenslauf steht das nicht. Deshalb frage ich, bevor ich mich bewerbe: Käme eine Bewerbung für Sie trotzdem in Betracht?",
			"Das kann ich nicht belegen. Meine Frage vor einer Bewerbung lautet deshalb: Ist eine Bewerbung unter dieser Voraussetzung für Sie sinnvoll?",
		],
		questionToCome: [
			"Deshalb frage ich, bevor ich mich bewerbe: Käme ich für Sie auch mit diesem Termin in Betracht, oder darf ich mich danach wieder melden?",
		],
		inquiryClosing: [
			"Über eine kurze Antwort freue ich mich: {contact}.",
			"Für eine kurze Antwort danke ich Ihnen: {contact}.",
		],
	},
	informal: {
		noun: ["Die Stelle umfasst {need}."],
		quoted: ["In eurer Anzeige nennt ihr {need}."],
		plainApply: "Ich interessiere mich für eine Stelle bei euch.",
		gapDegree: [
			"Zum Abschluss heißt es in eurer Anzeige {need}; in meinem Lebenslauf steht {degree}.",
		],
		closing: [
			"Für ein Gespräch erreicht ihr mich unter {contact}.",
			"Über ein Gespräch freue ich mich. Ihr erreicht mich unter {contact}.",
			"Gern erzähle ich euch mehr; ihr erreicht mich unter {contact}.",
		],
		plainClosing: [
			"Über ein Gespräch mit euch freue ich mich.",
			"Gern erzähle ich euch in einem Gespräch mehr.",
		],
		question: [
			"In meinem Lebenslauf steht das nicht. Deshalb frage ich, bevor ich mich bewerbe: Käme eine Bewerbung für euch trotzdem in Betracht?",
			"Das kann ich nicht belegen. Meine Frage vor einer Bewerbung lautet deshalb: Ist eine Bewerbung unter dieser Voraussetzung für euch sinnvoll?",
		],
		questionToCome: [
			"Deshalb frage ich, bevor ich mich bewerbe: Käme ich für euch auch mit diesem Termin in Betracht, oder darf ich mich danach wieder melden?",
		],
		inquiryClosing: [
			"Über eine kurze Antwort freue ich mich: {contact}.",
			"Für eine kurze Antwort danke ich euch: {contact}.",
		],
	},
};
