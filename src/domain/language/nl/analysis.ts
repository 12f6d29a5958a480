// Dutch: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "stag",
	besideOthers: "deeltijd|zzp|vrijwillig",
	aboutWork: "ervaring",
	notOfWork: "",
	counts: "twee|drie|vier|vijf",
	weakOpening: "verantwoordelijk voor",
	schoolLeaving: "havo|vwo",
	showsProjects: "ontwikkelaar|ontwerper",
};
