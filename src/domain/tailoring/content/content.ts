// What a document says: the stored JSON of a resume and of a letter, under the specification's field names.
// Wording and order are decided here once; how it looks is decided in `documents`.
import { z } from "zod";
import { ResumeSections } from "../../mapping/resume-sections.ts";
import { SECTIONS } from "../../profile/section-names.ts";

export const Strength = z.enum(["low", "medium", "high"]);
export type Strength = z.infer<typeof Strength>;

/** Who words a document: our own rules, or a provider's model within them. */
export const Engine = z.enum(["builtin", "model"]);
export type Engine = z.infer<typeof Engine>;

/** Where a line of a document comes from. `path` is a path in the content, `sources` are paths in the profile. */
export const LineOrigin = z.object({
	path: z.string(),
	sources: z.array(z.string()),
	change: z.enum(["kept", "reworded", "merged"]),
	/** The person's own words, when they were changed. */
	original: z.string().optional(),
	/** Nothing but the line's blanks was written by the person since. */
	filled: z.literal(true).optional(),
	/**
	 * Sentences of the line, word for word, that claim nothing about the person: they name the posting, say what the record
	 * lacks, ask, or close. The claim check holds all others against the profile.
	 */
	frames: z.array(z.string()).optional(),
	/**
	 * Sentences of the line that a judge found in the facts: for their words the path of a fact and the span of it. They prove
	 * the sentence as long as code finds them there.
	 */
	judged: z
		.array(
			z.object({
				text: z.string(),
				spans: z.array(
					z.object({ words: z.string(), fact: z.string(), span: z.string() }),
				),
			}),
		)
		.optional(),
});
export type LineOrigin = z.infer<typeof LineOrigin>;

/**
 * How a resume's entries are laid out. "grouped": positions in a row at one employer stand under its name, an award with the
 * position it was earned in, and papers as one list. It is decided when a document is made; one that changes the layout of
 * stored documents is a case of its own.
 */
const Arrangement = z.enum(["apart", "grouped"]);

export const Metadata = z.object({
	/** "builtin" for the writer without a model. */
	model: z.string(),
	/** "YYYY-MM-DD", given from outside. */
	generatedAt: z.string(),
	enhancement: Strength,
	sections: z.array(z.enum(SECTIONS)),
	/** Sections that stand right below the summary in every template, in order. */
	leading: z.array(z.enum(SECTIONS)).optional(),
	/** Absent in documents stored before there was a choice: theirs stand apart, as when they were made. */
	arrangement: Arrangement.optional(),
	/** Language of the document, ISO 639-1. */
	language: z.string(),
	/** The language of the person's own lines, where it is another. */
	lines_language: z.string().optional(),
	job: z.object({ title: z.string(), company: z.string() }),
	score: z.object({
		before: z.number(),
		after: z.number(),
		ceiling: z.number(),
	}),
	/** A letter's form: the country's, and du or Sie, tu or vous, as the posting speaks. Absent where the language decides. */
	form: z
		.object({
			locale: z.string(),
			address: z.enum(["formal", "informal"]),
			/** The person the posting names, and how they are greeted; absent where it names none. */
			addressee: z.string().optional(),
			salutation: z.string().optional(),
		})
		.optional(),
	/** What the person wrote of the employer, which is nobody's to prove. */
	why_them: z.string().optional(),
	/** What they answered to the posting's questions, as paragraphs: their own word too. */
	answers: z.array(z.string()).optional(),
	/** Requirements of the posting that a letter may name, word for word. */
	needs: z.array(z.string()).optional(),
	/** Sentences of the posting, whose words a letter may use of the employer's work and in a question. */
	said: z.array(z.string()).optional(),
	/** What the profile holds and the document leaves out, and why. */
	omitted: z.array(
		z.object({ path: z.string(), text: z.string(), reason: z.string() }),
	),
});
export type Metadata = z.infer<typeof Metadata>;

const CheckedLine = z.object({
	path: z.string(),
	text: z.string(),
	reason: z.string(),
	/** Absent in documents stored before it was noted. */
	verdict: z.enum(["refuted", "unproved"]).optional(),
});

const CheckedLines = z.object({
	warnings: z.array(z.string()),
	lines: z.array(LineOrigin),
	/** Lines the claim check took out, or put back into the person's own words, with its reason. */
	removed: z.array(CheckedLine),
	repaired: z.array(CheckedLine),
	/** How many lines a person wrote that their profile doesn't prove and they have not confirmed; absent where there is none. */
	to_confirm: z.number().optional(),
});
/** What documents stored before call the lines that were removed. */
export const FORMER_REMOVED = "dropped";

export const Validation = z.preprocess(underNewName, CheckedLines);
export type Validation = z.infer<typeof Validation>;

function underNewName(stored: unknown): unknown {
	if (typeof stored !== "object" || stored === null) return stored;
	if (!(FORMER_REMOVED in stored)) return stored;
	const { [FORMER_REMOVED]: removed, ...others } = stored;
	return { removed, ...others };
}

export const ResumeContent = ResumeSections.extend({
	metadata: Metadata,
	validation: Validation,
});
export type ResumeContent = z.infer<typeof ResumeContent>;

export const LetterContent = z.object({
	sender: z.object({
		name: z.string(),
		email: z.string().default(""),
		phone: z.string().default(""),
		/** The street, where letters of the country name it; "" in letters stored before they did. */
		address: z.string().default(""),
		zip_code: z.string().default(""),
		city: z.string().default(""),
		state: z.string().default(""),
	}),
	/** `name` empty means "Hiring Manager" (in the letter's language). */
	recipient: z.object({
		name: z.string().default(""),
		title: z.string().default(""),
		company: z.string().default(""),
		address: z.string().default(""),
	}),
	/** "YYYY-MM-DD". */
	date: z.string(),
	subject: z.string(),
	/** As the person wrote it; without one it is made of the recipient, in the letter's language. */
	salutation: z.string().optional(),
	/** `opening` and `closing` are whole paragraphs; salutation and sign-off are set by the document in its language. */
	body: z.object({
		opening: z.string(),
		body_paragraphs: z.array(z.string()),
		closing: z.string(),
	}),
	signature: z.string(),
	/** The line that says what comes with the letter; without one it is the country's. */
	enclosures: z.string().optional(),
	metadata: Metadata,
	validation: Validation,
});
export type LetterContent = z.infer<typeof LetterContent>;

export type DocumentKind = "resume" | "letter";
