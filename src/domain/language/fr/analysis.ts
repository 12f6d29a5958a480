// French: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "stag",
	besideOthers: "indépendant|stagiaire|temps partiel",
	aboutWork: "expérience",
	notOfWork: "",
	counts: "deux|trois|quatre|cinq",
	weakOpening: "responsable (?:de|du|des)|chargée? de|participation|en charge",
	schoolLeaving: "baccalauréat",
	showsProjects: "désign|développeur",
};
