// Counts the honest lines the claim check takes for lies: the person's own, those the engine writes before the check
// touches them, the same drawn as a page of text, and rephrasings a good writer could make.

import { readJob } from "#src/domain/job/reading/read-job.ts";
import { matchProfile } from "#src/domain/match/answer/match-profile.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import {
	checkClaims,
	judgeLines,
} from "#src/domain/tailoring/claims/check-claims.ts";

import { composeResume } from "#src/domain/tailoring/resume/compose-resume.ts";
import type { WrittenPair } from "../chosen-pairs.ts";
import type { Person } from "../collection.ts";
import type { Result } from "../result.ts";
import { honestRephrasings } from "./honest-rephrasings.ts";

const ALARMS_AT_MOST = 0.02;
const REPHRASINGS_AT_LEAST = 60;

export function measureHonesty(
	people: readonly Person[],
	written: readonly WrittenPair[],
	today: string,
): Result[] {
	const own = people.flatMap(({ id, profile }) =>
		ownLines(profile).map((text) => ({
			text: `${id}: ${text}`,
			alarms: judgeLines([{ path: "line", text }], profile, { today }).problems,
		})),
	);
	const engine = written.flatMap(({ name, tailored: { resume, letter } }) => {
		const { lines, repaired, removed } = {
			lines: [...resume.validation.lines, ...letter.validation.lines],
			repaired: [...resume.validation.repaired, ...letter.validation.repaired],
			removed: [...resume.validation.removed, ...letter.validation.removed],
		};
		const kept = lines.map(({ path }) => ({ text: path, alarms: [] }));
		const taken = [...repaired, ...removed].map(({ path, text, reason }) => ({
			text: `${name}: ${path}: ${text}`,
			alarms: [{ text: reason }],
		}));
		return [...kept, ...taken];
	});
	const restated = honestRephrasings.flatMap(({ profile, entry, lines }) =>
		lines.map((text) => ({
			text,
			alarms: alarmsOf(text, { profile, entry, today }),
		})),
	);
	return [
		alarmRow("honest lines called lies: the profiles' own", own),
		alarmRow("honest lines called lies: written by the engine", engine),
		{
			...alarmRow("honest lines called lies: rephrasings", restated),
			...(restated.length < REPHRASINGS_AT_LEAST ? { isReached: false } : {}),
		},
	];
}

type Judged = { text: string; alarms: readonly { text: string }[] };

function alarmRow(measure: string, lines: readonly Judged[]): Result {
	const wrong = lines.filter(({ alarms }) => alarms.length > 0);
	const share = lines.length === 0 ? 0 : wrong.length / lines.length;
	return {
		measure,
		result: `${(share * 100).toFixed(1)} % (${wrong.length} of ${lines.length})`,
		mustReach: `<= ${ALARMS_AT_MOST * 100} %`,
		isReached: share <= ALARMS_AT_MOST,
		cases: wrong.map(
			({ text, alarms }) =>
				`“${alarms.map((alarm) => alarm.text).join("”, “")}” in: ${text}`,
		),
	};
}

type Place = { profile: Profile; entry: number | null; today: string };

/** A rephrasing under its position, or as a line of a summary. */
function alarmsOf(text: string, { profile, entry, today }: Place) {
	if (entry === null)
		return judgeLines([{ path: "line", text }], profile, { today }).problems;
	const job = readJob("Team member");
	const content = composeResume({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "",
		company: "",
		strength: "low",
		sections: "auto",
		today,
	});
	const company = profile.work_experience[entry]?.company_name;
	const title = profile.work_experience[entry]?.job_title;
	const under = content.experience.find(
		(one) => one.company === company && one.title === title,
	);
	under?.achievements.splice(0, under.achievements.length, text);
	return checkClaims(content, profile);
}

function ownLines(profile: Profile): string[] {
	return [
		profile.personal.summary,
		...[
			...profile.work_experience,
			...profile.projects,
			...profile.volunteer,
		].flatMap(({ description, achievements }) => [
			description,
			...achievements,
		]),
	].flatMap((text) => (text === null || text.trim() === "" ? [] : [text]));
}
