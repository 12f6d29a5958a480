// French: how notes become a part of a sentence.
import type { ShapeWords } from "../telling-words.ts";

const AMOUNT =
	"environ|près de|plus de|plus d['’]|jusqu['’]à|en moyenne|chaque|par|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|une fois|une (?:quaran|tren|ving|cinquan|soixan)taine|une (?:dizaine|douzaine|quinzaine|centaine)";
const BEGINS =
	"avec|en|à|au|aux|chez|dans|pour|par|sur|sous|sans|de|du|des|d|depuis|dont|puis|et|ou|ainsi|notamment|entre|selon|pendant|durant|lors|jusqu|toujours|parfois|toute?s?|reçu\\p{L}*|je|j|seule?|aucune?|surtout|déploiement prévu";
const VERBS =
	"est|sont|était|étaient|a|ont|avait|fait|font|peut|que|qui|je|j|il|elle|ils|elles|nous|on|passée?s?|tombée?s?";
const OTHERS = [
	"^\\p{L}+(?:é|i|u) (?:à|de|du|des|le|la|les|un|une|par|en)(?!\\p{L})",
].join("|");

export const shape: ShapeWords = {
	and: "et",
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	joints: [
		{ text: ", ainsi que d’", before: /^[aeiouéèêâîôœh]/iu },
		{ text: ", ainsi que de " },
	],
};
