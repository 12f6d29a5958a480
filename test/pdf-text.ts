// Reads back what a PDF says, as a stranger would: its words in order, or its lines with their places on the page. What the file
// marks as an artifact, such as a running head, is no part of its text and read apart.
import { getDocumentProxy } from "unpdf";

type Piece = {
	str: string;
	transform: number[];
	width: number;
	hasEOL: boolean;
};

type Reading = {
	part?: "text" | "artifacts";
	/** Pages to read, from the first. */
	most?: number;
};

async function pieces(
	pdf: Uint8Array,
	{ part = "text", most = Number.POSITIVE_INFINITY }: Reading = {},
): Promise<Piece[][]> {
	const document = await getDocumentProxy(new Uint8Array(pdf));
	const pages: Piece[][] = [];
	const last = Math.min(document.numPages, most);
	for (let number = 1; number <= last; number += 1) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent({ includeMarkedContent: true });
		const tags: string[] = [];
		const found: Piece[] = [];
		for (const item of items) {
			if ("str" in item) {
				const isArtifact = tags.includes("Artifact");
				if (isArtifact === (part === "artifacts")) found.push(item);
			} else if (item.type === "endMarkedContent") tags.pop();
			else tags.push("tag" in item ? String(item.tag) : "");
		}
		pages.push(found);
	}
	// A file that is not closed stays in memory, and hundreds are read.
	await document.loadingTask.destroy();
	return pages;
}

/** What stands on each page beside its text. */
export async function pdfArtifacts(pdf: Uint8Array): Promise<string[]> {
	const pages = await pieces(pdf, { part: "artifacts" });
	return pages.map((page) => page.map(({ str }) => str).join(""));
}

export async function pdfText(pdf: Uint8Array): Promise<string> {
	const pages = await pieces(pdf);
	return pages
		.map((page) =>
			page.map(({ str, hasEOL }) => `${str}${hasEOL ? "\n" : ""}`).join(""),
		)
		.join("\n");
}

/** A line each: page, points from the left and from the foot, words. */
export async function pdfLayout(
	pdf: Uint8Array,
	reading: Pick<Reading, "most"> = {},
): Promise<string> {
	const pages = await pieces(pdf, reading);
	const lines = pages.flatMap((page, index) =>
		page
			.filter(({ str }) => str.trim())
			.map(({ str, transform }) => {
				const [x = 0, y = 0] = transform.slice(4);
				return `${index + 1} ${x.toFixed(0).padStart(3)} ${y.toFixed(0).padStart(3)}  ${str}`;
			}),
	);
	return `${lines.join("\n")}\n`;
}

/** Where each piece of text begins and how wide it is, in points. */
export async function pdfBoxes(
	pdf: Uint8Array,
): Promise<{ x: number; width: number }[]> {
	const pages = await pieces(pdf);
	return pages
		.flat()
		.map(({ transform, width }) => ({ x: transform[4] ?? 0, width }));
}

/** The files inside, by name, as text. */
export async function pdfAttachments(
	pdf: Uint8Array,
): Promise<Record<string, string>> {
	const document = await getDocumentProxy(new Uint8Array(pdf));
	const found: Map<string, { filename: string }> | null =
		await document.getAttachments();
	const texts: Record<string, string> = {};
	for (const [id, { filename }] of found ?? [])
		texts[filename] = new TextDecoder().decode(
			(await document.getAttachmentContent(id)) ?? new Uint8Array(),
		);
	return texts;
}

/** Words without white space and without the marks that only separate, which each output draws in its own way. */
export function bare(text: string): string {
	return text.replace(/[\s·•]/g, "");
}
