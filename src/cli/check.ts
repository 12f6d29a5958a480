// attune check: what a document says and the profile does not, whoever wrote the document.
import { readJsonResume } from "../domain/mapping/json-resume/read-json-resume.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Checked, checkDocument } from "../workflows/check-document.ts";
import type { Command } from "./command.ts";
import { oneLine, printJson, printLines } from "./print.ts";
import { asContent } from "./read-content.ts";
import { asText, nameOf, readBytes, readProfile } from "./read-input.ts";
import { today } from "./today.ts";
import { installWords } from "./words.ts";

const help = `attune check --profile FILE --document FILE [--json]

Finds what a document says and the profile does not hold: names, dates, numbers, tools, claims of rank.

  --profile FILE   a JSON Resume or Attune's export, or - for what is piped in
  --document FILE  a resume.json or letter.json of Attune, a JSON Resume, a PDF or a text file, or -
  --json           {grounded, problems: [{path, text, message, hint}]}; text is the very words not supported`;

export const command: Command = {
	help,
	options: {
		profile: { type: "string" },
		document: { type: "string" },
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
		await installWords();
		const { profile } = await readProfile(files.profile);
		const found = checkDocument(
			await readDocument(files.document),
			profile,
			today(),
		);
		const problems = found.map(({ where, text, message, hint }) => ({
			path: where,
			text,
			message,
			hint,
		}));
		if (given.isOn("json"))
			return printJson({ grounded: problems.length === 0, problems });
		if (problems.length === 0)
			return printLines(["Everything it says is in the profile."]);
		printLines([
			`${problems.length} ${problems.length === 1 ? "place says" : "places say"} what the profile does not hold:`,
			...problems.map(
				({ path, text, message, hint }) =>
					`  ${path}: “${oneLine(text)}” ${message} ${hint}`,
			),
		]);
	},
};

async function readDocument(file: string): Promise<Checked> {
	const bytes = await readBytes(file);
	const name = nameOf(file);
	const isPdf = bytes.subarray(0, 5).toString("latin1") === "%PDF-";
	const text = isPdf ? await textOfPdf(bytes, name) : asText(bytes, name);
	if (text.trim() === "")
		throw new Refusal(
			"bad-input",
			`The document ${name} holds no text. A scanned page has to be made readable first.`,
		);
	if (isPdf || !text.trimStart().startsWith("{")) return { kind: "text", text };
	const document = asContent(text);
	if (document) return { kind: "content", content: document.content };
	const resume = readJsonResume(text);
	if (resume.ok) return { kind: "json-resume", resume: resume.value.profile };
	throw new Refusal(
		"bad-input",
		`The document ${name}: ${resume.problems[0]?.message}. ${resume.problems[0]?.hint}.`,
	);
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
