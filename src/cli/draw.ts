// A document's content drawn in the formats asked for, all from one Doc, so that they say the same.
import { createTypesetter } from "../adapters/typesetter/typst-typesetter.ts";
import type { Doc, Paper } from "../documents/doc.ts";
import { renderHtml } from "../documents/html.ts";
import { letterDoc } from "../documents/letter-doc.ts";
import { resumeDoc } from "../documents/resume-doc.ts";
import type { Template } from "../documents/template.ts";
import { letterTemplates } from "../documents/templates/letter-templates.ts";
import { resumeTemplates } from "../documents/templates/resume-templates.ts";
import { renderText } from "../documents/text.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content.ts";
import type { Typesetter } from "../world.ts";
import { type Given, unusable } from "./command.ts";

const PAPERS = ["letter", "a4"] as const;
export const FORMATS = ["pdf", "html", "txt", "json"] as const;
export type Format = (typeof FORMATS)[number];

/** A document of either kind. */
export type Content =
	| { kind: "resume"; content: ResumeContent }
	| { kind: "letter"; content: LetterContent };

export type Look = { template: string | null; paper: Paper };
export type Drawn = { format: Format; bytes: Uint8Array | string };
export type Drawing = {
	files: Drawn[];
	pages: number | null;
	missingGlyphs: string[];
};

const USUAL_TEMPLATE = "professional";

/** The templates there are for a kind, by name. */
function templatesOf(kind: Content["kind"]): Record<string, Template> {
	return kind === "resume" ? resumeTemplates : letterTemplates;
}

/** The paper and the template asked for. A template of one kind alone leaves the other kind its usual look. */
export function readLook(
	name: string,
	given: Given,
	kinds: Content["kind"][],
): Look {
	const template = given.text("template");
	const names = [
		...new Set(kinds.flatMap((kind) => Object.keys(templatesOf(kind)))),
	];
	if (template && !names.includes(template))
		throw unusable(
			name,
			`There is no template “${template}”: use ${names.join(", ")}`,
		);
	return { template, paper: given.oneOf("paper", PAPERS, "letter") };
}

export async function draw(
	document: Content,
	{ formats, ...look }: Look & { formats: readonly Format[] },
	typesetter: Typesetter,
): Promise<Drawing> {
	const doc = docOf(document, look);
	const drawing: Drawing = { files: [], pages: null, missingGlyphs: [] };
	for (const format of formats) {
		if (format === "pdf") {
			const typeset = await typesetter.typeset(doc);
			drawing.pages = typeset.pages;
			drawing.missingGlyphs = typeset.missingGlyphs;
			drawing.files.push({ format, bytes: typeset.pdf });
		} else
			drawing.files.push({ format, bytes: written(format, doc, document) });
	}
	return drawing;
}

/** Sets one or two documents in the thread itself: a thread of its own would start longer than it works. */
export function commandTypesetter(): Typesetter {
	return createTypesetter({ threads: 0 });
}

function docOf(document: Content, look: Look): Doc {
	const templates = templatesOf(document.kind);
	const asked = look.template ?? USUAL_TEMPLATE;
	const template = Object.hasOwn(templates, asked)
		? templates[asked]
		: templates[USUAL_TEMPLATE];
	if (!template) throw new Error(`no template ${USUAL_TEMPLATE}`);
	const drawn = { template, paper: look.paper };
	return document.kind === "resume"
		? resumeDoc(document.content, drawn)
		: letterDoc(document.content, drawn);
}

function written(
	format: Exclude<Format, "pdf">,
	doc: Doc,
	document: Content,
): string {
	switch (format) {
		case "html":
			return renderHtml(doc);
		case "txt":
			return renderText(doc);
		case "json":
			return `${JSON.stringify(document.content, null, 2)}\n`;
	}
}
