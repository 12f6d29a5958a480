// What is no line of the profile but may be said: name, addresses, levels, grades, dates, whole degrees and papers, awards and
// what the person stated.

import { pathOf } from "../profile/content-path.ts";
import { fullName } from "../profile/full-name.ts";
import type { Profile } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";

type Detail = { path: string; text: string };
type Named = readonly [path: string, parts: readonly (string | null)[]];

export function detailFacts(profile: Profile): Detail[] {
	return [
		...personalDetails(profile),
		...listedDetails(profile),
		...paperDetails(profile),
		...furtherDetails(profile),
	].flatMap(([path, parts]) => {
		const text = parts.map(oneLine).filter(Boolean).join(" ");
		return text === "" ? [] : [{ path, text }];
	});
}

const ADDRESSES = [
	"email",
	"phone",
	"address",
	"city",
	"state",
	"zip_code",
	"country",
	"linkedin_url",
	"website_url",
] as const;

function personalDetails({ personal }: Profile): Named[] {
	return [
		[pathOf("personal", "name"), [fullName(personal)]],
		...ADDRESSES.map(
			(field): Named => [pathOf("personal", field), [personal[field]]],
		),
	];
}

/** A level stands with what it is the level of, so that it can be said of nothing else. */
function listedDetails({ skills, software, languages }: Profile): Named[] {
	return [
		...skills.map(
			({ skill_name, skill_level }, at): Named => [
				pathOf("skills", at, "skill_level"),
				skill_level === null ? [] : [skill_level, skill_name],
			],
		),
		...software.map(
			({ software_name, proficiency_level }, at): Named => [
				pathOf("software", at, "proficiency_level"),
				proficiency_level === null ? [] : [proficiency_level, software_name],
			],
		),
		...languages.map(
			(language, at): Named => [
				pathOf("languages", at, "proficiency_level"),
				[
					language.language_name,
					language.level_as_written,
					language.proficiency_level,
				],
			],
		),
	];
}

function paperDetails({ education, certifications }: Profile): Named[] {
	return [
		...education.map(
			({ gpa }, at): Named => [
				pathOf("education", at, "gpa"),
				gpa === null ? [] : [`GPA ${gpa}`],
			],
		),
		...education.map(
			(school, at): Named => [
				pathOf("education", at),
				[school.degree_type, school.field_of_study, school.institution_name],
			],
		),
		...certifications.map(
			(paper, at): Named => [
				pathOf("certifications", at),
				[
					paper.certification_name,
					paper.issuing_organization,
					paper.issue_date?.slice(0, 7) ?? null,
					paper.credential_id,
				],
			],
		),
	];
}

function furtherDetails({
	awards,
	interests,
	references,
	statements,
}: Profile): Named[] {
	return [
		...awards.flatMap((award, at): Named[] => [
			[
				pathOf("awards", at),
				[
					award.award_name,
					award.awarding_organization,
					award.amount,
					award.award_date?.slice(0, 7) ?? null,
				],
			],
			[pathOf("awards", at, "description"), [award.description]],
		]),
		...interests.map(
			({ interest_name, keywords }, at): Named => [
				pathOf("interests", at),
				[interest_name, ...keywords],
			],
		),
		...references.map(
			({ reference_name, relationship, reference_text }, at): Named => [
				pathOf("references", at),
				[reference_name, relationship, reference_text],
			],
		),
		...statements.map(
			({ text, answer }, at): Named => [
				pathOf("statements", at, "text"),
				answer === "No" ? [] : [text, answer === "Yes" ? null : answer],
			],
		),
	];
}
