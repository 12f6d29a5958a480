// Norwegian: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:i @date )?(?:jeg (?:fikk|mottok|vant)|(?:fikk|mottok|vant) jeg|jeg ble (?:kåret til|valgt til|utnevnt til)|ble jeg (?:kåret til|valgt til|utnevnt til)|@giver (?:kåret|valgte) meg til)(?: prisen)? @award,?(?: (?:av|fra|hos) @giver)?,?(?: i @date)?,?(?: for @reason)?",
	],
	givenFor: "(?:hedret|tildelt|kåret|anerkjent|gitt) for",
	shared:
		"delt|sammen|kolleg\\p{L}+|team\\p{L}*|lag\\p{L}*|gruppe\\p{L}*|finalist\\p{L}*|nominer\\p{L}+|andre|tredje",
	reason: "for",
	trades: [
		"(?:jeg har jobbet |jeg har arbeidet )?(?:innen|i) @trade siden @date",
		"siden @date har jeg (?:jobbet|arbeidet) (?:innen|i) @trade",
	],
	beginner: "junior",
	nearest: "(?:det )?nærmeste(?: dette)? (?:er|kommer)",
	beside: {
		"og er": "Jeg er",
		"og snakker": "Jeg snakker",
		"og kjenner": "Jeg kjenner",
	},
};
