// French: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:une|la|cette)(?: seule)? question|joign\\p{L}+|répond\\p{L}+(?: à la question)?(?: suivante)?|(?:nous|on|j['’])\\s?(?:aimerions|aimerait|aimerais|voudrions|voudrait|souhaitons|voulons|veut)(?: bien| aussi)? (?:savoir|lire|connaître|entendre)|(?:votre|la) lettre (?:expliquera|dira|précisera|décrira|racontera|doit (?:dire|expliquer|préciser|décrire))|curieux de (?:lire|savoir|connaître)|pour (?:nous )?(?:dire|expliquer|raconter)|(?:nous )?(?:disant|expliquant|racontant|précisant)|(?:merci de |veuillez )?(?:nous )?(?:décri\\p{L}+|racont\\p{L}+|di(?:tes|s|re)[- ](?:nous|moi)|dis[- ]nous|précis\\p{L}+|indiqu\\p{L}+|cit\\p{L}+|expliqu\\p{L}+|écrivez|présent\\p{L}+)(?:[- ](?:nous|moi))?",
	quoted:
		"(?:parlez|parle|faites[- ]nous part|fais[- ]nous part)(?:[- ]nous)?(?: en \\p{L}+ \\p{L}+)? (?:aussi )?(?:de |d['’]|du |des )",
	questions:
		"pourquoi|une?|(?:deux|trois|quatre|cinq) \\p{L}+(?= (?:que|dont|où|qui) )|vo(?:tre|s) (?:plus|meilleur\\p{L}*|dernière?|pire|première?)|ce que|ce qu['’]|ce qui|quel\\p{L}*|un exemple|comment|si|qui|combien|où|quand",
	beforeQuestion:
		"aussi|également|brièvement|nous|dans (?:votre|la|ta|ton|un) (?:lettre|candidature|courriel|courrier|mail|message|mot)|en (?:\\p{N}+|quelques|deux|trois|quatre|cinq|dix) (?:mots|lignes|phrases)(?: maximum)?",
	reader: "vous|votre|tu|ton|fière?",
	refers: "cela|ça|ceci|y",
	documents:
		"présentation|motivation|cv|curriculum|lettre|courrier|diplômes?|attestations?|photos?|références?|dossier|candidature|e-?mail|courriel|objet|numéro|copies?|formulaire|pièces?|justificatifs?|adresse|téléphone|fichier|pdf|bulletins?",
	howMany: "combien",
	wonders:
		"pourquoi|ce que|ce qui|quel\\p{L}*|comment|qui|combien|où|quand|que",
	yesOrNo: {
		begins:
			"avez-vous|êtes-vous|pouvez-vous|possédez-vous|as-tu|es-tu|peux-tu|disposez-vous",
		slot: "[oui ou non]",
	},
	answers:
		"(?:répond\\p{L}+|réponses?) (?:à|aux) (?:ces|nos|la|cette|deux|trois|quatre|\\p{N}+|questions?)(?: (?:deux|trois|quatre))?(?: questions?)?(?: suivantes?)?",
	headings:
		"(?:nos )?questions?(?: (?:de présélection|préalables|aux candidats|de candidature))?",
	named: "questions?",
	labels: "q|question",
	invites:
		"(?:dites|racontez|écrivez|répondez|expliquez|raconte|dis|écris|réponds)[- ](?:nous|le[- ]nous|moi)",
	amounts:
		"(?:(?:environ|maximum|max\\.) )?(?:\\p{N}+|une?|deux|trois|quatre|cinq|six|dix|quelques) (?:mots?|lignes?|phrases?|paragraphes?|pages?)",
	about:
		"sur|pour (?:nous )?(?:dire|expliquer|raconter)|à propos d[eu]|au sujet d[eu]",
	lists:
		"(?:une |la )?(?:courte )?liste (?:de vos|des|de tous vos|de toutes vos)",
	idle: "qui vous êtes|qui tu es(?: [\\p{L},]+)*|quel(?:le)? (?:créneau|date|jour|horaire)s?(?: \\p{L}+)*|(?:comment|en quoi) (?:vous répondez|votre (?:profil|parcours|expérience))(?: [\\p{L}’']+)*|(?:de |sur )?vous(?:-mêmes?)?$|de toi$|votre (?:parcours|motivation|expérience|profil)|si vous (?:êtes|disposez|possédez|avez (?:le|un|une) |avez besoin|souhaitez|avez des|êtes en situation|nécessitez)(?: \\p{L}+)*|attendez[- ]vous|attends[- ]tu|qui sommes|quelle? que soi\\p{L}+",
	firm: "nous|notre|nos|on|je",
	why: "pourquoi",
	sends: "(?:envoy|adress|joi(?:n|gn)|transmett)\\p{L}*",
	until: "avant|jusqu'au",
	addressing: "à",
	isEnough: "suffi(?:t|ra|sent|ront)",
};
