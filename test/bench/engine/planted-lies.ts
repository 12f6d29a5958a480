// Plants lies in written resumes and counts those the claim check sees; counts the honest lines it takes for lies.
import type { Profile } from "#src/domain/profile/profile.ts";
import { checkClaims, checkLines } from "#src/domain/tailoring/check-claims.ts";
import type { WrittenPair } from "./chosen-pairs.ts";
import { plantLies } from "./lies.ts";
import type { Result } from "./result.ts";

const CAUGHT_AT_LEAST = 0.98;
const ALARMS_AT_MOST = 0.02;

export function measureTruth(
	written: readonly WrittenPair[],
	today: string,
): Result[] {
	return [...plantedLies(written), falseAlarms(written, today)];
}

function plantedLies(written: readonly WrittenPair[]): Result[] {
	const kinds = new Map<string, { planted: number; unseen: string[] }>();
	for (const { name, person, resume } of written) {
		const problemsOf = (content: typeof resume) =>
			checkClaims(content, person.profile).map(
				({ where, text }) => `${where} ${text}`,
			);
		const before = new Set(problemsOf(resume));
		for (const { kind, text, content } of plantLies(resume, person.profile)) {
			const counted = kinds.get(kind) ?? { planted: 0, unseen: [] };
			kinds.set(kind, counted);
			counted.planted++;
			if (problemsOf(content).every((problem) => before.has(problem)))
				counted.unseen.push(`${name}: ${text}`);
		}
	}
	const all = [...kinds.values()];
	const planted = all.reduce((sum, one) => sum + one.planted, 0);
	const unseen = all.reduce((sum, one) => sum + one.unseen.length, 0);
	const total = caught("planted lies caught", planted, unseen);
	return [
		{
			...total,
			mustReach: `>= ${CAUGHT_AT_LEAST * 100} %`,
			isReached: planted - unseen >= planted * CAUGHT_AT_LEAST,
		},
		...[...kinds].map(([kind, one]) => ({
			...caught(`  ${kind}`, one.planted, one.unseen.length),
			cases: one.unseen,
		})),
	];
}

function caught(measure: string, planted: number, unseen: number): Result {
	const share = planted === 0 ? 1 : 1 - unseen / planted;
	return {
		measure,
		result: `${(share * 100).toFixed(1)} % (${planted - unseen} of ${planted})`,
	};
}

// Honest are the person's own words, and the lines written from them before the check took any of them back.
function falseAlarms(written: readonly WrittenPair[], today: string): Result {
	const alarms: string[] = [];
	let honest = 0;
	const people = new Map(written.map(({ person }) => [person.id, person]));
	for (const { id, profile } of people.values())
		for (const text of ownLines(profile)) {
			honest++;
			const [problem] = checkLines([{ path: id, text }], profile, today);
			if (problem) alarms.push(`${id}: “${problem.text}” in: ${text}`);
		}
	for (const { name, resume } of written) {
		const { lines, repaired, dropped } = resume.validation;
		honest += lines.length + dropped.length;
		for (const { path, text } of [...repaired, ...dropped])
			alarms.push(`${name}: ${path}: ${text}`);
	}
	const share = honest === 0 ? 0 : alarms.length / honest;
	return {
		measure: "false alarms on honest lines",
		result: `${(share * 100).toFixed(1)} % (${alarms.length} of ${honest})`,
		mustReach: `<= ${ALARMS_AT_MOST * 100} %`,
		isReached: share <= ALARMS_AT_MOST,
		cases: alarms,
	};
}

function ownLines(profile: Profile): string[] {
	return [
		profile.personal.summary,
		...profile.work_experience.flatMap(({ description, achievements }) => [
			description,
			...achievements,
		]),
		...profile.projects.flatMap(({ description, achievements }) => [
			description,
			...achievements,
		]),
	].filter((text) => text !== null && text.trim() !== "") as string[];
}
