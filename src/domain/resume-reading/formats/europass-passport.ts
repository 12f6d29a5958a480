// Europass as it was written until 2020: "SkillsPassport", version 3.
import type { Personal } from "../../profile/profile.ts";
import { hostOf, readWebAddress } from "../../profile/web-address.ts";
import { type Cited, type CitedFields, cited } from "../draft/cited.ts";
import type { Drafts } from "../draft/settle-all.ts";
import { NOTHING } from "../entries/cited-entries.ts";
import { spokenLanguage } from "./europass-languages.ts";
import {
	filledEntry,
	xmlDate,
	xmlLines,
	xmlNames,
	xmlReported,
	xmlText,
} from "./europass-values.ts";
import { all, find, textIn, type XmlElement } from "./xml-element.ts";

/** Achievements are of one kind in the file; what they are stands in their title. */
const ACHIEVEMENTS = {
	project: /project/i,
	certificate: /certificat|licen[cs]e|course|kurs|zertifikat/i,
	publication: /publication/i,
	award: /honou?r|award/i,
};

const SKILL_KINDS = [
	"JobRelated",
	"Computer",
	"Organisational",
	"Communication",
	"Other",
];

/** What is longer is prose about a skill, not its name. */
const LONGEST_SKILL = 200;

export function readPassport(learner: XmlElement): Drafts {
	const skills = find(learner, "Skills");
	const achieved = achievementsOf(learner);
	return {
		personal: personalOf(learner),
		work_experience: all(
			find(learner, "WorkExperienceList"),
			"WorkExperience",
		).map(jobOf),
		education: all(find(learner, "EducationList"), "Education").map(
			educationOf,
		),
		skills: skillsOf(skills),
		languages: languagesOf(find(skills, "Linguistic")),
		projects: achieved("project").map((line) => ({ project_name: line })),
		certifications: achieved("certificate").map((line) => ({
			certification_name: line,
		})),
		software: [],
		publications: achieved("publication").map((line) => ({
			publication_title: line,
			authors: [],
		})),
		volunteer: [],
		awards: achieved("award").map((line) => ({ award_name: line })),
	};
}

/** The lines of a person's achievements of one kind. */
function achievementsOf(learner: XmlElement) {
	const achievements = all(find(learner, "AchievementList"), "Achievement");
	return (kind: keyof typeof ACHIEVEMENTS) =>
		achievements
			.filter((each) =>
				ACHIEVEMENTS[kind].test(
					`${textIn(find(each, "Title", "Code"))} ${textIn(find(each, "Title", "Label"))}`,
				),
			)
			.flatMap((each) => xmlLines(find(each, "Description")));
}

function jobOf(job: XmlElement) {
	return filledEntry({
		job_title: xmlText(find(job, "Position", "Label")) ?? NOTHING,
		company_name: xmlText(find(job, "Employer", "Name")) ?? NOTHING,
		location: placeOf(find(job, "Employer")),
		...periodOf(find(job, "Period")),
		...xmlReported(find(job, "Activities")),
	});
}

function educationOf(study: XmlElement) {
	return filledEntry({
		institution_name: xmlText(find(study, "Organisation", "Name")) ?? NOTHING,
		degree_type: xmlText(find(study, "Title")),
		field_of_study: xmlText(find(study, "Field", "Label")),
		location: placeOf(find(study, "Organisation")),
		...periodOf(find(study, "Period")),
		achievements: xmlLines(find(study, "Activities")),
	});
}

function skillsOf(skills: XmlElement | undefined): Drafts["skills"] {
	return SKILL_KINDS.flatMap((kind) =>
		xmlLines(find(skills, kind, "Description")),
	)
		.filter(({ value }) => value.length <= LONGEST_SKILL)
		.map((skill_name) => ({ skill_name }));
}

function periodOf(period: XmlElement | undefined) {
	const current = find(period, "Current");
	const goesOn = textIn(current).trim() === "true";
	return filledEntry({
		start_date: xmlDate(find(period, "From")),
		end_date: goesOn ? undefined : xmlDate(find(period, "To")),
		is_current: goesOn
			? cited(true, { quote: "Current: true", page: 0 })
			: undefined,
	});
}

function placeOf(element: XmlElement | undefined): Cited<string> | undefined {
	return xmlText(
		find(element, "ContactInfo", "Address", "Contact", "Municipality"),
	);
}

function personalOf(learner: XmlElement): CitedFields<Personal> {
	const identification = find(learner, "Identification");
	const contact = find(identification, "ContactInfo");
	const address = find(contact, "Address", "Contact");
	const sites = all(find(contact, "WebsiteList"), "Website").flatMap((site) => {
		const written = xmlText(find(site, "Contact"));
		const url = written ? readWebAddress(written.value) : null;
		return written && url ? [{ ...written, value: url }] : [];
	});
	const linkedin = sites.find(({ value }) =>
		hostOf(value).endsWith("linkedin.com"),
	);
	return filledEntry({
		...xmlNames(
			find(identification, "PersonName", "FirstName"),
			find(identification, "PersonName", "Surname"),
		),
		headline: xmlText(find(learner, "Headline", "Description", "Label")),
		email: xmlText(find(contact, "Email", "Contact")),
		phone: xmlText(find(contact, "TelephoneList", "Telephone", "Contact")),
		address: xmlText(find(address, "AddressLine")),
		city: xmlText(find(address, "Municipality")),
		zip_code: xmlText(find(address, "PostalCode")),
		country:
			xmlText(find(address, "Country", "Label")) ??
			xmlText(find(address, "Country", "Code")),
		linkedin_url: linkedin,
		website_url: sites.find((site) => site !== linkedin),
	});
}

function languagesOf(linguistic: XmlElement | undefined): Drafts["languages"] {
	const native = all(
		find(linguistic, "MotherTongueList"),
		"MotherTongue",
	).flatMap((language) => {
		const name = xmlText(find(language, "Description", "Label"));
		return name
			? [
					{
						language_name: name,
						proficiency_level: { ...name, value: "Native" as const },
					},
				]
			: [];
	});
	const foreign = all(
		find(linguistic, "ForeignLanguageList"),
		"ForeignLanguage",
	).flatMap((language) => {
		const name = xmlText(find(language, "Description", "Label"));
		const levels = (find(language, "ProficiencyLevel")?.children ?? []).flatMap(
			(level) => xmlText(level) ?? [],
		);
		return name ? [spokenLanguage(name, levels)] : [];
	});
	return [...native, ...foreign];
}
