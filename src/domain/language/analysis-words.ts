// What a reviewer of a profile looks for in titles and lines. Alternatives are parts of patterns for the flags "iu".
import type { Alternatives } from "./patterns.ts";

export type AnalysisWords = {
	/** In a title: work that is short by nature. Beginnings of words count. */
	shortByNature: Alternatives;
	/** In a title or an employer: work that is usually done beside other work. Beginnings of words count. */
	besideOthers: Alternatives;
	/** In a sentence with a number of years: they are years of work. Beginnings of words count. */
	aboutWork: Alternatives;
	/** Behind a number of years that are none of work: "ago", "old". */
	notOfWork: Alternatives;
	/** Numbers and sizes in words. */
	counts: Alternatives;
	/** Opens a line that says what somebody was there for, and not what they did. */
	weakOpening: Alternatives;
	/** In a degree: it ends a school and has no field. */
	schoolLeaving: Alternatives;
	/** In a title: people look at what somebody in it has made. Parts of words count. */
	showsProjects: Alternatives;
};
