// Dutch: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "AI|taalmodel",
	ignore: "negeer|vergeet",
	earlier: "vorige|eerdere|bovenstaande",
	orders: "instructies|regels",
	if: "",
	you: "",
	note: "",
	to: "",
	answer: "",
	only: "",
	with: "",
};
