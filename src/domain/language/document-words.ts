// The few words a document adds of its own: headings, months, salutation, sign-off. Dates are patterns over {year} {month}
// {mon} {mm} {m} {day} {dd}.

type Heading =
	| "summary"
	| "work_experience"
	| "education"
	| "skills"
	| "languages"
	| "projects"
	| "certifications"
	| "publications"
	| "volunteer"
	| "awards"
	| "interests"
	| "references";

type SpokenLevel =
	| "Basic"
	| "Conversational"
	| "Proficient"
	| "Fluent"
	| "Native";

export type DocumentWords = {
	resume: string;
	letter: string;
	sections: Record<Heading, string>;
	/** What stands between a word and its colon, where a language sets it off. */
	beforeColon?: string;
	technologies: string;
	technicalSkills: string;
	softSkills: string;
	levels: Record<SpokenLevel, string>;
	present: string;
	/** After a certificate's date: until when it holds. */
	expires: string;
	months: string;
	shortMonths: string;
	monthYear: string;
	/** The first of a month, where a language writes it in another way than its other days: "1er". */
	firstDay?: string;
	formalDate: string;
	modernDate: string;
	salutation: string;
	/** The salutation when no name is known. */
	openSalutation: string;
	signOff: string;
	yourName: string;
};
