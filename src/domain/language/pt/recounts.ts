// Portuguese: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:em @date,? )?(?:(?:a |o )?@giver (?:nomeou-me|elegeu-me|atribuiu-me)(?: o prémio| o prêmio| o| a)?|(?:recebi|obtive|ganhei)(?: o prémio| o prêmio| o| a)?|fui (?:nomead[oa]|eleit[oa])) @award,?(?: (?:por|pelo|pela|de|do|da) @giver)?,?(?: em @date)?,?(?: por @reason)?",
	],
	givenFor: "(?:reconhecid[oa]|premiad[oa]|atribuído|distinguid[oa]) por",
	shared:
		"partilhad\\p{L}+|conjunt\\p{L}+|colegas?|equipas?|equipes?|grupos?|finalistas?|nomead\\p{L}+|segund\\p{L}+|terceir\\p{L}+",
	reason: "por",
	trades: [
		"(?:trabalho )?(?:na|no|em) @trade desde @date",
		"desde @date,? trabalho (?:na|no|em) @trade",
	],
	beginner: "junior",
	nearest: "o mais próximo(?: disso)? (?:é|são)",
	beside: {
		"e sou": "Sou",
		"e falo": "Falo",
		"e conheço": "Conheço",
	},
};
