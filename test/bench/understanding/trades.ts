// Small cases in ten trades, each line with the answers a careful reader would accept: trades/cases.json. They show faults that the
// labelled pairs do not: named papers, years that dates prove, figures that are nobody's, conditions that decide nothing.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { readJob } from "#src/domain/job/reading/read-job.ts";
import { readJsonResume } from "#src/domain/mapping/json-resume/read-json-resume.ts";
import { matchProfile } from "#src/domain/match/answer/match-profile.ts";
import type { Match } from "#src/domain/match/match.ts";

const Cases = z.array(
	z.object({
		id: z.string(),
		profile: z.unknown(),
		posting: z.string(),
		/** Words of the line, the answers accepted, words of the line of evidence that must stand among those shown. */
		lines: z.array(
			z.tuple([z.string(), z.array(z.string()), z.string().nullable()]),
		),
		/** Words of lines that must and must not decide alone. */
		breakers: z.object({ yes: z.array(z.string()), no: z.array(z.string()) }),
	}),
);
type Case = z.infer<typeof Cases>[number];

const FILE = new URL("trades/cases.json", import.meta.url);

type Fault = { id: string; asked: string; is: string };

/** How many answers and deal-breakers are as they should be, then those that are not. */
export function tradesReport(today: string): string[] {
	const cases = Cases.parse(JSON.parse(readFileSync(FILE, "utf8")));
	const faults = cases.flatMap((one) => faultsOf(one, today));
	const of = cases
		.map(
			({ lines, breakers: { yes, no } }) =>
				lines.length + yes.length + no.length,
		)
		.reduce((all, some) => all + some, 0);
	return [
		`answers and deal-breakers of ${cases.length} small cases in other trades: ${of - faults.length} of ${of} right`,
		...faults.map(({ id, asked, is }) => `  ${id}: ${asked}: ${is}`),
	];
}

function faultsOf(one: Case, today: string): Fault[] {
	const reading = readJsonResume(JSON.stringify(one.profile));
	if (!reading.ok) throw new Error(`${one.id} is no resume`);
	const job = readJob(one.posting);
	const match = matchProfile(reading.value.profile, job, today);
	const said = (asked: string, is: string) => ({ id: one.id, asked, is });
	return [
		...one.lines.flatMap(([words, accepted, line]) =>
			answerFault(match, { words, accepted, line }).map((is) =>
				said(words, is),
			),
		),
		...one.breakers.yes
			.filter((words) => !decides(match, words))
			.map((words) => said(words, "no deal-breaker")),
		...one.breakers.no
			.filter((words) => decides(match, words))
			.map((words) => said(words, "a deal-breaker")),
	];
}

function answerFault(
	{ requirements }: Match,
	{
		words,
		accepted,
		line,
	}: { words: string; accepted: string[]; line: string | null },
): string[] {
	const found = requirements.find(({ requirement }) =>
		requirement.text.includes(words),
	);
	if (!found) return ["no requirement"];
	const lines = found.evidence.map(({ text }) => text);
	if (!accepted.includes(found.support))
		return [`${found.support} ← ${lines.join(" | ")}`];
	const isShown = line === null || lines.some((text) => text.includes(line));
	return isShown ? [] : [`${found.support}, by ${lines.join(" | ")}`];
}

function decides({ knockouts }: Match, words: string): boolean {
	return knockouts.some(({ knockout }) => knockout.quote.includes(words));
}
