// German: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "KI|Sprachmodell",
	ignore: "ignoriere|vergiss|missachte",
	earlier: "vorherigen?|bisherigen?|obigen?",
	orders: "Anweisungen|Vorgaben|Regeln",
	if: "wenn|falls",
	you: "du|sie",
	note: "hinweis",
	to: "an|für",
	answer: "antworte",
	only: "nur",
	with: "mit",
};
