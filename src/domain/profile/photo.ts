// A person's photo: one small JPEG that holds its picture and nothing else. A camera writes into its files where and when they were
// taken; what is kept here has no place for that. Source of the parts of a file: ITU-T T.81, annex B.
import type { Outcome } from "../problem.ts";

/** `jpeg` in base64; sides in pixels. */
export type Photo = { jpeg: string; width: number; height: number };

/** The shape photos are cut to: 35 by 45 mm, as on a passport. */
export const PHOTO_SHAPE = { width: 420, height: 540 } as const;
const MOST_BYTES = 150_000;
/** In base64, four letters stand for three bytes. */
export const MOST_LETTERS = Math.ceil(MOST_BYTES / 3) * 4;
const LEAST_SIDE = 100;
const MOST_SIDE = 1000;

/** The picture as it may be kept, or what is wrong with it. */
export function readPhoto(jpeg: string): Outcome<Photo> {
	if (jpeg.length > MOST_LETTERS)
		return refused("The photo is larger than 150 kB");
	const bytes = bytesOfBase64(jpeg);
	const parts = bytes && partsOf(bytes);
	if (!parts) return refused("The photo isn't a whole JPEG");
	if (parts.length !== parts.filter((part) => isPicture(part)).length)
		return refused("The photo holds more than its picture");
	const size = sizeOf(parts);
	if (!size) return refused("The photo isn't a whole JPEG");
	const sides = [size.width, size.height];
	if (sides.some((side) => side < LEAST_SIDE || side > MOST_SIDE))
		return refused(
			`The photo's sides must be ${LEAST_SIDE} to ${MOST_SIDE} pixels`,
		);
	return { ok: true, value: { jpeg, ...size } };
}

/** A JPEG without whatever stands in it besides the picture; null for what is no JPEG. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array | null {
	const parts = partsOf(bytes);
	if (!parts) return null;
	const kept = parts.filter((part) => isPicture(part));
	const length = kept.reduce((sum, { bytes: { length } }) => sum + length, 4);
	const result = new Uint8Array(length);
	result.set([0xff, START]);
	let at = 2;
	for (const part of kept) {
		result.set(part.bytes, at);
		at += part.bytes.length;
	}
	result.set([0xff, END], at);
	return result;
}

/** Null for letters that are no base64. */
export function bytesOfBase64(letters: string): Uint8Array | null {
	if (letters.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(letters))
		return null;
	const filled = letters.replace(/=+$/, "");
	const bytes = new Uint8Array(Math.floor((filled.length * 3) / 4));
	let [held, bits, at] = [0, 0, 0];
	for (const letter of filled) {
		held = ((held << 6) | LETTERS.indexOf(letter)) & 0xffff;
		bits += 6;
		if (bits < 8) continue;
		bits -= 8;
		bytes[at] = (held >> bits) & 0xff;
		at += 1;
	}
	return bytes;
}

const LETTERS =
	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const [START, END, SCAN, JFIF] = [0xd8, 0xd9, 0xda, 0xe0];
/** Baseline, extended and progressive pictures. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Frames, Huffman tables, scans, quantization tables and restart intervals. */
const PICTURE: readonly number[] = [...FRAMES, 0xc4, SCAN, 0xdb, 0xdd];
/** A JFIF part of this length has no small picture of its own inside. */
const PLAIN_JFIF = 18;

type Part = { marker: number; bytes: Uint8Array };

function isPicture({ marker, bytes }: Part): boolean {
	return (
		PICTURE.includes(marker) ||
		(marker === JFIF && bytes.length === PLAIN_JFIF && bytes[4] === 0x4a)
	);
}

/** All parts between start and end, or null where the bytes are not just those of one JPEG. */
function partsOf(bytes: Uint8Array): Part[] | null {
	if (bytes[0] !== 0xff || bytes[1] !== START) return null;
	const parts: Part[] = [];
	let at = 2;
	while (at + 1 < bytes.length) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff) return null;
		if (marker === END) return at + 2 === bytes.length ? parts : null;
		if (marker < 0xc0 || (marker >= 0xd0 && marker <= START)) return null;
		const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
		let end = at + 2 + length;
		if (length < 2 || end > bytes.length) return null;
		if (marker === SCAN) end = endOfScan(bytes, end);
		parts.push({ marker, bytes: bytes.subarray(at, end) });
		at = end;
	}
	return null;
}

/** A scan goes on to the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
	for (let at = from; at + 1 < bytes.length; at += 1) {
		const next = bytes[at + 1] ?? 0;
		const goesOn = next === 0 || (next >= 0xd0 && next <= 0xd7);
		if (bytes[at] === 0xff && !goesOn) return at;
	}
	return bytes.length;
}

function sizeOf(
	parts: readonly Part[],
): Pick<Photo, "width" | "height"> | null {
	const frames = parts.filter(({ marker }) => FRAMES.includes(marker));
	const [frame] = frames;
	const hasScan = parts.some(({ marker }) => marker === SCAN);
	if (!frame || frames.length > 1 || !hasScan) return null;
	const at = (place: number) => frame.bytes[place] ?? 0;
	const isColored = at(9) === 1 || at(9) === 3;
	if (at(4) !== 8 || !isColored) return null;
	return { height: (at(5) << 8) | at(6), width: (at(7) << 8) | at(8) };
}

function refused(message: string): Outcome<Photo> {
	const hint = "Choose the picture again on the page of your profile.";
	return { ok: false, problems: [{ where: "jpeg", message, hint }] };
}
