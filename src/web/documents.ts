// A document's addresses and files: where it is shown, where its files come from, how they are saved and named.
import type { GenerationSummary } from "../api/generations.ts";
import type { Paper } from "../documents/doc.ts";
import { readFile } from "./client.ts";
import { paths } from "./paths.ts";

export const formats = {
	pdf: { label: "PDF", extension: "pdf" },
	html: { label: "HTML", extension: "html" },
	txt: { label: "Plain text", extension: "txt" },
	json: { label: "JSON", extension: "json" },
} as const;
export type Format = keyof typeof formats;

export type FileWish = {
	id: string;
	format: Format;
	template?: string | undefined;
	paper?: Paper | undefined;
};

type Kind = GenerationSummary["kind"];

/** The JSON is Attune's own: the content with the source of every line. A letter is offered as a page and as text only. */
export function formatsOf(kind: Kind): Format[] {
	return kind === "resume"
		? ["pdf", "html", "txt", "json"]
		: ["pdf", "html", "txt"];
}

export function previewPath(kind: Kind) {
	return kind === "resume" ? paths.resumePreview : paths.letterPreview;
}

export function fileAddress(
	{ id, format, template, paper }: FileWish,
	disposition: "inline" | "attachment",
): string {
	const wish = new URLSearchParams({ format, disposition });
	if (template) wish.set("template", template);
	if (paper) wish.set("paper", paper);
	return `/api/generations/${encodeURIComponent(id)}/file?${wish}`;
}

/** Saves a file under "{JobTitle_with_underscores}_Resume.pdf", unless the server names it otherwise. */
export async function saveFile(
	wish: FileWish,
	document: Pick<GenerationSummary, "kind" | "job_title">,
): Promise<void> {
	const { bytes, name } = await readFile(fileAddress(wish, "attachment"));
	const address = URL.createObjectURL(bytes);
	const link = Object.assign(window.document.createElement("a"), {
		href: address,
		download: name ?? fileName(document, wish.format),
	});
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function fileName(
	{ kind, job_title }: Pick<GenerationSummary, "kind" | "job_title">,
	format: Format,
): string {
	const title = job_title
		.replace(/[^\p{L}\p{N}]+/gu, "_")
		.replace(/^_+|_+$/g, "");
	const type = kind === "resume" ? "Resume" : "Cover_Letter";
	return `${[title, type].filter(Boolean).join("_")}.${formats[format].extension}`;
}
