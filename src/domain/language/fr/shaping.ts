// French: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"environ|près de|plus de|plus d['’]|jusqu['’]à|en moyenne|chaque|par|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|une fois|une (?:quaran|tren|ving|cinquan|soixan)taine|une (?:dizaine|douzaine|quinzaine|centaine)";
const BEGINS =
	"principalement|majoritairement|essentiellement|dont|qui|que|ce qui|avec|en|à|au|aux|chez|dans|pour|par|sur|sous|sans|de|du|des|d|depuis|dont|puis|et|ou|ainsi|notamment|entre|selon|pendant|durant|lors|jusqu|toujours|parfois|toute?s?|reçu\\p{L}*|je|j|seule?|aucune?|surtout|déploiement prévu|\\p{L}+(?:ée?s?|ues?|ises?|uits?|uites?|ertes?|aites?)(?= (?:par|dans|en|à|de|sur|pour|avec|au|aux)(?!\\p{L}))";
const VERBS =
	"est|sont|était|étaient|a|ont|avait|fait|font|peut|que|qui|je|j|il|elle|ils|elles|nous|on|passée?s?|tombée?s?|(?:divisé|réduit|doublé|amélioré|augmenté|raccourci|ramené|tenu)e?s?";
const OTHERS = [
	"^(?:\\p{L}+é|accueilli|fourni|tenu|rendu|vendu|conçu|reçu) (?:à|de|du|des|le|la|les|un|une|par|en)(?!\\p{L})",
	"^(?!dossier|atelier|chantier|courrier|papier|calendrier|mobilier|fichier)\\p{L}+(?:eur|euse|ier|ière|iste|ante?|ien|ienne) (?:en|chez|au|dans|à|pour) ",
].join("|");

export const shaping: ShapingWords = {
	and: "et",
	many: /[sx]$/u,
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	activity:
		/^(?!(?:satisfaction|notation|évaluation moyenne|fréquentation|occupation|fidélisation|réduction|augmentation|diminution|promotion|position|station|situation|option|diplôme|département|document|instrument|bâtiment|appartement|logement|vêtement|médicament|aliment|étage|village|ménage|stage|avantage|pourcentage)(?!\p{L}))(?:\p{L}{3,}tion|\p{L}{2,}sion|\p{L}{3,}ement|\p{L}{3,}age|gestion|suivi|contrôle|analyse|entretien|accueil|maintenance|vente|achats?|soutien|appui|surveillance|conduite|mise|tenue|saisie|prise|préparation|élaboration|recherche|veille|prise|mise|service|pose|lecture|découpe|relance|traite|délivrance|récolte|cueillette|cuisson|couture|soudure|étude|rédaction|débit|tri|relevé|ouverture|fermeture|transport|assistance|choix|support|conseil|dépannage|renfort|recueil|tutorat|secrétariat|partenariat|liens?|liaison|interface)(?!\p{L})/iu,
	helping:
		/^(?:aide|appui|collaboration|contribution|observation|participation|renfort|soutien)(?!\p{L})/iu,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	joints: [
		{ text: ", ainsi que d’", before: /^[aeiouéèêâîôœh]/iu },
		{ text: ", ainsi que de " },
	],
};
