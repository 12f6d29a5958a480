// Swedish: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "praktik|vikar",
	besideOthers: "deltid",
	aboutWork: "erfarenhet",
	notOfWork: "",
	counts: "två|tre|fyra|fem",
	weakOpening: "ansvarig för",
	schoolLeaving: "gymnasi|studentexamen",
	showsProjects: "utvecklare|ingenjör|forskare",
};
