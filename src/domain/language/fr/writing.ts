// French: words documents and letters add. Spaces inside quotation marks and before high marks are narrow and do not break.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "et",
	keepsCapital: false,
	articles: [
		["une", /^expérience$/iu],
		[
			"la",
			/^(?:\p{L}+(?:[tsx]ion|ance|ence|ture|(?<!compt|comi)ité|(?:é|l|n|r|bil)té|grammes?ie|phie|logie|rie|métrie|garde)|tenue|mise|prise|vente|conduite|maîtrise|veille|recherche|garde|saisie|refonte|aide|paie|visite|collecte|fabrication|pose|taille|coupe|caisse|étude|enquête|analyse|synthèse|écoute|lecture|relance|remise|réponse|plonge|cuisine|cuisson|livraison|liaison|logistique|maintenance|commande|reprise|découpe|soudure|récolte|surveillance|communication|comptabilité|facturation|toilette|culture|presse|rédaction|cartographie|dispense|conception|préparation|promotion|location|délivrance)$/iu,
		],
		[
			"le",
			/^(?:\p{L}+(?:(?<!p|im|pl)age|ement|isme|at|ing|port)|suivi|conseil|service|accueil|contrôle|soutien|travail|tri|entretien|appui|calcul|choix|dépannage|dialogue|inventaire|transport|support|renfort|recueil|diagnostic|déploiement|bilan|audit|secours|relevé|chargement|remplissage|repassage|conditionnement|remplacement)$/iu,
		],
		[
			"les",
			/^(?:soins|achats|ventes|commandes|relations|visites|réunions|rapprochements|inventaires|livraisons|réservations|encaissements|relances|déclarations|essais|travaux|réparations|contrôles|relevés|courses|repas|plannings|inscriptions|admissions|sorties)$/iu,
		],
	],
	complement:
		/^(?: \p{L}+(?:el|elle|if|ive|ique|al|ale|aire|ier|ière|é|ée|iques|aires|ées|és))? (?:d(?:e|u|es) |d['’]|à |aux? |avec |en |dans |pour |sur |sous |auprès )/u,
	adjective:
		/^(?:\p{L}+(?:el|elle|if|ive|ique|al|ale|aire|ier|ière|iel|ielle|oire|ant|ante|eux|euse)s?|\p{L}+(?:ée?s?)|physique|écrit|oral|public|publique)$/iu,
	small:
		/^(?:les|des|aux|une|leur|leurs|ses|mes|dont|sous|avec|sans|pour|dans|chez|puis|par|sur|notamment|auprès|ainsi|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plus|environ)$/iu,
	determined: /(?<!\p{L})(?:des|du|aux?|de la|de l['’]\p{L}+|à la) /u,
};

export const writing: WritingWords = {
	quotes: ["«\u202f", "\u202f»"],
	monthYear: "{month} {year}",
	monthsKeepCapital: false,
	or: "ou",
	and: "et",
	companyArticle: null,
	needs: {
		infinitive:
			/^(?!avoir|être|savoir|pouvoir|devoir|faire preuve|manager\b|atelier|cahier|chantier|dossier|métier|atelier|cadre|titre|maître|maitre|autre|votre|notre|entre|contre|membre|nombre|centre|ordre|genre|offre|filière|carrière|matière|première|dernière|manière|salaire|partenaire|horaire|stagiaire|permis de conduire)\p{L}{2,}(?:er|ir|oir|[dt]re|uire|ire)(?=\s)/iu,
		ours: [
			[/(?<!\p{L})notre(?!\p{L})/giu, "votre"],
			[/(?<!\p{L})nos(?!\p{L})/giu, "vos"],
		],
		toReader:
			/(?<!\p{L})(?:vous|votre|vos|tu|ton|ta|tes|te|toi|nous|je|mon|ma|mes|H\/F)(?!\p{L})/iu,
	},
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
		subject: "Candidature au poste «\u202f{title}\u202f»",
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
		deed: {
			first: [
				"Vous cherchez quelqu’un pour {need}.",
				"La personne que vous cherchez devra {need}.",
			],
			titled: [
				"Pour le poste «\u202f{title}\u202f», vous cherchez quelqu’un pour {need}.",
				"Au poste «\u202f{title}\u202f», la personne que vous cherchez devra {need}.",
			],
			more: [
				"La personne que vous cherchez devra aussi {need}.",
				"Vous cherchez aussi quelqu’un pour {need}.",
			],
		},
		noun: {
			first: ["Le poste comprend {need}."],
			titled: ["Le poste «\u202f{title}\u202f» comprend {need}."],
			more: ["Le poste comprend aussi {need}."],
		},
		terms: {
			first: ["Le poste demande des connaissances en {terms}."],
			titled: [
				"Le poste «\u202f{title}\u202f» demande des connaissances en {terms}.",
			],
			more: ["Le poste demande aussi des connaissances en {terms}."],
		},
		base: [
			"Pour le poste «\u202f{title}\u202f», je m’appuie sur mon travail chez {company}, où j’occupe depuis {date} le poste de {job}.",
			"Au poste «\u202f{title}\u202f», j’apporterais mon expérience de {company}, où je travaille comme {job} depuis {date}.",
		],
		baseUndated: [
			"Pour le poste «\u202f{title}\u202f», je m’appuie sur mon travail comme {job} chez {company}.",
			"Au poste «\u202f{title}\u202f», j’apporterais mon expérience comme {job} chez {company}.",
		],
		nounAsked: {
			first: ["Votre annonce demande {need}."],
			titled: ["Pour le poste «\u202f{title}\u202f», vous demandez {need}."],
			more: ["Vous demandez aussi {need}."],
		},
		baseEmployer: [
			"Ce que j’apporterais chez {employer}, c’est mon travail comme {job} chez {company}.",
		],
		lead: [
			"De mon parcours, voici ce qui correspond le mieux au poste «\u202f{title}\u202f».",
		],
		currentSince: ["Depuis {date}, je travaille comme {title} chez {company}."],
		current: ["Je travaille actuellement comme {title} chez {company}."],
		latest: ["J’ai travaillé en dernier lieu comme {title} chez {company}."],
		gapOne: ["Mon CV ne mentionne pas {term}."],
		gapMany: ["Ne figurent pas dans mon CV\u00a0: {terms}."],
		gapDegree: [
			"Vous demandez {need}\u202f; mon diplôme est le suivant\u00a0: {degree}.",
		],
		nearest: ["Ce qui s’en approche le plus dans mon parcours\u00a0: {items}."],
		degree: [
			"Je suis titulaire du diplôme suivant\u00a0: {degree} ({school}).",
		],
		studying: [
			"Je prépare actuellement le diplôme suivant\u00a0: {degree} ({school}).",
		],
		school: ["Ma formation\u00a0: {school}."],
		before: ["Avant cela, j’ai travaillé comme {title} chez {company}."],
		skills: ["Mes compétences comprennent {items}."],
		awards: ["J’ai reçu la distinction suivante\u00a0: {items}."],
		publications: ["J’ai notamment publié {items}."],
		certificate: ["Je détiens la certification {items}."],
		certificates: ["Je détiens les certifications {items}."],
		languages: ["Je parle {items}."],
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
			contact: "[téléphone ou e-mail]",
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
