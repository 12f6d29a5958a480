// German: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:ich )?wurde(?: ich)?(?: (?:im )?@date)?(?: von (?:der |dem |den )?@giver)?(?: für @reason)? (?:als|zum|zur|mit) @award(?: für @reason)?(?: (?:ausgezeichnet|gewählt|ernannt))",
		"(?:im )?@date wurde ich(?: von (?:der |dem |den )?@giver)?(?: für @reason)? (?:als|zum|zur|mit) @award (?:ausgezeichnet|gewählt|ernannt)",
		"(?:die |das |der )?@giver (?:hat|zeichnete|wählte|ernannte) mich(?: (?:im )?@date)?(?: für @reason)? (?:als|zum|zur|mit) @award(?: (?:ausgezeichnet|gewählt|ernannt|aus))?",
		"(?:im )?@date (?:hat|zeichnete|wählte|ernannte) mich (?:die |das |der )?@giver(?: für @reason)? (?:als|zum|zur|mit) @award(?: (?:ausgezeichnet|gewählt|ernannt|aus))?",
		"(?:ich )?(?:erhielt|bekam)(?: (?:im )?@date)?(?: von (?:der |dem |den )?@giver)? (?:die auszeichnung |den preis |den |die |das )?@award(?: (?:der |des |von )?@giver)?(?: für @reason)?",
	],
	givenFor:
		"(?:ausgezeichnet|geehrt|verliehen|gewürdigt|auszeichnung|anerkennung) für",
	shared:
		"geteilt\\p{L}*|gemeinsam\\p{L}*|zusammen|kolleg\\p{L}+|teams?|gruppen?|finalist\\p{L}*|nominier\\p{L}+|zweit\\p{L}+|dritt\\p{L}+",
	reason: "für",
	trades: [
		"(?:in der|in dem|im|in) @trade seit @date",
		"(?:ich (?:arbeite|bin) )?seit @date (?:in der|in dem|im|in) @trade(?: tätig)?",
		"seit @date (?:arbeite|bin) ich (?:in der|in dem|im|in) @trade(?: tätig)?",
	],
	beginner: "junior",
	nearest:
		"(?:am nächsten|dem am nächsten|am nächsten daran|am nächsten dazu) (?:kommt dem|kommt ihm|kommt ihnen|kommen dem|kommen ihm|kommen ihnen|kommt|kommen|liegt|liegen|ist|sind|steht|stehen)",
	beside: {
		"und wurde": "Ich wurde",
		"und erhielt": "Ich erhielt",
		"und bin": "Ich bin",
		"und besitze": "Ich besitze",
		"und spreche": "Ich spreche",
		"und kenne": "Ich kenne",
	},
};
