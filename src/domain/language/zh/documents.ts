// Chinese: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "简历",
	letter: "求职信",
	sections: {
		summary: "个人简介",
		work_experience: "工作经历",
		education: "教育背景",
		skills: "专业技能",
		languages: "语言能力",
		projects: "项目经历",
		certifications: "证书",
		publications: "出版物",
		volunteer: "志愿经历",
	},
	technologies: "技术",
	technicalSkills: "专业技能",
	softSkills: "综合能力",
	levels: {
		Basic: "入门",
		Conversational: "日常交流",
		Proficient: "熟练",
		Fluent: "流利",
		Native: "母语",
	},
	present: "至今",
	expires: "有效期至{date}",
	months: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
	shortMonths: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
	monthYear: "{year}年{m}月",
	formalDate: "{year}年{m}月{day}日",
	modernDate: "{year}-{mm}-{dd}",
	salutation: "尊敬的{name}：",
	openSalutation: "尊敬的招聘经理：",
	signOff: "此致敬礼",
	yourName: "您的姓名",
};
