// How a profile stands before it meets any posting, from what can be counted in it. Pay is not in a profile: it is said to
// be unknown, never guessed.
import { yearsOfWork } from "../profile/months.ts";
import { expiredCertificates } from "./dates.ts";
import { countedNoun } from "./finding.ts";
import type { ProfileReading } from "./profile-reading.ts";
import type { ListedSkill } from "./skill-evidence.ts";
import { isMeasured, workLines } from "./work-lines.ts";

const ENOUGH = { years: 10, measured: 0.5, skills: 8, languages: 2 };

/** The score with the counts it is made of, as sentences. */
export function marketStanding(
	{ profile, today }: ProfileReading,
	listed: readonly ListedSkill[],
): { score: number; salaryPotential: string } {
	const years = yearsOfWork(profile.work_experience, today) ?? 0;
	const lines = workLines(profile);
	const measured = lines.filter(({ text }) => isMeasured(text)).length;
	const shown = listed.filter(({ isShown }) => isShown).length;
	const { expired } = expiredCertificates(profile, today);
	const papers =
		profile.education.filter(({ degree_type }) => degree_type).length +
		profile.certifications.length -
		expired.length;
	const languages = profile.languages.length;
	const share = lines.length === 0 ? 0 : measured / lines.length;
	const score =
		25 * part(years, ENOUGH.years) +
		25 * part(share, ENOUGH.measured) +
		25 * part(shown, ENOUGH.skills) +
		15 * part(papers, 1) +
		10 * part(languages, ENOUGH.languages);
	return {
		score: Math.round(score),
		salaryPotential: `Without market data, pay can't be estimated. The score counts what can be measured: ${[
			`${years === 0 ? "no full year" : countedNoun(years, "full year")} of dated work`,
			`${measured} of ${countedNoun(lines.length, "line")} of work with a number`,
			`${countedNoun(shown, "skill")} shown in work, study or certificates`,
			countedNoun(
				papers,
				"degree or unexpired certificate",
				"degrees and unexpired certificates",
			),
			countedNoun(languages, "language"),
		].join(", ")}.`,
	};
}

function part(held: number, enough: number): number {
	return Math.min(1, held / enough);
}
