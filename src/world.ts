// All we ask of outside, types only. The real ones and their offline twins live in `adapters`.

import type { Doc } from "./documents/doc.ts";
import type { drawingSteps } from "./documents/drawing-steps.ts";
import type { Length } from "./documents/fit.ts";
import type { Template } from "./documents/template.ts";
import type { ModelUsage } from "./domain/model-usage.ts";
import type { ImportedProfile } from "./domain/resume-reading/draft/imported-profile.ts";
import type { steps } from "./domain/steps/steps.ts";

export type Mail = { to: string; subject: string; text: string };

/** Sends a mail, or keeps it in the outbox where no mail server is configured. */
export type Mailer = {
	/** Mails stay here, because no mail server is configured: their text is kept for administrators. */
	isOffline: boolean;
	send(mail: Mail): Promise<void>;
};

/** Where backups are kept. Throws a Refusal that says why a place cannot be written or read. */
export type BackupStore = {
	/** The place in words, without a password. */
	place: string;
	/** Compressed, and under its name only once it is whole. Gives its size in bytes. */
	write(name: string, lines: AsyncIterable<string>): Promise<number>;
	/** Its lines, read back from where it is kept. */
	read(name: string): AsyncIterable<string>;
	list(): Promise<string[]>;
	remove(name: string): Promise<void>;
};

/** Whose work it is, and whether it is still wanted; without a person it is the installation's own. */
export type Turn = { person?: string; signal?: AbortSignal };

type Steps = typeof steps & typeof drawingSteps;
export type StepName = keyof Steps;
export type StepInput<Name extends StepName> = Parameters<Steps[Name]>[0];
export type StepOutput<Name extends StepName> = ReturnType<Steps[Name]>;
/** Has one step done. Rejects with a Refusal where it takes too long or too much memory. */
export type Compute = <Name extends StepName>(
	name: Name,
	input: StepInput<Name>,
) => Promise<StepOutput<Name>>;

/** Works out what follows from what people wrote, in threads of its own; people take turns. */
export type Computing = {
	for(turn: Turn): Compute;
	close(): Promise<void>;
};

export type Typeset = {
	pdf: Uint8Array;
	pages: number;
	/** The share of the last page that holds words. */
	filled: number;
	/** Lines of a letter that did not fit its one page, however tightly it was set. */
	linesBeyond?: number;
	/** Characters no font of the package can draw; they are missing on the page. */
	missingGlyphs: string[];
	/** The look as it was set: the document's own, or tightened to keep it on its pages. */
	template: Template;
};

/** Turns a document into a PDF. Throws a Refusal "unavailable" when it takes too long or too much memory. */
export type Typesetter = {
	typeset(doc: Doc, turn?: Turn): Promise<Typeset>;
	/** What the document takes as it stands, nothing tightened. */
	measure(doc: Doc, turn?: Turn): Promise<Length>;
	/** The first page as SVG, its words as outlines. */
	picture(doc: Doc, turn?: Turn): Promise<string>;
	close(): Promise<void>;
};

/** Reads a resume in any known kind of file. Throws a Refusal that says what is wrong with the file and what to do. */
export type Importer = {
	read(file: Uint8Array, turn?: Turn): Promise<ImportedProfile>;
	/** The text of a posting, of any kind of file that holds text. */
	readPosting(file: Uint8Array, turn?: Turn): Promise<string>;
	close(): Promise<void>;
};

/** A provider's model with all that is needed to ask it. The key never leaves the process. */
export type ModelChoice = {
	provider: "openai" | "openai-compatible" | "anthropic" | "google";
	model: string;
	apiKey: string;
	/** null: the provider's own address. */
	baseUrl: string | null;
};

export type ModelRequest = {
	instructions: string;
	/** In turns: what was asked, and what the model answered to it. */
	turns: { from: "us" | "model"; text: string }[];
	/** JSON Schema of the answer. */
	schema: Record<string, unknown>;
	temperature: number;
	signal: AbortSignal;
	/** Called with the length of the answer as it arrives. */
	onText?(characters: number): void;
	/** Called as each answer ends, with what it took, also for one that breaks off or cannot be used. */
	onSpent?(usage: ModelUsage): void;
};

export type ModelAnswer = {
	/** JSON, not yet held against the schema. */
	answer: unknown;
	/** The answer's own words, for asking again. */
	text: string;
	/** The model that answered, as the provider names it. */
	model: string;
};

/** Asks a model. Throws a ModelFailure, which never holds the key, the request or the answer. */
export type Models = {
	ask(choice: ModelChoice, request: ModelRequest): Promise<ModelAnswer>;
};

export type World = {
	mail: Mailer;
	typesetter: Typesetter;
	importer: Importer;
	computing: Computing;
	models: Models;
	now(): Date;
};
