// The profile's ten sections as data: how each is called, when it counts as filled, what is said when it is empty, and
// how its entries read. The tabs of the page and the review of an import both show these.
import { type Profile, spokenLevel } from "../../../domain/profile/profile.ts";
import { partialDate, span } from "../../when.ts";

/** One entry as it reads. Empty parts are left out when it is shown. */
export type Entry = {
	title: string;
	subtitle?: string;
	date?: string;
	text?: string | null;
	lines?: string[];
	tags?: string[];
	links?: { label: string; url: string | null }[];
};

export type ProfileSection = {
	tab: string;
	label: string;
	empty: string;
	entries: (profile: Profile) => Entry[];
};

const joined = (...parts: (string | null)[]) =>
	parts.filter(Boolean).join(" · ");

const personal: ProfileSection = {
	tab: "personal",
	label: "Personal",
	empty: "No personal details added yet.",
	entries: ({ personal: person }) => {
		const {
			first_name,
			last_name,
			headline,
			email,
			phone,
			summary,
			linkedin_url,
			website_url,
		} = person;
		const isFilled = first_name || last_name || email || summary;
		if (!isFilled) return [];
		const place = [
			person.address,
			person.city,
			person.state,
			person.zip_code,
			person.country,
		].filter(Boolean);
		return [
			{
				title: `${first_name} ${last_name}`.trim() || "Name missing",
				subtitle: headline ?? "",
				text: summary,
				lines: [joined(email, phone), place.join(", ")].filter(Boolean),
				links: [
					{ label: "LinkedIn", url: linkedin_url },
					{ label: "Website", url: website_url },
				],
			},
		];
	},
};

const work: ProfileSection = {
	tab: "work",
	label: "Work",
	empty: "No work experience added yet.",
	entries: (profile) =>
		profile.work_experience.map((job) => ({
			title: job.job_title,
			subtitle: joined(job.company_name, job.location),
			date: span(job.start_date, job.end_date, job.is_current),
			text: job.description,
			lines: job.achievements,
		})),
};

const education: ProfileSection = {
	tab: "education",
	label: "Education",
	empty: "No education added yet.",
	entries: (profile) =>
		profile.education.map((school) => ({
			title:
				[school.degree_type, school.field_of_study]
					.filter(Boolean)
					.join(", ") || school.institution_name,
			subtitle: joined(
				school.degree_type || school.field_of_study
					? school.institution_name
					: "",
				school.location,
				school.gpa === null ? "" : `GPA ${school.gpa}`,
			),
			date: span(school.start_date, school.end_date, school.is_current),
			lines: school.achievements,
		})),
};

const skills: ProfileSection = {
	tab: "skills",
	label: "Skills",
	empty: "No skills added yet.",
	entries: (profile) =>
		grouped(
			profile.skills.map((s) => [s.category, s.skill_name, s.skill_level]),
		),
};

const languages: ProfileSection = {
	tab: "languages",
	label: "Languages",
	empty: "No languages added yet.",
	entries: (profile) =>
		profile.languages.map((language) => ({
			title: language.language_name,
			subtitle: spokenLevel(language),
		})),
};

const projects: ProfileSection = {
	tab: "projects",
	label: "Projects",
	empty: "No projects added yet.",
	entries: (profile) =>
		profile.projects.map((project) => ({
			title: project.project_name,
			date: span(project.start_date, project.end_date, project.is_ongoing),
			text: project.description,
			lines: project.achievements,
			tags: project.technologies_used,
			links: [
				{ label: "Project", url: project.project_url },
				{ label: "Source", url: project.github_url },
			],
		})),
};

const certifications: ProfileSection = {
	tab: "certifications",
	label: "Certifications",
	empty: "No certifications added yet.",
	entries: (profile) =>
		profile.certifications.map((certificate) => ({
			title: certificate.certification_name,
			subtitle: joined(
				certificate.issuing_organization,
				certificate.credential_id,
			),
			date: [
				certificate.issue_date ? partialDate(certificate.issue_date) : "",
				certificate.expiry_date
					? `valid to ${partialDate(certificate.expiry_date)}`
					: "",
			]
				.filter(Boolean)
				.join(", "),
			links: [{ label: "Credential", url: certificate.credential_url }],
		})),
};

const software: ProfileSection = {
	tab: "software",
	label: "Software",
	empty: "No software added yet.",
	entries: (profile) =>
		grouped(
			profile.software.map((s) => [
				s.category,
				s.software_name,
				s.proficiency_level,
			]),
		),
};

const publications: ProfileSection = {
	tab: "publications",
	label: "Publications",
	empty: "No publications added yet.",
	entries: (profile) =>
		profile.publications.map((publication) => ({
			title: publication.publication_title,
			subtitle: joined(publication.authors.join(", "), publication.publisher),
			date: publication.publication_date
				? partialDate(publication.publication_date)
				: "",
			text: publication.description,
			links: [{ label: "Publication", url: publication.publication_url }],
		})),
};

const volunteer: ProfileSection = {
	tab: "volunteer",
	label: "Volunteer",
	empty: "No volunteer experience added yet.",
	entries: (profile) =>
		profile.volunteer.map((service) => ({
			title: service.role_title,
			subtitle: joined(service.organization_name, service.location),
			date: span(service.start_date, service.end_date, service.is_current),
			text: service.description,
			lines: service.achievements,
		})),
};

export const profileSections: ProfileSection[] = [
	personal,
	work,
	education,
	skills,
	languages,
	projects,
	certifications,
	software,
	publications,
	volunteer,
];

/** How many things a section holds, in the words of a person: a list of skills is many skills, not one entry. */
export function countOf(section: ProfileSection, profile: Profile): number {
	return section
		.entries(profile)
		.reduce(
			(sum, entry) =>
				sum + (entry.tags && !entry.lines ? entry.tags.length : 1),
			0,
		);
}

type Listed = [category: string | null, name: string, level: string | null];

/** Short names read better side by side under their category than one below the other. */
function grouped(listed: Listed[]): Entry[] {
	const groups = new Map<string, string[]>();
	for (const [category, name, level] of listed) {
		const tags = groups.get(category ?? "") ?? [];
		groups.set(category ?? "", [...tags, level ? `${name} (${level})` : name]);
	}
	return [...groups].map(([title, tags]) => ({ title, tags }));
}
