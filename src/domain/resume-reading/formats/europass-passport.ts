// Europass as it was written until 2020: "SkillsPassport", version 3.
import type { Personal } from "../../profile/profile.ts";
import { hostOf, readWebAddress } from "../../profile/web-address.ts";
import { type Cited, cited, type Draft } from "../draft/cited.ts";
import type { Drafts } from "../draft/settle-all.ts";
import { NOTHING } from "../entries/read-history.ts";
import {
	filled,
	spokenLanguage,
	xmlDate,
	xmlLines,
	xmlReported,
	xmlText,
} from "./europass-values.ts";
import { all, find, textIn, type XmlElement } from "./xml-element.ts";

const CERTIFICATE = /certificat|licen[cs]e|course|kurs|zertifikat/i;
const PROJECT = /project/i;
const AWARD = /honou?r|award/i;
const PUBLICATION = /publication/i;

export function readPassport(learner: XmlElement): Drafts {
	const skills = find(learner, "Skills");
	const achievements = all(find(learner, "AchievementList"), "Achievement");
	const of = (kind: RegExp) =>
		achievements.filter((each) =>
			kind.test(
				`${textIn(find(each, "Title", "Code"))} ${textIn(find(each, "Title", "Label"))}`,
			),
		);
	return {
		personal: personalOf(learner),
		work_experience: all(
			find(learner, "WorkExperienceList"),
			"WorkExperience",
		).map((job) =>
			filled({
				job_title: xmlText(find(job, "Position", "Label")) ?? NOTHING,
				company_name: xmlText(find(job, "Employer", "Name")) ?? NOTHING,
				location: placeOf(find(job, "Employer")),
				...periodOf(find(job, "Period")),
				...xmlReported(find(job, "Activities")),
			}),
		),
		education: all(find(learner, "EducationList"), "Education").map((study) =>
			filled({
				institution_name:
					xmlText(find(study, "Organisation", "Name")) ?? NOTHING,
				degree_type: xmlText(find(study, "Title")),
				field_of_study: xmlText(find(study, "Field", "Label")),
				location: placeOf(find(study, "Organisation")),
				...periodOf(find(study, "Period")),
				achievements: xmlLines(find(study, "Activities")),
			}),
		),
		skills: [
			"JobRelated",
			"Computer",
			"Organisational",
			"Communication",
			"Other",
		].flatMap((kind) =>
			xmlLines(find(skills, kind, "Description"))
				.filter(({ value }) => value.length <= 200)
				.map((skill_name) => ({ skill_name })),
		),
		languages: languagesOf(find(skills, "Linguistic")),
		projects: of(PROJECT)
			.flatMap((each) => xmlLines(find(each, "Description")))
			.map((line) => ({ project_name: line })),
		certifications: of(CERTIFICATE)
			.flatMap((each) => xmlLines(find(each, "Description")))
			.map((line) => ({ certification_name: line })),
		software: [],
		publications: of(PUBLICATION)
			.flatMap((each) => xmlLines(find(each, "Description")))
			.map((line) => ({ publication_title: line, authors: [] })),
		volunteer: [],
		awards: of(AWARD)
			.flatMap((each) => xmlLines(find(each, "Description")))
			.map((line) => ({ award_name: line })),
	};
}

function periodOf(period: XmlElement | undefined) {
	const current = find(period, "Current");
	const goesOn = textIn(current).trim() === "true";
	return filled({
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

function personalOf(learner: XmlElement): Draft<Personal> {
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
	return filled({
		first_name: xmlText(find(identification, "PersonName", "FirstName")),
		last_name: xmlText(find(identification, "PersonName", "Surname")),
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
