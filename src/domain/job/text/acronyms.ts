// Letters that stand for words, by how a posting writes them: in capitals between words that are not, and nowhere small.

const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{4,5}(?![\p{L}\p{N}])/gu;

/** Words of four or five capitals in lines that are not all in capitals, and that stand nowhere in small letters. */
export function acronymsIn(text: string): ReadonlySet<string> {
	const quiet = text
		.split("\n")
		.filter((line) => /\p{Ll}/u.test(line.replace(/\([^()]*\)/gu, "")))
		.join("\n");
	const small = new Set(
		(quiet.match(/\p{L}+/gu) ?? [])
			.filter((word) => word !== word.toUpperCase())
			.map((word) => word.toUpperCase()),
	);
	return new Set(
		(quiet.match(CAPITALS) ?? []).filter((word) => !small.has(word)),
	);
}

/** "Infirmière Ssiad" of a posting that writes "un SSIAD de 72 places" as "Infirmière SSIAD". */
export function withAcronyms(name: string, text: string): string {
	const known = acronymsIn(text);
	return name.replace(/(?<!\p{L})\p{Lu}\p{Ll}{3,4}(?!\p{L})/gu, (word) => {
		const capitals = word.toUpperCase();
		return known.has(capitals) ? capitals : word;
	});
}
