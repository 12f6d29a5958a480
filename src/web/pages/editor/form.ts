// What can be edited, as data: the parts of a resume and of a letter, their fields, and the lists in them. The form on the page,
// the draft behind it and the words that are saved all follow these tables; a new field is a row here.

import { fieldPathsOf } from "../../../domain/profile/content-path.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../../../domain/tailoring/content/content.ts";

export type EditorField =
	| {
			kind: "text" | "prose" | "address" | "day" | "month";
			name: string;
			label: string;
			isWide?: boolean;
			placeholder?: string;
			/** Offered while typing; anything else may be written. */
			offers?: readonly string[];
	  }
	/** Both ends in one text ("dates"), or, with `until`, each under its own name. */
	| {
			kind: "span";
			name: string;
			until?: string;
			label: string;
			ongoing: string;
	  }
	/** Sentences, one below the other. */
	| { kind: "lines"; name: string; label: string; what: string }
	/** Short names, side by side. */
	| { kind: "names"; name: string; label: string; what: string };

/** A list of alike entries. `titles` are the fields an entry is known by. */
export type FormList = {
	name: string;
	what: string;
	titles: readonly string[];
	fields: readonly EditorField[];
	/** What stands over an entry without a title, where "New …" would read as the title it is printed with. */
	unnamed?: string;
	/** Closed until somebody opens them: what is seldom changed. */
	isFolded?: boolean;
	/** What a new entry begins with. */
	begins?: Readonly<Record<string, string>>;
};

export type FormPart = {
	id: string;
	label: string;
	fields: readonly EditorField[];
	/** How many lines or paragraphs must stay. */
	least?: number;
	entries?: FormList;
};

const ofResume = fieldPathsOf<ResumeContent>();
const ofLetter = fieldPathsOf<LetterContent>();

const dates: EditorField = {
	kind: "span",
	name: "dates",
	label: "Dates",
	ongoing: "This is current",
};
const location: EditorField = {
	kind: "text",
	name: "location",
	label: "Location",
};

export const resumeFormParts: readonly FormPart[] = [
	{
		id: "personal",
		label: "Personal details",
		fields: [
			{ kind: "text", name: ofResume("personalInfo", "name"), label: "Name" },
			{
				kind: "text",
				name: ofResume("personalInfo", "headline"),
				label: "Headline",
			},
			{ kind: "text", name: ofResume("personalInfo", "email"), label: "Email" },
			{ kind: "text", name: ofResume("personalInfo", "phone"), label: "Phone" },
			{
				kind: "text",
				name: ofResume("personalInfo", "location"),
				label: "Location",
			},
			{
				kind: "address",
				name: ofResume("personalInfo", "linkedin"),
				label: "LinkedIn",
			},
			{
				kind: "address",
				name: ofResume("personalInfo", "website"),
				label: "Website",
			},
		],
	},
	{
		id: "summary",
		label: "Summary",
		fields: [
			{ kind: "prose", name: "summary", label: "Summary", isWide: true },
		],
	},
	{
		id: "experience",
		label: "Experience",
		fields: [],
		entries: {
			name: "experience",
			what: "position",
			titles: ["title", "company"],
			fields: [
				{ kind: "text", name: "title", label: "Job title" },
				{ kind: "text", name: "company", label: "Company" },
				location,
				{ ...dates, ongoing: "I work here now" },
				{
					kind: "lines",
					name: "achievements",
					label: "What you did",
					what: "line",
				},
			],
		},
	},
	{
		id: "education",
		label: "Education",
		fields: [],
		entries: {
			name: "education",
			what: "degree",
			isFolded: true,
			titles: ["degree", "institution"],
			fields: [
				{ kind: "text", name: "degree", label: "Degree" },
				{ kind: "text", name: "institution", label: "School" },
				location,
				{ ...dates, ongoing: "I study here now" },
				{ kind: "lines", name: "details", label: "Details", what: "line" },
			],
		},
	},
	{
		id: "skills",
		label: "Skills",
		fields: [
			{
				kind: "names",
				name: ofResume("skills", "technical"),
				label: "Technical skills",
				what: "skill",
			},
			{
				kind: "names",
				name: ofResume("skills", "soft"),
				label: "Soft skills",
				what: "skill",
			},
		],
		entries: {
			name: ofResume("skills", "groups"),
			what: "group",
			unnamed: "Skills without a group name",
			titles: ["name"],
			fields: [
				{ kind: "text", name: "name", label: "Group" },
				{ kind: "names", name: "skills", label: "Skills", what: "skill" },
			],
		},
	},
	{
		id: "projects",
		label: "Projects",
		fields: [],
		entries: {
			name: "projects",
			what: "project",
			titles: ["name"],
			fields: [
				{ kind: "text", name: "name", label: "Name", isWide: true },
				{
					kind: "span",
					name: "start_date",
					until: "end_date",
					label: "Dates",
					ongoing: "This is going on",
				},
				{ kind: "address", name: "url", label: "Address" },
				{ kind: "address", name: "githubUrl", label: "Repository" },
				{
					kind: "prose",
					name: "description",
					label: "Description",
					isWide: true,
				},
				{
					kind: "lines",
					name: "achievements",
					label: "What you did",
					what: "line",
				},
				{
					kind: "names",
					name: "technologies",
					label: "Technologies",
					what: "technology",
				},
			],
		},
	},
	{
		id: "certifications",
		label: "Certifications",
		fields: [],
		entries: {
			name: "certifications",
			what: "certification",
			isFolded: true,
			titles: ["name", "issuer"],
			fields: [
				{ kind: "text", name: "name", label: "Name" },
				{ kind: "text", name: "issuer", label: "Issued by" },
				{ kind: "month", name: "date", label: "Issued" },
				{ kind: "month", name: "expiryDate", label: "Valid to" },
				{ kind: "address", name: "url", label: "Address", isWide: true },
			],
		},
	},
	{
		id: "awards",
		label: "Awards",
		fields: [],
		entries: {
			name: "awards",
			what: "award",
			isFolded: true,
			titles: ["title", "awarder"],
			fields: [
				{ kind: "text", name: "title", label: "Award" },
				{ kind: "text", name: "awarder", label: "Awarded by" },
				{ kind: "month", name: "date", label: "Date" },
				{
					kind: "prose",
					name: "description",
					label: "Description",
					isWide: true,
				},
			],
		},
	},
	{
		id: "interests",
		label: "Interests",
		fields: [],
		entries: {
			name: "interests",
			what: "interest",
			isFolded: true,
			titles: ["name"],
			fields: [
				{ kind: "text", name: "name", label: "Interest" },
				{ kind: "names", name: "keywords", label: "Details", what: "detail" },
			],
		},
	},
	{
		id: "references",
		label: "References",
		fields: [],
		entries: {
			name: "references",
			what: "reference",
			isFolded: true,
			titles: ["name", "relationship"],
			fields: [
				{ kind: "text", name: "name", label: "Name" },
				{ kind: "text", name: "relationship", label: "Relationship" },
				{
					kind: "prose",
					name: "reference",
					label: "What they said",
					isWide: true,
				},
			],
		},
	},
	{
		id: "publications",
		label: "Publications",
		fields: [],
		entries: {
			name: "publications",
			what: "publication",
			isFolded: true,
			titles: ["title", "publisher"],
			fields: [
				{ kind: "text", name: "title", label: "Title", isWide: true },
				{ kind: "text", name: "publisher", label: "Published in" },
				{ kind: "month", name: "date", label: "Published" },
				{ kind: "names", name: "authors", label: "Authors", what: "author" },
				{
					kind: "prose",
					name: "description",
					label: "Description",
					isWide: true,
				},
				{ kind: "address", name: "url", label: "Address", isWide: true },
			],
		},
	},
	{
		id: "languages",
		label: "Languages",
		fields: [],
		entries: {
			name: "languages",
			what: "language",
			isFolded: true,
			titles: ["language", "proficiency"],
			fields: [
				{ kind: "text", name: "language", label: "Language" },
				{
					kind: "text",
					name: "proficiency",
					label: "Proficiency",
					offers: ["Basic", "Conversational", "Proficient", "Fluent", "Native"],
				},
			],
			begins: { proficiency: "Fluent" },
		},
	},
	{
		id: "volunteer",
		label: "Volunteering",
		fields: [],
		entries: {
			name: "volunteer",
			what: "role",
			isFolded: true,
			titles: ["role", "organization"],
			fields: [
				{ kind: "text", name: "role", label: "Role" },
				{ kind: "text", name: "organization", label: "Organization" },
				{ ...dates, ongoing: "I volunteer here now" },
				{
					kind: "prose",
					name: "description",
					label: "Description",
					isWide: true,
				},
				{
					kind: "lines",
					name: "achievements",
					label: "What you did",
					what: "line",
				},
			],
		},
	},
];

