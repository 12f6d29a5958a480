// Italian: words documents and letters add.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "e",
	keepsCapital: false,
	articles: [
		[
			"la",
			/^(?:\p{L}+(?:zione|sione|stione|tà|tura|enza|anza)|cura|vendita|stesura|pulizia|assistenza|guida|raccolta)$/iu,
		],
		[
			"il",
			/^(?:\p{L}+(?:mento|aggio|ggio|ino)|supporto|controllo|sviluppo|servizio|lavoro|riordino|carico|scarico|trasloco)$/iu,
		],
	],
};

export const writing: WritingWords = {
	quotes: ["«", "»"],
	monthYear: "{month} {year}",
	monthsKeepCapital: false,
	or: "o",
	address: null,
	forms: [
		{
			locale: "it-IT",
			signs: null,
			salutation: "Gentile team di selezione,",
			signOff: "Cordiali saluti,",
			placeAndDate: "{place}, {date}",
			subjectLabel: "Oggetto: ",
			isAddressedFirst: true,
			goesOnSmall: true,
		},
	],
	nouns: NOUNS,
	joins: ["e", "o", "tra cui"],
	leadIns: ["come", "in qualità di"],
	asksStart:
		/data di (?:inizio|disponibilità)|disponibilità immediata|preavviso/iu,
	asksSalary: /(?:richiesta|aspettativa|pretesa) (?:economica|retributiva)/iu,
	letter: {
		subject: "Candidatura: {title}",
		plainSubject: "Candidatura",
		inquirySubject: "{title}: richiesta prima di una candidatura",
		apply: "Mi interessa la posizione «{title}».",
		plainApply: "Mi interessa una posizione presso di voi.",
		duty: [
			"tra le attività il vostro annuncio indica {need}.",
			"il vostro annuncio elenca tra le attività {need}.",
			"una delle attività che descrivete è {need}.",
		],
		dutyTitled: [
			"per la posizione «{title}» il vostro annuncio indica tra le attività {need}.",
			"tra le attività della posizione «{title}» figura {need}.",
		],
		asked: [
			"il vostro annuncio chiede {need}.",
			"tra i requisiti del vostro annuncio figura {need}.",
		],
		askedTitled: [
			"per la posizione «{title}» il vostro annuncio chiede {need}.",
			"tra i requisiti della posizione «{title}» figura {need}.",
		],
		moreDuty: [
			"Un’altra attività è {need}.",
			"L’annuncio elenca anche {need}.",
		],
		moreAsked: [
			"Chiedete inoltre {need}.",
			"Un altro requisito dell’annuncio è {need}.",
		],
		bridge: [
			"È ciò che porterei nella posizione «{title}».",
			"Su questo potrei costruire nella posizione «{title}».",
		],
		currentSince: [
			"La mia posizione attuale, da {date}: {title} presso {company}.",
		],
		current: ["La mia posizione attuale: {title} presso {company}."],
		latest: ["La mia ultima posizione: {title} presso {company}."],
		gapOne: [
			"Nel mio curriculum non figura {term}.",
			"Il mio curriculum non riporta {term}.",
		],
		gapMany: [
			"Nel mio curriculum non figurano {terms}.",
			"Il mio curriculum non riporta {terms}.",
		],
		gapDegree: ["Chiedete {need}; il mio titolo di studio: {degree}."],
		fromList: [
			"Di quanto chiedete, le mie competenze comprendono {items}.",
			"Della vostra lista, le mie competenze comprendono {items}.",
		],
		degree: [
			"Il mio titolo di studio: {degree} ({school}).",
			"Quanto alla formazione: {degree} ({school}).",
		],
		school: ["La mia formazione: {school}."],
		certificate: ["La mia certificazione: {items}."],
		certificates: ["Le mie certificazioni: {items}."],
		languages: ["Le mie lingue: {items}.", "Quanto alle lingue: {items}."],
		start: [
			"La mia data di disponibilità: {answer}.",
			"Potrei iniziare in questa data: {answer}.",
		],
		salary: ["La mia aspettativa retributiva: {answer}."],
		level: ["Il mio livello di {language}: {answer}."],
		ask: {
			workPermit: "Il mio permesso di lavoro: {answer}.",
			registration: "La mia iscrizione all’albo: {answer}.",
			drivingLicence: "La mia patente di guida: {answer}.",
			clearance: "Il nulla osta: {answer}.",
			relocation: "La mia disponibilità a trasferirmi: {answer}.",
			residence: "Il mio luogo di residenza: {answer}.",
		},
		slots: {
			start: "[data]",
			salary: "[importo]",
			level: "[livello]",
			answer: "[da completare]",
		},
		closing: [
			"Ne parlerei volentieri in un colloquio: {contact}.",
			"Per un colloquio potete contattarmi qui: {contact}.",
		],
		plainClosing: [
			"Ne parlerei volentieri con voi in un colloquio.",
			"Vi incontrerei volentieri per un colloquio.",
		],
		inquiry: ["il vostro annuncio richiede {need}."],
		inquiryTitled: [
			"per la posizione «{title}» il vostro annuncio richiede {need}.",
		],
		question: [
			"Nel mio curriculum non figura. Questa lettera è perciò una domanda prima di una candidatura: quale posizione, ora o in futuro, si adatterebbe a quanto segue?",
		],
		shows: [
			"Il mio curriculum mostra quanto segue.",
			"Ecco che cosa porterei.",
		],
	},
	informal: {},
	levels: {
		basic: "base",
		conversational: "colloquiale",
		proficient: "avanzato",
		fluent: "fluente",
		native: "madrelingua",
		elementary: "elementare",
		limited: "livello professionale limitato",
		working: "livello professionale",
		full: "piena competenza professionale",
		bilingual: "madrelingua o bilingue",
	},
	languageNames: {
		en: "inglese",
		de: "tedesco",
		fr: "francese",
		es: "spagnolo",
		it: "italiano",
		nl: "olandese",
		pt: "portoghese",
		da: "danese",
		no: "norvegese",
		sv: "svedese",
		zh: "cinese",
	},
};
