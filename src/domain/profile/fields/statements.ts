// The person's own statements, each with the day it was made. Documents do not list them: matching looks here for what a resume
// cannot show, and the claim check takes a confirmed line as a fact.
import type { Fields } from "./field.ts";

/** What a statement answers: a condition no resume can show, a line the person confirmed, or something else. */
export const STATEMENT_KINDS = [
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
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** The sections whose entries a statement may concern. */
export const ABOUT_SECTIONS = [
	"work_experience",
	"education",
	"skills",
	"languages",
	"projects",
	"certifications",
	"software",
	"publications",
	"volunteer",
	"awards",
	"interests",
	"references",
] as const;
export type AboutSection = (typeof ABOUT_SECTIONS)[number];

export const KIND_LABELS: Record<StatementKind, string> = {
	licence: "License",
	permit: "Work permit",
	travel: "Travel",
	start_date: "Start date",
	availability: "Availability",
	clearance: "Clearance",
	relocation: "Relocation",
	salary: "Salary",
	confirmed_line: "Confirmed line",
	other: "Other",
};

const SECTION_LABELS: Record<AboutSection, string> = {
	work_experience: "Work",
	education: "Education",
	skills: "Skills",
	languages: "Languages",
	projects: "Projects",
	certifications: "Certifications",
	software: "Software",
	publications: "Publications",
	volunteer: "Volunteer",
	awards: "Awards",
	interests: "Interests",
	references: "References",
};

export const statementFields = {
	/** The condition in words, such as "Driving license, class C", or the line as it was confirmed. */
	text: {
		kind: "prose",
		label: "Statement",
		max: 2000,
		isRequired: true,
		hint: "Such as Driving license, class C",
		json: ["text"],
	},
	kind: {
		kind: "choice",
		label: "Kind",
		options: STATEMENT_KINDS,
		optionLabels: KIND_LABELS,
		isRequired: true,
		json: ["kind"],
	},
	stated_on: {
		kind: "date",
		label: "Stated on",
		isRequired: true,
		isPast: true,
		json: ["date"],
	},
	/** "Yes", "No" or something more exact, such as "From May 2026". Null: `text` says it all. */
	answer: {
		kind: "text",
		label: "Answer",
		// A posting may ask for a story in two hundred words.
		max: 1500,
		hint: "Such as Yes or From May 2026",
		json: ["answer"],
	},
	/** The section and name (`entryName`) of the entry it concerns. Both null: it concerns none. */
	about_section: {
		kind: "choice",
		label: "Section it is about",
		options: ABOUT_SECTIONS,
		optionLabels: SECTION_LABELS,
		json: ["aboutSection"],
	},
	about_entry: {
		kind: "text",
		label: "Entry it is about",
		max: 600,
		hint: "Such as Mercy Hospital, Registered Nurse, 2021",
		json: ["aboutEntry"],
	},
} as const satisfies Fields;
