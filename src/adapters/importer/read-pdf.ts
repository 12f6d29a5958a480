// A PDF: its text by places, and what Attune's own exports and Europass attach to it.

import { Refusal } from "../../domain/refusal.ts";
import type { ImportedProfile } from "../../domain/resume-reading/draft/imported-profile.ts";
import { readEuropass } from "../../domain/resume-reading/formats/read-europass.ts";
import type { SourceLine } from "../../domain/resume-reading/lines/source-line.ts";
import { linesOfPages } from "../../domain/resume-reading/page/page-lines.ts";
import { writtenLines } from "../../domain/resume-reading/page/written-lines.ts";
import { readResume } from "../../domain/resume-reading/read-resume.ts";
import { embeddedResume } from "./embedded-resume.ts";
import { textOfBytes } from "./file-kind.ts";
import {
	type Attachment,
	openPdf,
	type PdfText,
	readPdfText as readPages,
} from "./pdf-pages.ts";
import { parseXml } from "./xml-tree.ts";

const MOST_PAGES = 50;
/** Less text than this on a page is a page number or a mark, not a resume. */
const LEAST_LETTERS = 40;

const PROTECTED =
	"This PDF is protected with a password and can't be read. Save it without the password and choose that file.";
const BROKEN =
	"This PDF is damaged and can't be opened. Export it again from the program it was made with.";
const SCANNED =
	"This PDF contains scanned pages and no text. Export the resume as PDF from the program it was written in, or choose a Word or text file.";
const LONG = `This PDF has more than ${MOST_PAGES} pages. Choose just the resume.`;

export async function readPdf(bytes: Uint8Array): Promise<ImportedProfile> {
	const { pages, attachments } = await pagesOf(bytes);
	const lines = linesOfPages(pages);
	const attached = readAttached(attachments, lines);
	if (attached) return attached;
	refusePictures(pages);
	return readResume(lines, [
		() => writtenLines(pages),
		() => linesOfPages(pages, "by-gaps"),
		() => linesOfPages(pages, "never"),
	]);
}

/** What is written in it, line by line. */
export async function linesOfPdf(bytes: Uint8Array): Promise<SourceLine[]> {
	const { pages } = await pagesOf(bytes);
	refusePictures(pages);
	return linesOfPages(pages);
}

async function pagesOf(bytes: Uint8Array): Promise<PdfText> {
	const document = await openPdf(bytes).catch((cause: unknown) => {
		const isLocked =
			cause instanceof Error && cause.name === "PasswordException";
		throw new Refusal("bad-input", isLocked ? PROTECTED : BROKEN, { cause });
	});
	if (document.numPages > MOST_PAGES) throw new Refusal("bad-input", LONG);
	return readPages(document).catch((cause: unknown) => {
		throw new Refusal("bad-input", BROKEN, { cause });
	});
}

function refusePictures(pages: PdfText["pages"]): void {
	const letters = pages
		.flatMap(({ pieces }) => pieces)
		.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, "").length, 0);
	if (letters < LEAST_LETTERS) throw new Refusal("bad-input", SCANNED);
}

function readAttached(
	attachments: Attachment[],
	lines: SourceLine[],
): ImportedProfile | null {
	for (const { name, content } of attachments) {
		if (/resume\.json$/i.test(name)) {
			const own = embeddedResume(content, lines);
			if (own) return own;
		}
		if (!/\.xml$/i.test(name)) continue;
		const text = textOfBytes(content);
		// Other programs attach other XML, such as invoices.
		if (!/SkillsPassport|<Candidate[\s>]/.test(text)) continue;
		const europass = readEuropass(parseXml(text));
		if (europass) return europass;
	}
	return null;
}
