// Whether a reader of the page meets the same words twice: so many in a row as a line below has them.

/** Fewer words in a row are names and turns that every line on the same thing has. */
const RUN = 6;

/** Whether two texts share so many words in a row. */
export function sharesRun(text: string, line: string): boolean {
	const said = ` ${keysOf(line).join(" ")} `;
	const keys = keysOf(text);
	return keys.some(
		(_, at) =>
			at + RUN <= keys.length &&
			said.includes(` ${keys.slice(at, at + RUN).join(" ")} `),
	);
}

function keysOf(text: string): string[] {
	return text
		.toLowerCase()
		.split(/\s+/u)
		.map((word) => word.replace(/^[\p{P}\p{S}]+|[\p{P}]+$/gu, ""))
		.filter((word) => word !== "");
}
