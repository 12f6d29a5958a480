// What postings say of how to apply, and what a letter answers to it: a reference, a person by name, no letter at all.
import type { Alternatives } from "./patterns.ts";

export type ApplyingWords = {
	/** What of a name changes above a letter, and into what. */
	addressed?: readonly (readonly [RegExp, string])[];
	/** Something comparable is accepted, or it is no condition at all. */
	equivalent: Alternatives;
	/** Before a posting's reference. */
	referenceLabels: Alternatives;
	/** Behind the subject of a letter: {term}. */
	reference: string;
	/** No letter is wanted, or a short one. */
	noLetter: Alternatives;
	shortLetter: Alternatives;
	/** Before a word the posting wants to read in the subject: "Kennwort: Gruppe Blau". */
	codeWordLabels: Alternatives;
	/** Behind such a word: "in the subject". */
	inSubject: Alternatives;
	/** Before a word that is to be named in the subject or the text, and what of an application its sentence then names. */
	theWord: Alternatives;
	inMail: Alternatives;
	/** In capitals behind a number, and no part of a reference: "187 CDI". */
	noCode?: Alternatives;
	/** Behind the subject of a letter: {term}. */
	codeWord: string;
	/**
	 * What a posting calls somebody, before their name, and how a letter then greets them: {name}, the last one. The last of a sex is the
	 * plain one, for people whom a posting of another language names.
	 */
	addresses: readonly {
		title: Alternatives;
		sex: "f" | "m" | null;
		salutation: string;
	}[];
	/** People are greeted by their first name. */
	isOnFirstNames?: true;
	/** How somebody is greeted of whom only the first name is known: {name}; absent where a letter may not. */
	firstNameAlone?: string;
	/** Who is greeted by what they are, which tells their sex: "directrice". */
	greetedFunctions?: readonly { title: Alternatives; salutation: string }[];
	/** What somebody is in a firm, between the form of address and the name. */
	/** How names of posts end that stand before a name: "Kulturdezernent Bo Ek". */
	postEnds?: string;
	functions: Alternatives;
	/** Before the first and last name of whom to write to. */
	contact: Alternatives;
	/** Those of them that direct a letter to somebody by name: "attention". */
	attention?: Alternatives;
	/** Stands before how long an answer is to be: "in a few lines". */
	within: Alternatives;
	/** Says of whom a sentence names that applications are nothing of theirs: accommodation, the press, the staff council. */
	otherMatters?: Alternatives;
	/** Says of them that they answer questions, and do not have to be those who receive what is sent. */
	inquiries?: Alternatives;
	/** What only a woman is, before her name: "Ansprechpartnerin". */
	ofWomen?: Alternatives;
	/** Words of the line above a name that signs a mail. */
	signOffs: Alternatives;
	/** Words with a capital that are no names. */
	noNames: Alternatives;
	/** On the line of a title, and no part of it: a way or a time of working. */
	asides: Alternatives;
	/**
	 * What comes with an application beside the resume: what a posting asks for and how a letter names it, the line a letter ends with
	 * ({items}), what says that something is wanted later, back, or not at all, and that only some have it.
	 */
	enclosures?: {
		line: string;
		/** Named "" what the posting's own word names best. What only who has worked or learned a trade has is marked so. */
		kinds: readonly (readonly [
			asked: Alternatives,
			name: string,
			of?: "work" | "studies",
		])[];
		/** Its own words as a line names them: without the ending of their case. */
		named?: readonly (readonly [RegExp, string])[];
		later: Alternatives;
		/** What they are named beside: the resume, a copy. */
		beside: Alternatives;
		/** Before what only some people have. */
		ifAny: Alternatives;
	};
};
