// French: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "IA|modèle de langage",
	ignore: "ignore[rz]?|oublie[rz]?",
	earlier: "précédentes?|antérieures?",
	orders: "consignes|règles",
	if: "si",
	you: "vous|tu",
	note: "avis",
	to: "pour|à l['’]",
	answer: "répond[sez]*",
	only: "seulement|uniquement",
	with: "avec",
};
