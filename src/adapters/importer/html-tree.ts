// A web page as a tree of elements in their order, as tolerant as browsers are: what is not closed ends where the next begins.
import { decodeEntity, ENTITY } from "../../domain/html-entities.ts";
import type { XmlElement } from "../../domain/resume-reading/formats/xml-element.ts";

const TOKEN =
	/<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE =
	/([a-z_:][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

const EMPTY =
	/^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** What a browser doesn't show as text. */
const UNSHOWN =
	/^(?:script|style|noscript|template|svg|select|button|iframe|title|object|textarea)$/;
/** What ends an element of the kind that was left open. */
const ENDS: [open: RegExp, by: RegExp][] = [
	[
		/^p$/,
		/^(?:p|div|ul|ol|dl|table|h[1-6]|section|article|header|footer|main|hr)$/,
	],
	[/^li$/, /^li$/],
	[/^d[td]$/, /^d[td]$/],
	[/^t[dh]$/, /^t[dhr]$/],
	[/^tr$/, /^tr$/],
];
/** Deeper than this no page of a person goes. */
const DEEPEST = 200;

/** What is between `style` tags, and the body's elements. */
type HtmlPage = { root: XmlElement; sheet: string };

export function parseHtml(html: string): HtmlPage {
	const root = element("", {});
	const open = [root];
	let sheet = "";
	let at = 0;
	const tokens = new RegExp(TOKEN);
	for (let found = tokens.exec(html); found; found = tokens.exec(html)) {
		const [whole, slash = "", tag, written = ""] = found;
		addText(open.at(-1), html.slice(at, found.index));
		at = found.index + whole.length;
		if (tag === undefined) continue;
		const name = tag.toLowerCase();
		if (slash === "" && UNSHOWN.test(name)) {
			const end = endOf(html, name, at);
			if (name === "style") sheet += html.slice(at, end.from);
			at = tokens.lastIndex = end.to;
		} else if (slash === "") {
			const child = element(name, attributesOf(written));
			endOpen(open, name);
			open.at(-1)?.children.push(child);
			const isEmpty = EMPTY.test(name) || written.endsWith("/");
			if (!isEmpty && open.length < DEEPEST) open.push(child);
		} else close(open, name);
	}
	addText(open.at(-1), html.slice(at));
	return { root, sheet };
}

function element(name: string, attributes: Record<string, string>): XmlElement {
	return { name, attributes, children: [], text: "" };
}

function addText(parent: XmlElement | undefined, written: string): void {
	if (written === "") return;
	const text = written.replace(ENTITY, decodeEntity);
	parent?.children.push({ ...element("#text", {}), text });
}

function attributesOf(written: string): Record<string, string> {
	const found: Record<string, string> = {};
	for (const [, name = "", ...values] of written.matchAll(ATTRIBUTE)) {
		const value = values.find((each) => each !== undefined) ?? "";
		found[name.toLowerCase()] = value.replace(ENTITY, decodeEntity);
	}
	return found;
}

function endOf(
	html: string,
	name: string,
	from: number,
): { from: number; to: number } {
	const closing = new RegExp(`</${name}\\s*>`, "gi");
	closing.lastIndex = from;
	const found = closing.exec(html);
	return found
		? { from: found.index, to: found.index + found[0].length }
		: { from: html.length, to: html.length };
}

function endOpen(open: XmlElement[], name: string): void {
	for (;;) {
		const last = open.at(-1);
		const isEnded =
			last !== undefined &&
			ENDS.some(([ended, by]) => ended.test(last.name) && by.test(name));
		if (!isEnded) return;
		open.pop();
	}
}

/** A closing tag without its opening one closes nothing. */
function close(open: XmlElement[], name: string): void {
	const at = open.findLastIndex((each) => each.name === name);
	if (at > 0) open.length = at;
}
