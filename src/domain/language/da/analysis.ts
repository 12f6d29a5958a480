// Danish: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "",
	besideOthers: "deltid",
	aboutWork: "erfaring",
	notOfWork: "",
	counts: "tre|fire|fem",
	weakOpening: "ansvarlig for",
	schoolLeaving: "",
	showsProjects: "",
};
