// Reads a resume file in the JSON Resume standard (1.x and the older 0.x names) or Attune's own export into a profile.
// Real files are incomplete and full of surprises: what can be read is read, what was lost or changed is noted, and only
// a file without any resume in it is refused. Never throws.
import type { Outcome, Problem } from "../../problem.ts";
import { newestFirstIfDated } from "../../profile/period.ts";
import { Profile } from "../../profile/profile.ts";
import type { FileReading } from "./file-reading.ts";
import { parseFile, refused } from "./json-file.ts";
import { brief, isEmpty, isRecord } from "./json-values.ts";
import { readJsonPersonal } from "./read-basics.ts";
import {
	readJsonEducation,
	readJsonProjects,
	readJsonVolunteer,
	readJsonWork,
} from "./read-history.ts";
import {
	readJsonAwards,
	readJsonCertifications,
	readJsonInterests,
	readJsonLanguages,
	readJsonPublications,
	readJsonReferences,
	readJsonSoftware,
	readJsonStatements,
} from "./read-lists.ts";
import { readJsonJobKeywords, readJsonSkills } from "./read-skills.ts";
import { isStandardOnly, standardFaults } from "./standard.ts";
import { toJsonResume } from "./write-json-resume.ts";

export type ResumeReading = { profile: Profile; notes: Problem[] };

const SECTION_NAMES =
	"basics work volunteer education skills languages projects certificates certifications publications awards interests references".split(
		" ",
	);
/** What may stand in a resume file without saying anything about the person. */
const ABOUT_THE_FILE = [
	"meta",
	"$schema",
	"x-software",
	"x-statements",
	...SECTION_NAMES,
];

const NOTHING: Problem = {
	where: "file",
	message:
		"The file is a valid JSON Resume, but nothing in it belongs in a profile",
	hint: "Choose a file with a filled-in resume",
};

/** The profile in a resume file's text. `notes` say what was left out or changed, with its place in the file. */
export function readJsonResume(text: string): Outcome<ResumeReading> {
	const parsed = parseFile(text);
	if (!parsed.ok) return parsed;
	const resume = findResume(parsed.value);
	if (!resume) return refused(...notAResume(parsed.value));
	const isOwn = isRecord(resume.meta) && resume.meta["x-attune"] === 1;
	const reading: FileReading = { isOwn, notes: [], leftOut: new Map() };
	const profile = readSections(resume, reading);
	if (isEmpty(profile)) {
		const faults = standardFaults(resume);
		if (faults.length > 0) return nothingIn(faults);
		reading.notes.push(NOTHING);
	}
	const notes = [...reading.notes, ...leftOutNotes(reading)];
	return { ok: true, value: { profile, notes } };
}

/** Where nothing can be read, what is against the standard is the reason. */
function nothingIn(faults: Problem[]): { ok: false; problems: Problem[] } {
	const { problems } = refused(
		"The file has the headings of a resume but no name and no entry",
		"Choose a file with a filled-in resume",
	);
	return { ok: false, problems: [...problems, ...faults] };
}

/** The resume itself; some programs wrap it once. A stored profile is read as the export it would have become. */
function findResume(value: unknown): Record<string, unknown> | null {
	if (!isRecord(value)) return null;
	for (const candidate of [value, value.profile, value.resume, value.data]) {
		if (!isRecord(candidate)) continue;
		const profile = isRecord(candidate.personal)
			? Profile.safeParse(candidate)
			: null;
		if (profile?.success) return toJsonResume(profile.data);
		if (SECTION_NAMES.some((name) => Object.hasOwn(candidate, name)))
			return candidate;
		if (isStandardOnly(candidate)) return candidate;
	}
	return null;
}

function readSections(
	resume: Record<string, unknown>,
	reading: FileReading,
): Profile {
	const inOrder = reading.isOwn
		? <T>(entries: T[]) => entries
		: newestFirstIfDated;
	const skills = readJsonSkills(resume.skills, reading);
	const profile: Profile = {
		personal: readJsonPersonal(resume.basics, reading),
		work_experience: inOrder(readJsonWork(resume.work, reading)),
		education: inOrder(readJsonEducation(resume.education, reading)),
		skills: [...skills, ...readJsonJobKeywords(resume.work, skills, reading)],
		languages: readJsonLanguages(resume.languages, reading),
		projects: readJsonProjects(resume.projects, reading),
		certifications: readJsonCertifications(
			resume.certificates ?? resume.certifications,
			reading,
		),
		software: readJsonSoftware(resume["x-software"], reading),
		publications: readJsonPublications(resume.publications, reading),
		volunteer: inOrder(readJsonVolunteer(resume.volunteer, reading)),
		awards: readJsonAwards(resume.awards, reading),
		interests: readJsonInterests(resume.interests, reading),
		references: readJsonReferences(resume.references, reading),
		statements: readJsonStatements(resume["x-statements"], reading),
	};
	for (const [key, value] of Object.entries(resume))
		if (!ABOUT_THE_FILE.includes(key) && !isEmpty(value))
			reading.leftOut.set(key, Array.isArray(value) ? value.length : 1);
	return profile;
}

function leftOutNotes(reading: FileReading): Problem[] {
	return [...reading.leftOut].map(([where, count]) => ({
		where,
		message: `“${where}”${count > 1 ? ` (${count} times)` : ""} has no place in a profile and was left out`,
		hint: "Add by hand what you want to keep, for example as an achievement of a job",
	}));
}

function notAResume(value: unknown): [message: string, hint: string] {
	const keys = isRecord(value)
		? Object.keys(value)
				.slice(0, 3)
				.map((key) => `“${brief(key)}”`)
		: [];
	const holds = isRecord(value)
		? keys.length > 0
			? `it holds ${keys.join(", ")}`
			: "it is an empty object"
		: "it is not an object";
	return [
		`The file is JSON but not a resume: ${holds}, none of basics, work, education or skills`,
		"Choose a JSON Resume file or an export of Attune",
	];
}
