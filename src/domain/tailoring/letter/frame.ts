// A sentence that claims nothing about the person.
import type { Said } from "./said.ts";

export function frame(text: string): Said {
	const [first = ""] = text;
	return {
		text: first.toUpperCase() + text.slice(first.length),
		sources: [],
		isFrame: true,
	};
}
