// Whether what several clauses say still says of each deed what it was done to.
import type { Clause } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import { isDeedAt, isPast } from "../clauses/verb-forms.ts";
import type { Open } from "./alignment.ts";
import { isTopic } from "./topics.ts";

export function clausePlaceOf(at: number, covers: Open["covers"]): number {
	return (
		covers.find(
			({ first, last, origin }) =>
				first <= at && at <= last && origin === "clause",
		)?.target?.place ?? -1
	);
}

/** What stands first behind a deed must come of its own clause, or of one that does nothing. */
export function keepsObjects(
	{ line, covers }: Open,
	used: readonly Clause[],
): boolean {
	const clauseAt = (at: number) =>
		used.find(({ parts }) => parts.has(clausePlaceOf(at, covers)));
	if (line.head === null) return true;
	let deed = clauseAt(line.head);
	if (!deed) return true;
	let objects = 0;
	for (const at of line.words) {
		const word = line.reading.words[at];
		if (at <= line.head || !word || word.figure) continue;
		const own = clauseAt(at);
		// "The module used by 90 sites": another deed told of the object takes what follows it.
		if (own && objects > 0 && isStated(at, own, { line, covers })) {
			deed = own;
			objects = 0;
			continue;
		}
		objects += 1;
		if (objects <= OBJECT && own && !isObjectOf(own, deed)) return false;
	}
	return true;
}

function isStated(
	at: number,
	own: Clause,
	{ line, covers }: Pick<Open, "line" | "covers">,
): boolean {
	const word = line.reading.words[at];
	return (
		own.head !== null &&
		clausePlaceOf(at, covers) === own.head &&
		word !== undefined &&
		isPast(word, line.reading)
	);
}

/** Whether the words of one clause may stand with the deed of another. */
export function isObjectOf(own: Clause, deed: Clause): boolean {
	return (
		own === deed ||
		own.head === null ||
		isShared(deed, own) ||
		isTopic(own) ||
		isTopic(deed) ||
		isLeftBehind(own, deed)
	);
}

/** "ABG sampling, signed off in June": a deed without an object of its own is said of what stands right before it. */
function isLeftBehind(own: Clause, deed: Clause): boolean {
	const { reading, head } = deed;
	const first = Math.min(...deed.parts.keys());
	const isAlone = deed.words.every((at) => {
		const word = reading.words[at];
		return (
			at === head ||
			Boolean(word?.figure) ||
			hitsOn(reading.hits, head ?? at).some(
				(hit) => hit.first === head && at <= hit.last,
			)
		);
	});
	const word = head === null ? undefined : reading.words[head];
	return (
		isAlone &&
		word !== undefined &&
		isPast(word, reading) &&
		own.parts.has(first - 1) &&
		!own.words.some((at) => isPastAt(own, at))
	);
}

function isPastAt({ reading }: Clause, at: number): boolean {
	const word = reading.words[at];
	return word !== undefined && isDeedAt(reading, at) && isPast(word, reading);
}

/** "Build and maintain reports": the object behind the last deed is that of the first too. */
function isShared({ context }: Clause, { words }: Clause): boolean {
	return context.length > 0 && words.some((at) => context.includes(at));
}

const OBJECT = 3;
