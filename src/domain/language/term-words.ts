// What stands around the things a posting names: tools, skills, papers. What a language has no word of its own for is left out.
import type { Alternatives } from "./patterns.ts";

/** Plain words in small letters, parted by blanks. */
export type PlainWords = string;

/** The alternatives are patterns without anchors for the flags "iu". */
export type TermWords = {
	/** Join the last two of a list. */
	and?: Alternatives;
	/** Part the last two of a list to choose from. */
	or?: Alternatives;
	/** What follows is asked for, up to the end of the phrase: "experience with". In small letters. */
	cueBefore?: Alternatives;
	/** What stands before is asked for: "SQL skills". Whole words. */
	cueBehind?: Alternatives;
	/** The same as ends of longer words: "Englischkenntnisse". */
	askingTails?: Alternatives;
	/** Nouns glued to the thing they speak of; the thing is what counts. */
	compoundTails?: Alternatives;
	/** What stands before is what a job is called, or a body of people: "Java developer". Whole words. */
	roles?: Alternatives;
	/** Who does so with a thing is not asked for the thing itself. */
	teaching?: Alternatives;
	/** Parts of words that say near the name of a language that it is to be spoken. */
	spokenParts?: Alternatives;
	/** Open an aside in brackets. */
	articles?: Alternatives;
	/** Words that no line of bare names holds. */
	noTags?: Alternatives;
	/** Words no name of a thing begins or ends with: articles, verbs, fillers. */
	stop?: PlainWords;
	/** Nouns too wide to name a thing by themselves. */
	wide?: PlainWords;
	/** Nouns that make a branch of knowledge of what stands before them: "hospital hygiene management". */
	knowledge?: PlainWords;
	/** Beside one of these an everyday word stands for the thing of that name: "with Excel". */
	nameBefore?: PlainWords;
	/** So they do with one of `of` between: "knowledge of Word". */
	nameBeforeOf?: PlainWords;
	/** Stand between those and the name. */
	of?: PlainWords;
	/** Behind the name: "Spring developer". */
	nameBehind?: PlainWords;
	/** Words that say nothing of what a line is about. */
	weightless?: PlainWords;
};
