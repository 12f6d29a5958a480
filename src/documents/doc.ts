// A document ready to be drawn: a flat list of blocks that knows nothing of resumes. Every renderer (PDF, HTML, text)
// draws this and nothing else, so all of them say the same words in the same order.
import type { Photo } from "../domain/profile/photo.ts";
import type { EntryLayout, Template } from "./template.ts";

export type Paper = "letter" | "a4";

/** In what a document is laid out. */
export type Look = {
	template: Template;
	paper: Paper;
	/** Drawn where the template has a place for it. */
	photo?: Photo | undefined;
};

/** A piece of text, a link when `url` is set (http, https, mailto or tel only). */
export type Linked = { text: string; url?: string };

/** `path` is the line's path in the content ("experience.0.achievements.2"), so that a page can say why a line is there. */
export type Block =
	| { kind: "section"; title: string }
	| { kind: "paragraph"; text: string; strong?: boolean; path?: string }
	/** `side: "right"`: in the right half of the page. */
	| { kind: "lines"; lines: string[]; side?: "right"; path?: string }
	| { kind: "pair"; key: string; value: string; path?: string }
	/** A list; `lead` stands in bold with its colon, "" for none. */
	| { kind: "points"; points: { lead: string; text: string; path?: string }[] }
	| {
			kind: "entry";
			/** Its place in a counted section, such as "3.". */
			number?: string;
			/** Where it differs from the template's. */
			layout?: EntryLayout;
			title: Linked;
			subtitle: string;
			place: string;
			date: string;
			/** Addresses shown after the place, such as a project's repository. */
			links?: Linked[];
			description: string;
			/** A named list below the description, such as the technologies of a project. */
			note?: { key: string; value: string; path?: string };
			bullets: { text: string; path?: string }[];
			path?: string;
			/** Stands right behind the entry before it: one list, or one employer. */
			isTight?: true;
			/** Stays with the entry behind it. */
			isHeld?: true;
	  }
	| { kind: "space"; pt: number };

export type Doc = {
	kind: "resume" | "letter";
	/** ISO 639-1, set as the language of the PDF and of the HTML. */
	language: string;
	title: string;
	author: string;
	keywords: string[];
	/** "YYYY-MM-DD": the only time in the file, so that the same content gives the same bytes. */
	date: string;
	paper: Paper;
	template: Template;
	/** In the template's place for it. */
	photo?: Photo;
	header: { name: string; label: string; contact: Linked[] };
	blocks: Block[];
	/** How many of the first blocks stand in the template's sidebar. */
	beside?: number;
	/** A resume's content as JSON Resume, which PDF and DOCX carry inside, so that importing them again loses nothing. */
	attachment?: string;
};
