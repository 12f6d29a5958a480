// Chinese: orders to a machine in a text for people.
import type { OrderWords } from "../order-words.ts";

export const orders: OrderWords = {
	machine: "人工智能|语言模型",
	ignore: "忽略|无视|忘记",
	earlier: "之前|以上|先前",
	orders: "指令|指示|规则|提示",
	if: "",
	you: "",
	note: "",
	to: "",
	answer: "",
	only: "",
	with: "",
};
