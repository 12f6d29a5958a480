// Chinese: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "请(?:说明|描述|写下)",
	questions: "一个|一次|什么",
	beforeQuestion: "也|简要",
	documents: "简历|求职信|证书|照片|邮件|附件|电话|编号",
	reader: "你|您",
};
