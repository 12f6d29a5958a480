// Spanish: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "IA|modelo de lenguaje",
	ignore: "ignora|olvida",
	earlier: "anteriores?|previas?",
	orders: "instrucciones|reglas",
	if: "si",
	you: "eres|usted",
	note: "nota",
	to: "para",
	answer: "responde",
	only: "solo|sólo",
	with: "con",
};
