// The contact of a header in lines of about equal length, none of which breaks inside an address. Word cannot be asked for
// that, so the width of words is guessed here.
import type { Doc, Linked } from "../doc.ts";
import { pageMeasures } from "./measures.ts";

/** What a letter takes of its size, on average. */
const LETTER = 0.48;
const SEPARATOR = 3;

export function contactLines(doc: Doc): Linked[][] {
	const { contact } = doc.header;
	if (doc.template.header.sender === "stacked")
		return contact.map((it) => [it]);
	const room = pageMeasures(doc).line / (doc.template.size * LETTER);
	const fewest = wrapped(contact, room).length;
	// The narrowest lines that are no more in number.
	for (let limit = 1; limit < room; limit += 1) {
		const lines = wrapped(contact, limit);
		if (lines.length <= fewest) return lines;
	}
	return wrapped(contact, room);
}

function wrapped(parts: Linked[], limit: number): Linked[][] {
	const lines: Linked[][] = [];
	let used = 0;
	for (const part of parts) {
		const last = lines.at(-1);
		if (last && used + SEPARATOR + part.text.length <= limit) {
			last.push(part);
			used += SEPARATOR + part.text.length;
		} else {
			lines.push([part]);
			used = part.text.length;
		}
	}
	return lines;
}
