// The career profile: sections of facts about one person, under the specification's field names, the same in the
// database, on the wire and here. Everything a document says must be found in one of them.
import { z } from "zod";

/** "YYYY", "YYYY-MM" or "YYYY-MM-DD". Months compare as text: they sort correctly and an unknown day never turns into the 1st. */
export const PartialDate = z
	.string()
	.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);

const text = (max: number) => z.string().trim().max(max);
const optionalText = (max: number) => text(max).nullable().default(null);
const optionalDate = PartialDate.nullable().default(null);
const lines = z.array(text(2000)).default([]);

export const Personal = z.object({
	first_name: text(100).default(""),
	last_name: text(100).default(""),
	/** The line under the name, such as "Registered Nurse". */
	headline: optionalText(200),
	email: optionalText(320),
	phone: optionalText(60),
	address: optionalText(300),
	city: optionalText(120),
	state: optionalText(120),
	zip_code: optionalText(30),
	country: optionalText(120),
	linkedin_url: optionalText(500),
	website_url: optionalText(500),
	summary: optionalText(5000),
});

export const WorkExperience = z.object({
	job_title: text(200),
	company_name: text(200),
	location: optionalText(200),
	start_date: optionalDate,
	end_date: optionalDate,
	is_current: z.boolean().default(false),
	description: optionalText(5000),
	achievements: lines,
});

export const Education = z.object({
	institution_name: text(200),
	degree_type: optionalText(200),
	field_of_study: optionalText(200),
	location: optionalText(200),
	start_date: optionalDate,
	end_date: optionalDate,
	is_current: z.boolean().default(false),
	gpa: z.number().min(0).max(4).nullable().default(null),
	achievements: lines,
});

export const SkillLevel = z.enum([
	"Beginner",
	"Intermediate",
	"Advanced",
	"Expert",
]);
export const Skill = z.object({
	skill_name: text(200),
	skill_level: SkillLevel.nullable().default(null),
	category: optionalText(120),
});

export const LanguageLevel = z.enum([
	"Basic",
	"Conversational",
	"Proficient",
	"Fluent",
	"Native",
]);
export const Language = z.object({
	language_name: text(120),
	proficiency_level: LanguageLevel.nullable().default(null),
	/** The level as the person wrote it, such as "B2" or "TOEFL 110": more exact than the five levels, and what documents say. */
	level_as_written: optionalText(60),
});

export const Project = z.object({
	project_name: text(200),
	description: optionalText(5000),
	technologies_used: lines,
	start_date: optionalDate,
	end_date: optionalDate,
	is_ongoing: z.boolean().default(false),
	project_url: optionalText(500),
	github_url: optionalText(500),
	/** What was done and reached, a line each; the specification has only `description`, JSON Resume has both. */
	achievements: lines,
});

export const Certification = z.object({
	certification_name: text(300),
	issuing_organization: optionalText(200),
	issue_date: optionalDate,
	expiry_date: optionalDate,
	credential_id: optionalText(200),
	credential_url: optionalText(500),
});

export const SoftwareLevel = z.enum([
	"Basic",
	"Intermediate",
	"Advanced",
	"Expert",
]);
export const Software = z.object({
	software_name: text(200),
	proficiency_level: SoftwareLevel.nullable().default(null),
	category: optionalText(120),
});

export const Publication = z.object({
	publication_title: text(500),
	authors: lines,
	publisher: optionalText(300),
	publication_date: optionalDate,
	description: optionalText(5000),
	publication_url: optionalText(500),
});

export const Volunteer = z.object({
	organization_name: text(200),
	role_title: text(200),
	location: optionalText(200),
	start_date: optionalDate,
	end_date: optionalDate,
	is_current: z.boolean().default(false),
	description: optionalText(5000),
	achievements: lines,
});

/** What a statement answers: a condition no resume can show, a line the person confirmed, or something else. */
export const StatementKind = z.enum([
	"licence",
	"permit",
	"travel",
	"start_date",
	"availability",
	"clearance",
	"relocation",
	"salary",
	"confirmed_line",
	"other",
]);

/** The sections whose entries a statement may concern. */
export const AboutSection = z.enum([
	"work_experience",
	"education",
	"skills",
	"languages",
	"projects",
	"certifications",
	"software",
	"publications",
	"volunteer",
]);

/**
 * Something the person says about themselves, with the day they said it. Documents do not list it: matching looks here for what a
 * resume cannot show, and the claim check takes a confirmed line as a fact.
 */
export const Statement = z.object({
	kind: StatementKind,
	/** The condition in words, such as "Driving license, class C", or the line as it was confirmed. */
	text: text(2000),
	/** "Yes", "No" or something more exact, such as "From May 2026". Null: `text` says it all. */
	answer: optionalText(500),
	stated_on: PartialDate,
	/** The section and name (`entryName`) of the entry it concerns. Both null: it concerns none. */
	about_section: AboutSection.nullable().default(null),
	about_entry: optionalText(600),
});

/** Keys are the specification's section names; `personal` also carries the summary. Entries stand newest first. */
export const Profile = z.object({
	personal: Personal,
	work_experience: z.array(WorkExperience).default([]),
	education: z.array(Education).default([]),
	skills: z.array(Skill).default([]),
	languages: z.array(Language).default([]),
	projects: z.array(Project).default([]),
	certifications: z.array(Certification).default([]),
	software: z.array(Software).default([]),
	publications: z.array(Publication).default([]),
	volunteer: z.array(Volunteer).default([]),
	statements: z.array(Statement).default([]),
});

export type Personal = z.infer<typeof Personal>;
export type WorkExperience = z.infer<typeof WorkExperience>;
export type Education = z.infer<typeof Education>;
export type Skill = z.infer<typeof Skill>;
export type Language = z.infer<typeof Language>;
export type Project = z.infer<typeof Project>;
export type Certification = z.infer<typeof Certification>;
export type Software = z.infer<typeof Software>;
export type Publication = z.infer<typeof Publication>;
export type Volunteer = z.infer<typeof Volunteer>;
export type StatementKind = z.infer<typeof StatementKind>;
export type AboutSection = z.infer<typeof AboutSection>;
export type Statement = z.infer<typeof Statement>;
export type Profile = z.infer<typeof Profile>;

/** The sections a person can choose for a document, in the specification's order. */
export const SECTIONS = [
	"personal",
	"summary",
	"work_experience",
	"education",
	"skills",
	"languages",
	"projects",
	"certifications",
	"software",
	"publications",
	"volunteer",
] as const;
export type Section = (typeof SECTIONS)[number];

/** A profile's full name as it is written on documents. */
export function fullName(personal: Personal): string {
	return `${personal.first_name} ${personal.last_name}`.trim();
}

/** How well a language is known, as documents say it; "" where the profile does not say. */
export function spokenLevel(language: Language): string {
	return language.level_as_written ?? language.proficiency_level ?? "";
}
