// attune match: how a profile answers a posting.
import { readJob } from "../domain/job/reading/read-job.ts";
import { matchProfile } from "../domain/match/answer/match-profile.ts";
import type { Match } from "../domain/match/match.ts";
import { matchInCodePoints } from "./code-points.ts";
import type { Command } from "./command.ts";
import { notePosting } from "./note-posting.ts";
import { list, printJson, printLines, shortLine } from "./print.ts";
import { readPair } from "./read-input.ts";
import { today } from "./today.ts";
import { loadMeanings } from "./words.ts";

const help = `attune match --profile FILE --job FILE [--json]

Shows how well a profile answers a posting, with the profile's own lines as evidence.

  --profile FILE  a JSON Resume or Attune's export, or - for what is piped in
  --job FILE      the posting as text, or -
  --json          one JSON object; spans are [start, end) in characters (Unicode code points) of the posting as given`;

export const command: Command = {
	help,
	options: {
		profile: { type: "string" },
		job: { type: "string" },
		json: { type: "boolean" },
	},
	words: 0,
	async run(given) {
		await loadMeanings();
		const { profile, posting } = await readPair(
			given.needed("profile"),
			given.needed("job"),
		);
		const job = readJob(posting);
		notePosting(posting, job);
		const match = matchProfile(profile, job, today());
		if (given.isOn("json")) printJson(matchInCodePoints(match, posting));
		else printLines(describe(match));
	},
};

function limitLine({ limit }: Match): string[] {
	return limit
		? [`At most ${limit.most} while this is open: ${shortLine(limit.quote)}`]
		: [];
}

function describe(match: Match): string[] {
	const answered = (support: string) =>
		match.terms
			.filter((term) => term.support === support)
			.map(({ term }) => term.term);
	const line = (terms: string[]) =>
		terms.length > 0 ? [terms.join(", ")] : [];
	return [
		`Match ${match.score} of 100. By wording alone it can reach ${match.ceiling}.`,
		...limitLine(match),
		...list("Shown in your work", line(answered("shown"))),
		...list("Only listed", line(answered("listed"))),
		...list("Not in your profile", line(match.missing)),
		...list(
			"Requirements",
			match.requirements.map(({ support, requirement, evidence }) => {
				const proof = evidence[0]
					? ` ← ${shortLine(evidence[0].text, 60)}`
					: "";
				return `${support.padEnd(7)} ${shortLine(requirement.text)}${proof}`;
			}),
		),
		...list(
			"Conditions",
			match.knockouts.map(
				({ verdict, knockout }) =>
					`${verdict.padEnd(7)} ${shortLine(knockout.quote)}`,
			),
		),
		...list(
			"Only you can tell",
			match.toAsk.map(({ text, answer }) => {
				const said = answer ? ` ← ${shortLine(answer.text, 60)}` : "";
				return `${shortLine(text)}${said}`;
			}),
		),
	];
}
