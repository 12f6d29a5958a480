// Europass as the portal writes it since 2020: HR Open's "Candidate", in which a person's own words are HTML.
import type { Personal } from "../../profile/profile.ts";
import { hostOf, readWebAddress } from "../../profile/web-address.ts";
import { type Cited, cited, type Draft } from "../draft/cited.ts";
import type { Drafts } from "../draft/settle-all.ts";
import { NOTHING } from "../entries/read-history.ts";
import { candidateLanguages, candidateSkills } from "./europass-competences.ts";
import {
	filled,
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
		personal: personalOf(person, profile),
		work_experience: within("EmploymentHistory", "EmployerHistory").flatMap(
			jobsOf,
		),
		education: within(
			"EducationHistory",
			"EducationOrganizationAttendance",
		).map((study) =>
			filled({
				institution_name: xmlText(find(study, "OrganizationName")) ?? NOTHING,
				degree_type:
					xmlText(find(study, "EducationDegree", "DegreeName")) ??
					xmlText(find(study, "ProgramName")),
				location: placeOf(study),
				...periodOf(find(study, "AttendancePeriod")),
				achievements: [
					...xmlLines(
						find(study, "EducationDegree", "OccupationalSkillsCovered"),
					),
					...xmlLines(
						find(study, "EducationDegree", "FinalGrade", "ScoreText"),
					),
					...xmlLines(find(study, "Description")),
				],
			}),
		),
		skills: candidateSkills(profile),
		languages: candidateLanguages(person, profile),
		projects: within("Projects", "Project").map((project) =>
			filled({
				project_name: xmlText(find(project, "Title")) ?? NOTHING,
				description: xmlText(find(project, "Description")),
				project_url: urlOf(find(project, "Link")),
			}),
		),
		certifications: [
			...within("Certifications", "Certification"),
			...within("CourseCertifications", "CourseCertification"),
		]
			.map((certificate) =>
				filled({
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
				}),
			)
			.filter(({ certification_name }) => certification_name.value !== ""),
		software: [],
		publications: within("PublicationHistory", "Publication").map(
			(publication) =>
				filled({
					publication_title:
						xmlText(find(publication, "Title")) ??
						xmlText(find(publication, "FormattedPublicationDescription")) ??
						NOTHING,
					publication_date:
						xmlDate(find(publication, "Year")) ??
						xmlDate(find(publication, "Date")),
					description: xmlText(find(publication, "Reference")),
					publication_url: urlOf(find(publication, "Link")),
					authors: [],
				}),
		),
		volunteer: within("VoluntaryWorks", "VoluntaryWork").map((service) =>
			filled({
				organization_name:
					xmlText(find(service, "OrganizationName")) ?? NOTHING,
				role_title: xmlText(find(service, "Title")) ?? NOTHING,
				...periodOf(find(service, "Period") ?? service),
				...xmlReported(find(service, "Description")),
			}),
		),
	};
}

function jobsOf(employer: XmlElement) {
	return all(employer, "PositionHistory").map((position) =>
		filled({
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

function periodOf(period: XmlElement | undefined, indicator?: XmlElement) {
	const current =
		indicator ?? find(period, "CurrentIndicator") ?? find(period, "Ongoing");
	const goesOn = textIn(current).trim() === "true";
	return filled({
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

function personalOf(
	person: XmlElement | undefined,
	profile: XmlElement | undefined,
): Draft<Personal> {
	const name = find(person, "PersonName");
	const ways = all(person, "Communication");
	const by = (channel: RegExp) =>
		ways.filter((way) => channel.test(textIn(find(way, "ChannelCode"))));
	const address = ways
		.map((way) => find(way, "Address"))
		.find((found) => found !== undefined);
	const links = [...by(/web|social|linked|instant/i), ...ways].flatMap(
		(way) => urlOf(find(way, "URI")) ?? [],
	);
	const linkedin = links.find(({ value }) =>
		hostOf(value).endsWith("linkedin.com"),
	);
	return filled({
		first_name: xmlText(find(name, "GivenName")),
		last_name: xmlText(find(name, "FamilyName")),
		headline: xmlText(
			find(profile, "CandidatePositionPreferences", "PositionTitle"),
		),
		email: xmlText(find(by(/mail/i)[0], "URI")),
		phone: phoneOf(by(/phone|mobile/i)[0]),
		address:
			xmlText(find(address, "AddressLine")) ??
			xmlText(find(address, "StreetName")),
		city: xmlText(find(address, "CityName")),
		zip_code: xmlText(find(address, "PostalCode")),
		country: xmlText(find(address, "CountryCode")),
		linkedin_url: linkedin,
		website_url: links.find((link) => link !== linkedin),
		summary: xmlText(find(profile, "ExecutiveSummary")),
	});
}

function phoneOf(way: XmlElement | undefined): Cited<string> | undefined {
	const number = xmlText(find(way, "DialNumber"));
	const code = textIn(find(way, "CountryDialing")).trim().replace(/^\+/, "");
	return number && code
		? {
				...number,
				value: `+${code} ${number.value}`,
				quote: `CountryDialing: ${code}\n${number.quote}`,
			}
		: number;
}

function urlOf(element: XmlElement | undefined): Cited<string> | undefined {
	const written = xmlText(element);
	const address =
		written && !written.value.includes("@")
			? readWebAddress(written.value)
			: null;
	return written && address ? { ...written, value: address } : undefined;
}
