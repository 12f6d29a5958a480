// How each section of a JSON Resume becomes a section of the profile: today's field names, the older ones and those
// other programs write. What the standard has no field for stands under "x-…" names of Attune's own export.
import {
	readCourses,
	readLevel,
	readPeriod,
	readScore,
	withoutRepeats,
} from "./json-resume-parts.ts";
import {
	readLanguageLevel,
	readSkillLevel,
	readSoftwareLevel,
} from "./levels.ts";
import {
	type Certification,
	type Education,
	type Language,
	LanguageLevel,
	type Project,
	type Publication,
	type Skill,
	SkillLevel,
	type Software,
	SoftwareLevel,
	type Volunteer,
	type WorkExperience,
} from "./profile.ts";
import {
	isRecord,
	note,
	type Reading,
	readLines,
	resumeEntries,
} from "./resume-entry.ts";
import { hostOf } from "./web-address.ts";

export function readWork(value: unknown, reading: Reading): WorkExperience[] {
	return resumeEntries(value, "work", reading).flatMap((entry) => {
		const job = {
			job_title: entry.text(200, "position", "title", "jobTitle", "role"),
			company_name: entry.text(
				200,
				"name",
				"company",
				"organization",
				"employer",
			),
			location: entry.optional(200, "location"),
			...readPeriod(entry, reading),
			description: entry.prose("summary"),
			achievements: entry.lines(
				"highlights",
				"achievements",
				"responsibilities",
			),
		};
		// The standard's "description" describes the company. Exports without a summary put the person's work there.
		if (!job.description) job.description = entry.prose("description");
		entry.finish("keywords", "url", "website");
		return job.job_title || job.company_name || job.achievements.length > 0
			? [job]
			: [];
	});
}

export function readVolunteer(value: unknown, reading: Reading): Volunteer[] {
	return resumeEntries(value, "volunteer", reading).flatMap((entry) => {
		const service = {
			organization_name: entry.text(200, "organization", "name", "company"),
			role_title: entry.text(200, "position", "role", "title"),
			location: entry.optional(200, "location"),
			...readPeriod(entry, reading),
			description: entry.prose("summary", "description"),
			achievements: entry.lines("highlights", "achievements"),
		};
		entry.finish("url", "website");
		return service.organization_name || service.role_title ? [service] : [];
	});
}

export function readEducation(value: unknown, reading: Reading): Education[] {
	return resumeEntries(value, "education", reading).flatMap((entry) => {
		const study = {
			institution_name: entry.text(
				200,
				"institution",
				"school",
				"university",
				"name",
			),
			degree_type: entry.optional(200, "studyType", "degree", "studytype"),
			field_of_study: entry.optional(
				200,
				"area",
				"field",
				"major",
				"fieldOfStudy",
			),
			location: entry.optional(200, "location"),
			...readPeriod(entry, reading),
			...readScore(entry, reading),
		};
		const summary = entry.lines("summary", "description");
		study.achievements.push(
			...summary,
			...entry.lines("highlights", "achievements"),
			...readCourses(entry),
		);
		entry.finish("url", "website");
		return study.institution_name || study.degree_type || study.field_of_study
			? [study]
			: [];
	});
}

/** Every keyword of a group is a skill of that category; a group without keywords is a skill itself. */
export function readSkills(value: unknown, reading: Reading): Skill[] {
	const groups =
		isRecord(value) && !("name" in value) && !("keywords" in value)
			? groupsByName(value)
			: value;
	const skills = resumeEntries(groups, "skills", reading).flatMap((entry) => {
		const name = entry.text(200, "name", "skill", "category");
		const skill_level = readLevel(entry, reading, {
			keys: ["level", "proficiency"],
			read: readSkillLevel,
			own: SkillLevel,
		});
		const keywords = entry.lines("keywords", "skills", "items");
		entry.finish("icon", "rating");
		if (keywords.length === 0)
			return name ? [{ skill_name: name, skill_level, category: null }] : [];
		const category = name.slice(0, 120).trim() || null;
		return keywords.map((keyword) => ({
			skill_name: keyword.slice(0, 200).trim(),
			skill_level,
			category,
		}));
	});
	return reading.isOwn ? skills : withoutRepeats(skills);
}

