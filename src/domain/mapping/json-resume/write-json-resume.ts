// Writes a profile as a JSON Resume that any program can read which follows the standard. What the standard has no field for is
// written under "x-…" names, so that reading the export again gives the same profile.

import { awardFields } from "../../profile/fields/awards.ts";
import { certificationFields } from "../../profile/fields/certifications.ts";
import { educationFields } from "../../profile/fields/education.ts";
import { without } from "../../profile/fields/field.ts";
import { interestFields } from "../../profile/fields/interests.ts";
import { languageFields } from "../../profile/fields/languages.ts";
import { personalFields } from "../../profile/fields/personal.ts";
import { projectFields } from "../../profile/fields/projects.ts";
import { publicationFields } from "../../profile/fields/publications.ts";
import { referenceFields } from "../../profile/fields/references.ts";
import { softwareFields } from "../../profile/fields/software.ts";
import { statementFields } from "../../profile/fields/statements.ts";
import { volunteerFields } from "../../profile/fields/volunteer.ts";
import { workFields } from "../../profile/fields/work.ts";
import { fullName } from "../../profile/full-name.ts";
import { splitName } from "../../profile/name.ts";
import type { Period } from "../../profile/period.ts";
import type { Photo } from "../../profile/photo.ts";
import type { Personal, Profile, Skill } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";
import { filled, type Json, writeFields } from "./declared-fields.ts";

/** A JSON Resume 1.x object; `readJsonResume(JSON.stringify(…))` gives the profile back. */
export function toJsonResume(
	profile: Profile,
	photo: Pick<Photo, "jpeg"> | null = null,
): Json {
	return {
		$schema:
			"https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
		basics: {
			...basicsOf(profile.personal),
			...(photo && { image: `data:image/jpeg;base64,${photo.jpeg}` }),
		},
		work: profile.work_experience.map((job) => ({
			...writeFields(without(workFields, ...PERIOD), job),
			...periodOf(job, job.start_date !== null),
		})),
		volunteer: profile.volunteer.map((service) => ({
			...writeFields(without(volunteerFields, ...PERIOD), service),
			...periodOf(service, service.start_date !== null),
		})),
		education: profile.education.map((study) => ({
			...writeFields(without(educationFields, ...PERIOD), study),
			...periodOf(study, study.start_date !== null),
		})),
		certificates: profile.certifications.map((each) =>
			writeFields(certificationFields, each),
		),
		publications: profile.publications.map((each) =>
			writeFields(publicationFields, each),
		),
		skills: [...skillGroups(profile.skills), ...softwareGroup(profile)],
		languages: profile.languages.map((language) => ({
			...writeFields(languageFields, language),
			...filled({ fluency: spokenLevel(language) }),
		})),
		projects: profile.projects.map((project) => ({
			...writeFields(
				without(projectFields, "start_date", "end_date", "is_ongoing"),
				project,
			),
			...periodOf({ ...project, is_current: project.is_ongoing }, false),
		})),
		awards: profile.awards.map((each) => writeFields(awardFields, each)),
		interests: profile.interests.map((each) =>
			writeFields(interestFields, each),
		),
		references: profile.references.map((each) =>
			writeFields(referenceFields, each),
		),
		"x-software": profile.software.map((each) =>
			writeFields(softwareFields, each),
		),
		"x-statements": profile.statements.map((each) =>
			writeFields(statementFields, each),
		),
		meta: { version: "v1.0.0", "x-attune": 1 },
	};
}

const PERIOD = ["start_date", "end_date", "is_current"] as const;
const { address, city, state, zip_code, country } = personalFields;
const place = { address, city, state, zip_code, country };
const details = without(
	personalFields,
	"first_name",
	"last_name",
	"address",
	"city",
	"state",
	"zip_code",
	"country",
	"linkedin_url",
	"website_url",
);

function basicsOf(personal: Personal): Json {
	const name = fullName(personal);
	const split = splitName(name);
	const isSplit =
		split.first_name === personal.first_name &&
		split.last_name === personal.last_name;
	return filled({
		name,
		"x-firstName": isSplit ? null : personal.first_name,
		"x-lastName": isSplit ? null : personal.last_name,
		...writeFields(details, personal),
		url: personal.website_url,
		location: writeFields(place, personal),
		profiles: personal.linkedin_url
			? [{ network: "LinkedIn", url: personal.linkedin_url }]
			: [],
		"x-linkedin": personal.linkedin_url,
	});
}

/** "x-current" is written only where a reader would conclude something else from the dates. */
function periodOf(entry: Period, openGoesOn: boolean): Json {
	const expected = openGoesOn && entry.end_date === null;
	return filled({
		startDate: entry.start_date,
		endDate: entry.end_date,
		"x-current": entry.is_current === expected ? null : entry.is_current,
	});
}

/** For other programs, which know no section of software. Attune itself reads "x-software", which holds all of it. */
function softwareGroup({ software }: Profile): Json[] {
	const keywords = software.map(({ software_name }) => software_name);
	return keywords.length === 0
		? []
		: [{ name: "Software", keywords, "x-software": true }];
}

/** Neighboring skills of one category and level form a group. */
function skillGroups(skills: Skill[]): Json[] {
	const groups: { of: Skill; keywords: string[] }[] = [];
	for (const skill of skills) {
		const last = groups.at(-1);
		const fits =
			last &&
			skill.category &&
			last.of.category === skill.category &&
			last.of.skill_level === skill.skill_level;
		if (fits) last.keywords.push(skill.skill_name);
		else
			groups.push({
				of: skill,
				keywords: skill.category ? [skill.skill_name] : [],
			});
	}
	return groups.map(({ of, keywords }) =>
		filled({
			name: of.category || of.skill_name,
			level: of.skill_level,
			keywords,
		}),
	);
}
