// French: words documents and letters add. Spaces inside quotation marks and before high marks are narrow and do not break.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "et",
	keepsCapital: false,
	articles: [
		[
			"la",
			/^(?:\p{L}+(?:tion|sion|ance|ence|ture|ité)|tenue|mise|prise|vente|conduite|maîtrise|veille|conception|rédaction|recherche|préparation|garde)$/iu,
		],
		[
			"le",
			/^(?:\p{L}+(?:age|ement|isme)|suivi|conseil|service|accueil|contrôle|soutien|travail|développement|tri|nettoyage|entretien|appui)$/iu,
		],
	],
};

export const writing: WritingWords = {
	quotes: ["«\u202f", "\u202f»"],
	monthYear: "{month} {year}",
	monthsKeepCapital: false,
	or: "ou",
	address: null,
	forms: [
		{
			locale: "fr-FR",
			signs: null,
			salutation: "Madame, Monsieur,",
			signOff:
				"Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
			placeAndDate: "{place}, le {date}",
			subjectLabel: "Objet\u00a0: ",
			isAddressedFirst: true,
		},
	],
	nouns: NOUNS,
	joins: ["et", "ou", "notamment", "dont", "ainsi que"],
	leadIns: [
		"en tant que",
		"en tant qu",
		"en qualité de",
		"rattaché",
		"au sein",
	],
	asksStart:
		/date de (?:disponibilité|début souhaitée)|vos disponibilités|votre (?:disponibilité|préavis)/iu,
	asksSalary: /prétentions? salariales?|rémunération souhaitée/iu,
	letter: {
		subject: "Candidature au poste\u00a0: {title}",
		plainSubject: "Candidature",
		inquirySubject: "{title}\u00a0: question avant une candidature",
		apply:
			"Je souhaite vous proposer ma candidature au poste «\u202f{title}\u202f».",
		plainApply: "Je souhaite vous proposer ma candidature.",
		duty: [
			"Parmi les missions, votre annonce cite {need}.",
			"Votre annonce mentionne parmi les missions {need}.",
			"L’une des missions que vous décrivez est {need}.",
		],
		dutyTitled: [
			"Pour le poste «\u202f{title}\u202f», votre annonce cite parmi les missions {need}.",
			"Parmi les missions du poste «\u202f{title}\u202f» figure {need}.",
			"Le poste «\u202f{title}\u202f» comprend, selon votre annonce, {need}.",
		],
		asked: [
			"Votre annonce demande {need}.",
			"Parmi les exigences de votre annonce figure {need}.",
			"Vous demandez {need}.",
		],
		askedTitled: [
			"Pour le poste «\u202f{title}\u202f», votre annonce demande {need}.",
			"Parmi les exigences du poste «\u202f{title}\u202f» figure {need}.",
		],
		moreDuty: [
			"Une autre mission de votre annonce est {need}.",
			"Les missions comprennent aussi {need}.",
		],
		moreAsked: [
			"Vous demandez aussi {need}.",
			"Une autre exigence de votre annonce est {need}.",
		],
		bridge: [
			"C’est ce que j’apporterais au poste «\u202f{title}\u202f».",
			"C’est sur cela que je m’appuierais au poste «\u202f{title}\u202f».",
		],
		currentSince: [
			"Mon poste actuel, depuis {date}\u00a0: {title} chez {company}.",
			"Depuis {date}, mon poste est le suivant\u00a0: {title} chez {company}.",
		],
		current: ["Mon poste actuel\u00a0: {title} chez {company}."],
		latest: ["Mon dernier poste\u00a0: {title} chez {company}."],
		gapOne: [
			"Mon CV ne mentionne pas {term}.",
			"Ne figure pas dans mon CV\u00a0: {term}.",
		],
		gapMany: [
			"Mon CV ne mentionne ni l’un ni l’autre de ces points\u00a0: {terms}.",
			"Ne figurent pas dans mon CV\u00a0: {terms}.",
		],
		gapDegree: [
			"Vous demandez {need}\u202f; mon diplôme est le suivant\u00a0: {degree}.",
		],
		fromList: [
			"De votre liste, mes compétences comprennent ceci\u00a0: {items}.",
			"Parmi ce que vous citez, mes compétences comprennent ceci\u00a0: {items}.",
		],
		degree: [
			"Mon diplôme\u00a0: {degree} ({school}).",
			"Côté formation\u00a0: {degree} ({school}).",
		],
		school: ["Ma formation\u00a0: {school}."],
		certificate: ["Ma certification\u00a0: {items}."],
		certificates: ["Mes certifications\u00a0: {items}."],
		languages: ["Mes langues\u00a0: {items}.", "Côté langues\u00a0: {items}."],
		start: [
			"Ma date de disponibilité\u00a0: {answer}.",
			"Je serais disponible à cette date\u00a0: {answer}.",
		],
		salary: ["Mes prétentions salariales\u00a0: {answer}."],
		level: ["Mon niveau ({language})\u00a0: {answer}."],
		ask: {
			workPermit: "Mon autorisation de travail\u00a0: {answer}.",
			registration: "Mon inscription professionnelle\u00a0: {answer}.",
			drivingLicence: "Mon permis de conduire\u00a0: {answer}.",
			clearance: "L’habilitation\u00a0: {answer}.",
			relocation: "Ma mobilité\u00a0: {answer}.",
			residence: "Mon lieu de résidence\u00a0: {answer}.",
		},
		slots: {
			start: "[date]",
			salary: "[montant]",
			level: "[niveau]",
			answer: "[à préciser]",
		},
		closing: [
			"Je vous rencontrerais avec plaisir\u00a0: {contact}.",
			"Pour un entretien, vous pouvez me joindre ainsi\u00a0: {contact}.",
			"Un entretien me permettrait de vous en dire plus\u00a0: {contact}.",
		],
		plainClosing: [
			"Un entretien me permettrait de vous en dire plus.",
			"Je vous rencontrerais avec plaisir.",
		],
		inquiry: ["Votre annonce exige {need}."],
		inquiryTitled: [
			"Pour le poste «\u202f{title}\u202f», votre annonce exige {need}.",
		],
		question: [
			"Mon CV ne le montre pas. Cette lettre est donc une question avant une candidature\u00a0: quel poste chez vous, maintenant ou plus tard, correspondrait au parcours qui suit\u202f?",
		],
		shows: [
			"Voici ce que mon parcours montre.",
			"Voici ce que je pourrais apporter.",
		],
	},
	informal: {},
	levels: {
		basic: "notions",
		conversational: "niveau conversationnel",
		proficient: "niveau avancé",
		fluent: "courant",
		native: "langue maternelle",
		elementary: "notions",
		limited: "niveau professionnel limité",
		working: "niveau professionnel",
		full: "niveau professionnel complet",
		bilingual: "langue maternelle ou bilingue",
	},
	languageNames: {
		en: "anglais",
		de: "allemand",
		fr: "français",
		es: "espagnol",
		it: "italien",
		nl: "néerlandais",
		pt: "portugais",
		da: "danois",
		no: "norvégien",
		sv: "suédois",
		zh: "chinois",
	},
};
