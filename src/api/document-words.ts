// What a person writes into a finished document. Sizes are bounded here, where it comes in: a document is a few pages, and nobody
// means a resume of five thousand lines.
import { z } from "zod";
import { readWebAddress } from "../domain/profile/web-address.ts";

const MAX_ENTRIES = 100;
const MAX_LINES = 100;
const MAX_NAMES = 500;

const text = (max: number) =>
	z
		.string()
		.trim()
		.max(max, `At most ${max} characters fit here.`)
		.refine(
			storable,
			"The text contains a character that can't be stored. Please type it again.",
		);
/** A zero and half a character cannot be stored as text. */
const storable = (written: string) =>
	written.isWellFormed() && !written.includes("\0");
const list = <T extends z.ZodType>(of: T, max: number, what: string) =>
	z.array(of).max(max, `At most ${max} ${what} fit here.`);
const name = text(500);
const line = text(2000);
const prose = text(5000);
const lines = list(line, MAX_LINES, "lines");
/** Anything may be written, but what begins like an address must be one that a reader can open safely. */
const address = text(500).refine(
	(written) =>
		!/^\W*[a-z][a-z0-9+.-]*:/i.test(written) ||
		readWebAddress(written) !== null,
	"Only a web address that begins with https:// or http:// can be linked.",
);

export const EditedResume = z.object({
	personalInfo: z.object({
		name,
		headline: name,
		email: name,
		phone: name,
		location: name,
		linkedin: address,
		website: address,
	}),
	summary: prose,
	experience: list(
		z.object({
			title: name,
			company: name,
			location: name,
			dates: name,
			achievements: lines,
		}),
		MAX_ENTRIES,
		"entries",
	),
	education: list(
		z.object({
			degree: name,
			institution: name,
			location: name,
			dates: name,
			details: lines,
		}),
		MAX_ENTRIES,
		"entries",
	),
	projects: list(
		z.object({
			name,
			description: prose,
			achievements: lines,
			technologies: list(line, MAX_NAMES, "names"),
			start_date: name,
			end_date: name,
			url: address,
			githubUrl: address,
		}),
		MAX_ENTRIES,
		"entries",
	),
	skills: z.object({
		technical: list(name, MAX_NAMES, "skills"),
		soft: list(name, MAX_NAMES, "skills"),
		groups: list(
			z.object({ name, skills: list(name, MAX_NAMES, "skills") }),
			MAX_ENTRIES,
			"groups",
		),
	}),
	languages: list(
		z.object({ language: name, proficiency: name }),
		MAX_ENTRIES,
		"languages",
	),
	certifications: list(
		z.object({
			name,
			issuer: name,
			date: name,
			expiryDate: name,
			url: address,
		}),
		MAX_ENTRIES,
		"entries",
	),
	publications: list(
		z.object({
			title: name,
			publisher: name,
			date: name,
			description: prose,
			url: address,
			authors: list(line, MAX_NAMES, "authors"),
		}),
		MAX_ENTRIES,
		"entries",
	),
	volunteer: list(
		z.object({
			role: name,
			organization: name,
			dates: name,
			description: prose,
			achievements: lines,
		}),
		MAX_ENTRIES,
		"entries",
	),
	awards: list(
		z.object({ title: name, awarder: name, date: name, description: prose }),
		MAX_ENTRIES,
		"entries",
	).default([]),
	interests: list(
		z.object({ name, keywords: list(line, MAX_NAMES, "details") }),
		MAX_ENTRIES,
		"entries",
	).default([]),
	references: list(
		z.object({ name, relationship: name, reference: prose }),
		MAX_ENTRIES,
		"entries",
	).default([]),
});
export type EditedResume = z.infer<typeof EditedResume>;

export const EditedLetter = z.object({
	sender: z.object({
		name,
		email: name,
		phone: name,
		address: name.default(""),
		zip_code: name.default(""),
		city: name,
		state: name,
	}),
	recipient: z.object({ name, title: name, company: name, address: line }),
	date: name,
	subject: name,
	salutation: name.optional(),
	body: z.object({
		opening: prose,
		body_paragraphs: list(prose, MAX_LINES, "paragraphs").min(
			1,
			"A letter needs at least one paragraph.",
		),
		closing: prose,
	}),
	signature: name,
	enclosures: line.optional(),
});
export type EditedLetter = z.infer<typeof EditedLetter>;
