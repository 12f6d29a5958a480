// Which of the words a posting asks for stand in a profile and in a document. Looks at plain text only and knows nothing of
// the engine's own matching, so that it can judge it.

export type Coverage = {
	/** Asked for, and the profile holds it. */
	supportable: string[];
	/** Of those, what the document leaves out. */
	missing: string[];
	/** Asked for and in the document, though the profile lacks it. */
	stuffed: string[];
};

/** What says nothing about the person. */
const NOT_SAID = new Set([
	"id",
	"image",
	"url",
	"profiles",
	"metadata",
	"sectionMeta",
	"validation",
]);

export function coverageOf(
	asked: readonly string[],
	{ profile, document }: { profile: unknown; document: unknown },
): Coverage {
	const [own, written] = [stemsOf(textOf(profile)), stemsOf(textOf(document))];
	const supportable = asked.filter((term) => holds(own, term));
	return {
		supportable,
		missing: supportable.filter((term) => !holds(written, term)),
		stuffed: asked.filter((term) => holds(written, term) && !holds(own, term)),
	};
}

/** All that is written in a JSON value. */
export function textOf(value: unknown): string {
	return [...writtenIn(value)].join(" . ");
}

function* writtenIn(value: unknown): Generator<string> {
	if (typeof value === "string" || typeof value === "number")
		yield String(value);
	else if (Array.isArray(value))
		for (const item of value) yield* writtenIn(item);
	else if (typeof value === "object" && value !== null)
		for (const [key, item] of Object.entries(value))
			if (!NOT_SAID.has(key)) yield* writtenIn(item);
}

/** The stems of a text, each between blanks. */
function stemsOf(text: string): string {
	const words =
		text
			.normalize("NFKC")
			.replaceAll("\u2019", "'")
			.toLowerCase()
			.match(/[a-z0-9à-ÿ][\p{L}\p{N}_+#./&-]*[\p{L}\p{N}_+#]|[a-z0-9à-ÿ]/gu) ??
		[];
	return ` ${words.map(stemOf).join(" ")} `;
}

function stemOf(word: string): string {
	return word.length > 4 ? word.replace(/(ing|ed|es|s|e)$/, "") : word;
}

function holds(stems: string, term: string): boolean {
	const asked = stemsOf(term);
	return asked.trim() !== "" && stems.includes(asked);
}
