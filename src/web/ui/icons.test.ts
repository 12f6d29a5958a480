// Each icon is the one of that name in Lucide's set, drawn alike.
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as ours from "./icons.ts";

const theirs = lucide as unknown as typeof ours;

describe("icons", () => {
	it.each(Object.entries(ours))("%s is Lucide's", (name, icon) => {
		const set = theirs[name as keyof typeof ours];
		const given = { size: 16, strokeWidth: 3, className: "shrink-0" };
		const drawn = renderToStaticMarkup(createElement(icon, given));
		const expected = renderToStaticMarkup(createElement(set, given));
		expect(sorted(drawn)).toEqual(sorted(expected));
	});
});

/** The parts of each tag, in one order; without the names that Lucide gives its icons as classes. */
function sorted(markup: string): string[][] {
	const tags = markup.match(/<[^>]+>/g) ?? [];
	return tags.map((tag) =>
		(tag.match(/[\w:-]+="[^"]*"|^<\/?\w+/g) ?? [])
			.map((part) => part.replace(/(?<=class=").*(?=shrink-0)/, ""))
			.sort(),
	);
}
