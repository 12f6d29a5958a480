// What speaks for a person by the profile's own facts, each sentence with its count or its names.
import { yearsOfWork } from "../profile/months.ts";
import { spokenLevel } from "../profile/spoken-level.ts";
import { expiredCertificates } from "./dates.ts";
import { countedNoun, listedNames } from "./finding.ts";
import type { ProfileReading } from "./profile-reading.ts";
import type { ListedSkill } from "./skill-evidence.ts";
import { isAfter } from "./time-spans.ts";
import { isMeasured, workLines } from "./work-lines.ts";

const MANY_YEARS = 3;
const MANY_SHOWN = 3;

/** The strengths, what weighs most first. */
export function strengthsOf(
	{ profile, today }: ProfileReading,
	listed: readonly ListedSkill[],
): string[] {
	const years = yearsOfWork(profile.work_experience, today) ?? 0;
	const lines = workLines(profile);
	const measured = lines.filter(({ text }) => isMeasured(text)).length;
	const shown = listed.filter(({ isShown }) => isShown);
	const { expired } = expiredCertificates(profile, today);
	const valid = profile.certifications
		.filter(({ issue_date }) => !issue_date || !isAfter(issue_date, today))
		.map(({ certification_name: name }) => name)
		.filter((name) => name !== "" && !expired.includes(name));
	const degrees = profile.education.flatMap(({ degree_type: degree }) =>
		degree ? [degree] : [],
	);
	const languages = profile.languages
		.filter(({ language_name: name }) => name !== "")
		.map((language) =>
			[language.language_name, spokenLevel(language)]
				.filter(Boolean)
				.join(", "),
		);
	const facts: readonly (readonly [isThere: boolean, text: string])[] = [
		[years >= MANY_YEARS, `${years} full years of dated work.`],
		[
			measured * 10 >= lines.length * 3 && measured >= 2,
			`${measured} of ${lines.length} lines of your jobs give a number.`,
		],
		[
			shown.length >= MANY_SHOWN,
			`${shown.length} of ${countedNoun(listed.length, "listed skill")} are shown in what you did: ${listedNames(shown.map(({ name }) => name))}.`,
		],
		[degrees.length > 0, `Education: ${listedNames(degrees)}.`],
		[valid.length > 0, `Valid certifications: ${listedNames(valid)}.`],
		[
			languages.length > 1,
			`${languages.length} languages: ${listedNames(languages.map((each) => each.replace(/, (.*)$/, " ($1)")))}.`,
		],
		[
			profile.publications.length > 0,
			`${countedNoun(profile.publications.length, "publication")}.`,
		],
		[
			profile.projects.some(
				({ project_url, github_url }) => project_url || github_url,
			),
			"Projects that can be seen online.",
		],
		[
			profile.volunteer.length > 0,
			`Volunteer work alongside the job: ${listedNames(profile.volunteer.map(({ organization_name: name }) => name).filter(Boolean))}.`,
		],
	];
	return facts.flatMap(([isThere, text]) => (isThere ? [text] : []));
}
