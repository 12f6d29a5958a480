// The looks of a cover letter, a row each: 11 pt on a line height of 1.5 with margins of 0.75 or 0.8 inch, as the
// specification sets them; the eight differ in type, header, colour and how they write the date.
import type { Template } from "../template.ts";

const NARROW = 19.05;
const WIDE = 20.32;
const allSides = (mm: number) => ({ top: mm, right: mm, bottom: mm, left: mm });

const professional: Template = {
	name: "professional",
	font: "Source Sans 3",
	size: 11,
	leading: 1.5,
	marginMm: allSides(NARROW),
	header: {
		align: "left",
		nameSize: 24,
		nameWeight: 700,
		sender: "inline",
		rule: true,
		band: false,
		nameTone: "accent",
		nameCaps: false,
		labelTone: "muted",
	},
	edge: { side: "none", width: 0 },
	colors: { text: "#1b1f24", muted: "#4d5761", accent: "#1f4e79" },
	section: {
		before: 16,
		after: 5,
		rule: false,
		upper: false,
		tracking: 0,
		smallCaps: false,
		mark: "none",
		scale: 1.12,
		tone: "accent",
	},
	entry: { layout: "line", italic: false, tone: "text", before: 6 },
	pairs: "inline",
	paragraph: { after: 8, justify: false },
	letterDate: "formal",
	letterSide: "left",
	order: [],
};

export const letterTemplates: Record<string, Template> = {
	professional,
	modern: {
		...professional,
		name: "modern",
		font: "Inter",
		header: {
			...professional.header,
			sender: "two-column",
			rule: false,
			nameTone: "text",
		},
		edge: { side: "left", width: 9 },
		colors: { text: "#17211f", muted: "#51605d", accent: "#0f6b5f" },
		letterDate: "modern",
	},
	executive: {
		...professional,
		name: "executive",
		font: "EB Garamond",
		marginMm: allSides(WIDE),
		header: {
			...professional.header,
			align: "center",
			nameSize: 28,
			nameWeight: 600,
			nameCaps: true,
		},
		colors: { text: "#1d1a17", muted: "#574e45", accent: "#4a3426" },
	},
	creative: {
		...professional,
		name: "creative",
		font: "Inter",
		header: { ...professional.header, nameSize: 27, band: true, rule: false },
		colors: { text: "#241c2b", muted: "#61566b", accent: "#7a2455" },
		letterDate: "modern",
	},
	minimal: {
		...professional,
		name: "minimal",
		marginMm: allSides(WIDE),
		header: {
			...professional.header,
			nameSize: 18,
			nameWeight: 400,
			sender: "stacked",
			rule: false,
		},
		colors: { text: "#222222", muted: "#666666", accent: "#222222" },
		letterDate: "modern",
	},
	classic: {
		...professional,
		name: "classic",
		font: "EB Garamond",
		marginMm: allSides(WIDE),
		header: {
			...professional.header,
			align: "right",
			nameSize: 17,
			nameWeight: 600,
			sender: "stacked",
			rule: false,
		},
		colors: { text: "#111111", muted: "#333333", accent: "#111111" },
		letterSide: "right",
	},
	contemporary: {
		...professional,
		name: "contemporary",
		header: {
			...professional.header,
			align: "right",
			nameSize: 26,
			nameWeight: 600,
			rule: false,
		},
		edge: { side: "top", width: 10 },
		colors: { text: "#1c2024", muted: "#55606b", accent: "#a0471d" },
		letterDate: "modern",
		letterSide: "right",
	},
	harvard: {
		...professional,
		name: "harvard",
		font: "EB Garamond",
		marginMm: allSides(NARROW),
		header: {
			...professional.header,
			align: "center",
			nameSize: 18,
			nameWeight: 700,
			sender: "harvard",
		},
		colors: { text: "#111111", muted: "#111111", accent: "#111111" },
	},
};
