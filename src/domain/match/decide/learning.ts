// Who says that they still study for something, or that it has run out, does not hold it.
import { isNotHeld } from "../../language/reading/not-held.ts";
import { likenessAt } from "../../meaning/likeness.ts";
import type { LineKind } from "../lines/profile-lines.ts";
import type { Asking } from "./asking.ts";

const SAYS: ReadonlySet<LineKind> = new Set([
	"education",
	"certificate",
	"summary",
]);
const SAME = 0.9;
/** Shorter words are abbreviations of many things. */
const SHORTEST = 6;
/** "Training" is anybody's; a compound so long names what it is in. */
const COMPOUND = 14;

/** Whether a line names what is asked for as something still to come, or run out. */
export function isStillToCome({
	lexemes,
	comparison: { index, likeness },
}: Asking): boolean {
	const asked = lexemes
		.map(({ lexeme }) => lexeme)
		.filter(
			({ text, isGeneric }) => text.length >= (isGeneric ? COMPOUND : SHORTEST),
		);
	return index.lines.some(
		(line) =>
			SAYS.has(line.kind) &&
			isNotHeld(line.fact.text) &&
			asked.some((one) =>
				line.lexemes.some(
					(other) =>
						other.text.length >= SHORTEST &&
						likenessAt(likeness, one.id, other.id) >= SAME,
				),
			),
	);
}
