// French: words documents and letters add. Spaces inside quotation marks and before high marks are narrow and do not break.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "et",
	keepsCapital: false,
	many: ["les"],
	articles: [
		["une", /^expérience$/iu],
		[
			"la",
			/^(?:\p{L}+(?:[tsx]ion|ance|ence|ture|(?<!compt|comi)ité|(?:é|l|n|r|bil)té|grammes?ie|phie|logie|rie|métrie|garde)|classe|gamme|tenue|pesée|relation|tournée|cueillette|plantation|mise|prise|vente|conduite|maîtrise|veille|recherche|garde|saisie|refonte|aide|paie|visite|collecte|fabrication|pose|taille|coupe|caisse|étude|enquête|analyse|synthèse|écoute|lecture|relance|remise|réponse|plonge|cuisine|cuisson|livraison|liaison|logistique|maintenance|commande|reprise|découpe|soudure|récolte|surveillance|communication|comptabilité|facturation|toilette|culture|presse|rédaction|cartographie|dispense|conception|préparation|promotion|location|délivrance|traite|plonge|astreinte|lessive)$/iu,
		],
		[
			"le",
			/^(?!\p{L}+(?:alement|uellement|iellement|nnellement|èrement|ivement|iquement|eusement|amment|emment|(?<!tra)itement|idement)$)(?:\p{L}+(?:(?<!p|im|pl)age|ement|isme|at|ing|port)|taux|budget|projet|planning|calendrier|site|stand|stock|magasin|rayon|fichier|suivi|conseil|service|accueil|contrôle|soutien|travail|tri|entretien|appui|calcul|choix|dépannage|dialogue|inventaire|transport|support|renfort|recueil|diagnostic|déploiement|bilan|audit|secours|relevé|chargement|remplissage|repassage|conditionnement|remplacement)$/iu,
		],
		[
			"les",
			/^(?:\p{L}{2,}(?:tions|sions|ements|ances|ences|ités)|délais|coûts|pertes|retards|erreurs|stocks|astreintes|soins|achats|ventes|commandes|relations|visites|réunions|rapprochements|inventaires|livraisons|réservations|encaissements|relances|déclarations|essais|travaux|réparations|contrôles|relevés|courses|repas|plannings|inscriptions|admissions|sorties)$/iu,
		],
	],
	complement:
		/^(?: (?:clients?|clientèle|fournisseurs?|qualité|patients?|presse|produits?)|(?:quotid|anc|ital|europé|ind)ien(?:ne)?|\p{L}+(?:el|elle|if|ive|ique|al|ale|aire|ier|ière|é|ée|iques|aires|ées|és))? (?:d(?:e|u|es) |d['’]|à |aux? |avec |en |dans |pour |sur |sous |auprès )/u,
	adjective:
		/^(?:(?:clients?|clientèle|fournisseurs?|qualité|patients?|presse|produits?)|(?:quotid|anc|ital|europé|ind)ien(?:ne)?|\p{L}+(?:el|elle|if|ive|ique|al|ale|aire|ier|ière|iel|ielle|oire|ant|ante|eux|euse)s?|\p{L}+(?:ée?s?)|physique|écrit|oral|public|publique)$/iu,
	small:
		/^(?:les|des|aux|une|leur|leurs|ses|mes|dont|sous|avec|sans|pour|dans|chez|puis|par|sur|notamment|auprès|ainsi|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plus|environ)$/iu,
	determined: /(?<!\p{L})(?:des|du|aux?|de la|de l['’]\p{L}+|à la) /u,
};

export const writing: WritingWords = {
	quotes: ["«\u202f", "\u202f»"],
	colon: "\u00a0:",
	or: "ou",
	and: "et",
	companyArticle: null,
	companyPlaces: {
		preposition: "chez",
		at: [
			[
				"à la ",
				/^(?:(?![ÉEI])\p{L}+erie|Métropole|Mairie|Ville|Librairie|Boulangerie|Pharmacie|Clinique|Crèche|Maison|Banque|Caisse|Société|Fondation|Résidence|Région|Communauté|Compagnie|Polyclinique|Brasserie|Menuiserie|Boucherie|Préfecture|Chambre|Coopérative|Ferme|MJC|CAF|CPAM|SNCF|RATP|Croix-Rouge|Mutuelle|Garderie|Médiathèque|Bibliothèque|Mission|Direction|Faculté|SARL|Pâtisserie|Blanchisserie|Charpenterie|Ludothèque|Piscine|Micro-crèche|Halte-garderie|Mutualité|Papeterie|Communauté)(?=[ -])/u,
			],
			[
				"au ",
				/^(?:Multi-accueil|Centre|CFA|Relais|Conservatoire|CH|CHU|CHR|Cabinet|Collège|Lycée|Restaurant|Café|Groupe|Garage|Conseil|Département|Ministère|Musée|Théâtre|Camping|Magasin|Syndicat|Laboratoire|Bureau|Château|Domaine|Crédit|Bistrot|Foyer|Salon|CCAS|Parc|Port|Supermarché|Studio|Tribunal|Comité|Club|Service|Rectorat|SSIAD|SESSAD|CHRU|GHT|CMP|CMPP|SAMU|SDIS|SAVS|SAMSAH|Pôle|Réseau|Siège|Point|Secours)(?=[ -])/u,
			],
			[
				"à l’",
				/^(?:[ÉEIA]\p{L}+erie|EHPAD|Hôpital|Hôtel|Association|École|Ecole|Agence|Université|Institut|Atelier|Office|Entreprise|IME|ESAT|Auberge|Étude|Imprimerie|Usine|Épicerie|Hypermarché|Espace|Établissement|Académie|Opéra|IFSI|AFPA|ITEP|IEM|ADMR|UGECAM|APF|ARS|INSEE|INRAE|INSERM|IUT|Unité|Équipe|Orchestre|Aéroport|Assurance)(?=[ -])/u,
			],
			[
				"aux ",
				/^(?:Éditions|Ateliers|Galeries|Serres|Transports|Hospices)(?=[ -])/u,
			],
		],
	},
	hasSmallTitles: true,
	titleGender: {
		feminine:
			/(?:euse|trice|ère|ienne|onne|jointe|argée|oyée|sponsable de salle|fermière|ante|nante|(?<!v)ente)$/iu,
		masculine: /(?:eur|teur|ier|ien|argé|joint|oyé|nant)$/iu,
		suffixes: [
			["euse", /eur$/u],
			["trice", /teur$/u],
			["ère", /er$/u],
			["ne", null],
			["e", null],
		],
	},
	needs: {
		joints: { between: ", pour ", last: " et pour " },
		infinitive:
			/^(?!avoir|être|savoir|pouvoir|devoir|faire preuve|manager\b|atelier|cahier|chantier|dossier|métier|atelier|cadre|titre|maître|maitre|autre|votre|notre|entre|contre|membre|nombre|centre|ordre|genre|offre|filière|carrière|matière|première|dernière|manière|salaire|partenaire|horaire|stagiaire|permis de conduire)\p{L}{2,}(?:er|ir|oir|[dt]re|uire|ire)(?=\s)/iu,
		ours: [
			[/(?<!\p{L})notre(?!\p{L})/giu, "votre"],
			[/(?<!\p{L})nos(?!\p{L})/giu, "vos"],
		],
		tasks: {
			lead: /^vous (?=\p{L}+ez )/iu,
			spoken: {
				verb: /^(?!chez|assez|nez)\p{L}{2,}ez$/iu,
				verbs: /(?<=^| et |, )(\p{L}+)(?= )/gu,
				not: /^(?:avez|savez|pouvez|devez|voulez|allez|serez|aurez|ferez|pourrez|devrez|saurez|êtes|valez|\p{L}*(?:aiss|gliss|hiss|tiss|ir|puis|guis)ez|lisez)$/iu,
				endings: [
					[/erez$/iu, "er"],
					[/issez$/iu, "ir"],
					[/uisez$/iu, "uire"],
					[/cevez$/iu, "cevoir"],
					[/(ten|ven)ez$/iu, "$1ir"],
					[/prenez$/iu, "prendre"],
					[/(en|on|er)dez$/iu, "$1dre"],
					[/mettez$/iu, "mettre"],
					[/suivez$/iu, "suivre"],
					[/crivez$/iu, "crire"],
					[/cueillez$/iu, "cueillir"],
					[/((?:c?ou|ff)v?)rez$/iu, "$1rir"],
					[/ez$/iu, "er"],
				],
			},
		},
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
			namesStreet: true,
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
	letter: {
		subject: "Candidature au poste «\u202f{title}\u202f»",
		plainSubject: "Candidature",
		subjectAt: "Candidature chez {employer}",
		inquirySubject: "{title}\u00a0: question avant une candidature",
		apply:
			"Je souhaite vous proposer ma candidature au poste «\u202f{title}\u202f».",
		plainApply: "Je souhaite vous proposer ma candidature.",
		atEmployer: " chez {employer}",
		deed: ["Vous cherchez quelqu’un pour {need}."],
		quoted: ["Votre annonce mentionne {need}."],
		base: [
			"Depuis {date}, je travaille comme {job} chez {company}, et c’est avec cette expérience que je postule au poste «\u202f{title}\u202f».",
		],
		baseUndated: [
			"J’ai travaillé comme {job} chez {company}, et c’est avec cette expérience que je postule au poste «\u202f{title}\u202f».",
		],
		baseEmployer: [
			"Je postule chez {employer} avec mon expérience comme {job} chez {company}.",
		],
		currentSince: ["Depuis {date}, je travaille comme {title} chez {company}."],
		current: ["Je travaille actuellement comme {title} chez {company}."],
		latest: ["J’ai travaillé en dernier lieu comme {title} chez {company}."],
		gapDegree: [
			"Sur la formation, votre annonce indique {need}\u202f; mon CV mentionne {degree}.",
		],
		degree: ["Ma formation\u00a0: {degree} ({school})."],
		studying: ["Formation en cours\u00a0: {degree} – {school}."],
		school: ["Ma formation\u00a0: {school}."],
		before: ["Avant cela, j’ai travaillé comme {title} chez {company}."],
		skills: [
			"Je connais également {items}.",
			"Mes compétences comprennent {items}.",
			"Je connais également {items}.",
		],
		awards: [
			"J’ai reçu la distinction suivante\u00a0: {items}.",
			"J’ai reçu les distinctions suivantes\u00a0: {items}.",
		],
		publications: ["J’ai notamment publié {items}."],
		languages: ["Je parle {items}."],
		start: ["Ma disponibilité\u00a0: {answer}."],
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
		points: [
			"Voici ce qui, dans mon parcours, correspond le mieux au poste\u00a0:",
		],
		pointsFor: ["À ce sujet, dans mon parcours\u00a0:"],
		pointsAlso: ["Également dans mon parcours\u00a0:"],
		holds: ["Je peux également faire valoir {items}."],
		holdsListed: [
			"Je suis titulaire de la qualification suivante\u00a0: {items}.",
			"Mes qualifications\u00a0: {items}.",
			"Je suis titulaire des qualifications suivantes\u00a0: {items}.",
		],
		underWay: ["Pas encore obtenu\u00a0: {items}."],
		courses: [
			"J’ai suivi la formation suivante\u00a0: {items}.",
			"J’ai suivi\u00a0: {items}.",
			"J’ai suivi les formations suivantes\u00a0: {items}.",
		],
		standing: ["Il me faudrait renouveler\u00a0: {items}."],
		also: ["Mon CV mentionne aussi : {items}."],
		plainShows: [
			"Voici ce qui, dans mon parcours, correspond le mieux au poste\u00a0:",
		],
		closing: [
			"Je me tiens à votre disposition pour un entretien ({contact}).",
			"Je vous propose d’en parler lors d’un entretien ({contact}).",
			"Un entretien me permettrait de vous en dire plus ({contact}).",
		],
		plainClosing: [
			"Je me tiens à votre disposition pour un entretien.",
			"Un entretien me permettrait de vous en dire plus.",
		],
		question: [
			"Mon CV ne le montre pas. Je vous pose donc la question avant de postuler\u00a0: une candidature pourrait-elle tout de même vous intéresser\u202f?",
		],
		questionToCome: [
			"Je vous pose donc la question avant de postuler\u00a0: pourriez-vous attendre jusque-là, ou puis-je revenir vers vous ensuite\u202f?",
		],
		inquiryClosing: [
			"Je vous remercie d’avance d’une brève réponse ({contact}).",
		],
	},
	informal: {},
};
