// An OpenDocument text, as LibreOffice and Google Docs save it: its lines.
import { Refusal } from "../../domain/refusal.ts";
import type { SourceLine } from "../../domain/resume-reading/lines/source-line.ts";
import { textOfBytes } from "./file-kind.ts";
import { linesOfOdt } from "./odt-lines.ts";
import type { Unpacked } from "./unpack.ts";
import { parseXml } from "./xml-tree.ts";

const KIND = "application/vnd.oasis.opendocument.text";

const PROTECTED =
	"This OpenDocument file is protected with a password and can't be read. Save it without the password and choose that file.";
const EMPTY =
	"This OpenDocument file holds no text. If the resume in it is a picture, export it as PDF from the program it was made with.";

export function isPartOfOdt(name: string): boolean {
	return ["mimetype", "content.xml", "styles.xml", MANIFEST].includes(name);
}

const MANIFEST = "META-INF/manifest.xml";

export function isOdt({ files }: Unpacked): boolean {
	return text(files.mimetype).trim().startsWith(KIND);
}

export function odtLines({ files }: Unpacked): SourceLine[] {
	if (text(files[MANIFEST]).includes("encryption-data"))
		throw new Refusal("bad-input", PROTECTED);
	const sheet = files["styles.xml"];
	const lines = linesOfOdt(
		parseXml(text(files["content.xml"])),
		sheet ? parseXml(text(sheet)) : null,
	);
	if (lines.length === 0) throw new Refusal("bad-input", EMPTY);
	return lines;
}

function text(bytes: Uint8Array | undefined): string {
	return bytes ? textOfBytes(bytes) : "";
}
