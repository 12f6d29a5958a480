// French: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"week-?ends?|nuits?|soir(?:s|ées?)?|dimanches?|samedis?|jours? fériés?|fériés?|horaires? (?:décalés?|variables?|atypiques?|de nuit|flexibles?)|astreintes?|[2-5] ?x ?8|équipes?|coupures?|(?:ouvertures?|fermetures?)(?: à \\d{1,2} ?h(?!\\p{L}))?|à \\d{1,2} ?h(?!\\p{L})";

export const details: DetailWords = {
	own: {
		portfolio: "portfolio (?:sur|:)? ?\\S+\\.\\S+",
		notice: "préavis|(?:un|une|deux|trois|\\d+) (?:mois|semaines?) de préavis",
		start:
			"disponib(?:le|ilité)s? (?:immédiate(?:ment)?|de suite|tout de suite|dès|à partir|à compter|sous|dans|au|le|en|pour|rapidement|maintenant)|libre (?:immédiatement|de suite|tout de suite|dès|à partir|à compter|sous|au|le|en|pour|de tout engagement)|immédiatement disponible|prise de (?:poste|fonctions?) (?:possible|immédiate|dès)|(?:peux|pourrais|puis) (?:commencer|débuter|démarrer|prendre)|dès (?:maintenant|que possible)|disponibilité ?:",
		drivingLicence:
			"permis (?:de conduire|(?!de(?!\\p{L}))[abcde]{1,2}1?(?![\\p{L}])|poids lourds?|vl|pl)|(?<!des )permis(?=[,.;]|$)",
		vehicle:
			"véhicul(?:é|ée|e personnel|e)|voiture(?: personnelle)?|scooter|moto|moyen de locomotion|motorisée?",
		workPermit:
			"(?:permis|autorisation) de travail|autorisée? à travailler|titre de séjour|carte de (?:séjour|résident)|visa de travail|visa accordé|passeport \\p{L}+|nationalité|citoyen(?:ne)?(?: de l['’])?(?: ?(?:européenne?|ue|français\\p{L}*|suisse|belge))?|ressortissante? (?:de l['’])?(?:ue|européenn?e?|union)|français(?:e)? de naissance|permis [bcgl] suisse",
		workload:
			"(?:temps|mi-temps) (?:plein|partiel|complet)|mi-temps|(?:[4-9]\\d|100)(?: ?%)? ?(?:à|-|–) ?(?:[5-9]\\d|100) ?%|à (?:[4-9]\\d|100) ?%(?: de)?(?=[.,;]|$)|\\d{2} ?(?:h|heures)(?: (?:par|/) ?semaine)?|taux d['’](?:activité|occupation)|quotité",
		shifts: `(?:disponib\\p{L}+|disposée?|prête?|accepte|habituée?|ok|possible|volontaire|souple|flexible|travaille?r?|peux|mobile)[^.;]{0,35}(?:${time})|(?:${time})(?:(?:,| et| ou) (?:les )?(?:${time}))? (?:possibles?|acceptée?s?|bienvenue?s?|ok|sans problème|ne me (?:posent|font)|me (?:conviennent|vont))`,
		travel:
			"déplacements?|(?:prête?|disposée?|disponible) à (?:voyager|me déplacer)|disponible pour (?:des |les )?(?:voyages|missions)|mobile (?:en|sur|à l)",
		relocation:
			"mobil(?:ité|e)(?: (?:géographique\\p{L}*|nationale|toute|france|partout|régionale))?|(?:prête?|disposée?) à (?:déménager|m['’]installer)|déménage\\p{L}*|m['’]install\\p{L}+|changement de région",
		salary:
			"prétentions?(?: salariales?)?|salaire (?:souhaité|attendu|visé)|rémunération (?:souhaitée|attendue|visée)",
		checks:
			"casier(?: judiciaire)?(?: vierge)?|bulletin n° ?[23]|extrait (?:de|du) casier|honorabilité|habilitation (?:secret|défense|confidentiel)\\p{L}*|vaccin\\p{L}*|aptitude médicale",
		registration:
			"inscrite? (?:à l['’]ordre|au tableau|au rpps|au registre)|(?:numéro|n°) (?:rpps|adeli|d['’]ordre|ordinal)|rpps|adeli|carte professionnelle",
		validity:
			"(?:valable|valide|active?|en vigueur|validité|val\\.|à jour) (?:jusqu\\p{L}*|au)|expir\\p{L}+[^.;]{0,25}\\d|échéance[^.;]{0,15}\\d|périmée?",
		status:
			"titulaire(?! d(?:['’]|u |e |es ))|fonctionnaire|contractuel(?:le)?|en (?:disponibilité|détachement)|vacataire|agente? (?:public|contractuel)|statut cadre|rqth|demandeu(?:r|se) d['’]emploi",
	},
	listsPapers:
		"(?:listez|indiquez|précisez|mentionnez|indiquer|préciser) (?:\\p{L}+ ){0,3}(?:habilitations|caces|certificats|permis et|formations)",
	machineCards:
		"caces|permis (?:de conduire )?(?:(?:de|des|pour) |d['’])?(?:cariste|chariots?|grue|grutier|nacelle|engins?)|permis de conduire informatique\\p{L}*|passeport informatique",
	times: time,
	leads:
		"j['’]ai(?: (?:le|la|un|une|mon|ma))?|je suis|je|et|mais|aussi|également|actuellement|avec(?: (?:un|une|mon|ma))?|possède(?: (?:le|la|un|une))?|mon|ma|mes|suis|ai",
	ands: "et|mais|ainsi que",
	limits:
		"\\d+ (?:sur|de) \\d+|pas|non|sans|aucune?|sauf|hors|ne|seulement|uniquement|jusqu\\p{L}+|expir\\p{L}+|en cours|en préparation|prévue?|négociable|renouvel\\p{L}+|sous réserve|limitée?s?|après|repasser",
	willing:
		"ou (?:être )?prêt\\p{L}*|ou (?:la )?volonté|ou (?:le souhait|l[’']envie|l[’']intention)",
	asked: {
		drivingLicence:
			"si vous (?:avez|possédez|êtes titulaire d[ue])(?: le| du)? permis|(?:titulaire|possession) du permis (?:ou non|oui)",
		payNow:
			"ce que vous (?:gagnez|touchez) (?:actuellement|aujourd['’]hui)|(?:rémunération|salaire)(?: brute?)? actuel(?:le)?",
		referees:
			"(?:une|deux|trois|\\d) (?:personnes?|anciens? employeurs?)[^.\\n]{0,40}(?:référence|recommand)|coordonnées d['’]une? (?:référence|référent|ancien)|(?:deux|trois|\\d|noms? de|coordonnées de) (?:\\p{L}+ ){0,2}(?:références|référents?)",
		source:
			"où vous avez (?:vu|trouvé|lu|entendu)[^.\\n]{0,40}|comment vous avez (?:connu|trouvé|eu connaissance)[^.\\n]{0,40}",
		lodging:
			"(?:si|besoin)[^.\\n]{0,25}(?:logement|hébergement|logé|studio|chambre)",
		portfolio:
			"(?:lien|votre)[^.\\n]{0,20}(?:portfolio|book|bande démo|showreel)(?! (?:de|du|des|von|an|aus|di|van|av|af|do|da|dos|das|med)(?!\\p{L}))",
		rate: "taux horaire(?: souhaité)?|tarif horaire",
		notice: "(?:votre |durée (?:de|du) )?préavis",
		start:
			"quand vous (?:pouvez|pourriez|pourrez|seriez|serez|êtes) (?:commencer|débuter|libre|disponible)|date (?:de |d['’])?(?:disponibilité|début souhaitée|entrée|prise de poste|prise de fonctions?)|vos disponibilités|(?:votre|indiquer|préciser|préciser la|avec) (?:date de )?disponibilité|à partir de quand|quand (?:vous )?(?:êtes-vous|pourriez-vous|seriez-vous|pouvez-vous)",
		salary:
			"(?:actuel(?:le)?|actuels) et (?:celle |celui |votre )?(?:souhaitée?|attendue?|visée?)|ce que vous (?:souhaitez|voulez) gagner|prétentions?(?: salariales?| de salaire| financières)?|rémunération (?:souhaitée|attendue)|salaire (?:souhaité|attendu)|tarif journalier",
		licenceNumber:
			"(?:votre|numéro|n°) (?:numéro )?(?:rpps|adeli|d['’]ordre|d['’]inscription)",
		workload:
			"(?:quotité|taux d['’](?:activité|occupation)|temps de travail|nombre d['’]heures) (?:souhaitée?s?|désirée?)|taux (?:souhaité|désiré)",
		workPermit:
			"(?:indiquer|préciser|joindre|copie)[^.\\n]{0,50}(?:titre de séjour|autorisation de travail|permis de travail)",
		validity:
			"date (?:d['’]expiration|de validité|de fin de validité|d['’]échéance)|durée de validité",
		status:
			"(?:votre )?(?<!arrêté de )situation (?:administrative|statutaire|professionnelle actuelle)|votre statut(?: (?:actuel|administratif))?",
		why: "pourquoi (?:vous|nous|ce poste|cette|notre|rejoindre)[^.\\n]{0,60}|ce qui vous (?:motive|attire|donne envie)",
	},
	needLeads:
		"vous (?:êtes|avez|possédez|disposez d['’e]\\p{L}*|justifiez d['’e]\\p{L}*|maîtrisez|détenez)(?: déjà| impérativement| obligatoirement)?(?: (?:une?|le|la))?|être|avoir(?: (?:une?|le|la))?|posséder(?: (?:une?|le|la))?|nous (?:attendons|cherchons|demandons|exigeons)(?: (?:une?))?",
	fields: "expérience|connaissances?|maîtrise|pratique|bases",
	regulated:
		"diplôme d['’]état|d\\.?e\\.? d['’]infirmi\\p{L}+|inscrit\\p{L}* (?:à l['’]ordre|au tableau|au barreau)|inscription (?:à l['’]ordre|au tableau)|carte professionnelle|agrément|habilitation(?! électrique)|caducée|capa|crpe",
	demanded:
		"(?:(?:est|sont) )?(?:impérati\\p{L}+|indispensables?|obligatoires?|exigée?s?|requise?s?|nécessaires?)",
	bars: "(?:aucune|sans) (?:exception|dérogation)|ne (?:peut|pouvons|pourrons)[^.\\n]{0,30}(?:pourvu|pourvoir|embaucher|employer)|indispensable|ne (?:sera|seront|pourra|pourront)(?: pas)? (?:être )?(?:examiné|étudié|retenu|traité|pris)\\p{L}*|ne pouvons pas (?:recruter|retenir|étudier|accepter)|impérati(?:f|ve)(?:ment)?|obligatoire(?:ment)?|condition sine qua non",
	without:
		"sans (?:l[ae]|les|une?)|sans|(?:faute|à défaut) d[e’'] ?une?|(?:faute|à défaut) de",
	nobodyTaken: "l[ae]s? candidatures?|nous|vous|inutile|pas de|ne",
	wishes:
		"des plus|un (?:vrai |réel )?(?:plus|atout)|serai(?:t|ent) (?:un |apprécié|souhaité)\\p{L}*|appréciée?s?|souhaitée?s?|souhaitable|idéalement|de préférence|encore mieux|bienvenue?s?|pas obligatoire|ne gâche\\p{L}* rien",
	finite:
		"est|sont|êtes|était|sera|seront|serait|soit|a|ont|avez|aura|aurez|avons|doit|doivent|devez|devra|devrez|peut|peuvent|pouvez|faut|faudra|attendons|demandons|cherchons|recherchons|exigeons|souhaitons|savez|maîtrisez|connaissez|disposez|justifiez",
	invitations:
		"nous (?:recrutons|recherchons) (?:aussi|également)|candidatures? spontanées?|profils? (?:débutants?|juniors?) (?:bienvenus?|acceptés?)",
	changers:
		"reconversions?|débutants? acceptés?|débutant\\(e\\)s? accepté\\p{L}*|profils? atypiques?|autres horizons|formation assurée",
	invitation:
		"Votre annonce dit aussi\u00a0: {need}. C’est l’objet de ma question.",
	gaps: {
		held: ["Je peux faire valoir à ce jour\u00a0: {fact}."],
		heldBeside: [
			"Vous demandez {need}\u202f; je peux faire valoir à ce jour\u00a0: {fact}.",
		],
		degree: ["Mon diplôme\u00a0: {fact}."],
		spokenBelow: [
			"Vous demandez le niveau {asked}\u00a0; le mien\u00a0: {fact}.",
		],
		spoken: ["Je parle {fact}."],
		bare: ["Mon CV ne mentionne pas {need}."],
		both: ["Mon CV ne mentionne pas {terms}."],
		since: [
			"L’annonce demande {years} ans d’expérience\u202f; la mienne commence en {date} ({job}, {company}).",
		],
		sinceNow: [
			"Vous demandez {years} ans d’expérience\u202f; je travaille comme {job} depuis {date} ({company}).",
		],
		role: [
			"Vous demandez {need}. Je n’ai pas encore occupé ce poste\u00a0; cette lettre indique ce qui s’en approche le plus.",
		],
		far: [
			"Le poste «\u202f{title}\u202f» relève d’un autre domaine que mon parcours jusqu’ici.",
		],
		stand: ["En toute transparence\u00a0: {fact}."],
	},
	sentence: "Les précisions demandées\u00a0: {details}.",
	joint: "\u00a0; ",
	spans: {
		hours: "heures|h(?![\\p{L}])",
		weeks: "semaines?",
		months: "mois",
		toMonthEnd: "fin (?:de|du) mois",
		toQuarterEnd: "fin (?:de|du) trimestre",
	},
	aWeek: "par semaine|hebdomadaires?",
	fromNotice: "{notice}\u202f; je pourrais donc commencer à partir du {date}.",
	stated: {
		portfolio: [
			["portfolio(?: sur|:)? ?(\\S+\\.\\S+)", "Mon portfolio\u00a0: {1}."],
		],
		notice: [
			["préavis (?:est )?(?:de |d['’])?(une? .*)", "Mon préavis est d’{1}."],
			[
				"préavis (?:est )?(?:de |d['’])?(\\d.*|deux.*|trois.*|six.*)",
				"Mon préavis est de {1}.",
			],
		],
		start: [["(disponible .*|libre .*)", "Je suis {1}."]],
		drivingLicence: [["(permis .*)", "J’ai le {1}."]],
		shifts: [
			["((?:les|mes) .* (?:me conviennent|me vont))", "{line}."],
			["travail en (.*)", "Je travaille en {1}."],
			["(habituée? .*|disponible .*|prête? .*)", "Je suis {1}."],
		],
		workPermit: [
			["(passeport .*)", "J’ai un {1}."],
			["(citoyen(?:ne)? .*)", "Je suis {1}."],
		],
		status: [
			[
				"((?:professeure?|enseignante?|fonctionnaire|titulaire).*)",
				"Je suis {1}.",
			],
		],
		vehicle: [
			["((?:véhicule|scooter).*)", "J’ai un {1}."],
			["((?:voiture|moto).*)", "J’ai une {1}."],
			["(véhiculée?)", "Je suis {1}."],
		],
	},
	ownLicense:
		"(?:et|ou|un|le|titulaire|du|de|permis|conduire|b|valide|obligatoire|indispensable|exigé|est|en cours de validité)",
	wayToWork:
		"J’habite à {home} et pourrais commencer à {town} à partir du {date}.",
	slots: {
		travel: "Je suis [disponible ou non disponible] pour les déplacements.",
		shifts: "Les horaires décrits me [conviennent ou ne conviennent pas].",
		payNow: "Mon salaire actuel est de [montant].",
		referees: "Mes références\u00a0: [noms et coordonnées].",
		source: "J’ai trouvé votre annonce par [source].",
		vehicle: "Je suis [véhiculé(e) ou non véhiculé(e)].",
		notice: "Mon préavis est de [durée].",
		start: "Je suis disponible à partir du [date].",
		rate: "Le taux horaire que je souhaite est de [montant].",
		salary: "Mes prétentions salariales sont de [montant].",
		workload: "Le temps de travail que je souhaite\u00a0: [quotité].",
		workPermit:
			"Pour ce poste, je suis [autorisé(e) à travailler ou en attente d’une autorisation].",
		drivingLicence: "Je suis titulaire du permis de conduire [catégorie].",
		relocation:
			"Je suis [disposé(e) ou non disposé(e)] à m’installer près du lieu de travail.",
		lodging: "Un logement m’est [nécessaire ou inutile].",
		portfolio: "Mon portfolio\u00a0: [lien].",
		why: "Pourquoi ce poste, et pourquoi maintenant\u00a0: [votre raison].",
		question: "À votre question {need}\u00a0: [votre réponse].",
		wanted: "Vous demandez {need}\u00a0: [votre réponse].",
		quoted: "Vous écrivez {need}\u00a0: [votre réponse].",
		questions: "À vos questions {terms}\u00a0: [vos réponses, dans cet ordre].",
		manyQuestions:
			"Aux questions de votre annonce\u00a0: [vos réponses, dans leur ordre].",
	},
	agreed: {
		drivingLicence: "J’ai le permis de conduire demandé.",
		workPermit: "Je dispose d’une autorisation de travail.",
		travel: "Je suis disponible pour les déplacements.",
		shifts: "Les horaires décrits me conviennent.",
		relocation: "Je peux déménager sur le lieu de travail.",
	},
	open: {
		travel: "déplacements\u00a0: [oui ou non]",
		shifts: "horaires décrits\u00a0: [oui ou non]",
		payNow: "salaire actuel\u00a0: [montant]",
		referees: "références\u00a0: [noms et coordonnées]",
		source: "source de l’annonce\u00a0: [à préciser]",
		vehicle: "moyen de locomotion\u00a0: [oui ou non]",
		lodging: "logement\u00a0: [nécessaire ou non]",
		portfolio: "portfolio\u00a0: [lien]",
		rate: "taux horaire\u00a0: [montant]",
		notice: "préavis\u00a0: [durée]",
		start: "disponibilité\u00a0: [date]",
		salary: "prétentions salariales\u00a0: [montant]",
		licenceNumber: "numéro d’inscription\u00a0: [numéro]",
		workload: "temps de travail souhaité\u00a0: [quotité]",
		workPermit: "autorisation de travail\u00a0: [à préciser]",
		drivingLicence: "permis de conduire\u00a0: [catégorie]",
		clearance: "habilitation\u00a0: [niveau]",
		registration: "inscription professionnelle\u00a0: [numéro]",
		relocation: "installation près du lieu de travail\u00a0: [oui ou non]",
		validity: "valable jusqu’au\u00a0: [date]",
		status: "situation administrative\u00a0: [à préciser]",
		why: "pourquoi ce poste, et pourquoi maintenant\u00a0: [votre raison]",
	},
	little:
		"un peu|quelques mots|notions|débutant\\p{L}*|scolaire|bases|élémentaire",
	openLevel: "{language}\u00a0: [niveau]",
	levelSlot: "Mon niveau en {language}\u00a0: [niveau].",
};
