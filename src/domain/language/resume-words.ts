// What resumes are read by. Every list is one text of alternatives parted by "|". Lists marked "plain" are compared as text in
// small letters; all others are parts of patterns for the flags "iu", without anchors.
import type { Alternatives } from "./patterns.ts";

/** What a section of a resume holds. */
export type SectionKind =
	| "summary"
	| "work"
	| "education"
	| "skills"
	| "languages"
	| "projects"
	| "certifications"
	| "software"
	| "publications"
	| "volunteer"
	| "contact"
	| "awards"
	| "interests"
	| "references"
	| "other";

/** What a form asks about an entry: its time as one or by its ends, the job or degree, the employer or school, the town. */
export type FormField =
	| "dates"
	| "begins"
	| "ends"
	| "title"
	| "tasks"
	| "where"
	| "place"
	| "passedOver";

export type ResumeWords = {
	/** Plain: lines that open a section. */
	headings: Record<SectionKind, Alternatives>;
	/** Headings over what somebody works with: programs for one trade, methods and machines for another. */
	tools: Alternatives;
	/** Joins the last two of a list. */
	and: Alternatives;
	or: Alternatives;
	/** Words that no line ends with: what they open stands on the next one. */
	openers: Alternatives;
	page: {
		/** In front of a page's number. */
		page: Alternatives;
		/** Between its number and the number of pages. */
		of: Alternatives;
		/** Behind both. */
		behind: Alternatives;
		/** In front of the day a resume was last changed. */
		updated: Alternatives;
		/** What Word calls the style of a heading. */
		headingStyle: Alternatives;
	};
	person: {
		/** What the document itself is called at its top. */
		documentTitle: Alternatives;
		/** In front of a name. */
		nameLabel: Alternatives;
		/** In front of each half of a name, where a form asks for both. */
		firstNameLabel: Alternatives;
		lastNameLabel: Alternatives;
		/** Words with which somebody says their name, at the top of a page. */
		greeting: Alternatives;
		addressLabel: Alternatives;
		/** Behind an address, in brackets: which of several it is. */
		addressKind: Alternatives;
		/** Ends of a street's name, of one word with it or apart. */
		streetEnd: Alternatives;
		/** Words a street's name begins with. */
		streetStart: Alternatives;
	};
	places: {
		/** Plain. Each in the language that calls it so. */
		countries: Alternatives;
		/** Countries whose paper is US Letter. */
		onLetter: Alternatives;
		regions: Alternatives;
		cities: Alternatives;
		/** Ends of the name of a region or a town. */
		areaEnd: Alternatives;
		/** In front of the town where something was. */
		in: Alternatives;
		/** Small words within a town's name. */
		within: Alternatives;
		/** Working from elsewhere. */
		remote: Alternatives;
		placeLabel: Alternatives;
	};
	entry: {
		/** Nouns of a job's title. */
		title: Alternatives;
		/** What may stand behind the noun that decides a title. */
		afterTitle: Alternatives;
		/** Words of an employer's name. */
		organization: Alternatives;
		/** Words of a school's name. */
		institution: Alternatives;
		degree: Alternatives;
		/** Between a degree and its field. */
		field: Alternatives;
		/** Between a title and the employer. */
		at: Alternatives;
		/** The same where a title stands before it, in languages whose fields of work have no capital. */
		atBehindTitle: Alternatives;
		/** Full-time, part-time, contract. */
		employment: Alternatives;
		/** Stands where others name their employer; a language that documents are written in has it among the words of summaries. */
		selfEmployed?: Alternatives;
		/** What a line within an entry is called. */
		lineLabel: Alternatives;
		/** What a list of tools is called. */
		toolsLabel: Alternatives;
		/** In front of who gave a certificate. */
		issuedBy: Alternatives;
		expires: Alternatives;
		/** What a number of a certificate is called. */
		certificate: Alternatives;
		certificateNumber: Alternatives;
	};
	levels: {
		/** How well something is known, by itself. */
		words: Alternatives;
		very: Alternatives;
		/** "level" before or behind it. */
		noun: Alternatives;
		/** The words of a skill's level. */
		skill: Record<
			"expert" | "advanced" | "intermediate" | "beginner",
			Alternatives
		>;
		/** Holds the word of the level below it: "very good". */
		veryGood: Alternatives;
		/** The words of a language's level. */
		language: Record<
			"native" | "fluent" | "proficient" | "conversational" | "basic",
			Alternatives
		>;
	};
	languages: {
		/** Plain: what spoken languages are called. */
		names: Alternatives;
		/** Narrows a language's name: "Brazilian". */
		qualifier: Alternatives;
		/** In front of the mother tongue. */
		nativeLabel: Alternatives;
		/** What the table of Europass asks of a language. */
		selfAssessment: Alternatives;
	};
	/** Whole questions, but for what is passed over, which may go on. */
	form: Record<FormField, Alternatives>;
};