/** Tools and topics the file notes at a job are skills the person states; those not yet among the skills are added. */
export function readJobKeywords(
	value: unknown,
	skills: Skill[],
	reading: Reading,
): Skill[] {
	const jobs = Array.isArray(value) ? value.filter(isRecord) : [];
	const keywords = jobs.flatMap((job, index) =>
		readLines(job.keywords, `work.${index}.keywords`, reading),
	);
	const stated = keywords.map((keyword) => ({
		skill_name: keyword.slice(0, 200).trim(),
		skill_level: null,
		category: null,
	}));
	const added = withoutRepeats([...skills, ...stated]).slice(skills.length);
	if (added.length > 0)
		note(
			reading,
			"work.keywords",
			`${added.length} keywords of your jobs were added to your skills, since a job has no list of its own`,
		);
	return added;
}

export function readLanguages(value: unknown, reading: Reading): Language[] {
	return resumeEntries(value, "languages", reading).flatMap((entry) => {
		const language_name = entry.text(120, "language", "name");
		const keys = ["fluency", "level", "proficiency"];
		const proficiency_level = readLevel(entry, reading, {
			keys,
			read: readLanguageLevel,
			own: LanguageLevel,
		});
		entry.finish();
		return language_name ? [{ language_name, proficiency_level }] : [];
	});
}

export function readProjects(value: unknown, reading: Reading): Project[] {
	return resumeEntries(value, "projects", reading).flatMap((entry) => {
		// A project without an end is rarely one still worked on: only the file's own word makes it ongoing.
		const { is_current, start_date, end_date } = readPeriod(entry, reading, {
			openGoesOn: false,
		});
		const address = entry.url("url", "website", "link");
		const github = entry.url(
			"x-githubUrl",
			"githubUrl",
			"github",
			"repository",
		);
		const isGithub =
			!reading.isOwn &&
			!github &&
			address !== null &&
			hostOf(address) === "github.com";
		const project = {
			project_name: entry.text(200, "name", "title"),
			description: entry.prose("description", "summary"),
			technologies_used: entry.lines("keywords", "technologies"),
			start_date,
			end_date,
			is_ongoing: is_current,
			project_url: isGithub ? null : address,
			github_url: isGithub ? address : github,
			achievements: entry.lines("highlights", "achievements"),
		};
		entry.finish();
		return project.project_name || project.description ? [project] : [];
	});
}

export function readCertifications(
	value: unknown,
	reading: Reading,
): Certification[] {
	return resumeEntries(value, "certificates", reading).flatMap((entry) => {
		const certification = {
			certification_name: entry.text(300, "name", "title"),
			issuing_organization: entry.optional(
				200,
				"issuer",
				"authority",
				"organization",
			),
			issue_date: entry.date("date", "issueDate", "startDate").date,
			expiry_date: entry.date(
				"x-expiryDate",
				"expiryDate",
				"expires",
				"endDate",
			).date,
			credential_id: entry.optional(
				200,
				"x-credentialId",
				"credentialId",
				"id",
			),
			credential_url: entry.url("url", "website"),
		};
		entry.finish();
		return certification.certification_name ? [certification] : [];
	});
}

export function readSoftware(value: unknown, reading: Reading): Software[] {
	return resumeEntries(value, "x-software", reading).flatMap((entry) => {
		const software_name = entry.text(200, "name");
		const proficiency_level = readLevel(entry, reading, {
			keys: ["level"],
			read: readSoftwareLevel,
			own: SoftwareLevel,
		});
		const category = entry.optional(120, "category");
		return software_name
			? [{ software_name, proficiency_level, category }]
			: [];
	});
}

export function readPublications(
	value: unknown,
	reading: Reading,
): Publication[] {
	return resumeEntries(value, "publications", reading).flatMap((entry) => {
		const publication = {
			publication_title: entry.text(500, "name", "title"),
			authors: entry.lines("x-authors", "authors"),
			publisher: entry.optional(300, "publisher", "journal"),
			publication_date: entry.date("releaseDate", "date").date,
			description: entry.prose("summary", "description"),
			publication_url: entry.url("url", "website"),
		};
		entry.finish();
		return publication.publication_title ? [publication] : [];
	});
}

/** Some files write skills as an object of lists: { "Languages": ["Go", "SQL"] }. */
function groupsByName(value: Record<string, unknown>): unknown[] {
	return Object.entries(value).map(([name, keywords]) => ({ name, keywords }));
}
