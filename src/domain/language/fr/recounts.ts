// French: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:en @date,? )?(?:(?:la |le |l['’] ?)?@giver m['’] ?a (?:nommée?|élue?|désignée?|décerné|attribué)(?: le prix| le| la)?|j['’] ?ai (?:reçu|obtenu|remporté)(?: le prix| la distinction| le| la)?|j['’] ?ai été (?:nommée?|élue?|désignée?)) @award,?(?: (?:par|de|du) (?:la |le |l['’] ?)?@giver)?,?(?: en @date)?,?(?: pour @reason)?",
	],
	givenFor: "(?:récompensée?|décerné|distinguée?|reçu|attribué) pour",
	shared:
		"partagée?s?|ensemble|collègues?|équipes?|groupes?|finalistes?|nominée?s?|deuxième|troisième",
	reason: "pour",
	trades: [
		"(?:je travaille )?(?:dans la|dans le|dans l['’]|dans|en) ?@trade depuis @date",
		"depuis @date,? je travaille (?:dans la|dans le|dans l['’]|dans|en) ?@trade",
	],
	beginner: "junior",
	nearest:
		"(?:ce qui s['’]en rapproche le plus|le plus proche),? (?:est|sont|c['’]est)",
	beside: {
		"et ai reçu": "J'ai reçu",
		"et suis": "Je suis",
		"et je suis": "Je suis",
		"et parle": "Je parle",
		"et je parle": "Je parle",
	},
};
