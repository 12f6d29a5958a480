// A document's files: where they come from, how they are saved and named.
import type { QueryClient } from "@tanstack/react-query";
import type { ListedDocument } from "../../api/generation-summary.ts";
import { generationCalls } from "../../api/generations.ts";
import type { Paper } from "../../documents/doc.ts";
import { type Format, formats, formatsOf } from "../../documents/formats.ts";
import { DOCUMENT_KINDS } from "../../domain/document-kinds.ts";
import { askFile, linkTo, type ServedFile } from "../ask.ts";
import { settingsQuery } from "../queries/settings-query.ts";
import { templatesQuery } from "../queries/templates-query.ts";
import { saveAs } from "../save-as.ts";
import { chosenPaper, chosenTemplate } from "./use-look.ts";

export type FileWish = {
	id: string;
	format: Format;
	template?: string | undefined;
	paper?: Paper | undefined;
};

type Kind = ListedDocument["kind"];
type Titled = Pick<ListedDocument, "kind" | "job_title">;

/** Everything a document of this kind can be saved as, the PDF first. */
export function formatsFor(kind: Kind): Format[] {
	return formatsOf(DOCUMENT_KINDS[kind].form);
}

/** Where the browser itself fetches a file, to be shown in its own window. */
export function fileLink(wish: FileWish): string {
	return linkTo(generationCalls.file, requestOf(wish, "inline"));
}

/** The file as the app itself reads it. */
export function readDocumentFile(
	wish: FileWish,
	signal?: AbortSignal,
): Promise<ServedFile> {
	const input = requestOf(wish, "inline");
	return askFile(generationCalls.file, { ...input, ...(signal && { signal }) });
}

function requestOf(
	{ id, format, template, paper }: FileWish,
	disposition: "inline" | "attachment",
) {
	return { params: { id }, query: { format, disposition, template, paper } };
}

/** Saves a file under "{JobTitle_with_underscores}_Resume.pdf", unless the server names it otherwise. */
export async function saveFile(
	wish: FileWish,
	document: Titled,
): Promise<void> {
	const { bytes, name } = await askFile(
		generationCalls.file,
		requestOf(wish, "attachment"),
	);
	saveAs(bytes, name ?? fileName(document, wish.format));
}

/** The same file the preview would show: in the template and on the paper that were chosen last. */
export async function saveFileAsShown(
	queries: QueryClient,
	wish: Pick<FileWish, "id" | "format">,
	document: Titled & { template: string },
): Promise<void> {
	const choices = await queries.ensureQueryData(templatesQuery);
	const settings = await queries.ensureQueryData(settingsQuery);
	const template = chosenTemplate(document.kind, document.template, choices);
	const paper = chosenPaper(settings.defaultPaperFormat);
	await saveFile({ ...wish, template, paper }, document);
}

function fileName({ kind, job_title }: Titled, format: Format): string {
	const title = job_title
		.replace(/ \(copy(?: \d+)?\)$/, "")
		.replace(/[^\p{L}\p{N}]+/gu, "_")
		.replace(/^_+|_+$/g, "");
	const { fileTitle } = DOCUMENT_KINDS[kind];
	return `${[title, fileTitle].filter(Boolean).join("_")}.${formats[format].extension}`;
}
