// All matches of a pattern, as `matchAll` finds them. That makes a pattern of its own for each text it looks through, which takes longer
// than to look through a sentence: here the pattern itself goes through the text, and what it finds is there before anybody asks it again.

/** `pattern` has the flag "g". */
export function everyMatch(pattern: RegExp, text: string): RegExpExecArray[] {
	const found: RegExpExecArray[] = [];
	pattern.lastIndex = 0;
	for (
		let match = pattern.exec(text);
		match !== null;
		match = pattern.exec(text)
	) {
		found.push(match);
		if (match[0] === "")
			pattern.lastIndex = behind(text, match.index, pattern.unicode);
	}
	return found;
}

/** Where to look on behind a match of nothing. */
function behind(text: string, at: number, isUnicode: boolean): number {
	const isPair = isUnicode && (text.codePointAt(at) ?? 0) > LAST_OF_ONE_UNIT;
	return at + (isPair ? 2 : 1);
}

const LAST_OF_ONE_UNIT = 0xffff;
