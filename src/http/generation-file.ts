// A document's file as a reply: its name, its kind, and what a browser may do with it.
import type { Context } from "hono";
import { FileRequest } from "../api/generations.ts";
import type { Generation } from "../db/generations.ts";
import { type DrawingOrder, drawDocument } from "../workflows/draw-document.ts";
import type { Door, House } from "./door.ts";
import { DOCUMENT_POLICY } from "./security.ts";

type Format = DrawingOrder["format"];

const mediaTypes: Record<Format, string> = {
	pdf: "application/pdf",
	html: "text/html; charset=utf-8",
	txt: "text/plain; charset=utf-8",
	json: "application/json; charset=utf-8",
};

export async function answerWithFile(
	c: Context<Door>,
	house: House,
	id: string,
): Promise<Response> {
	const { disposition, ...order } = FileRequest.parse(c.req.query());
	const drawing = await drawDocument(house.db, house.world, {
		userId: c.var.person.id,
		id,
		order,
	});
	c.header("content-type", mediaTypes[order.format]);
	c.header(
		"content-disposition",
		`${disposition}; ${fileName(drawing.generation, order.format)}`,
	);
	c.header("cache-control", "private, no-cache");
	// A browser's PDF viewer is a page of its own, which the pages' policy would stop.
	c.header(
		"content-security-policy",
		order.format === "pdf" ? "frame-ancestors 'self'" : DOCUMENT_POLICY,
	);
	const missing = drawing.missingGlyphs.join("");
	if (missing) c.header("x-attune-missing-glyphs", encodeURIComponent(missing));
	return c.body(
		typeof drawing.body === "string"
			? drawing.body
			: Uint8Array.from(drawing.body),
	);
}

/** Once in letters every program reads, once as it is (RFC 6266). Nothing of a title can leave the header or the folder. */
function fileName(
	{ kind, job_title }: Pick<Generation, "kind" | "job_title">,
	format: Format,
): string {
	const title = job_title
		.replace(/[^\p{L}\p{N}]+/gu, "_")
		.replace(/^_+|_+$/g, "")
		.slice(0, 100);
	const name = `${[title, kind === "resume" ? "Resume" : "Cover_Letter"].filter(Boolean).join("_")}.${format}`;
	const plain = name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^\w.-]/g, "_");
	return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
