// French: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "outils|outils et technologies|outils et méthodes",
	headings: {
		summary: `
			résumé|profil professionnel|à propos|à propos de moi|objectif|objectif professionnel|accroche|présentation
			résumé professionnel|qui suis-je
			mon profil|en bref|synthèse|en quelques mots`,
		work: `
			expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|stages
			parcours|emplois|expériences de travail
			parcours de travail|carrière|historique professionnel|activités professionnelles|mes expériences|parcours pro
			expérience pro|expériences clés|emplois occupés|postes occupés|vie professionnelle|expériences significatives
			parcours et expériences|expériences pro`,
		education: `
			formation|formations|éducation|études|formation académique|diplômes|diplômes et formations|parcours académique
			formation et diplômes|éducation et formation|enseignement et formation|cursus|cursus scolaire|parcours scolaire
			formations et diplômes|scolarité
			parcours de formation|mes études|diplômes et études|études et diplômes|formation initiale|parcours universitaire
			formation universitaire|titres et diplômes|études et formations|formations initiales`,
		skills: `
			compétences|principales compétences|compétences principales|compétences techniques|compétences clés
			compétences professionnelles|savoir-faire|aptitudes|connaissances|compétences informatiques|informatique|atouts
			qualités|savoir-être|compétences personnelles|compétences numériques|technologies|compétences et outils
			aptitudes et compétences personnelles|domaines de compétences|points forts
			compétences clefs|mes compétences|domaines d’expertise|domaines d'expertise|expertises|expertise|compétences métier`,
		languages:
			"langues|compétences linguistiques|langues parlées|langues étrangères",
		projects:
			"projets|projets personnels|projets académiques|réalisations|projets réalisés|projets universitaires",
		certifications: `
			certifications|certificats|certifications et formations|permis|licences et certifications|habilitations
			formations et certifications
			formations complémentaires|formation complémentaire|formation continue|formations continues|attestations|brevets
			certificats et formations|formations courtes|permis et habilitations`,
		software: "logiciels|outils|logiciels et outils",
		publications: "publications|articles",
		volunteer: `
			bénévolat|engagement bénévole|expérience bénévole|engagements|volontariat|engagement associatif|vie associative
			activités bénévoles`,
		contact: `
			contact|coordonnées|information personnelle|informations personnelles|informations|état civil|liens|réseaux
			réseaux sociaux|informations de contact`,
		awards: "prix|distinctions|récompenses|prix et distinctions|bourses",
		interests: `
			centres d'intérêt|centres d’intérêt|centre d'intérêt|loisirs|intérêts|centres d'intérêts|hobbies|centres d’intérêts
			passions|temps libre|hors travail|activités et loisirs|centres d’intérêt et loisirs|loisirs et passions
			vie associative et loisirs`,
		references: "références|références professionnelles",
		other: `
			divers|autres
			permis de conduire|activités|informations complémentaires`,
	},
	and: "et",
	or: "ou",
	openers: "et|de|des|du|la|le",
	page: {
		page: "page",
		of: "de|sur",
		behind: "",
		updated: "dernière mise à jour",
		headingStyle: "titre",
	},
	person: {
		documentTitle: "curriculum vitæ",
		nameLabel:
			"nom(?:\\(s\\))? ?\\/ ?prénom(?:\\(s\\))?|nom(?: et prénoms?| complet)?|prénoms? et nom",
		greeting:
			"(?:(?:bonjour|salut)[,!.]? )?(?:je suis|je m['’]appelle|moi,? c['’]est)",
		addressLabel: "adresse",
		addressKind: "domicile|bureau",
		streetEnd: "",
		streetStart: "rue|avenue|place|chemin",
	},
	places: {
		countries: `
			allemagne|espagne|italie|pays-bas|belgique|suisse|autriche|danemark|norvège|suède|finlande|pologne|grèce|turquie
			mexique|brésil|argentine|chili|inde|maroc|tunisie|sénégal`,
		onLetter: "états-unis|québec|mexique|chili|colombie",
		regions: "québec|île-de-france",
		cities: `
			genève|bruxelles|montréal|reims|saint-étienne|toulon|le havre|dijon|angers|villeurbanne|nîmes|clermont-ferrand
			aix-en-provence|le mans|brest|tours|amiens|limoges|annecy|perpignan|boulogne-billancourt|metz|besançon|orléans
			mulhouse|rouen|caen|nancy|avignon|poitiers|versailles|pau|la rochelle|antibes|béziers|cannes|colmar|quimper
			valence|troyes|lorient|chambéry|niort|vannes|bayonne|saint-malo|saint-nazaire|saint-brieuc|cholet|laval|angoulême
			liège|namur|charleroi|mons|tournai|huy|verviers|louvain-la-neuve|neuchâtel|sion|québec|gatineau|sherbrooke
			trois-rivières`,
		areaEnd: "",
		in: "à",
		within: "de|la|sur",
		remote: "télétravail",
		placeLabel: "ville|lieu",
	},
	entry: {
		title: `
			ingénieure?|développeu(?:r|se)|chef(?:fe)?|responsable|directeur|directrice|assistante?|conseill(?:er|ère)
			consultante?|technicien(?:ne)?|infirmi(?:er|ère)|enseignante?|professeure?|vendeu(?:r|se)|stagiaire|alternante?
			apprentie?|comptable|chargée? d[e'’]|gestionnaire|secrétaire|ouvri(?:er|ère)|conducteur|conductrice
			cuisini(?:er|ère)|serveu(?:r|se)|caissi(?:er|ère)|aide-soignante?|éducat(?:eur|rice)|formateur|formatrice
			rédact(?:eur|rice)|graphiste|architecte|avocate?|médecin|pharmacien(?:ne)?|chercheu(?:r|se)|doctorante?|analyste
			administrateur|coordinat(?:eur|rice)|agente?|opérat(?:eur|rice)|électricien(?:ne)?|mécanicien(?:ne)?|employée?
			hôtesse|animat(?:eur|rice)|bénévole|commercial(?:e)?`,
		afterTitle: "de",
		organization: `
			groupe|banque|hôpital|hôpitaux|chu|clinique|institut|agence|fondation|boulangerie|ministère|assurances?
			supermarché|croix-rouge|mairie|ville de`,
		institution:
			"cfa|afpa|greta|ifsi|centre de formation|conservatoire|académie|polytechnique|lycée|collège|école|ecole|faculté|sciences po|sorbonne|institut",
		degree: `
			titre professionnel|diplôme national du brevet|brevet des collèges|agrégation|capes|capa|mastère|certificat de qualification|certificat d['’]aptitude[\\p{L}'’ ]*
			licence(?: professionnelle)?|maîtrise|bac(?:calauréat)?(?: ?\\+ ?\\d| pro(?:fessionnel)?)?|doctorat
			bachelier|master\\p{L}*|certificat de formation|brevet professionnel|diplôme(?: d['’ée][\\p{L}'’ ]+?(?= en |,|$))?`,
		field: "en|mention|parcours|option|spécialité",
		at: "chez",
		employment: "cdi|cdd|alternance|temps plein|temps partiel",
		selfEmployed:
			"indépendante?|à mon compte|micro-entreprise|auto-entrepreneu(?:r|se)",
		toolsLabel: "outils|environnement technique",
		lineLabel:
			"outils|missions?|réalisations|compétences|environnement technique",
		issuedBy: "par|délivré par",
		expires: "valable jusqu['’](?:à|en)",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: `
			langue maternelle|maternelle|courant|courante|couramment|bilingue|notions|scolaire|intermédiaire|avancé|débutant
			professionnel|professionnelle|lu, écrit, parlé`,
		very: "très",
		noun: "niveau",
		skill: {
			expert: "expert|experte",
			advanced: "avancé",
			intermediate: "intermédiaire|moyen",
			beginner: "débutant",
		},
		veryGood: "très bon(?:ne)?",
		language: {
			native: "maternelle",
			fluent: "couramment|courant",
			proficient: "avancé",
			conversational: "intermédiaire",
			basic: "notions|débutant",
		},
	},
	languages: {
		names: `
			anglais|allemand|français|espagnol|italien|portugais|néerlandais|arabe|chinois|japonais|russe|polonais|roumain
			turc|grec|suédois|danois|norvégien|coréen|hébreu|vietnamien|latin|berbère|créole|breton|catalan`,
		qualifier: "langue",
		nativeLabel: "langues? maternelles?",
		selfAssessment: `
			autres? langues?|comprendre|parler|écrire|écouter|lire|s['’]exprimer oralement en continu
			prendre part à une conversation|niveaux`,
	},
	form: {
		dates: "dates?",
		title: "fonction ou|intitulé",
		tasks: "principales (?:matières|activités)",
		where: "nom et (?:adresse|type) de",
		passedOver:
			"type ou secteur|secteur d['’]activité|niveau dans la classification",
	},
};
