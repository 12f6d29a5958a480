// Portuguese: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "estág|estag",
	besideOthers: "meio período|autônom|autónom|voluntári",
	aboutWork: "experiência",
	notOfWork: "",
	counts: "dois|duas|três|quatro|cinco",
	weakOpening: "responsável por",
	schoolLeaving: "ensino médio|secundário",
	showsProjects: "desenvolvedor|engenheir|pesquisador",
};
