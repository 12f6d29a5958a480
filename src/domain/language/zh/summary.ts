// Chinese: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{date}起任{company}{title}。",
	titleSince: "{date}起任{title}。",
	current: "现任{company}{title}。",
	latest: "曾任{company}{title}。",
	before: "此前任{company}{title}。",
	moreSkills: "其他技能",
	praise: "热情|热爱|积极|出色|优秀|卓越|丰富的|强烈|善于|敬业",
};
