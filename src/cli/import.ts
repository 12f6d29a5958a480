// attune import: a resume in any known kind of file to a JSON Resume, with what was lost or is doubtful on stderr.
import { kindOf } from "../adapters/importer/file-kind.ts";
import { createImporter } from "../adapters/importer/resume-importer.ts";
import { readJsonResume } from "../domain/mapping/json-resume/read-json-resume.ts";
import { toJsonResume } from "../domain/mapping/json-resume/write-json-resume.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { Refusal } from "../domain/refusal.ts";
import type { ImportedProfile } from "../domain/resume-reading/draft/imported-profile.ts";
import { type Command, unusable } from "./command.ts";
import { printJson, printLines, progress } from "./print.ts";
import { decodedText, nameOf, readBytes } from "./read-input.ts";

const help = `attune import FILE [--json]

Reads a resume file into a profile and prints it as a JSON Resume. On stderr, it lists what has no place in a profile and what may
have been read wrong.

  FILE    a PDF, a Word document, plain text, a JSON Resume of any version, an export of Attune, LinkedIn's data export (zip),
          a Europass file, or - for what is piped in
  --json  on one line, without that list`;

export const command: Command = {
	help,
	options: { json: { type: "boolean" } },
	words: 1,
	async run(given) {
		const [file] = given.words;
		if (!file) throw unusable("import", "Name the resume file");
		const { profile, reported } = await readResumeFile(file);
		const resume = toJsonResume(profile);
		if (given.isOn("json")) return printJson(resume);
		printLines([JSON.stringify(resume, null, 2)]);
		for (const line of reported) progress(line);
	},
};

type Read = { profile: Profile; reported: string[] };

async function readResumeFile(file: string): Promise<Read> {
	const bytes = await readBytes(file);
	if (kindOf(bytes) === "json")
		return readJson(decodedText(bytes, nameOf(file)), file);
	const importer = createImporter();
	try {
		const imported = await importer.read(new Uint8Array(bytes));
		return { profile: imported.profile, reported: reportedOf(imported) };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		throw new Refusal(error.code, `${nameOf(file)}: ${error.message}`, {
			cause: error,
		});
	} finally {
		await importer.close();
	}
}

/** A JSON Resume is converted whatever it holds, also where that is nothing. */
function readJson(text: string, file: string): Read {
	const outcome = readJsonResume(text);
	if (outcome.ok) {
		const { profile, notes } = outcome.value;
		return {
			profile,
			reported: notes.map(({ where, message }) => `${where}: ${message}`),
		};
	}
	const [problem] = outcome.problems;
	throw new Refusal(
		"bad-input",
		`The profile ${nameOf(file)}: ${problem?.message}. ${problem?.hint}.`,
	);
}

function reportedOf({ sources, unread, notes }: ImportedProfile): string[] {
	return [
		...notes.map(({ message }) => message),
		...sources
			.filter(({ doubtful }) => doubtful)
			.map(
				({ path, quote, why }) =>
					`${path.join(".")}: ${why ?? "doubtful"} (“${quote.replace(/\s+/g, " ")}”)`,
			),
		...unread.map((line) => `not read: ${line.replace(/\s+/g, " ")}`),
	];
}
