// English: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "Resume",
	letter: "Cover letter",
	sections: {
		summary: "Summary",
		work_experience: "Experience",
		education: "Education",
		skills: "Skills",
		languages: "Languages",
		projects: "Projects",
		certifications: "Certifications",
		publications: "Publications",
		volunteer: "Volunteering",
		awards: "Awards",
		interests: "Interests",
		references: "References",
	},
	technologies: "Technologies",
	technicalSkills: "Technical skills",
	softSkills: "Soft skills",
	levels: {
		Basic: "Basic",
		Conversational: "Conversational",
		Proficient: "Proficient",
		Fluent: "Fluent",
		Native: "Native",
	},
	present: "Present",
	expires: "expires {date}",
	months:
		"January February March April May June July August September October November December",
	shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
	monthYear: "{mon} {year}",
	formalDate: "{month} {day}, {year}",
	modernDate: "{day} {mon} {year}",
	salutation: "Dear {name},",
	openSalutation: "Dear Hiring Manager,",
	signOff: "Sincerely,",
	yourName: "Your Name",
};
