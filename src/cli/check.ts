// attune check: what a document says and the profile does not, whoever wrote the document.
import { readJob } from "../domain/job/reading/read-job.ts";
import { Refusal } from "../domain/refusal.ts";
import { checkDocument } from "../workflows/check-document.ts";
import type { Command } from "./command.ts";
import { printJson, printLines, shortLine } from "./print.ts";
import { documentIn } from "./read-document.ts";
import {
	nameOf,
	readBytes,
	readPosting,
	readProfileFile,
} from "./read-input.ts";
import { today } from "./today.ts";
import { loadMeanings } from "./words.ts";

const help = `attune check --profile FILE --document FILE [--job FILE] [--json]

Says for every line of a document whether the profile proves it, contradicts it, or neither.

  --profile FILE   a JSON Resume or Attune's export, or - for what is piped in
  --document FILE  a resume.json or letter.json of Attune, a JSON Resume, a PDF, a Word document (.docx) or a text
                   file, or -
  --job FILE       the posting of a letter, whose position and company it may name
  --json           {grounded, problems, lines}. A problem: path, text (the exact words that aren't supported), message, hint, verdict
                   ("refuted": the profile says otherwise; "unproved": it doesn't say so), facts. A line of lines is proved:
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
			await documentIn(await readBytes(files.document), nameOf(files.document)),
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
			`${problems.length} ${problems.length === 1 ? "line says" : "lines say"} what isn't in the profile:`,
			...problems.map(
				({ path, text, message, hint }) =>
					`  ${path}: “${shortLine(text)}” ${message} ${hint}`,
			),
		]);
	},
};
