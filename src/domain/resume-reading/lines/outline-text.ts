// Outlines that other programs write in plain text, as Markdown: those of Org, whose stars are headings, those of wikis,
// and the lines above a text that Pandoc takes its title and author from.

const SETTING = /^#\+(\w+):[ \t]*(.*)$/u;
const STARS = /^(\*{1,4})[ \t]+(\S.*)$/u;
const DESCRIBED = /^(\s*[-+][ \t]+\S.{0,60}?)[ \t]+::[ \t]+(?=\S)/u;
/** What of the settings says something of the person. */
const ABOUT_PERSON = new Set([
	"title",
	"author",
	"email",
	"subtitle",
	"description",
]);

export function withMarkdownHeadings(text: string): string {
	if (isOrg(text)) return ofOrg(text);
	return isWiki(text) ? ofWiki(text) : ofPandoc(text);
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
		if (!ABOUT_PERSON.has(name) || value === "") return [];
		return name === "title" ? [`# ${value}`, ""] : [value];
	}
	const [, stars = "", words = ""] = STARS.exec(line) ?? [];
	if (stars !== "") return ["", `#${"#".repeat(stars.length)} ${words}`];
	return [line.replace(DESCRIBED, "$1: ")];
}

const BETWEEN_EQUALS = /^(={1,4})[ \t]*([^=\s].*?)[ \t]*\1[ \t]*$/u;
/** Once may be a frame. */
const LEAST_OF_WIKI = 3;

/** Headings of several levels between signs of equality. */
function isWiki(text: string): boolean {
	const levels = text
		.split("\n")
		.flatMap((line) => BETWEEN_EQUALS.exec(line)?.[1] ?? []);
	return levels.length >= LEAST_OF_WIKI && new Set(levels).size > 1;
}

function ofWiki(text: string): string {
	return text
		.split("\n")
		.map((line) => {
			const [, signs = "", words = ""] = BETWEEN_EQUALS.exec(line) ?? [];
			return signs === "" ? line : `${"#".repeat(signs.length)} ${words}`;
		})
		.join("\n")
		.replace(/'''([^'\n]+)'''/gu, "**$1**")
		.replace(/''([^'\n]+)''/gu, "*$1*");
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
