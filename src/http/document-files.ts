// A document's file as a reply: its name, its kind, and what a browser may do with it.
import { functionCalls } from "../api/functions.ts";
import { generationCalls } from "../api/generations.ts";
import type { Generation } from "../db/generations.ts";
import { DOCUMENT_KINDS } from "../domain/document-kinds.ts";
import {
	type Drawer,
	type DrawingOrder,
	drawDocument,
} from "../workflows/draw-document.ts";
import { documentId } from "./document-id.ts";
import type { RequestContext } from "./request-env.ts";
import { type Route, sends } from "./route.ts";
import { DOCUMENT_POLICY } from "./security.ts";
import type { Store } from "./store.ts";

type Drawing = Store & Drawer;
type FileOrder = DrawingOrder & {
	id: string;
	disposition: "inline" | "attachment";
};

export function fileRoutes(parts: Drawing): Route[] {
	return [
		sends(generationCalls.file, ({ params, query, c }) =>
			sendFile(c, parts, { id: documentId(params), ...query }),
		),
		sends(functionCalls.generatePdf, ({ body, c }) => {
			const { resumeId, mode, templateId, paperFormat, format } = body;
			const isPreview = mode === "preview";
			return sendFile(c, parts, {
				id: resumeId,
				template: templateId,
				paper: paperFormat,
				format: isPreview ? "html" : format,
				disposition: isPreview ? "inline" : "attachment",
			});
		}),
	];
}

async function sendFile(
	c: RequestContext,
	parts: Drawing,
	{ id, disposition, ...order }: FileOrder,
): Promise<Response> {
	const drawing = await drawDocument(parts.db, parts, {
		userId: c.var.person.id,
		id,
		order,
	});
	c.header("content-type", drawing.mediaType);
	c.header(
		"content-disposition",
		`${disposition}; ${fileName(drawing.generation, drawing.extension)}`,
	);
	c.header("cache-control", "no-store");
	// A browser's PDF viewer is a page of its own, which the pages' policy would stop.
	c.header(
		"content-security-policy",
		order.format === "pdf" ? "frame-ancestors 'self'" : DOCUMENT_POLICY,
	);
	const missing = drawing.missingGlyphs.join("");
	if (missing) c.header("x-attune-missing-glyphs", encodeURIComponent(missing));
	if (drawing.linesBeyond > 0)
		c.header("x-attune-lines-beyond", String(drawing.linesBeyond));
	return c.body(
		typeof drawing.body === "string"
			? drawing.body
			: Uint8Array.from(drawing.body),
	);
}

/** Once in letters every program reads, once as it is (RFC 6266). Nothing of a title can leave the header or the folder. */
function fileName(
	{ kind, job_title }: Pick<Generation, "kind" | "job_title">,
	extension: string,
): string {
	const title = job_title
		// Which of two documents it is matters here, not to whoever receives it.
		.replace(/ \(copy(?: \d+)?\)$/, "")
		.replace(/[^\p{L}\p{N}]+/gu, "_")
		.replace(/^_+|_+$/g, "")
		.slice(0, 100);
	const name = `${[title, DOCUMENT_KINDS[kind].fileTitle].filter(Boolean).join("_")}.${extension}`;
	const plain = name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^\w.-]/g, "_");
	return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
