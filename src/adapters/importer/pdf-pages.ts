// The text of a PDF with its places, its links and what is attached to it. Pictures are never unpacked.
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type {
	PageLink,
	SourcePage,
	TextPiece,
} from "../../domain/resume-reading/lines/source-line.ts";
import { withTurnedHeadings } from "../../domain/resume-reading/page/turned-headings.ts";
import { withColors } from "./pdf-colors.ts";
import { marksOf } from "./pdf-marks.ts";
import { withJoinedLetters } from "./pdf-spacing.ts";
import { writtenOrder } from "./pdf-tags.ts";

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document["getPage"]>>;

export type Attachment = { name: string; content: Uint8Array };
export type PdfText = { pages: SourcePage[]; attachments: Attachment[] };

export async function openPdf(bytes: Uint8Array): Promise<Document> {
	// The library takes no kind of Uint8Array but the plain one.
	return getDocumentProxy(new Uint8Array(bytes), {
		verbosity: 0,
		// A picture larger than one pixel is passed over unread.
		maxImageSize: 1,
		disableFontFace: true,
		useSystemFonts: false,
		stopAtErrors: false,
	});
}

export async function readPdfText(document: Document): Promise<PdfText> {
	const pages: SourcePage[] = [];
	for (let number = 1; number <= document.numPages; number += 1)
		pages.push(await readPage(await document.getPage(number)));
	return { pages, attachments: await readAttachments(document) };
}

async function readPage(page: Page): Promise<SourcePage> {
	const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
	// Fonts are named only once the page's operators were read.
	const operators = await page.getOperatorList();
	const { OPS } = await getResolvedPDFJS();
	const content = await page.getTextContent({ includeMarkedContent: true });
	const pieces: TextPiece[] = [];
	const turned: TextPiece[] = [];
	const open: (string | null)[] = [];
	for (const item of content.items) {
		if (!("str" in item)) {
			if (item.type === "endMarkedContent") open.pop();
			else open.push(item.id ?? null);
			continue;
		}
		if (item.str === "") continue;
		const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform;
		const isTurned = Math.abs(b) > 0.01 * Math.abs(a);
		const font = fontName(page, item.fontName);
		const mark = open.findLast((id) => id !== null);
		(isTurned ? turned : pieces).push({
			...(mark && { mark }),
			...(isTurned && { isTurned }),
			text: item.str,
			x: x - left,
			y: top - y - (isTurned && b > 0 ? item.width : 0),
			width: isTurned ? Math.hypot(c, d) : item.width,
			size: Math.hypot(c, d) || item.height,
			isBold: /bold|black|heavy|semib|demi|(?<![a-z])bd(?![a-z])/i.test(font),
			isItalic: /italic|oblique|(?<![a-z])it(?![a-z])/i.test(font),
		});
	}
	const joined = withJoinedLetters(
		withColors(pieces, operators, OPS),
		operators,
		OPS,
	);
	return {
		width: right - left,
		height: top - bottom,
		pieces: withTurnedHeadings(joined, turned),
		written: writtenOrder(await page.getStructTree(), joined, turned),
		links: await readLinks(page, { left, top }),
		marks: marksOf(operators, OPS, { left, top }),
	};
}

function fontName(page: Page, id: string): string {
	if (!page.commonObjs.has(id)) return "";
	const font: unknown = page.commonObjs.get(id);
	return typeof font === "object" && font !== null && "name" in font
		? String(font.name).replace(/^[A-Z]{6}\+/, "")
		: "";
}

async function readLinks(
	page: Page,
	{ left, top }: { left: number; top: number },
): Promise<PageLink[]> {
	const annotations: { url?: unknown; rect?: unknown }[] =
		await page.getAnnotations();
	return annotations.flatMap(({ url, rect }) => {
		if (typeof url !== "string" || !Array.isArray(rect)) return [];
		const [x0, y0, x1, y1] = rect.map(Number);
		return [
			{
				url,
				x: (x0 ?? 0) - left,
				y: top - (y1 ?? 0),
				width: (x1 ?? 0) - (x0 ?? 0),
				height: (y1 ?? 0) - (y0 ?? 0),
			},
		];
	});
}

async function readAttachments(document: Document): Promise<Attachment[]> {
	const found: ReadonlyMap<string, { filename: string }> | null =
		await document.getAttachments();
	const attachments: Attachment[] = [];
	for (const [id, { filename }] of found ?? []) {
		if (!/\.(?:json|xml)$/i.test(filename)) continue;
		const content: unknown = await document.getAttachmentContent(id);
		if (content instanceof Uint8Array)
			attachments.push({ name: filename, content });
	}
	return attachments;
}
