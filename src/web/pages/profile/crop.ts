// Cutting a photo out of a picture somebody chose. The picture itself stays in the browser: what is kept is drawn anew, at the size
// it is printed in, and holds nothing a camera wrote beside it.
import {
	MOST_LETTERS,
	PHOTO_SHAPE,
	withoutMetadata,
} from "../../../domain/profile/photo.ts";

/** `zoom` from 1 on; `x` and `y` from 0 to 1: how far the cut-out stands to the right and below. */
type Crop = { zoom: number; x: number; y: number };
export type CropPart = keyof Crop;

export const CROP_BOUNDS = {
	zoom: { min: 1, max: 4, step: 0.05 },
	x: { min: 0, max: 1, step: 0.02 },
	y: { min: 0, max: 1, step: 0.02 },
} as const;

/** Heads stand in the upper half of a picture. */
export const FIRST_CROP: Crop = { zoom: 1, x: 0.5, y: 0.3 };

type Sides = { width: number; height: number };

/** The part of the picture that is cut out, in its own pixels. */
export function cutOut(
	{ width, height }: Sides,
	{ zoom, x, y }: Crop,
): Sides & { left: number; top: number } {
	const shape = PHOTO_SHAPE.width / PHOTO_SHAPE.height;
	const wide = Math.min(width, height * shape) / zoom;
	const high = wide / shape;
	return {
		left: (width - wide) * x,
		top: (height - high) * y,
		width: wide,
		height: high,
	};
}

/** As if the picture had been taken and moved by these pixels of a cut-out that is shown `shownWidth` wide. */
export function dragged(
	sides: Sides,
	crop: Crop,
	{ dx, dy, shownWidth }: { dx: number; dy: number; shownWidth: number },
): Crop {
	const cut = cutOut(sides, crop);
	const scale = cut.width / shownWidth;
	const moved = (at: number, by: number, room: number) =>
		room < 1 ? at : Math.min(1, Math.max(0, at - (by * scale) / room));
	return {
		...crop,
		x: moved(crop.x, dx, sides.width - cut.width),
		y: moved(crop.y, dy, sides.height - cut.height),
	};
}

export function drawCrop(
	canvas: HTMLCanvasElement,
	picture: ImageBitmap,
	crop: Crop,
): void {
	const context = canvas.getContext("2d");
	if (!context) return;
	const { left, top, width, height } = cutOut(picture, crop);
	// What was see-through is white on paper.
	context.fillStyle = "#fff";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.imageSmoothingQuality = "high";
	context.drawImage(
		picture,
		...([left, top, width, height] as const),
		...([0, 0, canvas.width, canvas.height] as const),
	);
}

const QUALITIES = [0.88, 0.75, 0.6];

/** What stands on the canvas as a JPEG in base64, small enough to be kept; null where the browser makes none. */
export async function jpegOf(
	canvas: HTMLCanvasElement,
): Promise<string | null> {
	for (const quality of QUALITIES) {
		const encoded = await new Promise<Blob | null>((resolve) =>
			canvas.toBlob(resolve, "image/jpeg", quality),
		);
		const bytes = encoded && new Uint8Array(await encoded.arrayBuffer());
		const bare = bytes && withoutMetadata(bytes);
		if (!bare) return null;
		const letters = base64Of(bare);
		if (letters.length <= MOST_LETTERS) return letters;
	}
	return null;
}

function base64Of(bytes: Uint8Array): string {
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
