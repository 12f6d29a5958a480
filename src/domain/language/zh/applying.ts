// Chinese: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent: "同等|类似|优先|加分",
	referenceLabels: "职位编号|岗位编号|招聘编号",
	reference: "（编号：{term}）",
	codeWordLabels: "暗号|关键词",
	inSubject: "作为主题",
	theWord: "单词",
	inMail: "主题|邮件",
	codeWord: "（{term}）",
	noLetter: "无需求职信|不需要求职信|请勿附求职信",
	shortLetter: "简短(?:介绍|说明|求职信)|几句话",
	addresses: [],
	functions: "主任|经理|校长",
	contact: "联系人：?|请联系",
	within: "用",
	signOffs: "此致|敬礼",
	noNames: "人力|资源|部门|团队",
	asides: "远程|全职|兼职|实习",
};
