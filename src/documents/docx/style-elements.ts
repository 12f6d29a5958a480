// The elements a style of the Word file is made of: how a run of letters looks, how a paragraph is set.
import { eighths, halfPoints, hex, twips } from "./measures.ts";
import { el } from "./xml.ts";

type Look = {
	size?: number | undefined;
	bold?: boolean | undefined;
	italic?: boolean | undefined;
	color?: string | undefined;
	smallCaps?: boolean | undefined;
	tracking?: number | undefined;
};

/** What a run looks like, in the order the format prescribes. */
function runLook({
	size,
	bold,
	italic,
	color,
	smallCaps,
	tracking,
}: Look): string {
	return el(
		"w:rPr",
		{},
		bold !== undefined && el("w:b", { "w:val": bold ? undefined : 0 }),
		italic && el("w:i"),
		smallCaps && el("w:smallCaps"),
		color && el("w:color", { "w:val": hex(color) }),
		tracking !== undefined && el("w:spacing", { "w:val": twips(tracking) }),
		size !== undefined && el("w:sz", { "w:val": halfPoints(size) }),
		size !== undefined && el("w:szCs", { "w:val": halfPoints(size) }),
	);
}

type Setting = {
	keepNext?: boolean;
	border?: string | undefined;
	shade?: string | undefined;
	tab?: number;
	before?: number;
	after?: number;
	/** Points from one line to the next; without it the font decides. */
	line?: number;
	indent?: { left?: number; right?: number; hanging?: number };
	align?: string;
	outline?: number;
	list?: boolean;
};

/** How a paragraph is set, in the order the format prescribes. */
function setting(it: Setting): string {
	const { left, right, hanging } = it.indent ?? {};
	return el(
		"w:pPr",
		{},
		it.keepNext && el("w:keepNext"),
		it.list &&
			el(
				"w:numPr",
				{},
				el("w:ilvl", { "w:val": 0 }),
				el("w:numId", { "w:val": 1 }),
			),
		it.border && el("w:pBdr", {}, it.border),
		it.shade &&
			el("w:shd", { "w:val": "clear", "w:color": "auto", "w:fill": it.shade }),
		it.tab !== undefined &&
			el(
				"w:tabs",
				{},
				el("w:tab", { "w:val": "right", "w:pos": twips(it.tab) }),
			),
		el("w:spacing", {
			"w:before": twips(it.before ?? 0),
			"w:after": twips(it.after ?? 0),
			"w:line": it.line === undefined ? 240 : twips(it.line),
			"w:lineRule": it.line === undefined ? "auto" : "exact",
		}),
		it.indent &&
			el("w:ind", {
				"w:left": left && twips(left),
				"w:right": right && twips(right),
				"w:hanging": hanging && twips(hanging),
			}),
		it.align && el("w:jc", { "w:val": it.align }),
		it.outline !== undefined && el("w:outlineLvl", { "w:val": it.outline }),
	);
}

type Style = { id: string; name: string; based?: string; next?: string };

export function paragraphStyle(
	{ id, name, based = "Normal", next }: Style,
	set: Setting,
	look: Look,
): string {
	return el(
		"w:style",
		{ "w:type": "paragraph", "w:styleId": id },
		el("w:name", { "w:val": name }),
		el("w:basedOn", { "w:val": based }),
		next && el("w:next", { "w:val": next }),
		el("w:qFormat"),
		setting(set),
		runLook(look),
	);
}

export function characterStyle(id: string, name: string, look: Look): string {
	return el(
		"w:style",
		{ "w:type": "character", "w:styleId": id },
		el("w:name", { "w:val": name }),
		el("w:qFormat"),
		runLook(look),
	);
}

export const border = (
	side: "top" | "bottom" | "left",
	pt: number,
	color: string,
) =>
	el(`w:${side}`, {
		"w:val": "single",
		"w:sz": eighths(pt),
		"w:space": side === "left" ? 5 : 2,
		"w:color": hex(color),
	});
