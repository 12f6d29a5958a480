// Chinese: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "入门",
		conversational: "日常交流",
		proficient: "熟练",
		fluent: "流利",
		native: "母语",
		elementary: "初级",
		limited: "有限工作水平",
		working: "工作水平",
		full: "专业工作水平",
		bilingual: "母语或双语",
	},
	names: {
		en: "英语",
		de: "德语",
		fr: "法语",
		es: "西班牙语",
		it: "意大利语",
		nl: "荷兰语",
		pt: "葡萄牙语",
		da: "丹麦语",
		no: "挪威语",
		sv: "瑞典语",
		zh: "中文",
	},
};
