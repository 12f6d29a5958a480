// A town that nobody knows by its name alone: where a head says a title and an organisation and one more name, that is where it was.
import { datesOf } from "./entry-blocks.ts";
import { organizationWeight, titleWeight } from "./entry-words.ts";
import type { Head, Part } from "./head-parts.ts";

const WHY = "It is not certain that this is a place";
const NAME =
	/^\p{Lu}[\p{L}'’.-]*(?:[ -](?:\p{Lu}[\p{L}'’.-]*|am|an der|de|del|la|sur|di|upon)){0,3}$/u;

export function withLikelyPlace(head: Head): Head {
	if (head.place !== null || head.parts.length < 3) return head;
	const found = head.parts.findLast(
		(part, at) => mayBePlace(part) && standsAsPlace(head, part, at),
	);
	if (!found) return head;
	return {
		...head,
		parts: head.parts.filter((part) => part !== found),
		place: { text: found.text, from: found.from, why: WHY },
	};
}

function mayBePlace({ text, isAt }: Part): boolean {
	return (
		!isAt &&
		text.length <= 40 &&
		NAME.test(text) &&
		titleWeight(text) === 0 &&
		organizationWeight(text) === 0
	);
}

/** Alone on its line beside the dates, or the last after an organisation and a comma. */
function standsAsPlace({ parts }: Head, part: Part, at: number): boolean {
	const line = parts.filter(({ from }) => from === part.from);
	if (line.length === 1 && at > 0) return datesOf(part.from) !== null;
	const before = parts[at - 1];
	return (
		line.at(-1) === part &&
		part.afterComma &&
		before?.from === part.from &&
		organizationWeight(before.text) > 0
	);
}
