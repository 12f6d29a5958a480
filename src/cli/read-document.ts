// A document given as a file, whatever its format: what the claim check reads of it.
import { type FileKind, kindOf } from "../adapters/importer/file-kind.ts";
import { createImporter } from "../adapters/importer/resume-importer.ts";
import { readJsonResume } from "../domain/mapping/json-resume/read-json-resume.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Checked } from "../workflows/check-document.ts";
import { asContent } from "./read-content.ts";
import { decodedText } from "./read-input.ts";

/** What a file holds; `name` is what it is called where it cannot be read. */
export async function documentIn(
	bytes: Uint8Array,
	name: string,
): Promise<Checked> {
	const kind = kindOf(bytes);
	const text = await textOf(bytes, { name, kind });
	if (text.trim() === "")
		throw new Refusal(
			"bad-input",
			`The document ${name} has no text. Run text recognition on scanned pages first.`,
		);
	if (!text.trimStart().startsWith("{") || kind === "pdf" || kind === "zip")
		return { kind: "text", text };
	const document = asContent(text);
	if (document) return { kind: "content", content: document.content };
	const resume = readJsonResume(text);
	if (resume.ok) return { kind: "json-resume", resume: resume.value.profile };
	throw new Refusal(
		"bad-input",
		`The document ${name}: ${resume.problems[0]?.message}. ${resume.problems[0]?.hint}.`,
	);
}

type Named = { name: string; kind: FileKind };

function textOf(bytes: Uint8Array, { name, kind }: Named): Promise<string> {
	if (kind === "pdf") return textOfPdf(bytes, name);
	if (kind === "zip") return textOfWord(bytes, name);
	return Promise.resolve(decodedText(bytes, name));
}

/** The lines of a Word document, read as the importer reads them. */
async function textOfWord(bytes: Uint8Array, name: string): Promise<string> {
	const importer = createImporter();
	try {
		return await importer.readPosting(new Uint8Array(bytes));
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		throw new Refusal(
			error.code,
			`The document ${name} can't be read. Use a Word document (.docx), a PDF, a JSON file or plain text.`,
			{ cause: error },
		);
	} finally {
		await importer.close();
	}
}

async function textOfPdf(bytes: Uint8Array, name: string): Promise<string> {
	const { extractText } = await import("unpdf");
	try {
		const { text } = await extractText(new Uint8Array(bytes));
		return text.join("\n");
	} catch (error) {
		const message = `The PDF ${name} can't be read: it is damaged or password-protected. Save it again without a password.`;
		throw new Refusal("bad-input", message, { cause: error });
	}
}
