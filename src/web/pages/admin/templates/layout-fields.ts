// What of a look an administrator can change, a row each: where it stands in a template, and what it can be. The bounds are those of
// the template itself; what is out of them is refused when it is drawn or stored.
import {
	type LayoutConfig,
	readLayoutConfig,
} from "../../../../documents/templates/layout-config.ts";

export type Path = readonly [string] | readonly [string, string];
export type LayoutField = { path: Path; label: string } & (
	| { kind: "choice"; choices: readonly (readonly [string, string])[] }
	| { kind: "number"; min: number; max: number; step: number; unit?: string }
	| { kind: "flag" }
	| { kind: "color" }
);
export type LayoutGroup = { title: string; fields: readonly LayoutField[] };

const tones = [
	["accent", "Accent"],
	["text", "Text"],
	["muted", "Muted"],
] as const;
const points = (path: Path, label: string) =>
	({
		path,
		label,
		kind: "number",
		min: 0,
		max: 60,
		step: 0.5,
		unit: "pt",
	}) as const;
const margin = (side: string, label: string) =>
	({
		path: ["marginMm", side],
		label,
		kind: "number",
		min: 8,
		max: 60,
		step: 0.5,
		unit: "mm",
	}) as const;
const flag = (path: Path, label: string) =>
	({ path, label, kind: "flag" }) as const;
const choice = (
	path: Path,
	label: string,
	choices: readonly (readonly [string, string])[],
) => ({ path, label, kind: "choice", choices }) as const;
const color = (name: string, label: string) =>
	({ path: ["colors", name], label, kind: "color" }) as const;

export const layoutGroups: readonly LayoutGroup[] = [
	{
		title: "Type and color",
		fields: [
			choice(["font"], "Font", [
				["Source Sans 3", "Source Sans 3"],
				["EB Garamond", "EB Garamond"],
				["Inter", "Inter"],
			]),
			{
				path: ["size"],
				label: "Text size",
				kind: "number",
				min: 8,
				max: 14,
				step: 0.25,
				unit: "pt",
			},
			{
				path: ["leading"],
				label: "Line height",
				kind: "number",
				min: 1,
				max: 2,
				step: 0.02,
			},
			color("text", "Text"),
			color("muted", "Muted text"),
			color("accent", "Accent"),
		],
	},
	{
		title: "Margins",
		fields: [
			margin("top", "Top"),
			margin("right", "Right"),
			margin("bottom", "Bottom"),
			margin("left", "Left"),
			choice(["edge", "side"], "Colored edge", [
				["none", "None"],
				["left", "Left"],
				["top", "Top"],
			]),
			points(["edge", "width"], "Edge width"),
		],
	},
	{
		title: "Header",
		fields: [
			choice(["header", "align"], "Alignment", [
				["left", "Left"],
				["center", "Center"],
				["right", "Right"],
			]),
			choice(["header", "sender"], "Contact", [
				["inline", "One line"],
				["stacked", "Below each other"],
				["two-column", "Two columns"],
				["harvard", "Centered under a line"],
			]),
			{
				path: ["header", "nameSize"],
				label: "Name size",
				kind: "number",
				min: 8,
				max: 60,
				step: 0.5,
				unit: "pt",
			},
			{
				path: ["header", "nameWeight"],
				label: "Name weight",
				kind: "number",
				min: 100,
				max: 900,
				step: 100,
			},
			choice(["header", "nameTone"], "Name color", tones.slice(0, 2)),
			choice(["header", "labelTone"], "Contact color", [
				["muted", "Muted"],
				["accent", "Accent"],
			]),
			flag(["header", "rule"], "Line below"),
			flag(["header", "band"], "On a colored background"),
			flag(["header", "nameCaps"], "Name in small capitals"),
		],
	},
	{
		title: "Section headings",
		fields: [
			points(["section", "before"], "Space above"),
			points(["section", "after"], "Space below"),
			{
				path: ["section", "scale"],
				label: "Size, times the text",
				kind: "number",
				min: 0.8,
				max: 1.6,
				step: 0.02,
			},
			{
				path: ["section", "tracking"],
				label: "Space between letters",
				kind: "number",
				min: 0,
				max: 0.6,
				step: 0.05,
				unit: "pt",
			},
			choice(["section", "tone"], "Color", tones),
			choice(["section", "mark"], "Set off by", [
				["none", "Nothing"],
				["bar", "A bar"],
				["tint", "A tinted field"],
				["center", "In the middle"],
			]),
			flag(["section", "rule"], "Line below"),
			flag(["section", "upper"], "Capitals"),
			flag(["section", "smallCaps"], "Small capitals"),
		],
	},
	{
		title: "Sidebar and photo",
		fields: [
			choice(["sidebar", "side"], "Sidebar stands", [
				["none", "Nowhere"],
				["left", "To the left"],
				["right", "To the right"],
			]),
			{
				path: ["sidebar", "widthMm"],
				label: "Sidebar width",
				kind: "number",
				min: 0,
				max: 80,
				step: 1,
				unit: "mm",
			},
			flag(["sidebar", "tinted"], "Sidebar tinted"),
			{
				path: ["photoMm"],
				label: "Photo width, 0 for none",
				kind: "number",
				min: 0,
				max: 60,
				step: 1,
				unit: "mm",
			},
		],
	},
	{
		title: "Entries and text",
		fields: [
			choice(["entry", "layout"], "Organization", [
				["line", "Beside the title"],
				["two-lines", "On a line of its own"],
				["stacked", "On a line of its own, the date below"],
				["dates-left", "On a line of its own, the date to the left"],
			]),
			choice(["entry", "tone"], "Organization color", [
				["text", "Text"],
				["accent", "Accent"],
			]),
			points(["entry", "before"], "Space above an entry"),
			points(["paragraph", "after"], "Space below a paragraph"),
			choice(["pairs"], "Named lists, such as skills", [
				["inline", "Name before its list"],
				["aligned", "Lists in a column"],
			]),
			flag(["entry", "italic"], "Organization in italics"),
			flag(["paragraph", "justify"], "Even right edge"),
		],
	},
];

