// Norwegian: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "praktik|vikar",
	besideOthers: "deltid",
	aboutWork: "erfaring",
	notOfWork: "",
	counts: "tre|fire|fem",
	weakOpening: "ansvarlig for",
	schoolLeaving: "videregående|vitnemål",
	showsProjects: "utvikler|ingeniør|forsker",
};
