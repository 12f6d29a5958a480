// A resume pasted in a mail: below the lines that say from whom and to whom, and a few words to whoever reads it, the resume
// begins with the sender's name.

/** "Subject: My resume", in whatever language. */
const FIELD = /^\p{L}[\p{L} -]{0,14}:\s+\S/u;
const SENDER =
	/^\p{L}[\p{L} -]{0,11}:\s*"?([^"<>:]{3,60}?)"?\s*<([^<>@\s]+@[^<>\s]+)>$/u;
/** How far down the lines of a mail's head may begin, below what somebody who passes it on says. */
const NEAR_TOP = 12;
const LEAST_FIELDS = 3;

/** The sender and the resume without the mail around it. */
export function withoutMail(text: string): string {
	const lines = text.split("\n");
	const at = lines
		.slice(0, NEAR_TOP)
		.findIndex((line) => SENDER.test(line.trim()));
	if (at < 0) return text;
	const isField = (line: string | undefined) => FIELD.test(line?.trim() ?? "");
	let [first, end] = [at, at + 1];
	while (isField(lines[first - 1])) first -= 1;
	while (isField(lines[end])) end += 1;
	if (end - first < LEAST_FIELDS) return text;
	const [, name = "", mail = ""] = SENDER.exec(lines[at]?.trim() ?? "") ?? [];
	const body = lines.slice(end);
	const begin = beginOf(body, name);
	if (begin < 0) return [lines[at], "", ...body].join("\n");
	const resume = body.slice(begin);
	const above = body.slice(0, begin).filter((line) => REACHED.test(line));
	const isStated = resume.some((line) => line.includes(mail));
	return [...(isStated ? [] : [mail]), ...above, "", ...resume].join("\n");
}

/** Where the sender's name stands alone for the last time before the last third: above it are a greeting and a signature. */
function beginOf(body: string[], name: string): number {
	const upper = body.slice(0, Math.ceil((body.length * 2) / 3));
	return upper.findLastIndex((line) => isName(line, name));
}

/** A number or an address by itself, as in a signature. */
const REACHED =
	/^\s*(?:\p{L}{1,10}[.:]{0,2}\s*)?\+?[\d ()./-]{7,}$|^\s*(?:https?:|www\.)\S+$/u;

function isName(line: string, name: string): boolean {
	return (
		line.replace(/^[\s>#*_]+|[\s*_#]+$/gu, "").toLowerCase() ===
		name.trim().toLowerCase()
	);
}
