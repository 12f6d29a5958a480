// Italian: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "IA|modello linguistico",
	ignore: "ignora|dimentica",
	earlier: "precedenti|soprastanti",
	orders: "istruzioni|regole",
	if: "",
	you: "",
	note: "",
	to: "",
	answer: "",
	only: "",
	with: "",
};
