// What the check says of each case, counted against the labels: a case is stopped when it names something that it does not
// name in the unchanged document.
import { readJsonResume } from "#src/domain/mapping/json-resume/read-json-resume.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import type { ClaimProblem } from "#src/domain/tailoring/claims/claim-problem.ts";
import { checkDocument } from "#src/workflows/check-document.ts";
import type { Result } from "../engine/result.ts";
import { type Case, type Collection, changed } from "./cases.ts";

type Judged = { one: Case; isStopped: boolean; isRefuted: boolean };

const ENOUGH_LIES = 0.97;
const MOST_HONEST_REFUTED = 0.01;

export function measureCases(collection: Collection, today: string): Result[] {
	const { name, cases, profiles } = collection;
	const judged = cases.map((one): Judged => {
		const source = profiles.get(one.profile);
		const profile = profileOf(source);
		const given = { profile, today };
		const own = new Set(
			checkDocument(
				{ kind: "json-resume", resume: profile },
				given,
			).problems.map(keyOf),
		);
		const { problems } =
			one.path === "letter"
				? checkDocument({ kind: "text", text: one.text }, given)
				: checkDocument(
						{ kind: "json-resume", resume: profileOf(changed(source, one)) },
						given,
					);
		const fresh =
			one.path === "letter"
				? problems
				: problems.filter((problem) => !own.has(keyOf(problem)));
		return {
			one,
			isStopped: fresh.length > 0,
			isRefuted: fresh.some(({ verdict }) => verdict === "refuted"),
		};
	});
	const lies = judged.filter(({ one }) => !one.honest);
	const honest = judged.filter(({ one }) => one.honest);
	const stopped = lies.filter(({ isStopped }) => isStopped);
	const refused = honest.filter(({ isRefuted }) => isRefuted);
	const languages = [...new Set(cases.map(({ language }) => language))].sort();
	return [
		{
			measure: `${name}: lies refuted or unproved`,
			result: shareOf(stopped.length, lies.length),
			mustReach: ">= 97 %",
			isReached: stopped.length >= ENOUGH_LIES * lies.length,
			cases: lies.filter(({ isStopped }) => !isStopped).map(reported),
		},
		{
			measure: `${name}: honest lines refuted`,
			result: shareOf(refused.length, honest.length),
			mustReach: "<= 1 %",
			isReached: refused.length <= MOST_HONEST_REFUTED * honest.length,
			cases: refused.map(reported),
		},
		{
			measure: `${name}: honest lines proved`,
			result: shareOf(
				honest.filter(({ isStopped }) => !isStopped).length,
				honest.length,
			),
		},
		...languages.map((language) => {
			const own = lies.filter(({ one }) => one.language === language);
			return {
				measure: `  lies in ${language}`,
				result: shareOf(
					own.filter(({ isStopped }) => isStopped).length,
					own.length,
				),
			};
		}),
	];
}

export function profileOf(source: unknown): Profile {
	const read = readJsonResume(JSON.stringify(source));
	if (!read.ok) throw new Error("A profile of the cases cannot be read.");
	return read.value.profile;
}

export function shareOf(count: number, all: number): string {
	return all === 0
		? "none"
		: `${count} of ${all} = ${((100 * count) / all).toFixed(1)} %`;
}

function keyOf({ text, message }: ClaimProblem): string {
	return `${text}\n${message}`;
}

function reported({ one }: Judged): string {
	return `${one.id} (${one.language}, ${one.kind}): ${one.text}`;
}
