// Turns a PDF into drawn pages with selectable text, by pdf.js in its own worker. Nothing is fetched for it: the fonts
// are in the file.
import * as pdfjs from "pdfjs-dist";
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import type { TextItem } from "pdfjs-dist/types/src/display/api.js";
import type { Piece } from "./locate-lines.ts";

/** `text` and `pieces` come after the drawing: null until then. */
export type DrawnPage = {
	number: number;
	width: number;
	height: number;
	canvas: HTMLCanvasElement;
	words: { text: HTMLElement; pieces: Piece[] } | null;
};

/** Beyond three device pixels a page only costs memory. */
const MAX_DENSITY = 3;

// One worker for all documents: starting one costs more than drawing a page.
pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;
const worker = new pdfjs.PDFWorker();

export type PageDrawing = {
	/** In CSS pixels; the pages are sharp on the screen they are drawn for. */
	width: number;
	/** Called with the drawn pages, and once more with their words on them: whoever writes waits for the picture alone. */
	onDrawn(pages: DrawnPage[]): void;
};

export async function drawPages(
	bytes: Blob,
	{ width, onDrawn }: PageDrawing,
): Promise<void> {
	const data = new Uint8Array(await bytes.arrayBuffer());
	const loading = pdfjs.getDocument({ data, worker, isEvalSupported: false });
	try {
		const document = await loading.promise;
		const numbers = Array.from(
			{ length: document.numPages },
			(_, place) => place + 1,
		);
		const pages = await Promise.all(
			numbers.map((number) => document.getPage(number)),
		);
		const drawn = await Promise.all(pages.map((page) => drawPage(page, width)));
		onDrawn(drawn);
		const worded = await Promise.all(
			drawn.map(async (page, at) => {
				const words = pages[at] ? await readWords(pages[at], width) : null;
				return { ...page, words };
			}),
		);
		onDrawn(worded);
	} finally {
		await loading.destroy();
	}
}

async function drawPage(
	page: pdfjs.PDFPageProxy,
	width: number,
): Promise<DrawnPage> {
	const viewport = viewportOf(page, width);
	const density = Math.min(MAX_DENSITY, window.devicePixelRatio || 1);
	const canvas = document.createElement("canvas");
	canvas.width = Math.floor(viewport.width * density);
	canvas.height = Math.floor(viewport.height * density);
	const transform = [density, 0, 0, density, 0, 0];
	await page.render({ canvas, viewport, transform }).promise;
	return {
		number: page.pageNumber,
		width: viewport.width,
		height: viewport.height,
		canvas,
		words: null,
	};
}

async function readWords(page: pdfjs.PDFPageProxy, width: number) {
	const viewport = viewportOf(page, width);
	const text = document.createElement("div");
	text.className = "pdf-text";
	text.style.setProperty("--total-scale-factor", String(viewport.scale));
	const content = await page.getTextContent();
	await new pdfjs.TextLayer({
		textContentSource: content,
		container: text,
		viewport,
	}).render();
	const pieces = content.items
		.filter((item): item is TextItem => "str" in item)
		.map((item) => pieceOf(item, viewport));
	return { text, pieces };
}

function viewportOf(page: pdfjs.PDFPageProxy, width: number) {
	const { width: own } = page.getViewport({ scale: 1 });
	return page.getViewport({ scale: width / own });
}

function pieceOf(item: TextItem, viewport: pdfjs.PageViewport): Piece {
	const [, , , , left = 0, baseline = 0] = item.transform as number[];
	const [x = 0, bottom = 0] = viewport.convertToViewportPoint(
		left,
		baseline - item.height * 0.22,
	);
	const height = item.height * viewport.scale;
	return {
		text: item.str,
		x: x / viewport.width,
		y: (bottom - height) / viewport.height,
		width: (item.width * viewport.scale) / viewport.width,
		height: height / viewport.height,
	};
}
