// attune import: a resume file to a JSON Resume, with what was lost or changed told on stderr.
import { toJsonResume } from "../domain/profile/to-json-resume.ts";
import { type Command, unusable } from "./command.ts";
import { printJson, printLines, progress } from "./print.ts";
import { readProfile } from "./read-input.ts";

const help = `attune import FILE [--json]

Reads a resume file into a profile and prints it as a JSON Resume. What has no place in a profile is told.

  FILE    a JSON Resume of any version, or - for what is piped in
  --json  on one line, and silent about what was left out`;

export const command: Command = {
	help,
	options: { json: { type: "boolean" } },
	words: 1,
	async run(given) {
		const [file] = given.words;
		if (!file) throw unusable("import", "The resume's file is missing");
		const { profile, notes } = await readProfile(file);
		const resume = toJsonResume(profile);
		if (given.isOn("json")) return printJson(resume);
		printLines([JSON.stringify(resume, null, 2)]);
		for (const note of notes) progress(`${note.where}: ${note.message}`);
	},
};
