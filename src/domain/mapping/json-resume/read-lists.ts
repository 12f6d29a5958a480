// What a person has and knows, from a JSON Resume: languages, certificates, software and publications. Older names
// and those other programs write are read too; "x-…" names are those of Attune's own export.

import { isDateOfState } from "../../profile/date-of-state.ts";
import { awardFields } from "../../profile/fields/awards.ts";
import { certificationFields } from "../../profile/fields/certifications.ts";
import { interestFields } from "../../profile/fields/interests.ts";
import { languageFields } from "../../profile/fields/languages.ts";
import { publicationFields } from "../../profile/fields/publications.ts";
import { referenceFields } from "../../profile/fields/references.ts";
import { softwareFields } from "../../profile/fields/software.ts";
import { statementFields } from "../../profile/fields/statements.ts";
import { readLanguageLevel, readSoftwareLevel } from "../../profile/levels.ts";
import { plainText } from "../../profile/plain-text.ts";
import {
	type Award,
	type Certification,
	type Interest,
	type Language,
	type Publication,
	type Reference,
	type Software,
	Statement,
} from "../../profile/profile.ts";
import { readFields } from "./declared-fields.ts";
import type { FileReading } from "./file-reading.ts";
import { asText } from "./json-values.ts";
import { resumeEntries } from "./resume-entry.ts";

export function readJsonLanguages(
	value: unknown,
	reading: FileReading,
): Language[] {
	return resumeEntries(value, "languages", reading).flatMap((entry) => {
		// Our own export holds both: "B2" may be read as another level than the one the person has chosen.
		const level = {
			...languageFields.proficiency_level,
			json: reading.isOwn ? ["x-level"] : SPOKEN,
		};
		const language = readFields(
			entry,
			{ ...languageFields, proficiency_level: level },
			{ reading, levels: { proficiency_level: readLanguageLevel } },
		);
		const { max = 0 } = languageFields.level_as_written;
		const spoken = entry.optional(max, ...SPOKEN);
		const written = language.level_as_written ?? spoken;
		const isLevel = written === language.proficiency_level;
		entry.finish();
		return language.language_name
			? [{ ...language, level_as_written: isLevel ? null : written }]
			: [];
	});
}

const SPOKEN = ["fluency", "level", "proficiency"];

export function readJsonCertifications(
	value: unknown,
	reading: FileReading,
): Certification[] {
	return resumeEntries(value, "certificates", reading).flatMap((entry) => {
		const certification = readFields(entry, certificationFields, { reading });
		const said = plainText(
			asText(entry.raw(...certificationFields.issue_date.json)),
		);
		entry.finish();
		if (!certification.certification_name) return [];
		// "Expired 2016" is no day on which it was issued.
		const name = `${certification.certification_name} (${said})`;
		return isDateOfState(said) &&
			name.length <= certificationFields.certification_name.max
			? [
					{
						...certification,
						certification_name: name,
						issue_date: null,
					},
				]
			: [certification];
	});
}

export function readJsonSoftware(
	value: unknown,
	reading: FileReading,
): Software[] {
	const levels = { proficiency_level: readSoftwareLevel };
	return resumeEntries(value, "x-software", reading).flatMap((entry) => {
		const software = readFields(entry, softwareFields, { reading, levels });
		entry.finish();
		return software.software_name ? [software] : [];
	});
}

export function readJsonPublications(
	value: unknown,
	reading: FileReading,
): Publication[] {
	return resumeEntries(value, "publications", reading).flatMap((entry) => {
		const publication = readFields(entry, publicationFields, { reading });
		entry.finish();
		return publication.publication_title ? [publication] : [];
	});
}

export function readJsonAwards(value: unknown, reading: FileReading): Award[] {
	return resumeEntries(value, "awards", reading).flatMap((entry) => {
		const award = readFields(entry, awardFields, { reading });
		entry.finish();
		return award.award_name ? [award] : [];
	});
}

export function readJsonInterests(
	value: unknown,
	reading: FileReading,
): Interest[] {
	return resumeEntries(value, "interests", reading).flatMap((entry) => {
		const interest = readFields(entry, interestFields, { reading });
		entry.finish();
		return interest.interest_name ? [interest] : [];
	});
}

export function readJsonReferences(
	value: unknown,
	reading: FileReading,
): Reference[] {
	return resumeEntries(value, "references", reading).flatMap((entry) => {
		const reference = readFields(entry, referenceFields, { reading });
		entry.finish();
		return reference.reference_name || reference.reference_text
			? [reference]
			: [];
	});
}

/** Only Attune writes these: nobody else's file speaks for the person on a day. */
export function readJsonStatements(
	value: unknown,
	reading: FileReading,
): Statement[] {
	return resumeEntries(value, "x-statements", reading).flatMap((entry) => {
		const statement = readFields(entry, statementFields, { reading });
		entry.finish();
		const read = Statement.safeParse(statement);
		return read.success && read.data.text ? [read.data] : [];
	});
}
