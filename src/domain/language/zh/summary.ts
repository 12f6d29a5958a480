// Chinese: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{date}至今，{company}，{title}。",
	tradeSince: "{year}年起任{title}，{date}至今，{company}。",
	titleSince: "{date}至今，{title}。",
	current: "现任职于{company}，{title}。",
	latest: "曾任职于{company}，{title}。",
	before: "此前任职于{company}，{title}。",
	heldUntil: "{year}年至{end}年任{title}。",
	stages: "后任|之后",
	earlier: "，此前任{title}",
	languages: "{items}。",
	means: "通过|利用",
	circumstances: "",
	moreSkills: "其他技能",
	praise:
		"寻求|求职|喜欢|希望|热情|热爱|积极|出色|优秀|卓越|丰富的|强烈|善于|敬业|年[^，。]{0,6}经验",
	// It is a verb there.
	responsible: "(?!)",
	assisting: "(?:参与|協助|协助|配合|支持|參與)",
	together: "",
	othersPart: "由(?!我|本人).{1,8}",
	sameThing: "它|其余|这些|该",
	sideJob: "兼职|副业|临时工|周末兼职|课余|家教|勤工俭学",
	workingHours: "兼职|非全日制",
	partTime: "非全日制|夜班兼职",
	sections: {},
	notPassed: "未通过|没有?通过|不及格",
	lapsed: "已过期|过期|已失效|失效",
	schoolLeaving: "高中|初中|职高",
	grade: "绩点|平均分|成绩",
	partOfStudies: "单元|模块",
	merely: "只|仅",
	spoken: "我们?",
	stopped: "中断|中止|未毕业|未完成|休学|肄业|退学|辍学",
	closedDown: "已破产|破产|已倒闭|倒闭|已注销",
	inPlace: "代班|顶班|代岗",
	softSkills: "综合能力|综合素质|个人素质|个人能力|软技能|软实力|性格",
	otherGroup: "其他|其它|更多",
	limited:
		"仅限|(?:仅|只)(?:负责)?(?:协助|参与|配合)|在.{1,8}(?:指导|监督|带领)下|由(?!我|本人).{1,8}(?:签字|签署|完成)|旁听|观摩",
	privateMatters:
		"待业|没有工作|手术|受伤|失业|育儿假|产假|陪产假|病假|休假|家庭原因|照顾(?:父|母|孩子|家人)|已婚|未婚|离异|怀孕|出生于",
	protectedMatters: "残疾|宗教",
	possessives: "我的|我们的",
	traceLevel: "几句|一点|略懂|入门|初级|听得懂",
};
