// Chinese: what a reviewer of a profile looks for.
import type { AnalysisWords } from "../analysis-words.ts";

export const analysis: AnalysisWords = {
	shortByNature: "实习",
	besideOthers: "兼职|实习|顾问",
	aboutWork: "经验|經驗|工作",
	notOfWork: "",
	counts: "[一二三四五六七八九十百千万]+[个名台家项倍]",
	weakOpening: "负责|协助|参与",
	schoolLeaving: "高中",
	showsProjects: "工程师|开发|设计师",
};
