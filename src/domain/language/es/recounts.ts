// Spanish: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:en @date,? )?(?:@giver me (?:nombró|eligió|otorgó|concedió)(?: el premio| el| la)?|(?:recibí|obtuve|gané)(?: el premio| el reconocimiento| el| la)?|fui (?:nombrad[oa]|elegid[oa])) @award,?(?: (?:por|de|del) (?:la |el )?@giver)?,?(?: en @date)?,?(?: por @reason)?",
	],
	givenFor:
		"(?:reconocid[oa]|premiad[oa]|otorgado|concedido|galardonad[oa]) por",
	shared:
		"compartid\\p{L}+|conjunt\\p{L}+|junto|colegas?|equipos?|grupos?|finalistas?|nominad\\p{L}+|segund\\p{L}+|tercer\\p{L}*",
	reason: "por",
	trades: [
		"(?:trabajo )?(?:en la|en el|en) @trade desde @date",
		"desde @date,? trabajo (?:en la|en el|en) @trade",
	],
	beginner: "junior",
	nearest: "lo más (?:cercano|próximo)(?: a (?:ello|eso|ellos))? (?:es|son)",
	beside: {
		"y recibí": "Recibí",
		"y fui": "Fui",
		"y soy": "Soy",
		"y hablo": "Hablo",
		"y conozco": "Conozco",
	},
};