export function layoutValueAt(look: object, path: Path): unknown {
	let at: unknown = look;
	for (const key of path)
		at = (at as Record<string, unknown> | undefined)?.[key];
	return at;
}

/** What is wrong with a look, in the words of the form; null where it can be drawn. */
export function lookProblem(config: LayoutConfig): string | null {
	const read = readLayoutConfig(config);
	if (read.ok) return null;
	const [problem] = read.problems;
	const field = layoutGroups
		.flatMap(({ fields }) => fields)
		.find(
			({ path }) => problem?.where === ["layout_config", ...path].join("."),
		);
	if (field?.kind === "number")
		return `${field.label}: write a number from ${field.min} to ${field.max}.`;
	return `${field?.label ?? problem?.where}: ${problem?.message}.`;
}

/** With this one value changed; a value that is the layout's own is left out, and so is a part that holds no change anymore. */
export function withValue(
	config: LayoutConfig,
	base: object,
	{ path, value }: { path: Path; value: unknown },
): LayoutConfig {
	const [part, key] = path;
	const isOwn =
		JSON.stringify(layoutValueAt(base, path)) === JSON.stringify(value);
	if (key === undefined) return put(config, part, isOwn ? undefined : value);
	const inner = put(
		(config[part] ?? {}) as LayoutConfig,
		key,
		isOwn ? undefined : value,
	);
	return put(config, part, Object.keys(inner).length > 0 ? inner : undefined);
}

function put(config: LayoutConfig, key: string, value: unknown): LayoutConfig {
	const { [key]: _, ...others } = config;
	return value === undefined ? others : { ...others, [key]: value };
}
