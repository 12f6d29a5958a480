// A document's content drawn in the formats asked for, all from one Doc, so that they say the same.
import { drawInThread } from "../adapters/computing/draw-in-thread.ts";
import { createTypesetter } from "../adapters/typesetter/typst-typesetter.ts";
import type { Look as DocLook, Paper } from "../documents/doc.ts";
import type { DrawableContent } from "../documents/drawing-types.ts";
import { type Format, formatsOf } from "../documents/formats.ts";
import { layOut } from "../documents/lay-out.ts";
import { templateOf } from "../documents/templates/layout-config.ts";
import { letterTemplates } from "../documents/templates/letter-templates.ts";
import { resumeTemplates } from "../documents/templates/resume-templates.ts";
import type { Photo } from "../domain/profile/photo.ts";
import { renderFormat } from "../workflows/render-format.ts";
import type { Typesetter } from "../world/typesetter.ts";
import { type CommandInput, unusable } from "./command.ts";

const PAPERS = ["letter", "a4"] as const;

export type DrawingOptions = {
	template: string | null;
	paper: Paper;
	/** Drawn where the template has a place for it. */
	photo?: Photo | undefined;
};
export type Drawn = { format: Format; bytes: Uint8Array | string };
export type DrawnDocument = {
	files: Drawn[];
	pages: number | null;
	missingGlyphs: string[];
	/** Lines of a letter that do not fit its page. */
	linesBeyond: number;
};

const templates = { resume: resumeTemplates, letter: letterTemplates };

/** The paper and the template asked for. A template of one kind alone leaves the other kind its usual look. */
export function readLook(
	name: string,
	given: CommandInput,
	kinds: DrawableContent["kind"][],
): DrawingOptions {
	const template = given.text("template");
	const names = [
		...new Set(kinds.flatMap((kind) => Object.keys(templates[kind]))),
	];
	if (template && !names.includes(template))
		throw unusable(
			name,
			`There is no template “${template}”: use ${names.join(", ")}`,
		);
	return { template, paper: given.oneOf("paper", PAPERS, "letter") };
}

/** How a resume will look. */
export function resumeLook(look: DrawingOptions): DocLook {
	return lookOf("resume", look);
}

function lookOf(
	kind: DrawableContent["kind"],
	{ template, paper, photo }: DrawingOptions,
): DocLook {
	const stored = { layout: template ?? "professional", layout_config: {} };
	return { template: templateOf(kind, stored), paper, photo };
}

/** A format that the kind of document does not have is left out. */
export async function draw(
	document: DrawableContent,
	{ formats, ...look }: DrawingOptions & { formats: readonly Format[] },
	typesetter: Typesetter,
): Promise<DrawnDocument> {
	const doc = layOut({
		written: document,
		look: lookOf(document.kind, look),
	});
	const drawing: DrawnDocument = {
		files: [],
		pages: null,
		missingGlyphs: [],
		linesBeyond: 0,
	};
	const possible = formatsOf(document.kind);
	for (const format of formats.filter((each) => possible.includes(each))) {
		const rendered = await renderFormat(format, document, {
			doc,
			typesetter,
			compute: drawInThread,
		});
		drawing.files.push({ format, bytes: rendered.body });
		if (rendered.pages === null) continue;
		drawing.pages = rendered.pages;
		drawing.missingGlyphs = rendered.missingGlyphs;
		drawing.linesBeyond = rendered.linesBeyond;
	}
	return drawing;
}

/** What a person should know of a drawing before it is sent. */
export function warningsOf({
	missingGlyphs,
	linesBeyond,
}: DrawnDocument): string[] {
	return [
		missingGlyphs.length > 0 &&
			`No font has ${missingGlyphs.join(" ")}: they are missing from the PDF. Spell them with other characters.`,
		linesBeyond > 0 &&
			`The letter is ${linesBeyond} line${linesBeyond === 1 ? "" : "s"} longer than its page, even set tightly. Shorten it.`,
	].filter((warning) => warning !== false);
}

/** Sets one or two documents in the thread itself: a thread of its own would start longer than it works. */
export function commandTypesetter(): Typesetter {
	return createTypesetter({ threads: 0 });
}
