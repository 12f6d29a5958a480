// Swedish: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "AI|språkmodell",
	ignore: "ignorera|glöm",
	earlier: "tidigare|föregående|ovanstående",
	orders: "instruktioner|anvisningar|regler",
	if: "",
	you: "",
	note: "",
	to: "",
	answer: "",
	only: "",
	with: "",
};
