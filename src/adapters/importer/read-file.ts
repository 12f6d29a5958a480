// From the bytes of a file to what a resume says. Runs in a worker thread; whatever cannot be read is refused in words that say
// what to do, and nothing is ever an empty success.
import { readJsonResume } from "../../domain/mapping/json-resume/read-json-resume.ts";
import { withinLimits } from "../../domain/profile/sections/limits.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ImportedProfile } from "../../domain/resume-reading/draft/imported-profile.ts";
import { readEuropass } from "../../domain/resume-reading/formats/read-europass.ts";
import {
	isLinkedInTable,
	readLinkedIn,
} from "../../domain/resume-reading/formats/read-linkedin.ts";
import { importedFromJson } from "../../domain/resume-reading/formats/read-structured.ts";
import { plainTextLines } from "../../domain/resume-reading/lines/text-lines.ts";
import { readResume } from "../../domain/resume-reading/read-resume.ts";
import { type FileKind, kindOf, textOfBytes } from "./file-kind.ts";
import { linesOfHtml } from "./html-lines.ts";
import { readTables } from "./linkedin-tables.ts";
import { isDocx, isPartOfDocx, readDocx } from "./read-docx.ts";
import { isOdt, isPartOfOdt, odtLines } from "./read-odt.ts";
import { readPdf } from "./read-pdf.ts";
import { linesOfRtf } from "./rtf-lines.ts";
import { unpack } from "./unpack.ts";
import { parseXml } from "./xml-tree.ts";

const KNOWN =
	"Choose a PDF, a Word document (.docx), an OpenDocument text (.odt), a rich text file (.rtf), a web page, a text file, a JSON Resume, an Attune export, LinkedIn's data export (.zip) or a Europass file.";

const NOT_READ: Partial<Record<FileKind, string>> = {
	empty: `The file is empty. ${KNOWN}`,
	unknown: `Attune can't read this kind of file. ${KNOWN}`,
	picture:
		"This is a picture, and Attune can't read text in pictures. Export the resume as PDF from the program it was written in, or choose a Word or text file.",
	"old-word":
		"This is an old Word file (.doc). Open it in Word and save it as .docx or PDF.",
	"protected-office":
		"This Word file is protected with a password and can't be read. Save it without the password and choose that file.",
};
const NOTHING_FOUND =
	"No name, job, school or skill was recognized in this file. Check that it is a resume, or enter the profile by hand.";
const OTHER_ZIP = `This zip file holds neither LinkedIn's data export nor a Word document. ${KNOWN}`;
const OTHER_OFFICE =
	"This is an office file, but not a text document. Save the resume as .docx, .odt or PDF and choose that file.";
const OTHER_XML = `This XML file isn't a Europass resume. ${KNOWN}`;
const LONG_TEXT =
	"This text is far longer than a resume. Choose just the resume.";
const LONGEST_TEXT = 400_000;
const LONGEST_PAGE = 4_000_000;

export async function readResumeFile(
	bytes: Uint8Array,
): Promise<ImportedProfile> {
	const kind = kindOf(bytes);
	const refused = NOT_READ[kind];
	if (refused) throw new Refusal("bad-input", refused);
	const imported = await readers[kind]?.(bytes);
	if (!imported || isNothing(imported))
		throw new Refusal("bad-input", NOTHING_FOUND);
	return asMuchAsFits(imported);
}

function asMuchAsFits(imported: ImportedProfile): ImportedProfile {
	const { profile, leftOut } = withinLimits(imported.profile);
	if (leftOut.length === 0) return imported;
	return {
		...imported,
		profile,
		sources: imported.sources.filter(({ path }) => isThere(profile, path)),
		notes: [...imported.notes, ...leftOut],
	};
}

function isThere(value: unknown, path: readonly (string | number)[]): boolean {
	const [first, ...rest] = path;
	if (first === undefined) return value !== undefined;
	return (
		typeof value === "object" &&
		value !== null &&
		isThere(Reflect.get(value, first), rest)
	);
}

const readers: Partial<
	Record<
		FileKind,
		(bytes: Uint8Array) => ImportedProfile | Promise<ImportedProfile>
	>
> = {
	pdf: readPdf,
	zip: readZip,
	json: readJson,
	xml(bytes) {
		const europass = readEuropass(parseXml(textOfBytes(bytes)));
		if (europass) return europass;
		throw new Refusal("bad-input", OTHER_XML);
	},
	rtf: (bytes) => readResume(linesOfRtf(bytes)),
	html: (bytes) => readResume(linesOfHtml(pageOf(bytes))),
	text: (bytes) => readResume(plainTextLines(textOf(bytes))),
};

function textOf(bytes: Uint8Array): string {
	const text = textOfBytes(bytes);
	if (text.length > LONGEST_TEXT) throw new Refusal("bad-input", LONG_TEXT);
	return text;
}

/** A page's own size tells little: most of it may be how it looks. */
function pageOf(bytes: Uint8Array): string {
	const page = textOfBytes(bytes);
	if (page.length > LONGEST_PAGE) throw new Refusal("bad-input", LONG_TEXT);
	return page;
}

function readZip(bytes: Uint8Array): ImportedProfile {
	const unpacked = unpack(
		bytes,
		(name) => isPartOfDocx(name) || isPartOfOdt(name) || isLinkedInTable(name),
	);
	if (isDocx(unpacked.names)) return readDocx(unpacked);
	if (isOdt(unpacked)) return readResume(odtLines(unpacked));
	if (
		unpacked.names.some(
			(name) => name === "mimetype" || /^(?:xl|ppt)\//.test(name),
		)
	)
		throw new Refusal("bad-input", OTHER_OFFICE);
	const linkedIn = readLinkedIn(readTables(unpacked.files));
	if (linkedIn) return linkedIn;
	throw new Refusal("bad-input", OTHER_ZIP);
}

function readJson(bytes: Uint8Array): ImportedProfile {
	const text = textOfBytes(bytes);
	const read = readJsonResume(text);
	if (read.ok) return importedFromJson(text, read.value);
	const [problem] = read.problems;
	throw new Refusal("bad-input", `${problem?.message}. ${problem?.hint}.`);
}

function isNothing({ profile }: ImportedProfile): boolean {
	const { personal, ...sections } = profile;
	return (
		personal.first_name === "" &&
		Object.values(sections).every((entries) => entries.length === 0)
	);
}
