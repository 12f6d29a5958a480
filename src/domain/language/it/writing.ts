// Italian: words documents and letters add.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "e",
	keepsCapital: false,
	complement:
		/^(?: \p{L}+(?:al[ei]|sil[ei]|iv[aoie]|ic[aoi]|iche|ari[aoe]|at[aoie]|ut[aoie]|bil[ei]|idian[aoie]|os[aoie]))? (?:di |del |dell[aoe] |dell['’]|dei |degli |d['’]|a |al |all[aoe] |all['’]|ai |agli |con |in |per |su |nel |nell[ae] |presso )/u,
	adjective:
		/^\p{L}+(?:al[ei]|sil[ei]|iv[aoie]|ic[aoi]|iche|ari[aoe]|at[aoie]|ut[aoie]|bil[ei]|idian[aoie]|os[aoie])$/iu,
	small:
		/^(?:gli|una|uno|con|per|nel|nella|dei|delle|degli|del|della|come|due|tre|quattro|cinque|sei|dieci|tra|fra)$/iu,
	determined:
		/(?<!\p{L})(?:dei|degli|delle|del|dello|della|ai|agli|alle|al|alla) |(?:dell|all)['’]/u,
	many: ["i", "gli", "le"],
	unchanged: {
		nouns: /^analisi$/iu,
		many: /^ (?:\p{L}+-)?\p{L}+(?:che|ive|ali|ose|ane|arie)(?!\p{L})/iu,
		article: "le",
	},
	articles: [
		["", /^esperienza$/iu],
		[
			"la",
			/^(?:\p{L}+(?:zione|sione|stione|tà|tura|enza|anza|grafia|logia|istica)|cura|vendita|stesura|pulizia|assistenza|guida|raccolta|analisi|ricerca|consegna|verifica|cassa|presa|messa|posa|manutenzione|contabilità|fornitura|cucina|ristorazione|animazione|sorveglianza|tenuta|compravendita|spedizione|prenotazione|docenza|consulenza|logistica|istruttoria|chiusura|apertura|tenuta|mungitura|reperibilità|scelta)$/iu,
		],
		[
			"il",
			/^(?:\p{L}+(?:mento|aggio|ggio|ino|collo|audo)|supporto|controllo|sviluppo|servizio|lavoro|riordino|carico|scarico|trasloco|ricevimento|calcolo|rilievo|soccorso|restauro|bilancio|incasso|riscontro|recupero|trasporto|magazzino|marketing|taglio|progetto|contatto|rapporto|studio|stoccaggio|accoglimento|acquisto|tutoraggio|rilascio|utilizzo|inventario|smistamento|avvio)$/iu,
		],
		[
			"le",
			/^(?:\p{L}{2,}(?:zioni|sioni|ture|enze|anze)|perdite|scorte|vendite|spedizioni|prenotazioni|pulizie|consegne|fatture|visite)$/iu,
		],
		[
			"gli",
			/^(?:scarti|errori|sprechi|infortuni|acquisti|ordini|incassi|inventari)$/iu,
		],
		[
			"i",
			/^(?:tempi|costi|ritardi|reclami|consumi|resi|contatti|pagamenti|rapporti|turni|rifornimenti|conti)$/iu,
		],
	],
};

export const writing: WritingWords = {
	quotes: ["«", "»"],
	colon: ":",
	or: "o",
	and: "e",
	companyArticle: null,
	companyPlaces: {
		preposition: "presso",
		at: [
			[
				"presso la ",
				/^(?:Scuola|Clinica|Farmacia|Libreria|Cooperativa|Fondazione|Casa|Ditta|Società|Trattoria|Pasticceria|Banca|Regione|Provincia|Biblioteca|Residenza|RSA|Cantina|Falegnameria|Tipografia|Caritas)(?=[ -])/u,
			],
			[
				"presso il ",
				/^(?:Comune|Ristorante|Centro|Gruppo|Bar|Teatro|Museo|Policlinico|Tribunale|Consorzio|Liceo|Laboratorio|Caseificio|Panificio|Bistrot|Caffè|Salone)(?=[ -])/u,
			],
			[
				"presso l’",
				/^(?:Ospedale|Hotel|Istituto|Azienda|Associazione|Agenzia|Officina|Asilo|Università|Albergo|Enoteca|ASL|Impresa|Autofficina|Agriturismo)(?=[ -])/u,
			],
			["presso lo ", /^(?:Studio|Stabilimento)(?=[ -])/u],
		],
	},
	hasSmallTitles: true,
	titleGender: {
		feminine: /(?:trice|iera|ssa|ata|aia|oca|aria|ica)$/iu,
		masculine: /(?:tore|iere|ato|aio|oco|ario|ico)$/iu,
		suffixes: [["a", /[oe]$/u]],
	},
	needs: {
		joints: { between: ", per ", last: " e per " },
		infinitive:
			/^(?!avere|essere|sapere|potere|dovere|settore|direttore|operatore|tecnico|cantiere|mestiere|cameriere|infermiere|ragioniere|mare|particolare|militare|familiare|genere|potere|valore|lettere)\p{L}{2,}(?:are|ere|ire|urre|orre)(?=\s)/iu,
		ours: [[/(?<!\p{L})nostr(?=[oaie](?!\p{L}))/giu, "vostr"]],
		toReader:
			/(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti|noi|ci|io|mio|mia)(?!\p{L})/iu,
	},
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
			namesStreet: true,
			goesOnSmall: true,
		},
	],
	nouns: NOUNS,
	joins: ["e", "o", "tra cui"],
	leadIns: ["come", "in qualità di"],
	letter: {
		subject: "Candidatura per la posizione di {title}",
		plainSubject: "Candidatura",
		subjectAt: "Candidatura presso {employer}",
		inquirySubject: "{title}: richiesta prima di una candidatura",
		apply: "Mi interessa la posizione «{title}».",
		plainApply: "Mi interessa una posizione presso di voi.",
		atEmployer: " presso {employer}",
		deed: ["Cercate qualcuno per {need}."],
		quoted: ["Nel vostro annuncio indicate {need}."],
		base: [
			"Da {date} lavoro come {job} presso {company} e con questa esperienza mi candido per la posizione «{title}».",
		],
		baseUndated: [
			"Ho lavorato come {job} presso {company} e con questa esperienza mi candido per la posizione «{title}».",
		],
		baseEmployer: [
			"Mi candido presso {employer} con la mia esperienza come {job} presso {company}.",
		],
		currentSince: ["Da {date} lavoro come {title} presso {company}."],
		current: ["Attualmente lavoro come {title} presso {company}."],
		latest: ["Da ultimo ho lavorato come {title} presso {company}."],
		gapDegree: [
			"Sul titolo di studio il vostro annuncio indica {need}; il mio curriculum riporta {degree}.",
		],
		degree: ["La mia formazione: {degree} ({school})."],
		studying: ["Formazione in corso: {degree} – {school}."],
		school: ["La mia formazione: {school}."],
		before: ["Prima ho lavorato come {title} presso {company}."],
		skills: [
			"Conosco inoltre {items}.",
			"Tra le mie competenze figura {items}.",
			"Tra le mie competenze figurano {items}.",
			"Conosco inoltre {items}.",
		],
		awards: [
			"Ho ricevuto questo riconoscimento: {items}.",
			"Ho ricevuto questi riconoscimenti: {items}.",
		],
		publications: ["Ho pubblicato, tra l’altro, {items}."],
		languages: ["Parlo {items}."],
		start: ["La mia disponibilità: {answer}."],
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
			contact: "[telefono o e-mail]",
			start: "[data]",
			salary: "[importo]",
			level: "[livello]",
			answer: "[da completare]",
		},
		points: ["Questi sono i punti del mio percorso più vicini alla posizione:"],
		pointsFor: ["Dal mio percorso finora:"],
		pointsAlso: ["Dal mio lavoro, inoltre:"],
		holds: [
			"Tra i miei titoli figura {items}.",
			"Tra i miei titoli figurano {items}.",
		],
		holdsListed: [
			"Possiedo il seguente titolo: {items}.",
			"I miei titoli: {items}.",
			"Possiedo i seguenti titoli: {items}.",
		],
		underWay: ["Non ancora concluso: {items}."],
		courses: [
			"Ho seguito il seguente corso: {items}.",
			"Ho frequentato: {items}.",
			"Ho seguito i seguenti corsi: {items}.",
		],
		standing: ["Dovrei rinnovare: {items}."],
		also: ["Il mio CV riporta anche: {items}."],
		plainShows: [
			"Questi sono i punti del mio percorso più vicini alla posizione:",
		],
		closing: [
			"Ne parlerei volentieri in un colloquio: {contact}.",
			"Per un colloquio potete contattarmi qui: {contact}.",
		],
		plainClosing: [
			"Ne parlerei volentieri con voi in un colloquio.",
			"Vi incontrerei volentieri per un colloquio.",
		],
		question: [
			"Nel mio curriculum non figura. Prima di candidarmi vorrei perciò chiedervi: prendereste comunque in considerazione la mia candidatura?",
		],
		questionToCome: [
			"Prima di candidarmi vorrei perciò chiedervi: potreste aspettare fino ad allora, o posso ricontattarvi in seguito?",
		],
		inquiryClosing: [
			"Vi ringrazio fin d’ora per una breve risposta: {contact}.",
		],
	},
	informal: {},
};
