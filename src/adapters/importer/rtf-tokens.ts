// The signs of a rich text file one after the other: groups, words that control how text is set, and text. Reads once from
// the first byte to the last and keeps nothing.

export type RtfToken =
	| { kind: "open" | "close" }
	/** Each letter stands for one byte. */
	| { kind: "text"; text: string }
	| { kind: "word"; name: string; value: number | null };

const TOKEN =
	/\\(?:([a-zA-Z]{1,32})(-?\d{1,10})? ?|'([\da-fA-F]{2})|([\s\S]))|([{}])|([^\\{}\r\n]+)/g;

/** `text` has a letter for each byte of the file. */
export function* rtfTokens(text: string): Generator<RtfToken> {
	const pattern = new RegExp(TOKEN);
	for (
		let found = pattern.exec(text);
		found !== null;
		found = pattern.exec(text)
	) {
		const [, name, value, hex, symbol, brace, letters] = found;
		if (letters !== undefined) yield { kind: "text", text: letters };
		else if (brace !== undefined)
			yield { kind: brace === "{" ? "open" : "close" };
		else if (hex !== undefined)
			yield { kind: "text", text: String.fromCharCode(parseInt(hex, 16)) };
		else if (symbol !== undefined) yield ofSymbol(symbol);
		else if (name === "bin") pattern.lastIndex += Math.max(0, Number(value));
		else if (name !== undefined)
			yield { kind: "word", name, value: value ? Number(value) : null };
	}
}

/** Behind a backslash: the three signs that mean something else without it, an end of line, or a word of one sign. */
function ofSymbol(symbol: string): RtfToken {
	if (/[\\{}]/.test(symbol)) return { kind: "text", text: symbol };
	const name = /[\r\n]/.test(symbol) ? "par" : symbol;
	return { kind: "word", name, value: null };
}
