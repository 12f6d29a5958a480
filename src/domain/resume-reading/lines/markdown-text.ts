// What Markdown takes from HTML and YAML, as plain Markdown: breaks and tags within a text, and the values above it that
// programs read, among them the name.

import { withMarkdownHeadings } from "./outline-text.ts";

const FRONT_MATTER =
	/^\s*---[ \t]*\n([\s\S]{1,4000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/u;
const VALUE = /^(\w[\w -]{1,20}):[ \t]+(["']?)(\S.*?)\2[ \t]*$/u;
/** Keys whose values say something of the person; a title is one where somebody is named besides. */
const NAMES = new Set(["name", "author", "fullname", "full_name"]);
const ABOUT_PERSON = new Set([
	...["title", "subtitle", "position", "role", "headline", "label", "job"],
	...["email", "mail", "e-mail", "phone", "tel", "mobile", "telephone"],
	...["location", "address", "city", "website", "url", "homepage"],
	...["linkedin", "github", "keywords"],
]);

const TAG =
	/<!--[\s\S]{0,2000}?-->|<\/?(?:div|span|p|b|i|u|em|strong|center|small|sub|sup|a|img|details|summary|kbd|font|h[1-6]|hr)(?:\s[^<>]{0,300})?\/?>/giu;
/** A backslash at a line's end keeps the next line apart. */
const HARD_BREAK = /(?<=\S)\\$/gmu;
const BREAK = /<br\s*\/?>/giu;
const SIGNS: Record<string, string> = {
	"&nbsp;": " ",
	"&amp;": "&",
	"&ndash;": "–",
	"&mdash;": "—",
	"&middot;": "·",
	"&bull;": "•",
};

export function plainMarkdown(text: string): string {
	return withoutFrontMatter(withMarkdownHeadings(text))
		.replace(TAG, "")
		.replace(HARD_BREAK, "")
		.replace(/&[a-z]{3,6};/gu, (sign) => SIGNS[sign] ?? sign)
		.split("\n")
		.flatMap((line) => (/^\s*\|/u.test(line) ? [line] : line.split(BREAK)))
		.join("\n");
}

export function isOfLines(cell: string): boolean {
	return linesOfCell(cell).length > 1;
}

/** The lines of a table's cell. */
export function linesOfCell(cell: string): string[] {
	return cell.split(BREAK).map((line) => line.trim());
}

function withoutFrontMatter(text: string): string {
	const found = FRONT_MATTER.exec(text);
	if (!found) return text;
	const values = (found[1] ?? "").split("\n").flatMap((line) => {
		const [, key = "", , value = ""] = VALUE.exec(line) ?? [];
		return key === "" ? [] : [{ key: key.toLowerCase(), value }];
	});
	if (values.length === 0) return text;
	const name =
		values.find(({ key }) => NAMES.has(key)) ??
		values.find(({ key }) => key === "title");
	const others = values.filter(
		(each) =>
			each !== name && ABOUT_PERSON.has(each.key) && !NAMES.has(each.key),
	);
	return [
		...(name ? [`# ${name.value}`, ""] : []),
		...others.map(({ value }) => value),
		"",
		text.slice(found[0].length),
	].join("\n");
}
