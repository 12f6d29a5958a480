// Chinese: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [["", /\p{Script=Han}|\p{L}/u]],
	small: null,
	holder: null,
	ongoing: "在读",
	expired: "{date}过期",
	validUntil: "有效期至|有效至|有效期到",
	validFor: "有效期?",
	partOf: "第[一二三四\\d]+部分",
	course: "课程|培训班",
	mayCome: "入职前",
};
