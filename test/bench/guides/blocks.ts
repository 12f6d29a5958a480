// The blocks of the guides as they stand there, for whoever plays them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const GUIDES = join(import.meta.dirname, "../../../docs/how-to");

/** The one block of this kind in the guide that holds these words, without its indentation. */
export function block(guide: string, kind: string, words: string): string {
	const text = readFileSync(join(GUIDES, `${guide}.md`), "utf8");
	const fences = text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm);
	const found = [...fences].flatMap(([, indent = "", own, body = ""]) =>
		own === kind && body.includes(words)
			? [body.replaceAll(new RegExp(`^${indent}`, "gm"), "")]
			: [],
	);
	const [only, ...others] = found;
	if (only === undefined || others.length > 0)
		throw new Error(`${guide}: ${found.length} blocks with “${words}”`);
	return only;
}

export function linesOf(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.replace(/\s+#.*$/, "").trim())
		.filter(Boolean);
}

/** The words of the guide between backticks that match. */
export function inline(guide: string, wanted: RegExp): string {
	const text = readFileSync(join(GUIDES, `${guide}.md`), "utf8");
	const found = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = ""]) =>
		wanted.test(words) ? [words] : [],
	);
	const [first] = found;
	if (first === undefined) throw new Error(`${guide}: nothing like ${wanted}`);
	return first;
}

/** Exchanges what is the reader's own; each must be there. */
export function withOwn(
	text: string,
	own: readonly (readonly [theirs: string, ours: string])[],
): string {
	return own.reduce((changed, [theirs, ours]) => {
		if (!changed.includes(theirs))
			throw new Error(`“${theirs}” is not in: ${changed}`);
		return changed.replaceAll(theirs, ours);
	}, text);
}
