// Spanish: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "practicante|becari",
	besideOthers: "autónom|media jornada|voluntari",
	aboutWork: "experiencia",
	notOfWork: "",
	counts: "dos|tres|cuatro|cinco",
	weakOpening: "responsable (?:de|del)|encargad[oa] de|participé|ayudé",
	schoolLeaving: "bachillerato",
	showsProjects: "desarrollador|diseñador|ingeniero",
};
