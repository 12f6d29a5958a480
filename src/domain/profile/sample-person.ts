// An invented person whose profile is whole, so that everything can be tried at once; and how the own details come back when
// the sample is taken out again. Whose profile it is, and where that is remembered, stands elsewhere.
import { Personal, Profile } from "./profile.ts";

export const samplePerson: Profile = Profile.parse({
	personal: {
		first_name: "Robin",
		last_name: "Hale",
		headline: "Logistics Coordinator",
		email: "robin.hale@example.org",
		phone: "+44 20 7946 0123",
		city: "Leeds",
		country: "United Kingdom",
		linkedin_url: "https://www.linkedin.com/in/robin-hale-example",
		website_url: "https://robin-hale.example.org",
		summary:
			"Logistics coordinator with seven years in warehousing and road freight. Plans routes that drivers can keep, answers for stock that adds up, and explains delays before customers ask. Used to short deadlines, several carriers at once and three languages on one dock.",
	},
	work_experience: [
		{
			job_title: "Logistics Coordinator",
			company_name: "Fenwick Parcel",
			location: "Leeds, UK",
			start_date: "2021-03",
			is_current: true,
			description:
				"Responsible for outbound deliveries of a regional depot: planning routes, booking carriers and answering for what arrives late.",
			achievements: [
				"Plan 140 deliveries a day for 22 drivers across West Yorkshire",
				"Cut late deliveries from 9% to 4% in one year by rebuilding the routes around school hours",
				"Negotiated rates with 3 carriers, saving £48,000 a year",
				"Trained 6 new dispatchers in SAP and in the depot's claims process",
			],
		},
		{
			job_title: "Warehouse Team Leader",
			company_name: "Aire Valley Supplies",
			location: "Bradford, UK",
			start_date: "2018-06",
			end_date: "2021-02",
			description:
				"Led the late shift of a warehouse for building materials, from goods in to loading.",
			achievements: [
				"Led a shift of 14 pickers and 2 forklift drivers",
				"Raised stock accuracy from 94% to 99% with weekly cycle counts",
				"Introduced a handover board that 3 other sites took over",
			],
		},
	],
	education: [
		{
			institution_name: "University of Calder",
			degree_type: "Bachelor of Science",
			field_of_study: "Supply Chain Management",
			location: "Huddersfield, UK",
			start_date: "2015-09",
			end_date: "2018-05",
			gpa: 3.6,
			achievements: ["Dissertation on delivery windows in dense towns"],
		},
	],
	skills: [
		skill("Route planning", "Expert", "Logistics"),
		skill("Carrier negotiation", "Advanced", "Logistics"),
		skill("Stock control", "Expert", "Logistics"),
		skill("Customs documents", "Intermediate", "Logistics"),
		skill("Demand forecasting", "Intermediate", "Planning"),
		skill("Shift scheduling", "Advanced", "Planning"),
		skill("Customer service", "Advanced", "People"),
		skill("Team leadership", "Advanced", "People"),
		skill("Conflict resolution", "Intermediate", "People"),
	],
	languages: [
		{ language_name: "English", proficiency_level: "Native" },
		{
			language_name: "Polish",
			proficiency_level: "Conversational",
			level_as_written: "B1",
		},
		{ language_name: "German", proficiency_level: "Basic" },
	],
	projects: [
		{
			project_name: "Returns without paper",
			description:
				"Replaced the paper forms for returned parcels by a scanner app that drivers carry.",
			technologies_used: ["Power Apps", "SAP"],
			start_date: "2023-01",
			end_date: "2023-06",
			project_url: "https://robin-hale.example.org/returns",
			achievements: ["Shortened a return from 6 minutes to 2"],
		},
	],
	certifications: [
		{
			certification_name: "Certificate in Transport Management",
			issuing_organization: "Northern Transport Institute",
			issue_date: "2022-11",
			credential_id: "TM-48213",
		},
		{
			certification_name: "Forklift Operator, Counterbalance",
			issuing_organization: "Yorkshire Training Board",
			issue_date: "2018-08",
		},
	],
	software: [
		{
			software_name: "SAP",
			proficiency_level: "Advanced",
			category: "Warehouse management",
		},
		{
			software_name: "Excel",
			proficiency_level: "Expert",
			category: "Analysis",
		},
		{
			software_name: "Power BI",
			proficiency_level: "Intermediate",
			category: "Analysis",
		},
	],
	publications: [
		{
			publication_title: "What a late van costs a small shop",
			authors: ["Robin Hale", "J. Osei"],
			publisher: "Depot Quarterly",
			publication_date: "2024-03",
			description:
				"A year of delivery times compared with the takings of 12 shops.",
		},
	],
	volunteer: [
		{
			organization_name: "Harehills Food Bank",
			role_title: "Delivery Planner",
			location: "Leeds, UK",
			start_date: "2020-04",
			is_current: true,
			description: "Plans the weekly round of food parcels.",
			achievements: ["Organise 11 volunteer drivers for 90 households a week"],
		},
	],
});

/** A sample comes into an empty profile only: none of the person's own entries may stand among invented ones. */
export function isWithoutEntries({ personal, ...sections }: Profile): boolean {
	return (
		!personal.summary &&
		Object.values(sections).every(({ length }) => length === 0)
	);
}

/** The details that are the person's: what they wrote over the sample stays, the rest is as it was before. */
export function withoutSample(now: Personal, before: Personal): Personal {
	const fields = Object.keys(Personal.shape) as (keyof Personal)[];
	return Personal.parse(
		Object.fromEntries(
			fields.map((name) => [
				name,
				now[name] === samplePerson.personal[name] ? before[name] : now[name],
			]),
		),
	);
}

function skill(skill_name: string, skill_level: string, category: string) {
	return { skill_name, skill_level, category };
}
