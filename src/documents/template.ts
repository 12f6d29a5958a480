// The shape of a template: data, never code. `layout_config` of a stored template overrides parts of it and passes the same schema.
import { z } from "zod";

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const marginMm = z.number().min(8).max(60);
const points = z.number().min(0).max(60);

/**
 * "line": title, organization and place share a line with the date; "two-lines": the organization stands below; "stacked": title,
 * organization and date below one another; "dates-left": the same, with the date in a column of its own, left of everything else.
 */
const EntryLayout = z.enum(["line", "two-lines", "stacked", "dates-left"]);
export type EntryLayout = z.infer<typeof EntryLayout>;

const sectionNames = z.array(z.string().max(40)).max(20);

export const Template = z.object({
	name: z.string().max(100),
	font: z.enum(["Source Sans 3", "EB Garamond", "Inter"]),
	/** Points. */
	size: z.number().min(8).max(14),
	/** Line height as a multiple of the size. */
	leading: z.number().min(1).max(2),
	marginMm: z.object({
		top: marginMm,
		right: marginMm,
		bottom: marginMm,
		left: marginMm,
	}),
	header: z.object({
		align: z.enum(["left", "center", "right"]),
		nameSize: z.number().min(8).max(60),
		nameWeight: z.number().min(100).max(900),
		/** How the sender's contact stands: one line, one below the other, two columns, or centered under a border. */
		sender: z.enum(["inline", "stacked", "two-column", "harvard"]),
		rule: z.boolean(),
		/** The header stands in white on a field of the accent color that reaches the edges of the paper. */
		band: z.boolean().default(false),
		nameTone: z.enum(["accent", "text"]).default("accent"),
		/** Drawn small capitals, as for headings; the name itself stays as it is written. */
		nameCaps: z.boolean().default(false),
		labelTone: z.enum(["muted", "accent"]).default("muted"),
	}),
	/** A strip of the accent color along one edge of every page. It holds no words, so nothing reads it. */
	edge: z
		.object({ side: z.enum(["none", "left", "top"]), width: points })
		.default({ side: "none", width: 0 }),
	colors: z.object({ text: color, muted: color, accent: color }),
	section: z.object({
		before: points,
		after: points,
		rule: z.boolean(),
		upper: z.boolean(),
		/** Points between letters of a section heading. Parsers take wider gaps for spaces and read single letters; the name has none. */
		tracking: z.number().min(0).max(0.6),
		/** Drawn small capitals; the text underneath keeps its case. Only EB Garamond has them. */
		smallCaps: z.boolean().default(false),
		/** What sets a heading off besides type: a bar beside it, a tinted field behind it, or the middle of the page. */
		mark: z.enum(["none", "bar", "tint", "center"]).default("none"),
		/** Size as a multiple of the text's. */
		scale: z.number().min(0.8).max(1.6).default(1.12),
		tone: z.enum(["accent", "text", "muted"]).default("accent"),
	}),
	/** How the head of an entry stands. */
	entry: z
		.object({
			layout: EntryLayout,
			italic: z.boolean(),
			/** Color of the organization. */
			tone: z.enum(["text", "accent"]).default("text"),
			/** Points above each entry. */
			before: points.default(6),
		})
		.default({ layout: "line", italic: false, tone: "text", before: 6 }),
	/** Named lists, such as groups of skills: each name before its list, or the lists below one another in a column. */
	pairs: z.enum(["inline", "aligned"]).default("inline"),
	paragraph: z.object({ after: points, justify: z.boolean() }),
	/** How a letter writes its date: "March 5, 2024" or "5 Mar 2024", in its own language. */
	letterDate: z.enum(["formal", "modern"]).default("formal"),
	/** Where a letter's date and sign-off stand: at the left edge, or in the right half, as letters typed by hand have them. */
	letterSide: z.enum(["left", "right"]).default("left"),
	/** A column with the contact and some sections; they are read right behind the name, before all others. */
	sidebar: z
		.object({
			side: z.enum(["none", "left", "right"]),
			widthMm: z.number().min(0).max(80),
			/** On a field of the accent's color, to the edges of the paper. */
			tinted: z.boolean(),
			sections: sectionNames,
		})
		.default({ side: "none", widthMm: 0, tinted: false, sections: [] }),
	/** The width of a photo in the upper right corner, 35 by 45 in shape; 0: the look has no place for one. */
	photoMm: z.number().min(0).max(60).default(0),
	/** Sections whose entries are counted. */
	numbered: sectionNames.default([]),
	/** Section order, by the specification's section names; a section it forgets comes last, never lost. */
	order: sectionNames,
});
export type Template = z.infer<typeof Template>;
