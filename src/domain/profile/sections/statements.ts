// The person's own statements: what no resume shows, such as a license or a start date, and lines they confirmed.
import { AboutSection, StatementKind } from "../profile.ts";
import { choice, date, prose, text } from "./fields.ts";
import { section } from "./section.ts";
import { joined, plainErrors } from "./words.ts";

const KINDS: Record<StatementKind, string> = {
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

const SECTIONS: Record<AboutSection, string> = {
	work_experience: "Work",
	education: "Education",
	skills: "Skills",
	languages: "Languages",
	projects: "Projects",
	certifications: "Certifications",
	software: "Software",
	publications: "Publications",
	volunteer: "Volunteer",
};

export const statements = section<"statements">({
	name: "statements",
	table: "statements",
	tab: "statements",
	label: "Your own statements",
	entry: "statement",
	empty: "No statements added yet.",
	fields: [
		prose("text", "Statement", {
			max: 2000,
			isRequired: true,
			hint: "Such as Driving license, class C",
		}),
		choice("kind", "Kind", {
			among: StatementKind,
			optionLabels: KINDS,
			isRequired: true,
		}),
		date("stated_on", "Stated on", { isRequired: true, isPast: true }),
		text("answer", "Answer", {
			max: 500,
			hint: "Such as Yes or From May 2026",
		}),
		choice("about_section", "Section it is about", {
			among: AboutSection,
			optionLabels: SECTIONS,
		}),
		text("about_entry", "Entry it is about", {
			max: 600,
			hint: "Such as Registered Nurse, Mercy Hospital",
		}),
	],
	newAt: "top",
	said: {
		added: "Statement added",
		changed: "Statement updated",
		deleted: "Statement deleted",
		...plainErrors,
	},
	card: (statement) => ({
		title: statement.text,
		subtitle: joined(
			KINDS[statement.kind],
			statement.answer,
			statement.about_entry,
		),
		period: { from: statement.stated_on, to: null, goesOn: false },
	}),
});
