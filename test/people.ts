// Three people who recur in every test: a nurse, a welder turned planner, a graduate; and one who has given only a name.
// All of them are invented. Their facts are chosen so that a lie about them is easy to plant and easy to see.
import { Profile } from "#src/domain/profile/profile.ts";

/** A nurse with eight years of work, a licence, numbers in most lines and a current job. */
export const maya: Profile = Profile.parse({
	personal: {
		first_name: "Maya",
		last_name: "Okonjo",
		headline: "Registered Nurse",
		email: "maya.okonjo@example.org",
		phone: "+1 503 555 0142",
		city: "Portland",
		state: "Oregon",
		zip_code: "97205",
		country: "United States",
		linkedin_url: "https://www.linkedin.com/in/maya-okonjo-example",
		summary:
			"Registered nurse with experience in cardiac and surgical care. Calm with anxious families and exact with medication. Preceptor to new graduates.",
	},
	work_experience: [
		{
			job_title: "Charge Nurse, Cardiac Unit",
			company_name: "Alder Creek Hospital",
			location: "Portland, Oregon",
			start_date: "2021-04",
			is_current: true,
			achievements: [
				"Coordinate care for a 24-bed cardiac unit with up to 9 nurses on each shift",
				"Cut medication errors by 18% by introducing double checks at handover",
				"Trained 11 new nurses in telemetry monitoring and safe handling of IV pumps",
				"Helped the quality team prepare the annual accreditation visit",
			],
		},
		{
			job_title: "Staff Nurse",
			company_name: "St. Brendan Medical Center",
			location: "Salem, Oregon",
			start_date: "2017-06",
			end_date: "2021-03",
			description:
				"Responsible for preparing patients for surgery. Documented care in Epic and explained discharge plans to families.",
			achievements: [
				"Cared for 5 to 6 surgical patients per shift on a 32-bed ward",
				"Supported the move from paper charts to Epic as one of 4 ward contacts",
			],
		},
	],
	education: [
		{
			institution_name: "University of Willamette Falls",
			degree_type: "Bachelor of Science in Nursing",
			start_date: "2013-09",
			end_date: "2017-05",
			gpa: 3.7,
			achievements: ["Dean's list in three of four years"],
		},
	],
	skills: [
		{ skill_name: "Telemetry", skill_level: "Expert", category: "Clinical" },
		{ skill_name: "Wound care", skill_level: "Advanced", category: "Clinical" },
		{ skill_name: "IV therapy", skill_level: "Expert", category: "Clinical" },
		{
			skill_name: "Patient education",
			skill_level: "Advanced",
			category: "Clinical",
		},
		{ skill_name: "Teamwork", category: "Personal" },
	],
	languages: [
		{ language_name: "English", proficiency_level: "Native" },
		{ language_name: "Spanish", proficiency_level: "Conversational" },
	],
	certifications: [
		{
			certification_name: "Registered Nurse (RN), Oregon",
			issuing_organization: "Oregon State Board of Nursing",
			issue_date: "2017-06",
		},
		{
			certification_name: "Advanced Cardiovascular Life Support (ACLS)",
			issuing_organization: "American Heart Association",
			issue_date: "2024-02",
			expiry_date: "2028-02",
		},
	],
	software: [
		{
			software_name: "Epic",
			proficiency_level: "Advanced",
			category: "Health records",
		},
	],
	volunteer: [
		{
			organization_name: "Riverside Free Clinic",
			role_title: "Volunteer Nurse",
			start_date: "2019-01",
			end_date: "2020-12",
			achievements: ["Ran a monthly blood pressure day for about 40 visitors"],
		},
	],
});

