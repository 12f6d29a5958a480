// German: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "praktik|werkstudent",
	besideOthers:
		"teilzeit|werkstudent|freiberuf|selbstständig|selbständig|selbstaendig|praktik",
	aboutWork: "erfahrung|beruf",
	notOfWork: "alt",
	counts: "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn",
	weakOpening:
		"verantwortlich für|zuständig für|mitarbeit|mithilfe|unterstützung|aufgaben:",
	schoolLeaving: "abitur|matura",
	showsProjects: "entwickler|ingenieur",
};
