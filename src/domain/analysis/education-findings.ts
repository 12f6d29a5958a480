// What can be said about schools and degrees, and about certifications.

import { canonicalTerm } from "../job/lexicon/lexicon.ts";
import { partOf } from "../language/patterns.ts";
import { ANALYSIS_WORDS } from "../language/tables/analysis-of-languages.ts";
import { paperTest } from "../match/papers.ts";
import { isInSection } from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import { newestJob, occupationOf } from "./career-path.ts";
import { expiredCertificates } from "./dates.ts";
import { entryTitle, type Finding, listedNames } from "./finding.ts";
import type { ProfileReading } from "./profile-reading.ts";

// A degree of one or two words without "in" or "of"; school leaving certificates have no field.
const HAS_NO_FIELD = new RegExp(
	`^(?!.*${partOf(ANALYSIS_WORDS, ({ schoolLeaving }) => schoolLeaving)})[\\p{L}.'’]+(?: (?!in |of )[\\p{L}.'’]+)?$`,
	"iu",
);

export function educationFindings({ profile }: ProfileReading): Finding[] {
	const { education } = profile;
	const add = (finding: Omit<Finding, "tab" | "when">): Finding[] => [
		{ tab: "Education", when: "soon", ...finding },
	];
	if (education.length === 0)
		return add({
			priority: "medium",
			issue: "You haven't added any education.",
			suggestion:
				"Add your highest school, training or degree, finished or not.",
			impact: "Many postings filter by it.",
			cost: 100,
		});
	const nameOf = (entry: Profile["education"][number]) =>
		entryTitle(entry.degree_type ?? "", entry.institution_name);
	const lacking = (
		isLacking: (entry: Profile["education"][number]) => boolean,
	) => education.filter(isLacking).map(nameOf);
	const degrees = lacking(({ degree_type }) => !degree_type);
	const dates = lacking((entry) => !entry.end_date && !entry.is_current);
	const fields = lacking(
		(entry) =>
			!entry.field_of_study &&
			HAS_NO_FIELD.test((entry.degree_type ?? "").trim()),
	);
	return [
		...(degrees.length > 0
			? add({
					priority: "medium",
					issue: `${listedNames(degrees)}: the degree is missing.`,
					suggestion: `Add the degree or the name of the course for ${listedNames(degrees)}.`,
					impact: "Degree filters read this field.",
					cost: 25,
				})
			: []),
		...(dates.length > 0
			? add({
					priority: "medium",
					issue: `${listedNames(dates)}: the end is missing.`,
					suggestion: `Add the year ${listedNames(dates)} ended, or mark it as current. If you left early, give the year you left.`,
					impact: "Readers see whether it is finished.",
					cost: 15,
				})
			: []),
		...(degrees.length === 0 && fields.length > 0
			? add({
					priority: "low",
					issue: `${listedNames(fields)}: the field of study is missing.`,
					suggestion: `Add the field of study for ${listedNames(fields)}, if there is one.`,
					impact: "Postings often ask for a field, not only a degree.",
					cost: 10,
				})
			: []),
	];
}

// Trades whose paper is not called by the trade's own name.
const OTHER_PAPERS: Readonly<Record<string, string>> = {
	teacher: "teaching license",
	"truck driver": "commercial driver's license",
	"real estate agent": "real estate license",
	lawyer: "bar admission",
	physician: "medical license",
	hairdresser: "cosmetology license",
};

/** The paper the lexicon knows for the trade of the newest job; null where the trade needs none. */
function licenceOfTrade({ work_experience: work }: Profile): string | null {
	const title = newestJob(work)?.job_title ?? "";
	const trade = occupationOf(title)?.term;
	if (!trade) return null;
	return OTHER_PAPERS[trade] ?? canonicalTerm(`${trade} license`);
}

