// The kinds of document a person asks for, a row each: what one is called, the form of its content, what it counts as. Only what
// writes, lays out or stores the two forms of content tells them apart by a branch.

export type GenerationKind = "resume" | "cover_letter";

type DocumentKindRow = {
	/** The form of its content, and of the templates it is drawn in. */
	form: "resume" | "letter";
	action: "resume_generation" | "cover_letter_generation";
	/** What it takes a unit of. */
	allowance: "resumes" | "coverLetters";
	noun: string;
	plural: string;
	/** On labels and in headings. */
	title: string;
	/** How its own address begins. */
	address: "/resume" | "/cover-letter";
	/** What the name of its file ends with. */
	fileTitle: string;
	/** The other one for the same posting. */
	companion: GenerationKind;
};

export const DOCUMENT_KINDS = {
	resume: {
		form: "resume",
		action: "resume_generation",
		allowance: "resumes",
		noun: "resume",
		plural: "resumes",
		title: "Resume",
		address: "/resume",
		fileTitle: "Resume",
		companion: "cover_letter",
	},
	cover_letter: {
		form: "letter",
		action: "cover_letter_generation",
		allowance: "coverLetters",
		noun: "cover letter",
		plural: "cover letters",
		title: "Cover Letter",
		address: "/cover-letter",
		fileTitle: "Cover_Letter",
		companion: "resume",
	},
} as const satisfies Record<GenerationKind, DocumentKindRow>;
