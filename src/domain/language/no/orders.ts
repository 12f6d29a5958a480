// Norwegian: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "KI|språkmodell",
	ignore: "ignorer|glem",
	earlier: "tidligere|forrige|ovenstående",
	orders: "instruksjoner|instrukser|regler",
	if: "",
	you: "",
	note: "",
	to: "",
	answer: "",
	only: "",
	with: "",
};
