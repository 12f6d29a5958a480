// The sections that are listed rather than told: education, certifications, languages, publications. Nothing is trimmed.
import { oneLine } from "../match/sentences.ts";
import { type Profile, type Section, spokenLevel } from "../profile/profile.ts";
import type { ResumeContent } from "./content.ts";
import { month, span } from "./date-text.ts";
import type { DraftLine } from "./draft-line.ts";
import { type Drafting, entryLines, newestFirst } from "./resume-draft.ts";
import { wordingOf } from "./wording.ts";

/** An entry of the document with the path of the profile's entry it comes from. */
type Part<Entry> = { source: string; entry: Entry };
type EducationPart = Part<ResumeContent["education"][number]> & {
	lines: DraftLine[];
};

// Below this, a grade point average is left to the interview; so career offices advise.
const GPA_SHOWN = 3.5;

export type ListedParts = {
	education: EducationPart[];
	certifications: Part<ResumeContent["certifications"][number]>[];
	languages: Part<ResumeContent["languages"][number]>[];
	publications: Part<ResumeContent["publications"][number]>[];
};

/** The listed sections that were chosen; the others are empty. */
export function listedParts(
	sections: readonly Section[],
	drafting: Drafting,
): ListedParts {
	const { profile } = drafting;
	return {
		education: sections.includes("education")
			? educationParts(profile, drafting)
			: [],
		certifications: sections.includes("certifications")
			? certificationParts(profile)
			: [],
		languages: sections.includes("languages") ? languageParts(profile) : [],
		publications: sections.includes("publications")
			? publicationParts(profile)
			: [],
	};
}

/** Schools, newest first, with what was achieved there. */
function educationParts(profile: Profile, drafting: Drafting): EducationPart[] {
	const wording = wordingOf(drafting.wording.language);
	return newestFirst(
		profile.education,
		(education) => education.is_current,
	).map(({ entry, at }) => {
		const source = `education.${at}`;
		const lines = entryLines(
			source,
			{ description: null, achievements: entry.achievements },
			{ ...drafting, wording: { ...drafting.wording, strength: "low" } },
		);
		if (entry.gpa !== null && entry.gpa >= GPA_SHOWN) {
			lines.push({
				sources: [`${source}.gpa`],
				original: String(entry.gpa),
				text: wording.gpa(entry.gpa),
				change: "reworded",
				value: 0,
				terms: new Set(),
			});
		}
		return {
			source,
			lines,
			entry: {
				degree: wording.degree(
					oneLine(entry.degree_type),
					oneLine(entry.field_of_study),
				),
				institution: oneLine(entry.institution_name),
				location: oneLine(entry.location),
				dates: span(entry.start_date, entry.end_date, entry.is_current),
				details: lines.map(({ text }) => text),
			},
		};
	});
}

function certificationParts(
	profile: Profile,
): Part<ResumeContent["certifications"][number]>[] {
	return profile.certifications.map((certification, at) => ({
		source: `certifications.${at}`,
		entry: {
			name: oneLine(certification.certification_name),
			issuer: oneLine(certification.issuing_organization),
			date: month(certification.issue_date),
			expiryDate: month(certification.expiry_date),
			url: certification.credential_url ?? "",
		},
	}));
}

function languageParts(
	profile: Profile,
): Part<ResumeContent["languages"][number]>[] {
	return profile.languages.map((language, at) => ({
		source: `languages.${at}`,
		entry: {
			language: oneLine(language.language_name),
			proficiency: oneLine(spokenLevel(language)),
		},
	}));
}

function publicationParts(
	profile: Profile,
): Part<ResumeContent["publications"][number]>[] {
	return profile.publications.map((publication, at) => ({
		source: `publications.${at}`,
		entry: {
			title: oneLine(publication.publication_title),
			publisher: oneLine(publication.publisher),
			date: month(publication.publication_date),
			description: oneLine(publication.description),
			url: publication.publication_url ?? "",
			authors: publication.authors.map(oneLine).filter(Boolean),
		},
	}));
}
