// A position's title as a sentence names it: without hours, shares and forms of contract, which the list of positions says below.

/** "Ecologist (0.8 FTE)", "Sales assistant, 80 %", "Driver, CDI"; the title itself where nothing else would be left. */
export function plainTitle(title: string): string {
	const plain = title
		.replace(/\s*\([^()]*\)/gu, "")
		.replace(/,\s+(?:\p{Lu}{3}|[^,]*\p{N}[^,]*)$/u, "")
		.trim();
	return /\p{L}{3}/u.test(plain) ? plain : title;
}