export const letterFormParts: readonly FormPart[] = [
	{
		id: "sender",
		label: "Sender",
		fields: [
			{ kind: "text", name: ofLetter("sender", "name"), label: "Name" },
			{ kind: "text", name: ofLetter("sender", "email"), label: "Email" },
			{ kind: "text", name: ofLetter("sender", "phone"), label: "Phone" },
			{ kind: "text", name: ofLetter("sender", "address"), label: "Street" },
			{
				kind: "text",
				name: ofLetter("sender", "zip_code"),
				label: "Postal code",
			},
			{ kind: "text", name: ofLetter("sender", "city"), label: "City" },
			{ kind: "text", name: ofLetter("sender", "state"), label: "State" },
			{ kind: "day", name: "date", label: "Date" },
		],
	},
	{
		id: "recipient",
		label: "Recipient",
		fields: [
			{
				kind: "text",
				name: ofLetter("recipient", "name"),
				label: "Name",
				placeholder: "Hiring Manager",
			},
			{ kind: "text", name: ofLetter("recipient", "title"), label: "Title" },
			{
				kind: "text",
				name: ofLetter("recipient", "company"),
				label: "Company",
			},
			{
				kind: "text",
				name: ofLetter("recipient", "address"),
				label: "Address",
			},
		],
	},
	{
		id: "body",
		label: "Letter",
		least: 1,
		fields: [
			{ kind: "text", name: "subject", label: "Subject", isWide: true },
			{
				kind: "text",
				name: "salutation",
				label: "Salutation",
				isWide: true,
				placeholder: "Made of the recipient while this is empty",
			},
			{
				kind: "prose",
				name: ofLetter("body", "opening"),
				label: "Opening",
				isWide: true,
			},
			{
				kind: "lines",
				name: ofLetter("body", "body_paragraphs"),
				label: "Paragraphs",
				what: "paragraph",
			},
			{
				kind: "prose",
				name: ofLetter("body", "closing"),
				label: "Closing",
				isWide: true,
			},
			{ kind: "text", name: "signature", label: "Signature" },
			{
				kind: "text",
				name: "enclosures",
				label: "Enclosures",
				isWide: true,
				placeholder: "As usual in the country while this is empty",
			},
		],
	},
];
