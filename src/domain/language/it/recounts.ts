// Italian: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:nel @date,? )?(?:(?:la |il |l['’] ?)?@giver mi ha (?:nominat[oa]|elett[oa]|assegnato|conferito)(?: il premio| il| la)?|ho (?:ricevuto|ottenuto|vinto)(?: il premio| il riconoscimento| il| la)?|sono stat[oa] (?:nominat[oa]|elett[oa])) @award,?(?: (?:da|dal|dalla|di|del|della) @giver)?,?(?: nel @date)?,?(?: per @reason)?",
	],
	givenFor: "(?:premiat[oa]|riconosciut[oa]|assegnato|conferito) per",
	shared:
		"condivis\\p{L}+|insieme|collegh\\p{L}+|squadra|gruppo|team|finalist\\p{L}+|candidat\\p{L}+|second\\p{L}+|terz\\p{L}+",
	reason: "per",
	trades: [
		"(?:lavoro )?(?:nella|nel|nell['’]|in) ?@trade (?:da|dal) @date",
		"(?:da|dal) @date,? lavoro (?:nella|nel|nell['’]|in) ?@trade",
	],
	beginner: "junior",
	nearest:
		"(?:la cosa più vicina|ciò che più si avvicina|il più vicino)(?: a (?:ciò|questo))? (?:è|sono)",
	beside: {
		"e sono": "Sono",
		"e parlo": "Parlo",
		"e conosco": "Conosco",
	},
};
