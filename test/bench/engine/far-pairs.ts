// Pairs that do not fit: the documents stay true, the score stays low, what decides against the person is named, and nothing
// of the posting is claimed.
import { checkClaims } from "#src/domain/tailoring/claims/check-claims.ts";
import type { WrittenPair } from "./chosen-pairs.ts";
import { coverageOf } from "./coverage.ts";
import { none, type Result } from "./result.ts";

/** What a matching pair reaches at least; a far one must stay below it. */
const LOW_SCORE = 50;

export function measureFarPairs(written: readonly WrittenPair[]): Result[] {
	const far = written.filter(({ kind }) => kind === "far");
	const of = ` in ${far.length} pairs`;
	const untrue = far.flatMap(({ name, person, tailored }) =>
		[tailored.resume, tailored.letter].flatMap((content) =>
			checkClaims(content, person.profile).map(
				({ where, text }) => `${name}: ${where} “${text}”`,
			),
		),
	);
	const invented = far.flatMap(({ name, person, tailored }) =>
		coverageOf(
			tailored.job.terms
				.filter(({ kind }) => kind !== "title")
				.map(({ term }) => term),
			{
				profile: person.source,
				document: [tailored.resume, tailored.letter.body],
			},
		).stuffed.map((term) => `${name}: ${term}`),
	);
	const scores = far.map(({ name, tailored: { match } }) => ({
		name,
		score: match.score,
	}));
	const unnamed = far.flatMap(({ name, tailored: { match, resume } }) =>
		match.knockouts
			.filter(({ verdict }) => verdict === "not-met")
			.filter(
				({ knockout }) =>
					!resume.validation.warnings.some((warning) =>
						warning.includes(knockout.quote.replace(/\s+/g, " ").slice(0, 40)),
					),
			)
			.map(({ knockout }) => `${name}: ${knockout.quote}`),
	);
	const knockouts = far.reduce(
		(sum, { tailored: { match } }) =>
			sum +
			match.knockouts.filter(({ verdict }) => verdict === "not-met").length,
		0,
	);
	const highest = Math.max(0, ...scores.map(({ score }) => score));
	return [
		none("far pairs: untrue claims in both documents", untrue, of),
		none("far pairs: words of the posting claimed", invented, of),
		{
			measure: "far pairs: highest score",
			result: `${highest} of 100`,
			mustReach: `< ${LOW_SCORE}`,
			isReached: highest < LOW_SCORE,
			cases: scores.map(({ name, score }) => `${name}: ${score}`),
		},
		{
			...none("far pairs: unmet knock-outs not named", unnamed),
			result: `${unnamed.length} of ${knockouts}`,
		},
	];
}
