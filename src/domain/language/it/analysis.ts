// Italian: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "stag|tirocin",
	besideOthers: "volontari|tirocin",
	aboutWork: "esperienza",
	notOfWork: "",
	counts: "due|tre|quattro|cinque",
	weakOpening: "responsabile (?:di|del)",
	schoolLeaving: "maturità|liceo",
	showsProjects: "sviluppator|progettist|ingegner",
};
