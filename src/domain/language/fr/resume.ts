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
			parcours et expériences|expériences pro
			mon parcours|parcours professionnel et stages|expériences professionnelles et stages|itinéraire professionnel
			emplois et stages|missions réalisées|activité professionnelle|vie active|où j’ai travaillé
			expérience du métier|expériences en entreprise|ce que j’ai fait|parcours salarié|stages et emplois|emploi
			postes|trajectoire professionnelle`,
		education: `
			formation|formations|éducation|études|formation académique|diplômes|diplômes et formations|parcours académique
			formation et diplômes|éducation et formation|enseignement et formation|cursus|cursus scolaire|parcours scolaire
			formations et diplômes|scolarité
			parcours de formation|mes études|diplômes et études|études et diplômes|formation initiale|parcours universitaire
			formation universitaire|titres et diplômes|études et formations|formations initiales
			mes diplômes|ma formation|mon cursus|formation professionnelle|diplôme|études et formation|formation scolaire
			études et diplômes obtenus|parcours étudiant|apprentissage|enseignement|formation & diplômes`,
		skills: `
			compétences|principales compétences|compétences principales|compétences techniques|compétences clés
			compétences professionnelles|savoir-faire|aptitudes|connaissances|compétences informatiques|informatique|atouts
			qualités|savoir-être|compétences personnelles|compétences numériques|technologies|compétences et outils
			aptitudes et compétences personnelles|domaines de compétences|points forts
			compétences clefs|mes compétences|domaines d’expertise|domaines d'expertise|expertises|expertise|compétences métier
			ce que je sais faire|mes atouts|savoirs|savoir faire|savoirs et savoir-faire|compétences et qualités
			compétences transversales|compétences comportementales|compétences opérationnelles|compétences & outils
			maîtrise technique|outils et compétences|connaissances techniques|bureautique|mes savoir-faire|qualifications`,
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
		documentTitle:
			"curriculum vitæ|dossier de candidature|formulaire de candidature",
		nameLabel:
			"nom(?:\\(s\\))? ?\\/ ?prénom(?:\\(s\\))?|nom(?: et prénoms?| complet)?|prénoms? et nom",
		firstNameLabel: "prénoms?",
		lastNameLabel: "nom(?: de famille| d['’]usage)?",
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
		within: `
			de|la|sur
			le|les|en|lès|sous|aux?|du|des|d[’']|l[’']`,
		remote: "télétravail",
		placeLabel: "ville|lieu",
	},
	entry: {
		title: `
			contremaître(?:sse)?|chauffagiste|frigoriste|ostréicult(?:eur|rice)|\\p{L}+icult(?:eur|rice)|pompi(?:er|ère)
			ingénieure?|développeu(?:r|se)|chef(?:fe)?|responsable|directeur|directrice|assistante?|conseill(?:er|ère)
			consultante?|technicien(?:ne)?|infirmi(?:er|ère)|enseignante?|professeure?|vendeu(?:r|se)|stagiaire|alternante?
			apprentie?|comptable|chargée? d[e'’]|gestionnaire|secrétaire|ouvri(?:er|ère)|conducteur|conductrice
			cuisini(?:er|ère)|serveu(?:r|se)|caissi(?:er|ère)|aide-soignante?|éducat(?:eur|rice)|formateur|formatrice
			rédact(?:eur|rice)|graphiste|architecte|avocate?|médecin|pharmacien(?:ne)?|chercheu(?:r|se)|doctorante?|analyste
			administrateur|coordinat(?:eur|rice)|agente?|opérat(?:eur|rice)|électricien(?:ne)?|mécanicien(?:ne)?|employée?
			hôtesse|animat(?:eur|rice)|bénévole|commercial(?:e)?
			céramiste|décorat(?:eur|rice)|maître[- ]nageu(?:r|se)|maîtresse[- ]nageuse|fleuriste|boulang(?:er|ère)
			pâtissi(?:er|ère)|bouch(?:er|ère)|charcuti(?:er|ère)|poissonni(?:er|ère)|fromag(?:er|ère)|sommeli(?:er|ère)
			barman|barmaid|plongeu(?:r|se)|commis|réceptionniste|gouvernante|femme de chambre|valet de chambre|concierge
			gardien(?:ne)?|maçon(?:ne)?|plombi(?:er|ère)|menuisi(?:er|ère)|charpenti(?:er|ère)|couvreu(?:r|se)|peintre
			carreleu(?:r|se)|plaquiste|soudeu(?:r|se)|chaudronni(?:er|ère)|tourneu(?:r|se)|fraiseu(?:r|se)|usineu(?:r|se)
			monteu(?:r|se)|ajusteu(?:r|se)|cariste|magasini(?:er|ère)|préparat(?:eur|rice)|manutentionnaire|livreu(?:r|se)
			chauffeu(?:r|se)|factrice|pilote|steward|matelot|capitaine|jardini(?:er|ère)|paysagiste
			horticult(?:eur|rice)|vigneron(?:ne)?|agricult(?:eur|rice)|éleveu(?:r|se)|maraîch(?:er|ère)|forestier
			vétérinaire|dentiste|orthophoniste|kinésithérapeute|ergothérapeute|psychologue|sage-femme|auxiliaire
			ambulanci(?:er|ère)|laborantine?|biologiste|chimiste|géomètre|dessinat(?:eur|rice)|projeteu(?:r|se)|urbaniste
			juriste|notaire|clerc|greffi(?:er|ère)|magistrate?|fiscaliste|audit(?:eur|rice)|économiste|trésori(?:er|ère)
			contrôleu(?:r|se)|acheteu(?:r|se)|négociat(?:eur|rice)|courti(?:er|ère)|hôte|téléconseill(?:er|ère)|standardiste
			archiviste|bibliothécaire|documentaliste|libraire|journaliste|photographe|réalisat(?:eur|rice)
			illustrat(?:eur|rice)|traduct(?:eur|rice)|musicien(?:ne)?|danseu(?:r|se)|comédien(?:ne)?|régisseu(?:r|se)
			costumi(?:er|ère)|couturi(?:er|ère)|modéliste|styliste|coiffeu(?:r|se)|esthéticien(?:ne)?|moniteur|monitrice
			entraîneu(?:r|se)|institut(?:eur|rice)|maître de conférences|surveillante?|adjointe?|déléguée?|présidente?
			gérante?|fondat(?:eur|rice)|saisonni(?:er|ère)|baby-sitter|assistante? maternelle|technico-commerciale?
			manageu?se?|attachée?|command(?:ant|ante)|administratrice|luthi(?:er|ère)|relieu(?:r|se)|tapissi(?:er|ère)
			restaurat(?:eur|rice)|conservat(?:eur|rice)|chocolati(?:er|ère)|brodeu(?:r|se)|tisserande?|ébéniste
			horlog(?:er|ère)|bijouti(?:er|ère)|guide|intendante?|\\p{L}+(?:ologue|ographe|thérapeute)|équipi(?:er|ère)
			chargé|aide[- ](?:ménagère|à domicile|cuisini(?:er|ère)|comptable)|économe|métreu(?:r|se)|peseu(?:r|se)`,
		afterTitle: "de",
		organization: `
			groupe|banque|hôpital|hôpitaux|chu|clinique|institut|agence|fondation|boulangerie|ministère|assurances?
			supermarché|croix-rouge|mairie|ville de
			manufacture|ateliers?|maison|domaine|château|coopérative|société|établissements|ets|garage|pharmacie|cabinet
			association|centre|musée|théâtre|opéra|librairie|éditions|imprimerie|brasserie|hôtel|auberge|camping|communauté
			métropole|préfecture|chambre d[eu’']|syndicat|ehpad|crèche|usine|laboratoires?|mutuelle|caisse|piscine
			transports|frères|fils|menuiserie|plomberie|pâtisserie|cave|compagnie|coiffure|résidence`,
		institution: `
			cfa|afpa|greta|ifsi|centre de formation|conservatoire|académie|polytechnique|lycée|collège|école|ecole|faculté|sciences po|sorbonne|institut
			université|universités|maison familiale|mfr|lep|lp|haute école|hes|heig|epfl|gymnase|cycle d['’]orientation
			athénée|cégep|iut|iae|esc|enseignement|campus|institut\\p{L}*`,
		degree: `
			titre professionnel|diplôme national du brevet|brevet des collèges|agrégation|capes|capa|mastère|certificat de qualification|certificat d['’]aptitude[\\p{L}'’ ]*
			licence(?: professionnelle)?|maîtrise|bac(?:calauréat)?(?: ?\\+ ?\\d| pro(?:fessionnel)?)?|doctorat
			bachelier|master\\p{L}*|certificat de formation|brevet professionnel|diplôme(?: d['’ée][\\p{L}'’ ]+?(?= en |,|$))?
			cfc|afp|brevet fédéral|maturité(?: fédérale| professionnelle| gymnasiale)?
			certificat(?: de fin d['’]études| de capacité| d['’]études \\p{L}+)?|brevet(?: de technicien supérieur)?
			mention complémentaire|classe préparatoire|habilitation|diplôme(?: universitaire| fédéral)?|dec|dep
			formation d[e'’][\\p{L} '’-]+?(?= en |,|$)`,
		field: "en|mention|parcours|option|spécialité",
		at: `
			chez
			au sein d[eu]|auprès d[eu]`,
		atBehindTitle: "",
		employment: "cdi|cdd|alternance|temps plein|temps partiel",
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
			professionnel|professionnelle|lu, écrit, parlé
			bon(?:ne)? niveau|bon(?:ne)?s? notions|bonne maîtrise
			niveau (?:courant|scolaire|intermédiaire|avancé|débutant|professionnel|technique|bac)|élémentaire|lu et parlé
			lu, parlé,? écrit|parlé|opérationnel|technique|confirmée?|maîtrise`,
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
			turc|grec|suédois|danois|norvégien|coréen|hébreu|vietnamien|latin|berbère|créole|breton|catalan
			ukrainien|tchèque|slovaque|slovène|croate|serbe|bosniaque|bulgare|hongrois|finnois|islandais|letton|lituanien
			estonien|albanais|persan|kurde|hindi|ourdou|mandarin|thaï|swahili|wolof|malgache|basque|occitan|corse|alsacien
			luxembourgeois|kabyle|amazigh|lingala|arménien|géorgien|indonésien|flamand|langue des signes|lsf|galicien
			irlandais|esperanto`,
		qualifier: "langue",
		nativeLabel: "langues? maternelles?",
		selfAssessment: `
			autres? langues?|comprendre|parler|écrire|écouter|lire|s['’]exprimer oralement en continu
			prendre part à une conversation|niveaux`,
	},
	form: {
		dates: `
			dates?|dates? \\(.*|période|durée|années?|année d['’]obtention|dates? d['’](?:emploi|obtention)`,
		begins: "(?:date de )?début|date d['’](?:entrée|embauche)|du|depuis",
		ends: "(?:date de )?fin|date de (?:départ|sortie)|au|jusqu['’]au",
		title: `
			fonction ou.*|intitulé.*|(?:poste|emploi|fonction)(?: occupée?)?|métier|diplôme(?: obtenu)?|formation
			qualification(?: obtenue)?|cursus`,
		tasks: `
			principales (?:matières|activités).*|missions?(?: principales?)?|tâches(?: .*)?|activités(?: .*)?
			responsabilités|description(?: .*)?|réalisations|mention|note`,
		where: `
			nom et (?:adresse|type) de.*
			(?:nom de l['’])?(?:employeur|entreprise|établissement|organisme(?: de formation)?|école|université)|société
			lieu de formation`,
		place: "lieu(?: de travail)?|ville|localité",
		passedOver: `
			type ou secteur|secteur d['’]activité|niveau dans la classification
			motif de départ|motif de fin|salaire(?=s?:)|effectif(?=s?:)|secteur(?=s?:)|supérieur(?:e)? hiérarchique
			type de contrat(?=s?:)|contrat(?=s?:)|taux d[’']activité`,
	},
};
