// Portuguese: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "IA|modelo de linguagem",
	ignore: "ignore|esqueça",
	earlier: "anteriores|acima",
	orders: "instruções|regras",
	if: "",
	you: "",
	note: "",
	to: "",
	answer: "",
	only: "",
	with: "",
};
