// attune job: what a posting asks for.
import type { Job } from "../domain/job/job.ts";
import { postingProblems } from "../domain/job/reading/posting-problems.ts";
import { readJob } from "../domain/job/reading/read-job.ts";
import { readTermsOfSentence } from "../domain/job/reading/read-terms.ts";
import { inCodePoints } from "./code-points.ts";
import { type Command, unusable } from "./command.ts";
import { notePosting } from "./note-posting.ts";
import { list, printJson, printLines, shortLine } from "./print.ts";
import { readPosting } from "./read-input.ts";
import { loadWords } from "./words.ts";

const help = `attune job FILE [--json] [--lines]

Shows what a posting asks for: title, terms, requirements and conditions.

  FILE     the posting as text, or - for what is piped in
  --json   one JSON object; spans are [start, end) in characters (Unicode code points) of the text as given
  --lines  treat every line as a sentence of its own; prints one JSON object per line, for empty lines too`;

export const command: Command = {
	help,
	options: { json: { type: "boolean" }, lines: { type: "boolean" } },
	words: 1,
	async run(given) {
		const [file] = given.words;
		if (!file) throw unusable("job", "Name the posting's file");
		await loadWords();
		const text = await readPosting(file);
		if (given.isOn("lines"))
			for (const line of linesOf(text))
				printJson(inCodePoints(readTermsOfSentence(line), line));
		else showPosting(text, given.isOn("json"));
	},
};

function showPosting(text: string, asJson: boolean): void {
	const job = readJob(text);
	if (asJson) {
		const problems = postingProblems(text, job);
		printJson({ ...inCodePoints(job, text), problems });
	} else {
		notePosting(text, job);
		printLines(describe(job));
	}
}

function linesOf(text: string): string[] {
	return text.replace(/\r?\n$/, "").split("\n");
}

function describe(job: Job): string[] {
	const years =
		job.years === null
			? null
			: `${job.years} ${job.years === 1 ? "year" : "years"}`;
	const named = (demand: string) =>
		job.terms.filter((term) => term.demand === demand).map(({ term }) => term);
	const line = (terms: string[]) =>
		terms.length > 0 ? [terms.join(", ")] : [];
	return [
		[job.title ?? "Job without a title", job.company]
			.filter(Boolean)
			.join(" · "),
		[job.seniority, years, `language ${job.language}`]
			.filter(Boolean)
			.join(" · "),
		...list("Must have", line(named("must"))),
		...list("Nice to have", line(named("nice"))),
		...list("Duties", line(named("duty"))),
		...list("Also named", line(named("mention"))),
		...list(
			"Requirements",
			job.requirements.map(
				({ kind, text }) => `${kind.padEnd(4)} ${shortLine(text)}`,
			),
		),
		...list(
			"Conditions",
			job.knockouts.map(({ kind, quote }) => `${kind}: ${shortLine(quote)}`),
		),
	];
}
