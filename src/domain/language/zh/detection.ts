// Chinese: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Han",
	words: "",
	// Characters that Japanese does not write, or writes otherwise: simplified ones first, then traditional ones.
	letters:
		"们这你吗呢哪为对经验负责专业务发设计员门开关车东书见长动说话语请让还进过时间问题应总结实现产营销团队优银华贸财练软备协观众数据术师统际连线级历质记录单财够并們這您對經驗專嗎還讓",
	endings: "",
};