/** A welder who became a maintenance planner: prose instead of lines, a gap, a course of training, fifteen years of work. */
export const rafael: Profile = Profile.parse({
	personal: {
		first_name: "Rafael",
		last_name: "Brandt",
		headline: null,
		email: "rafael.brandt@example.org",
		phone: "+1 414 555 0177",
		city: "Milwaukee",
		state: "Wisconsin",
		country: "United States",
		summary: null,
	},
	work_experience: [
		{
			job_title: "Maintenance Planner",
			company_name: "Lakeshore Turbine Works",
			location: "Milwaukee, Wisconsin",
			start_date: "2019-09",
			is_current: true,
			description:
				"I plan preventive maintenance for 140 machines in SAP PM. I order spare parts with a yearly budget of $1.2M and keep the shutdown calendar.",
			achievements: [
				"Lowered unplanned downtime from 11% to 6% in two years",
				"Duties included scheduling contractors and checking work permits",
			],
		},
		{
			job_title: "Welder, Second Shift Lead",
			company_name: "Prairie Steel Fabricators",
			location: "Racine, Wisconsin",
			start_date: "2012-02",
			end_date: "2018-08",
			achievements: [
				"Welded pressure vessels to ASME Section IX (GTAW and SMAW)",
				"Led a shift of 7 welders and fitters",
				"Read blueprints and isometric drawings",
				"Passed 98% of X-ray inspections at first attempt",
			],
		},
		{
			job_title: "Apprentice Welder",
			company_name: "Prairie Steel Fabricators",
			location: "Racine, Wisconsin",
			start_date: "2009-08",
			end_date: "2012-01",
			achievements: ["Assisted with fitting and tacking of tanks"],
		},
	],
	education: [
		{
			institution_name: "Gateway Lake Technical College",
			degree_type: "Associate Degree",
			field_of_study: "Industrial Maintenance",
			start_date: "2017-09",
			end_date: "2019-06",
		},
	],
	skills: [
		{ skill_name: "Preventive maintenance" },
		{ skill_name: "Blueprint reading" },
		{ skill_name: "Root cause analysis" },
		{ skill_name: "GTAW" },
		{ skill_name: "Scheduling" },
	],
	languages: [
		{ language_name: "English", proficiency_level: "Fluent" },
		{ language_name: "Spanish", proficiency_level: "Native" },
	],
	certifications: [
		{
			certification_name: "Certified Welder",
			issuing_organization: "American Welding Society",
			issue_date: "2012-05",
		},
		{ certification_name: "OSHA 30", issue_date: "2020-03" },
	],
	software: [
		{ software_name: "SAP PM", proficiency_level: "Advanced" },
		{ software_name: "Microsoft Excel", proficiency_level: "Intermediate" },
	],
});

/** A graduate with projects, one internship and a first publication; little work, a good degree, code by its exact names. */
export const linh: Profile = Profile.parse({
	personal: {
		first_name: "Linh",
		last_name: "Haverkamp",
		headline: "Computer Science Graduate",
		email: "linh.haverkamp@example.org",
		city: "Leeds",
		country: "United Kingdom",
		website_url: "https://linh-haverkamp.example.org",
		summary:
			"Computer science graduate who likes data and clear interfaces. Wrote a thesis on forecasting bicycle traffic. Looking for a first role in a small team.",
	},
	work_experience: [
		{
			job_title: "Software Engineering Intern",
			company_name: "Brightmoor Mobility",
			location: "Leeds",
			start_date: "2024-06",
			end_date: "2024-09",
			achievements: [
				"Built a React dashboard that shows 30 sensor stations on a map",
				"Wrote SQL reports in PostgreSQL for the planning team",
				"Contributed unit tests in Jest",
			],
		},
	],
	education: [
		{
			institution_name: "University of West Aire",
			degree_type: "BSc",
			field_of_study: "Computer Science",
			start_date: "2021-09",
			end_date: "2025-06",
			achievements: [
				"First-class honours",
				"Modules: machine learning, databases, human-computer interaction",
			],
		},
	],
	skills: [
		{ skill_name: "Python", skill_level: "Advanced", category: "Programming" },
		{
			skill_name: "JavaScript",
			skill_level: "Intermediate",
			category: "Programming",
		},
		{
			skill_name: "React",
			skill_level: "Intermediate",
			category: "Programming",
		},
		{ skill_name: "SQL", skill_level: "Advanced", category: "Data" },
		{ skill_name: "pandas", skill_level: "Advanced", category: "Data" },
		{ skill_name: "Communication", category: "Personal" },
	],
	languages: [
		{ language_name: "English", proficiency_level: "Native" },
		{ language_name: "Vietnamese", proficiency_level: "Fluent" },
	],
	projects: [
		{
			project_name: "Cycle Forecast",
			description:
				"Predicts bicycle counts for the next 7 days from weather data.",
			technologies_used: ["Python", "pandas", "scikit-learn", "Docker"],
			start_date: "2024-10",
			end_date: "2025-05",
			github_url: "https://github.com/linh-example/cycle-forecast",
			achievements: ["Reached a mean error of 9% on 14 months of counts"],
		},
	],
	publications: [
		{
			publication_title: "Forecasting Bicycle Traffic with Weather Data",
			authors: ["Linh Haverkamp", "Peter Oyelaran"],
			publisher: "Student Conference on Urban Data",
			publication_date: "2025-03",
		},
	],
	volunteer: [
		{
			organization_name: "Code Club Leeds",
			role_title: "Mentor",
			start_date: "2023-01",
			is_current: true,
			description: "Help children aged 9 to 13 with their first Scratch games.",
		},
	],
});

/** The shortest profile there is. */
export const nameOnly: Profile = Profile.parse({
	personal: { first_name: "Ada", last_name: "Quill" },
});
