// English: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		a an the of and to in for with on at by from as is are was were be been being has have had do does did will
		would can could should must may might not no or but if than then that this these those there here it its he
		she they them their his her we our us you your i my me who whom whose which what when where while how why all
		any both each every more most much many few other another such own same so very just only also too into onto
		over under between among across through during before after above below about against within without per up
		down out off until since because although however whether though themselves new old good great first last long
		high low well work working worked works worker experience experienced experiences skills ability knowledge
		required requirements requires responsibilities responsible including include includes ensure ensuring provide
		provided provides providing develop developed developing development led lead leading built build building
		managed managing management maintained maintain maintaining supported supporting designed improved improving
		reduced reducing increased increasing created creating delivered delivering trained training wrote written ran
		run running grew cut saved launched helped help taught teach prepared handled handling coordinated organized
		organised planned reviewed tested oversaw supervised years year months weeks days hours day week month
		employees customers clients patients students staff people school university degree bachelor's master's job
		jobs company business businesses services systems engineering looking seeking join candidate candidates
		applicants apply strong excellent ideal preferred plus paid benefits salary full-time part-time weekly daily
		monthly quarterly annual least using used use make made making take need needs want know second seconds minute
		minutes request requests user users data time times world change growth health care nursing`,
	letters: "",
	endings: "ness ful ship ings ingly ally ously ably ibly wards",
};