function holdsPaper(licence: string, { index }: ProfileReading): boolean {
	const isPaper = paperTest(licence, [licence]);
	return index.facts.some(
		(indexed) =>
			isInSection(indexed.fact.path, "certifications") &&
			(indexed.terms.has(licence) || isPaper(indexed)),
	);
}

type CertificationFinding = Omit<Finding, "tab">;
type Certificates = Profile["certifications"];

export function certificationFindings(reading: ProfileReading): Finding[] {
	const { certifications } = reading.profile;
	const licence = licenceOfTrade(reading.profile);
	const found: (CertificationFinding | null)[] =
		certifications.length === 0
			? [licence === null ? nothingEntered : licenceMissing(licence)]
			: [
					licence === null || holdsPaper(licence, reading)
						? null
						: licenceUnnamed(licence),
					...datesRunningOut(reading),
					undated(certifications),
					withoutIssuer(certifications),
				];
	return found
		.filter((finding) => finding !== null)
		.map((finding) => ({ tab: "Certifications", ...finding }));
}

const nothingEntered: CertificationFinding = {
	priority: "low",
	issue: "You haven't added any certifications.",
	suggestion:
		"If postings you like ask for a license or a certificate, add yours or plan to get one.",
	impact: "Licenses are often required.",
	cost: 40,
	when: "later",
};

function licenceMissing(licence: string): CertificationFinding {
	return {
		priority: "medium",
		issue: `You haven't added a license or certificate, and your trade usually requires one: ${licence}.`,
		suggestion: `Add your ${licence} with its issuer and dates, if you have it.`,
		impact: "Without a license they can see, employers may turn you down.",
		cost: 100,
		when: "soon",
	};
}

function licenceUnnamed(licence: string): CertificationFinding {
	return {
		priority: "medium",
		issue: `Your certifications don't include the ${licence} that your trade usually requires.`,
		suggestion: `Add your ${licence} with its issuer and dates, if you have it.`,
		impact: "Without a license they can see, employers may turn you down.",
		cost: 20,
		when: "soon",
	};
}

function datesRunningOut({
	profile,
	today,
}: ProfileReading): (CertificationFinding | null)[] {
	const { expired, ending } = expiredCertificates(profile, today);
	return [
		expired.length === 0
			? null
			: {
					priority: "high",
					issue: `Expired: ${listedNames(expired)}.`,
					suggestion: `Renew ${listedNames(expired)}, or add the new date if you already have.`,
					impact: "Employers may turn you down over an expired license.",
					cost: Math.min(60, 30 * expired.length),
					when: "later",
				},
		ending.length === 0
			? null
			: {
					priority: "medium",
					issue: `Expires within 90 days: ${listedNames(ending)}.`,
					suggestion: `Arrange to renew ${listedNames(ending)}.`,
					impact: "It stays valid while you apply.",
					cost: 10,
					when: "soon",
				},
	];
}

function undated(certificates: Certificates): CertificationFinding | null {
	const names = namesWhere(certificates, ({ issue_date }) => !issue_date);
	if (names === null) return null;
	return {
		priority: "low",
		issue: `${names}: the issue date is missing.`,
		suggestion: `Add the month and year of issue to ${names}.`,
		impact: "Readers see how recent it is.",
		cost: 10,
		when: "soon",
	};
}

function withoutIssuer(
	certificates: Certificates,
): CertificationFinding | null {
	const names = namesWhere(
		certificates,
		({ issuing_organization }) => !issuing_organization,
	);
	if (names === null) return null;
	return {
		priority: "low",
		issue: `${names}: the issuer is missing.`,
		suggestion: `Say who issued ${names}.`,
		impact: "Then employers can verify it.",
		cost: 10,
		when: "soon",
	};
}

function namesWhere(
	certificates: Certificates,
	isMeant: (certificate: Certificates[number]) => boolean,
): string | null {
	const meant = certificates.filter(isMeant);
	return meant.length === 0
		? null
		: listedNames(meant.map((each) => entryTitle(each.certification_name, "")));
}
