// English lines that tell how far something went down or up with no verb of their own: "Returns down from 31 a month to 9 after I moved the
// cutoff". The verb says nothing that the line does not.
import { type LineToState, opensWithDeed } from "./english-deeds.ts";
import type { StatedLine } from "./stated-sentence.ts";

/** Null for a line that begins with a deed, or tells of no such change. */
export function englishChange(line: LineToState): StatedLine | null {
	const text = line.text.replace(/[\s.;,]+$/u, "");
	if (SEVERAL.test(text) || opensWithDeed({ ...line, text })) return null;
	const [first = "", ...further] = text.split(/(?<=[:;]) /u);
	const { thing, way, span } = CHANGE.exec(first)?.groups ?? {};
	if (thing === undefined || way === undefined || span === undefined)
		return null;
	const rest = further.map((clause) =>
		BEGAN.test(clause) || opensWithDeed({ ...line, text: clause })
			? `I ${clause}`
			: clause,
	);
	const sentence = [`${thing} went ${way} ${span}`, ...rest].join(" ");
	return { sentence: `${sentence}.`, deed: null };
}

/** Whoever lets work begin otherwise says so by another word: "started the shop". */
const BEGAN = /^(?:began|started|stopped) \p{L}+ing(?!\p{L})/u;

/** What would want a subject of its own. */
const SEVERAL = /[–—!?]|[.] /u;

const CHANGE =
	/^(?<thing>\p{Lu}[^,;:()]{2,60}?)(?: went)? (?<way>down|up) (?<span>(?:from [^,;:]{0,16}?\d[^,;:]{0,24}? to [^,;:]{0,16}?\d|(?:by )?\d).*)$/u;
