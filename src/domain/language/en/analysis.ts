// English: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature:
		"intern(?!al|ation)|contract|temp|freelanc|season|summer|trainee|apprentice",
	besideOthers:
		"part[- ]?time|freelanc|self[- ]?employed|intern(?!al|ation)|volunteer|board|advis[oe]r|consultant|founder|adjunct|tutor|owner",
	aboutWork: "experienc|work|career|practi[cs]e",
	notOfWork: "ago|old",
	counts:
		"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|doubled|tripled|halved",
	weakOpening:
		"(?:mainly |also |primarily )?responsible for|in charge of|tasked with|(?:duties|responsibilities|tasks) (?:included?|involved?|consisted)|helped|assisted|worked on|was involved|involved in|participated|took part",
	schoolLeaving: "school|secondary|diploma",
	showsProjects:
		"developer|programmer|engineer|designer|architect|data |scientist|researcher|product|photograph|journalist|writer|editor|animator",
};
