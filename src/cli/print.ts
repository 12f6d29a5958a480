// Writes results to stdout, and what is under way to stderr.

/** One JSON value on a line, for programs. */
export function printJson(value: unknown): void {
	process.stdout.write(`${JSON.stringify(value)}\n`);
}

export function printLines(lines: string[]): void {
	process.stdout.write(`${lines.join("\n")}\n`);
}

export function progress(line: string): void {
	process.stderr.write(`${line}\n`);
}

/** A heading with its entries under it; nothing where there are none. */
export function list(title: string, entries: string[]): string[] {
	return entries.length === 0
		? []
		: ["", title, ...entries.map((entry) => `  ${entry}`)];
}

/** A text short enough for one line of a terminal. */
export function shortLine(text: string, longest = 100): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length <= longest
		? line
		: `${line.slice(0, longest - 1).trimEnd()}…`;
}
