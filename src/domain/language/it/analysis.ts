// Italian: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "stag",
	besideOthers: "",
	aboutWork: "esperienza",
	notOfWork: "",
	counts: "due|tre|quattro|cinque",
	weakOpening: "responsabile (?:di|del)",
	schoolLeaving: "",
	showsProjects: "",
};
