// French: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent:
		"équivalent\\p{L}*|similaire|apprécié\\p{L}*|souhaité\\p{L}*|idéalement|serait un plus",
	referenceLabels:
		"affichage(?: \\p{L}+){0,4}|référence(?: de l['’](?:offre|annonce))?|réf\\.?|offre n°|annonce n°|numéro d['’](?:annonce|offre)|avis n°|n° (?:de l['’])?offre|n° de poste|objet de (?:votre|la) candidature|(?:offre|annonce) no\\.?|objet ?:",
	reference: " (référence {term})",
	codeWordLabels:
		"objet(?=\\s[«“\"])|avec (?:en objet|l['’]objet)|en objet|objet ?:|mot[- ]clé|mot de passe en objet",
	inSubject: "(?:en|comme|dans l['’]|pour) ?objet",
	theWord: "le mot",
	inMail: "objet|courriel|mail|lettre|candidature",
	noCode: "cdi|cdd|ctt|etp",
	codeWord: " (mot clé : {term})",
	noLetter:
		"(?:sans|pas de) lettre(?: de motivation)?|cv (?:suffit|nous suffit|seul suffit)|lettre de motivation (?:non requise|facultative|inutile)",
	shortLetter:
		"(?:quelques (?:lignes|mots)|court (?:message|mail|texte)|message court)(?! sur (?!vous|vos|votre|toi))",
	addresses: [
		{
			title: "(?:Mme|Madame) la Directrice(?! de clientèle)",
			sex: "f",
			salutation: "Madame la Directrice,",
		},
		{
			title: "(?:M\\.|Monsieur) le Directeur",
			sex: "m",
			salutation: "Monsieur le Directeur,",
		},
		{
			title: "(?:Mme|Madame) la Présidente",
			sex: "f",
			salutation: "Madame la Présidente,",
		},
		{
			title: "(?:M\\.|Monsieur) le Président",
			sex: "m",
			salutation: "Monsieur le Président,",
		},
		{
			title: "(?:Mme|Madame) la Proviseure",
			sex: "f",
			salutation: "Madame la Proviseure,",
		},
		{
			title: "(?:M\\.|Monsieur) le Proviseur",
			sex: "m",
			salutation: "Monsieur le Proviseur,",
		},
		{
			title: "(?:Mme|Madame) (?:la|le) Maire",
			sex: "f",
			salutation: "Madame la Maire,",
		},
		{
			title: "(?:M\\.|Monsieur) le Maire",
			sex: "m",
			salutation: "Monsieur le Maire,",
		},
		{ title: "Mme|Madame", sex: "f", salutation: "Madame," },
		{ title: "M\\.|Monsieur", sex: "m", salutation: "Monsieur," },
	],
	greetedFunctions: [
		{ title: "directrice", salutation: "Madame la Directrice," },
		{ title: "directeur", salutation: "Monsieur le Directeur," },
		{ title: "présidente", salutation: "Madame la Présidente," },
		{ title: "président", salutation: "Monsieur le Président," },
	],
	functions: "Directrice|Directeur|Présidente?|Proviseure?|Principale?",
	contact:
		"rattachée?(?:\\(e\\))? à|contactez|contacter|contact ?:|adress(?:ez|er)[^.\\n]{0,120} à|(?:écri(?:vez|re)|envo(?:yez|yer)[^.\\n]{0,60}) à|auprès de|à l['’]attention de",
	within: "en",
	otherMatters:
		"référente? handicap|accessibilité|presse|données personnelles|dpo|accessibilité|aménagements?",
	inquiries: "renseignements?|informations?|questions?",
	signOffs: "cordialement|salutations|bien à vous|sincèrement",
	noNames:
		"ressources|humaines|service|équipe|direction|madame|monsieur|notre|le|la|les|mairie|agence|pôle|département|secrétariat|bureau|recrutement|cabinet|association|société|établissement",
	asides:
		"cdi|cdd|temps (?:plein|partiel)|télétravail|alternance|stage(?= ?(?:$|[,(/]))|intérim",
	enclosures: {
		line: "P.\u00a0J.\u00a0: CV, {items}",
		beside: "cv|curricul\\p{L}*|copies?",
		ifAny: "pour les|le cas échéant",
		later:
			"à l['’]entretien|lors de l['’]entretien|avant (?:la |l['’])?(?:signature|embauche|prise de poste)|sur demande|bienvenue?s?|optionnel\\p{L}*|facultati\\p{L}*|si possible|seront? demandé\\p{L}*|à l['’]embauche",
		kinds: [
			[
				"copies? (?:du|de votre) (?:\\p{L}+ )?diplôme(?!s)",
				"copie du diplôme",
				"studies",
			],
			[
				"copies? (?:de vos |de tous vos |des )?(?:\\p{L}+ )?diplômes|diplômes(?=[,.;) ]|$)",
				"copie des diplômes",
				"studies",
			],
			["carte professionnelle", "copie de la carte professionnelle"],
			["permis(?: de conduire)?(?=[,.;) ]|$)", "copie du permis"],
			["caces", "copie des CACES"],
			["attestations?", "attestations"],
			["certificats? de travail", "certificats de travail", "work"],
			["arrêté de situation", "dernier arrêté de situation"],
			["relevés? de notes", "relevés de notes"],
			["lettres? de recommandation", "lettres de recommandation"],
			[
				"photos? de (?:vos |quelques )?(?:chantiers|réalisations|travaux)",
				"photos de mes réalisations",
			],
		],
	},
};
