// Danish: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:i @date )?(?:jeg (?:fik|modtog|vandt)|(?:fik|modtog|vandt) jeg|jeg blev (?:kåret til|valgt til|udnævnt til)|blev jeg (?:kåret til|valgt til|udnævnt til)|@giver (?:kårede|valgte) mig til)(?: prisen)? @award,?(?: (?:af|fra|hos) @giver)?,?(?: i @date)?,?(?: for @reason)?",
	],
	givenFor: "(?:hædret|tildelt|kåret|anerkendt|givet) for",
	shared:
		"delt|sammen|kolleg\\p{L}+|team\\p{L}*|hold\\p{L}*|gruppe\\p{L}*|finalist\\p{L}*|nominer\\p{L}+|anden|tredje",
	reason: "for",
	trades: [
		"(?:jeg har arbejdet )?(?:inden for|i) @trade siden @date",
		"siden @date har jeg arbejdet (?:inden for|i) @trade",
	],
	beginner: "junior",
	nearest: "(?:det )?nærmeste(?: dertil)? (?:er|kommer)",
	beside: {
		"og er": "Jeg er",
		"og taler": "Jeg taler",
		"og kender": "Jeg kender",
	},
};
