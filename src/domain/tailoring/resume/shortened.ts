// A line as short as a summary has room for: without what only goes along with it, and with its figure.
const LONG = 90;
const SHORTEST_HEAD = 30;
const FIGURE = /\d/;
/** What follows a comma and says how, why or what came of it. */
const TAIL =
	/^(.*?\S), (?:(?:while|which|thereby|thus|resulting in|leading to|contributing to)\b|\p{L}{3,}ing\s)(.*)$/su;

/** The text before its tail where that says the figure or there is none; else the text as it is. */
export function shortened(text: string): string {
	if (text.length <= LONG) return text;
	const [, head = "", tail = ""] = TAIL.exec(text) ?? [];
	const hasFigure = FIGURE.test(head) || !FIGURE.test(tail);
	return head.length >= SHORTEST_HEAD && hasFigure ? head : text;
}
