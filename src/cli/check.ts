// attune check: what a document says and the profile does not, whoever wrote the document.
import { type FileKind, kindOf } from "../adapters/importer/file-kind.ts";
import { createImporter } from "../adapters/importer/resume-importer.ts";
import { readJob } from "../domain/job/reading/read-job.ts";
import { readJsonResume } from "../domain/mapping/json-resume/read-json-resume.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Checked, checkDocument } from "../workflows/check-document.ts";
import type { Command } from "./command.ts";
import { printJson, printLines, shortLine } from "./print.ts";
import { asContent } from "./read-content.ts";
import {
	decodedText,
	nameOf,
	readBytes,
	readPosting,
	readProfileFile,
} from "./read-input.ts";
import { today } from "./today.ts";
import { loadMeanings } from "./words.ts";

const help = `attune check --profile FILE --document FILE [--job FILE] [--json]

Says of every line of a document whether it follows from the profile, contradicts it, or neither.

  --profile FILE   a JSON Resume or Attune's export, or - for what is piped in
  --document FILE  a resume.json or letter.json of Attune, a JSON Resume, a PDF, a Word document (.docx) or a text
                   file, or -
  --job FILE       the posting of a letter, whose position and company it may name
  --json           {grounded, problems, lines}. A problem: path, text (the very words not supported), message, hint, verdict
                   ("refuted": the profile says otherwise; "unproved": it does not say so), facts. A line of lines is proved:
                   path, text, verdict, facts (paths in the profile) and steps (how it follows from them)`;

export const command: Command = {
	help,
	options: {
		profile: { type: "string" },
		document: { type: "string" },
		job: { type: "string" },
		json: { type: "boolean" },
	},
	words: 0,
	async run(given) {
		const files = {
			profile: given.needed("profile"),
			document: given.needed("document"),
		};
		if (files.profile === "-" && files.document === "-")
			throw new Refusal(
				"bad-input",
				"Only one of --profile and --document can be “-”. Name a file for the other.",
			);
		await loadMeanings();
		const { profile } = await readProfileFile(files.profile);
		const job = given.text("job");
		const posting = job === null ? null : readJob(await readPosting(job));
		const { problems: found, proofs } = checkDocument(
			await readDocument(files.document),
			{
				profile,
				today: today(),
				posting: [posting?.title ?? "", posting?.company ?? ""],
				...(posting
					? { needs: posting.requirements.map(({ text }) => text) }
					: {}),
			},
		);
		const problems = found.map(
			({ where, text, message, hint, verdict, facts }) => ({
				path: where,
				text,
				message,
				hint,
				verdict,
				facts,
			}),
		);
		const lines = proofs.map(({ path, text, facts, steps }) => ({
			path,
			text,
			verdict: "proved",
			facts,
			steps,
		}));
		if (given.isOn("json"))
			return printJson({ grounded: problems.length === 0, problems, lines });
		if (problems.length === 0)
			return printLines(["Everything it says is in the profile."]);
		printLines([
			`${problems.length} ${problems.length === 1 ? "place says" : "places say"} what the profile does not hold:`,
			...problems.map(
				({ path, text, message, hint }) =>
					`  ${path}: “${shortLine(text)}” ${message} ${hint}`,
			),
		]);
	},
};

async function readDocument(file: string): Promise<Checked> {
	const bytes = await readBytes(file);
	const name = nameOf(file);
	const kind = kindOf(bytes);
	const text = await textOf(bytes, { name, kind });
	if (text.trim() === "")
		throw new Refusal(
			"bad-input",
			`The document ${name} holds no text. A scanned page has to be made readable first.`,
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
			`The document ${name} cannot be read. It has to be a Word document (.docx), a PDF, a JSON file or plain text.`,
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
		const message = `The PDF ${name} cannot be read: it is damaged or protected by a password. Save it again without a password.`;
		throw new Refusal("bad-input", message, { cause: error });
	}
}
