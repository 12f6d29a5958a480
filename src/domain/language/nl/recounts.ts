// Dutch: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:in @date )?(?:(?:de |het )?@giver (?:verkoos|benoemde) mij tot(?: de)?|ik (?:ontving|kreeg|won)(?: de prijs| de| het)?|(?:ontving|kreeg|won) ik(?: de prijs| de| het)?|ik werd) @award,?(?: (?:van|door|bij) (?:de |het )?@giver)?,?(?: in @date)?,?(?: voor @reason)?",
	],
	givenFor: "(?:onderscheiden|geëerd|toegekend|uitgereikt|erkenning) voor",
	shared:
		"gedeeld\\p{L}*|samen|gezamenlijk\\p{L}*|collega\\p{L}*|teams?|groep|finalist\\p{L}*|genomineerd|tweede|derde",
	reason: "voor",
	trades: [
		"(?:in de|in het|in) @trade sinds @date",
		"(?:ik werk )?sinds @date (?:in de|in het|in) @trade",
		"sinds @date werk ik (?:in de|in het|in) @trade",
	],
	beginner: "junior",
	nearest:
		"(?:het dichtst(?:bij)?|het meest in de buurt)(?: daarbij)? (?:komt|komen|ligt|liggen|is|zijn)",
	beside: {
		"en ben": "Ik ben",
		"en spreek": "Ik spreek",
		"en ken": "Ik ken",
	},
};
