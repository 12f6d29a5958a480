// Europass as the portal writes it since 2020: HR Open's "Candidate", in which a person's own words are HTML.
import { type Cited, cited } from "../draft/cited.ts";
import type { Drafts } from "../draft/settle-all.ts";
import { NOTHING } from "../entries/cited-entries.ts";
import { candidateLanguages, candidateSkills } from "./europass-competences.ts";
import { candidateAddress, candidatePersonal } from "./europass-person.ts";
import {
	filledEntry,
	xmlDate,
	xmlLines,
	xmlReported,
	xmlText,
} from "./europass-values.ts";
import { all, find, textIn, type XmlElement } from "./xml-element.ts";

export function readCandidate(candidate: XmlElement): Drafts {
	const person = find(candidate, "CandidatePerson");
	const profile = find(candidate, "CandidateProfile");
	const within = (section: string, entry: string) =>
		all(find(profile, section), entry);
	return {
		personal: candidatePersonal(person, profile),
		work_experience: within("EmploymentHistory", "EmployerHistory").flatMap(
			jobsOf,
		),
		education: within(
			"EducationHistory",
			"EducationOrganizationAttendance",
		).map(educationOf),
		skills: candidateSkills(profile),
		languages: candidateLanguages(person, profile),
		projects: within("Projects", "Project").map(projectOf),
		certifications: [
			...within("Certifications", "Certification"),
			...within("CourseCertifications", "CourseCertification"),
		]
			.map(certificationOf)
			.filter(({ certification_name }) => certification_name.value !== ""),
		software: [],
		publications: within("PublicationHistory", "Publication").map(
			publicationOf,
		),
		volunteer: within("VoluntaryWorks", "VoluntaryWork").map(volunteerOf),
	};
}

function jobsOf(employer: XmlElement) {
	return all(employer, "PositionHistory").map((position) =>
		filledEntry({
			job_title: xmlText(find(position, "PositionTitle")) ?? NOTHING,
			company_name: xmlText(find(employer, "OrganizationName")) ?? NOTHING,
			location: xmlText(find(position, "City")) ?? placeOf(employer),
			...periodOf(
				find(position, "EmploymentPeriod"),
				find(position, "CurrentIndicator"),
			),
			...xmlReported(find(position, "Description")),
		}),
	);
}

function educationOf(study: XmlElement) {
	return filledEntry({
		institution_name: xmlText(find(study, "OrganizationName")) ?? NOTHING,
		degree_type:
			xmlText(find(study, "EducationDegree", "DegreeName")) ??
			xmlText(find(study, "ProgramName")),
		location: placeOf(study),
		...periodOf(find(study, "AttendancePeriod")),
		achievements: [
			...xmlLines(find(study, "EducationDegree", "OccupationalSkillsCovered")),
			...xmlLines(find(study, "EducationDegree", "FinalGrade", "ScoreText")),
			...xmlLines(find(study, "Description")),
		],
	});
}

function projectOf(project: XmlElement) {
	return filledEntry({
		project_name: xmlText(find(project, "Title")) ?? NOTHING,
		description: xmlText(find(project, "Description")),
		project_url: candidateAddress(find(project, "Link")),
	});
}

function certificationOf(certificate: XmlElement) {
	return filledEntry({
		certification_name:
			xmlText(find(certificate, "CertificationName")) ??
			xmlText(find(certificate, "Title")) ??
			NOTHING,
		issuing_organization:
			xmlText(find(certificate, "IssuingAuthority", "Name")) ??
			xmlText(find(certificate, "OrganizationName")),
		issue_date:
			xmlDate(find(certificate, "FirstIssuedDate")) ??
			xmlDate(find(certificate, "Date")),
	});
}

function publicationOf(publication: XmlElement) {
	return filledEntry({
		publication_title:
			xmlText(find(publication, "Title")) ??
			xmlText(find(publication, "FormattedPublicationDescription")) ??
			NOTHING,
		publication_date:
			xmlDate(find(publication, "Year")) ?? xmlDate(find(publication, "Date")),
		description: xmlText(find(publication, "Reference")),
		publication_url: candidateAddress(find(publication, "Link")),
		authors: [],
	});
}

function volunteerOf(service: XmlElement) {
	return filledEntry({
		organization_name: xmlText(find(service, "OrganizationName")) ?? NOTHING,
		role_title: xmlText(find(service, "Title")) ?? NOTHING,
		...periodOf(find(service, "Period") ?? service),
		...xmlReported(find(service, "Description")),
	});
}

function periodOf(period: XmlElement | undefined, indicator?: XmlElement) {
	const current =
		indicator ?? find(period, "CurrentIndicator") ?? find(period, "Ongoing");
	const goesOn = textIn(current).trim() === "true";
	return filledEntry({
		start_date: xmlDate(
			find(period, "StartDate", "FormattedDateTime") ??
				find(period, "StartDate"),
		),
		end_date: goesOn
			? undefined
			: xmlDate(
					find(period, "EndDate", "FormattedDateTime") ??
						find(period, "EndDate"),
				),
		is_current:
			goesOn && current
				? cited(true, {
						quote: `CurrentIndicator: ${textIn(current)}`,
						page: 0,
					})
				: undefined,
	});
}

function placeOf(element: XmlElement): Cited<string> | undefined {
	return xmlText(
		find(
			element,
			"OrganizationContact",
			"Communication",
			"Address",
			"CityName",
		),
	);
}
