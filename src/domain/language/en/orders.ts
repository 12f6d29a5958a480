// English: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "AI|LLM|GPT|ChatGPT|language model|chatbot",
	ignore: "ignore|disregard|forget|override|bypass",
	earlier: "previous|prior|above|preceding|earlier|foregoing",
	orders: "instructions?|prompts?|rules|directions|guidelines",
	if: "if|when",
	you: "you",
	note: "note|message|instructions?|attention",
	to: "to|for",
	answer: "respond|reply|answer|output",
	only: "only",
	with: "with|in|the|json",
};
