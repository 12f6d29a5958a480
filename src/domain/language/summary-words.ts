// What a resume's summary adds to the person's own lines: who this is and since when, without a word of praise and without a
// subject, as resumes are written. Braces: title, company, date, year.
import type { Alternatives } from "./patterns.ts";

export type SummaryWords = {
	currentSince: string;
	/** The trade since {year}, at the latest employer since {date}. */
	tradeSince: string;
	/** What stands before a {date} that is only a year, where that takes another word than a month does. */
	beforeYear?: { month: string; year: string };
	/** Where no employer is to be named. */
	titleSince: string;
	current: string;
	latest: string;
	before: string;
	/** A position that is over, from {year} to {end}. */
	heldUntil: string;
	/** Between two positions that a title names in their order: "Student, then nurse". */
	stages: Alternatives;
	/** Behind a title and since when: the {title} of the position before it. */
	earlier: string;
	/** Over {items}: languages and how well each is spoken. */
	languages: string;
	/** Behind what came of the work: opens by what means, or within what; whole words, regular expressions. */
	means: Alternatives;
	/** Opens for whom, where or when something is done, never whose part it was nor with whom; whole words, regular expressions. */
	circumstances: Alternatives;
	/** The name of the group that holds skills without a group, below named ones. */
	moreSkills: string;
	/** In a sentence about oneself: it praises, or counts years that the dates tell better; no line can prove it. Beginnings of words count. */
	praise: Alternatives;
	/** Words a thing may begin with that cannot be left alone: "my", "a", "all"; whole words. */
	possessives: Alternatives;
	/** Before a thing of one's own making; whole words. */
	mine: Alternatives;
	/** Before what somebody else did, which a result came of: "after the owner"; regular expressions. */
	credited: Alternatives;
	/** In a line: it was done under somebody's eye, in part, or by somebody else; regular expressions. */
	limited: Alternatives;
	/** In a sentence about oneself: leave, illness, family, age; beginnings of words count. */
	privateMatters: Alternatives;
	/** In a sentence that states what somebody offers: disability or belief; beginnings of words count. */
	protectedMatters: Alternatives;
	/** Beginnings of a line that tells of somebody else's work; regular expressions. */
	assisting: Alternatives;
	/** The same of work that others shared as equals; regular expressions. */
	together: Alternatives;
	/** In what follows a semicolon: it is somebody else's part; whole words, regular expressions. */
	othersPart: Alternatives;
	/** In such a part: it is about what stands before, and limits it: "them", "the rest"; whole words, regular expressions. */
	sameThing: Alternatives;
	/** Opens a line that tells of one's own illness or leave and of no work: "Sick leave, 3 months". */
	ownAbsence: Alternatives;
	/** Why somebody else was away, where it was illness: "while Ann was off sick"; regular expressions. */
	othersIllness: Alternatives;
	/** How nouns of a deed end, where lines are told without "responsible for": regular expressions. */
	deedEnds?: Alternatives;
	/** "Responsible for the": what stands before a thing somebody looks after, with the article behind it; regular expressions. */
	responsible: Alternatives;
	/** In a position's title or employer: it was never the main one. */
	sideJob: Alternatives;
	/** The same, where another position or studies went on beside it. */
	partTime: Alternatives;
	/** Stands where others name their employer. */
	selfEmployed: Alternatives;
	/** At the end of a line: how many hours somebody worked; whole words, regular expressions. */
	workingHours: Alternatives;
	/** Opens a sentence that points back at the one before: "This". */
	pointsBack?: Alternatives;
	/** Opens a line that is told from the one before it: "Before that"; regular expressions. */
	followsOn: Alternatives;
	/** Opens a list of courses; capitals count. */
	courses?: Alternatives;
	/** Tells of doing somebody's work while they are away; whole words, regular expressions. */
	inPlace: Alternatives;
	/** Names a group of skills, with a word like "skills" beside it or without: they are of character, not of a trade. Regular expressions. */
	softSkills: Alternatives;
	/** Titles of scholars. */
	scholars?: Alternatives;
	/** Words of a posting that call for a section of the resume, parted by blanks. */
	sections: Partial<Record<CalledSection, string>>;
	/** Says of an exam or a paper that it was not passed. */
	notPassed: Alternatives;
	/** In the name of a certificate: it no longer holds. */
	lapsed: Alternatives;
	/** With which a headline says what somebody is looking for. */
	seeking: Alternatives;
	/** What a school gives before a trade or a degree is learned. */
	schoolLeaving: Alternatives;
	/** What stands beside a number or a word that grades studies: "GPA". */
	grade: Alternatives;
	/** Before a number in the name of studies: only so much of them is done. */
	partOfStudies: Alternatives;
	/** Nothing of what should not happen: "no accidents". */
	unharmed: Alternatives;
	/** How well studies were finished, behind their name. */
	honors: Alternatives;
	/** Between two numbers: "9 of 14 units". */
	outOf: Alternatives;
	/** What studies are counted in. */
	studyUnits: Alternatives;
	/** Other ways to say that only so much of studies is done: "second of four years". */
	stageOfStudies: Alternatives;
	/** In a line: it is told as one speaks, of "me" and "us"; whole words in their own case, regular expressions. */
	spoken: Alternatives;
	/** Before a number: no more than that, at times. */
	atMost: Alternatives;
	/** In a line: it was no more than that, or only one time; whole words, regular expressions. */
	merely: Alternatives;
	/** In the name of studies: they were given up. */
	stopped: Alternatives;
	/** Beside an employer's name, in brackets: it no longer exists. */
	closedDown: Alternatives;
	/** Names of a group of skills that say nothing of what it holds. */
	otherGroup: Alternatives;
	/** Whole names of skills that are of private life or of every household: pastimes, messengers, a smile; regular expressions. */
	privateSkills: Alternatives;
	/** How well a language is known, in words of one's own: too little to be named first. Beginnings; regular expressions. */
	traceLevel: Alternatives;
};

/** The sections a posting can call for by a word. */
export type CalledSection =
	| "languages"
	| "projects"
	| "certifications"
	| "software"
	| "publications"
	| "awards"
	| "volunteer";
