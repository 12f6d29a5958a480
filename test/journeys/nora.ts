// The person of the journeys and the posting she answers, both invented: a resume file as it comes from another program.

export const resume = {
	basics: {
		name: "Nora Lindqvist",
		label: "Registered Nurse",
		email: "nora.lindqvist@example.org",
		phone: "+1 503 555 0199",
		url: "https://nora.example.org",
		summary:
			"Registered nurse with six years in acute and cardiac care. Calm in emergencies and exact with medication.",
		location: { city: "Portland", region: "Oregon", countryCode: "US" },
	},
	work: [
		{
			name: "Harbour General Hospital",
			position: "Registered Nurse, Step-down Unit",
			location: "Portland, Oregon",
			startDate: "2021-09",
			highlights: [
				"Monitored telemetry for 6 patients per shift on a 28-bed step-down unit",
				"Trained 11 new nurses on telemetry rhythms and code response",
				"Documented every dose of IV medication in Epic",
			],
		},
		{
			name: "Lakeside Clinic",
			position: "Staff Nurse",
			startDate: "2018-06",
			endDate: "2021-08",
			highlights: ["Cared for 14 post-operative patients a day"],
		},
	],
	education: [
		{
			institution: "Cascade Valley University",
			studyType: "BSc",
			area: "Nursing",
			startDate: "2014",
			endDate: "2018",
		},
	],
	skills: [{ name: "Clinical", keywords: ["Telemetry", "IV therapy", "Epic"] }],
	languages: [{ language: "Spanish", fluency: "Conversational" }],
	certificates: [
		{
			name: "Registered Nurse (RN)",
			issuer: "Oregon State Board of Nursing",
			date: "2018-07",
		},
	],
	hobbies: [{ name: "Sailing" }],
};

export const posting = {
	title: "Ward Nurse, Cardiology",
	company: "St. Anna Hospital",
	text: `Ward Nurse, Cardiology

St. Anna Hospital is looking for a registered nurse for its 24-bed cardiology ward.

Your responsibilities
- Monitor telemetry patients and respond to changes in rhythm
- Give IV medication and document it in Epic
- Train new colleagues and students

Requirements
- Valid RN license
- At least two years of experience on a cardiac or step-down unit
- Tableau for the monthly quality report

Nice to have
- Spanish`,
};
