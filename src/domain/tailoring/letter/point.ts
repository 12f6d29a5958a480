// A point of a letter's list as it is written and stored: "• What is asked: the person's line". Plain text, so that whoever
// edits a letter sees what they change, and a letter without points is a letter as before.

export type Point = {
	/** What stands in bold before the colon; "" for none. */
	lead: string;
	/** As the language writes it: French sets a space before it. */
	colon: string;
	text: string;
};

const MARK = "• ";
/** Nothing longer is a point: what somebody pasted there stays a paragraph. */
const LONGEST = 600;
const LEAD = /^([^:：.!?]{1,79}[^\s:：.!?])(\s?:(?=\s)|：)\s*(?=\S)/u;

export function writtenPoint({ lead, colon, text }: Point): string {
	const blank = colon === "：" ? "" : " ";
	return `${MARK}${lead === "" ? text : `${lead}${colon}${blank}${text}`}`;
}

/** The parts of a paragraph that is a point; null for any other. */
export function readPoint(paragraph: string): Point | null {
	if (!paragraph.startsWith(MARK) || paragraph.length > LONGEST) return null;
	const text = paragraph.slice(MARK.length).trim();
	const [label = "", lead = "", colon = ""] = LEAD.exec(text) ?? [];
	return { lead, colon, text: text.slice(label.length) };
}

/** An employer and the years there, as they stand behind a line; a current position names its employer alone. */
export function sourceName(
	company: string,
	[start = "", end = ""]: readonly string[],
): string {
	const name = withoutRemark(company);
	const years = [...new Set([start, end].map((date) => date.slice(0, 4)))];
	return end === "" ? name : `${name}, ${years.filter(Boolean).join("–")}`;
}

/** "Les Petits Galets (association)" is called without what stands in brackets. */
export function withoutRemark(company: string): string {
	return company.replace(/\s*\([^()]*\)\s*$/u, "");
}

/** The line with its source behind it; brackets do not follow brackets. */
export function behind(line: string, source: string): string {
	if (source === "") return line;
	return /[()]/.test(source) || line.endsWith(")")
		? `${line} – ${source}`
		: `${line} (${source})`;
}

const SOURCES = [/^(.+) \(([^()]+)\)$/u, /^(.+) – (.+)$/u];

/** The ways a text may be a line with its source behind it. */
export function readSources(text: string): { line: string; source: string }[] {
	if (text.length > LONGEST) return [];
	return SOURCES.flatMap((pattern) => {
		const [, line = "", source = ""] = pattern.exec(text) ?? [];
		return line === "" ? [] : [{ line, source }];
	});
}
