// The text of a Word paragraph in the looks it has, cut where it breaks its line, with its links and the text boxes that hang on it.

import {
	find,
	localName,
	type XmlElement,
} from "../../domain/resume-reading/formats/xml-element.ts";
import { withoutLetterSpaces } from "../../domain/resume-reading/lines/letter-spaces.ts";
import type { TextRun } from "../../domain/resume-reading/lines/source-line.ts";
import type { Styles, TextFormat } from "./docx-styles.ts";

export type RunReading = {
	styles: Styles;
	links: Map<string, string>;
	look: TextFormat;
	drafts: { runs: TextRun[]; links: string[] }[];
	boxes: XmlElement[];
};

export function readRuns(parent: XmlElement, reading: RunReading): void {
	for (const child of parent.children) {
		const name = localName(child);
		if (name === "r") readRun(child, reading);
		else if (name === "hyperlink") {
			const id = child.attributes["r:id"] ?? child.attributes.id ?? "";
			const link = reading.links.get(id) ?? null;
			if (link) reading.drafts.at(-1)?.links.push(link);
			readRuns(child, reading);
		} else if (
			[
				"ins",
				"smartTag",
				"sdt",
				"sdtContent",
				"fldSimple",
				"bdo",
				"dir",
			].includes(name)
		)
			readRuns(child, reading);
	}
}

function readRun(run: XmlElement, reading: RunReading): void {
	const look = reading.styles.lookOf(find(run, "rPr"), reading.look);
	for (const child of run.children) {
		const name = localName(child);
		const runs = reading.drafts.at(-1)?.runs ?? [];
		if (name === "t") addText(runs, withoutLetterSpaces(textIn(child)), look);
		else if (name === "tab" || name === "ptab") addText(runs, "\t", look);
		else if (name === "noBreakHyphen") addText(runs, "-", look);
		else if (name === "br" || name === "cr")
			reading.drafts.push({ runs: [], links: [] });
		else if (name === "sym") addText(runs, " ", look);
		else if (name === "AlternateContent") {
			const choice = find(child, "Choice") ?? find(child, "Fallback");
			if (choice) reading.boxes.push(...textBoxes(choice));
		} else if (name === "pict" || name === "drawing")
			reading.boxes.push(...textBoxes(child));
	}
}

function textBoxes(element: XmlElement, depth = 0): XmlElement[] {
	if (localName(element) === "txbxContent") return [element];
	return depth > 40
		? []
		: element.children.flatMap((child) => textBoxes(child, depth + 1));
}

function textIn(element: XmlElement): string {
	return element.children
		.map((child) => (child.name === "#text" ? child.text : ""))
		.join("")
		.replace(/[\ue000-\uf8ff]/g, "")
		.replace(/\u00ad/g, "")
		.replace(/[\u00a0\u2002-\u200a\u202f]/g, " ");
}

/** A tab is a wide gap before what follows it. */
export function addText(runs: TextRun[], text: string, look: TextFormat): void {
	for (const [at, part] of text.split(/(\t|\s{4,})/).entries()) {
		const isGap = at % 2 === 1;
		if (isGap || part === "") {
			if (isGap) runs.push({ ...look, text: "", gap: "wide" });
			continue;
		}
		const last = runs.at(-1);
		const written = look.isCaps ? part.toUpperCase() : part;
		const { isBold, isItalic, size, color } = look;
		const isSame =
			last &&
			last.text !== "" &&
			last.isBold === isBold &&
			last.isItalic === isItalic &&
			last.size === size;
		if (isSame) {
			last.text += written;
			if (last.color !== color && /\S/.test(written)) delete last.color;
		} else {
			const isBehindBlank = last?.text === "";
			if (isBehindBlank) runs.pop();
			const gap = isBehindBlank && runs.length > 0 ? "wide" : "none";
			runs.push({ text: written, isBold, isItalic, size, color, gap });
		}
	}
}

export function trimmedRuns(runs: TextRun[]): TextRun[] {
	return runs
		.filter(({ text }) => text !== "")
		.map((run, at) => (at === 0 ? { ...run, gap: "none" } : run));
}
