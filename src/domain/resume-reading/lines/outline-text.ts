// Outlines that other programs write in plain text, as Markdown: those of Org, whose stars are headings, and the lines above a
// text that Pandoc takes its title and author from.

const SETTING = /^#\+(\w+):[ \t]*(.*)$/u;
const STARS = /^(\*{1,4})[ \t]+(\S.*)$/u;
const DESCRIBED = /^(\s*[-+][ \t]+\S.{0,60}?)[ \t]+::[ \t]+(?=\S)/u;
/** What of the settings says something of the person. */
const TOLD = new Set(["title", "author", "email", "subtitle", "description"]);

export function withMarkdownHeadings(text: string): string {
	return isOrg(text) ? ofOrg(text) : ofPandoc(text);
}

/** Settings at the top, or headings of two levels: a bullet has one star. */
function isOrg(text: string): boolean {
	const lines = text.split("\n");
	return (
		lines.slice(0, 5).some((line) => SETTING.test(line)) ||
		(lines.filter((line) => /^\*\* \S/u.test(line)).length > 1 &&
			lines.some((line) => /^\* \S/u.test(line)))
	);
}

function ofOrg(text: string): string {
	return text
		.split("\n")
		.filter((line) => !/^\s*:\w+:/u.test(line))
		.flatMap(lineOfOrg)
		.join("\n");
}

function lineOfOrg(line: string): string[] {
	const [, key = "", value = ""] = SETTING.exec(line) ?? [];
	if (key !== "") {
		const name = key.toLowerCase();
		if (!TOLD.has(name) || value === "") return [];
		return name === "title" ? [`# ${value}`, ""] : [value];
	}
	const [, stars = "", words = ""] = STARS.exec(line) ?? [];
	if (stars !== "") return ["", `#${"#".repeat(stars.length)} ${words}`];
	return [line.replace(DESCRIBED, "$1: ")];
}

/** "% Ada Quill" and "% Weaver" at the very top. */
function ofPandoc(text: string): string {
	const lines = text.split("\n");
	const end = lines.findIndex((line) => !/^% \S/u.test(line));
	if (end < 1) return text;
	const [title = "", ...more] = lines
		.slice(0, end)
		.map((line) => line.slice(2).trim());
	return [`# ${title}`, "", ...more, ...lines.slice(end)].join("\n");
}
