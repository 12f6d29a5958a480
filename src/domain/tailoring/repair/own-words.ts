// What the profile itself says in the place of a claim that failed: the entry a part belongs to, the line it was made from.
import { proseLines } from "../../clauses/prose-lines.ts";
import { month, writtenSpan } from "../../mapping/content-dates.ts";
import { isEntryLine, keysOf } from "../../profile/content-path.ts";
import { fullName } from "../../profile/full-name.ts";
import type { Profile } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Ground } from "../../proof/ground.ts";
import { isSameSpan } from "../claims/entry-dates.ts";
import { isSameName } from "../claims/same-names.ts";
import type { ResumeContent } from "../content/content.ts";
import { tidyLine } from "../lines/rewrite-line.ts";
import { headlineOf } from "../resume/headline-and-summary.ts";
import { wordingOf } from "../wording/wording.ts";
import { isAlike, nearestTo } from "./builtin-line.ts";

/** The profile's value for a named part of a resume; null where it has none, so that the part must go. */
export function ownValue(
	path: string,
	content: ResumeContent,
	profile: Profile,
): string | null {
	const [section = "", at = "", field = ""] = keysOf(path);
	if (section === "personalInfo") return ownIdentity(at, { content, profile });
	return OWN_FIELDS[section]?.(Number(at), field, { content, profile }) ?? null;
}

function ownIdentity(field: string, { content, profile }: Given): string {
	const { personal } = profile;
	const values: Record<string, string | null> = {
		name: oneLine(fullName(personal)),
		headline: headlineOf(profile, "", content.metadata.generatedAt)?.text ?? "",
		email: personal.email,
		phone: personal.phone,
		location: [
			oneLine(personal.city),
			oneLine(personal.state) || oneLine(personal.country),
		]
			.filter(Boolean)
			.join(", "),
		linkedin: personal.linkedin_url,
		website: personal.website_url,
	};
	return values[field] ?? "";
}

type Given = { content: ResumeContent; profile: Profile };
type OwnField = (at: number, field: string, given: Given) => string | null;

const OWN_FIELDS: Readonly<Record<string, OwnField>> = {
	experience: (at, field, { content, profile }) => {
		const entry = content.experience[at];
		const here = profile.work_experience.filter((work) =>
			isSameName(entry?.company ?? "", work.company_name),
		);
		const own =
			here.find((work) => isSameName(entry?.title ?? "", work.job_title)) ??
			here.find((work) =>
				isSameSpan(entry?.dates ?? "", {
					start: work.start_date,
					end: work.end_date,
					isCurrent: work.is_current,
				}),
			) ??
			here[0];
		if (!own) return null;
		return (
			{
				title: oneLine(own.job_title),
				location: oneLine(own.location),
				dates: writtenSpan(own.start_date, own.end_date, own.is_current),
			}[field] ?? null
		);
	},
	education: (at, field, { content, profile }) => {
		const entry = content.education[at];
		const own = profile.education.find((school) =>
			isSameName(entry?.institution ?? "", school.institution_name),
		);
		if (!own) return null;
		const degree = wordingOf(content.metadata.language).degree(
			oneLine(own.degree_type),
			oneLine(own.field_of_study),
		);
		return (
			{
				degree,
				dates: writtenSpan(own.start_date, own.end_date, own.is_current),
			}[field] ?? null
		);
	},
	projects: (at, field, { content, profile }) => {
		const own = profile.projects.find((project) =>
			isSameName(content.projects[at]?.name ?? "", project.project_name),
		);
		return own && field === "description" ? oneLine(own.description) : null;
	},
	volunteer: (at, field, { content, profile }) => {
		const own = profile.volunteer.find((role) =>
			isSameName(
				content.volunteer[at]?.organization ?? "",
				role.organization_name,
			),
		);
		if (!own) return null;
		return (
			{
				role: oneLine(own.role_title),
				dates: writtenSpan(own.start_date, own.end_date, own.is_current),
				description: oneLine(own.description),
			}[field] ?? null
		);
	},
	certifications: (at, field, { content, profile }) => {
		const own = profile.certifications.find((paper) =>
			isSameName(
				content.certifications[at]?.name ?? "",
				paper.certification_name,
			),
		);
		if (!own) return null;
		return (
			{
				issuer: oneLine(own.issuing_organization),
				date: month(own.issue_date),
				expiryDate: month(own.expiry_date),
			}[field] ?? null
		);
	},
	languages: (at, field, { content, profile }) => {
		const own = profile.languages.find((language) =>
			isSameName(content.languages[at]?.language ?? "", language.language_name),
		);
		return own && field === "proficiency" ? spokenLevel(own) : null;
	},
	publications: (at, field, { content, profile }) => {
		const own = profile.publications.find((publication) =>
			isSameName(
				content.publications[at]?.title ?? "",
				publication.publication_title,
			),
		);
		if (!own) return null;
		return (
			{
				publisher: oneLine(own.publisher),
				date: month(own.publication_date),
				description: oneLine(own.description),
			}[field] ?? null
		);
	},
};

/** The person's own words for a told line: as it was before it was changed, or the line that shares most with it. */
export function ownLine(
	path: string,
	text: string,
	{ content, ground }: { content: ResumeContent; ground: Ground },
): string | null {
	const origin = content.validation.lines.find((line) => line.path === path);
	const [first] = origin?.sources ?? [];
	const under = ground.facts.filter((fact) => fact.path === first);
	if (
		origin?.original !== undefined &&
		under.some((fact) => fact.text === origin.original)
	)
		return tidyLine(origin.original);
	const near = nearestTo(text, ground).filter((fact) => isEntryLine(fact.path));
	const best =
		under.length > 0
			? (near.find((fact) => under.includes(fact)) ?? under[0])
			: near.find((fact) => isAlike(text, fact, ground));
	return best === undefined ? null : tidyLine(best.text);
}

/** The person's own summary, whole sentences. */
export function ownSummary(profile: Profile): string[] {
	return proseLines(profile.personal.summary);
}
