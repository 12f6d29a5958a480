// Turns a PDF into drawn pages with selectable text, by pdf.js in its own worker. Nothing is fetched for it: the fonts
// are in the file.
import * as pdfjs from "pdfjs-dist";
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import type { TextItem } from "pdfjs-dist/types/src/display/api.js";
import type { Piece } from "./locate-lines.ts";

export type DrawnPage = {
	number: number;
	width: number;
	height: number;
	canvas: HTMLCanvasElement;
	text: HTMLElement;
	pieces: Piece[];
};

/** Beyond three device pixels a page only costs memory. */
const MAX_DENSITY = 3;

// One worker for all documents: starting one costs more than drawing a page.
pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;
const worker = new pdfjs.PDFWorker();

/** The pages at a width in CSS pixels, sharp on the screen they are drawn for. */
export async function drawPages(
	bytes: Blob,
	width: number,
): Promise<DrawnPage[]> {
	const data = new Uint8Array(await bytes.arrayBuffer());
	const loading = pdfjs.getDocument({ data, worker, isEvalSupported: false });
	try {
		const document = await loading.promise;
		const numbers = Array.from(
			{ length: document.numPages },
			(_, place) => place + 1,
		);
		return await Promise.all(
			numbers.map(async (number) =>
				drawPage(await document.getPage(number), width),
			),
		);
	} finally {
		await loading.destroy();
	}
}

async function drawPage(
	page: pdfjs.PDFPageProxy,
	width: number,
): Promise<DrawnPage> {
	const viewport = page.getViewport({
		scale: width / page.getViewport({ scale: 1 }).width,
	});
	const density = Math.min(MAX_DENSITY, window.devicePixelRatio || 1);
	const canvas = document.createElement("canvas");
	canvas.width = Math.floor(viewport.width * density);
	canvas.height = Math.floor(viewport.height * density);
	const text = document.createElement("div");
	text.className = "pdf-text";
	text.style.setProperty("--total-scale-factor", String(viewport.scale));
	const content = await page.getTextContent();
	await Promise.all([
		page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
			.promise,
		new pdfjs.TextLayer({
			textContentSource: content,
			container: text,
			viewport,
		}).render(),
	]);
	const pieces = content.items
		.filter((item): item is TextItem => "str" in item)
		.map((item) => pieceOf(item, viewport));
	return {
		number: page.pageNumber,
		width: viewport.width,
		height: viewport.height,
		canvas,
		text,
		pieces,
	};
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
