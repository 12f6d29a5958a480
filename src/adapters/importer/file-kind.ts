// What a file is, told from its first bytes and never from its name.

export type FileKind =
	| "pdf"
	| "zip"
	| "json"
	| "xml"
	| "text"
	| "old-word"
	| "protected-office"
	| "rtf"
	| "picture"
	| "html"
	| "empty"
	| "unknown";

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PICTURES: number[][] = [
	[0x89, 0x50, 0x4e, 0x47],
	[0xff, 0xd8, 0xff],
	[0x47, 0x49, 0x46, 0x38],
	[0x49, 0x49, 0x2a, 0x00],
	[0x4d, 0x4d, 0x00, 0x2a],
];

export function kindOf(bytes: Uint8Array): FileKind {
	if (bytes.length === 0) return "empty";
	const begins = (mark: number[]) =>
		mark.every((byte, at) => bytes[at] === byte);
	if (begins(COMPOUND))
		return holds(bytes, "EncryptedPackage") ? "protected-office" : "old-word";
	if (begins([0x50, 0x4b, 0x03, 0x04]) || begins([0x50, 0x4b, 0x05, 0x06]))
		return "zip";
	const isHeif = latin(bytes, 4, 12).startsWith("ftyp");
	const isWebp =
		latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP";
	if (PICTURES.some(begins) || isHeif || isWebp) return "picture";
	// A PDF may begin a little later than the file does.
	if (latin(bytes, 0, 1024).includes("%PDF-")) return "pdf";
	return kindOfText(bytes);
}

/** A web page, behind the XML declaration and comments that some programs put before it. */
const PAGE =
	/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|body)\b/i;

function kindOfText(bytes: Uint8Array): FileKind {
	const isWide =
		(bytes[0] === 0xff && bytes[1] === 0xfe) ||
		(bytes[0] === 0xfe && bytes[1] === 0xff);
	const start = withoutPadding(bytes).subarray(0, 8192);
	// Control characters but tab, line ends, form feed and escape stand in no text.
	const isControl = (byte: number) =>
		byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32);
	if (!isWide && start.some(isControl)) return "unknown";
	const text = textOfBytes(bytes.subarray(0, 4096)).trimStart();
	if (text === "" && textOfBytes(bytes).trim() === "") return "empty";
	if (text.startsWith("{\\rtf")) return "rtf";
	if (/^[{[]/.test(text)) return "json";
	if (PAGE.test(text)) return "html";
	if (/^<(?:\?xml|[a-z]+:?[a-z]*[\s>])/i.test(text)) return "xml";
	return "text";
}

/** Some programs end a text with a zero, as strings end in memory. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
	let end = bytes.length;
	while (end > 0 && bytes[end - 1] === 0) end -= 1;
	return bytes.subarray(0, end);
}

/** Text in UTF-8, UTF-16 with its mark, or the old Windows encoding. */
export function textOfBytes(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe)
		return new TextDecoder("utf-16le").decode(bytes);
	if (bytes[0] === 0xfe && bytes[1] === 0xff)
		return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes, {
			stream: true,
		});
	} catch {
		// Not UTF-8: older Windows programs save in their own encoding, in which every byte is a character.
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

function latin(bytes: Uint8Array, from: number, to: number): string {
	return String.fromCharCode(...bytes.subarray(from, to));
}

/** Whether the words stand in the file in the two-byte letters of Office's older format. */
function holds(bytes: Uint8Array, words: string): boolean {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
		Buffer.from(words, "utf16le"),
	);
}
