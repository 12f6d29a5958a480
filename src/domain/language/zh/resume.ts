// Chinese: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "工具",
	headings: {
		summary:
			"个人简介|自我评价|个人总结|简介|个人概述|求职意向|关于我|個人簡介|个人优势|概述",
		work: "工作经历|工作经验|职业经历|实习经历|工作履历|工作|實習經歷|任职经历",
		education: "教育经历|教育背景|学历|教育|学习经历|教育與培訓",
		skills:
			"技能|专业技能|技术栈|能力|掌握技能|个人技能|技能特长|專業技能|核心技能|技术能力|职业技能",
		languages: "语言|语言能力|外语|外语水平|語言能力|语言技能",
		projects: "项目经历|项目经验|项目|个人项目|科研项目|專案經驗|主要项目",
		certifications:
			"培训经历|证书|资格证书|认证|职业资格|资质证书|技能证书|證照",
		software: "软件|工具|软件技能",
		publications: "论文|发表论文|出版物|学术成果|论文发表|著作",
		volunteer: "志愿经历|志愿活动|志愿者经历|志愿服务|社会实践|公益活动",
		contact: "联系方式|个人信息|基本信息|个人资料|联系信息|聯絡方式",
		awards:
			"获奖经历|荣誉|奖项|所获荣誉|荣誉奖项|获奖情况|奖励|獲獎經歷|荣誉奖励|奖学金",
		interests: "兴趣爱好|爱好|興趣愛好|个人爱好",
		references: "推荐人|证明人",
		other: "其他|附加信息|社团活动|校园经历|特长",
	},
	and: "和|与|及",
	or: "或",
	openers: "",
	page: {
		page: "第",
		of: "",
		behind: "页",
		updated: "最后更新",
		headingStyle: "标题",
	},
	person: {
		documentTitle: "个人简历|简历",
		nameLabel: "姓名",
		greeting: "(?:你好[,，!！]? ?)?(?:我是|我叫)",
		addressLabel: "地址|现居地|所在地|居住地",
		addressKind: "",
		streetEnd: "",
		streetStart: "",
	},
	places: {
		countries: "中国|新加坡|日本",
		onLetter: "美国|加拿大|墨西哥",
		regions: "",
		cities: "北京|上海|深圳|广州|杭州|成都|南京|武汉|东京",
		areaEnd: "省|市|区",
		in: "",
		within: "",
		remote: "远程",
		placeLabel: "",
	},
	entry: {
		title:
			"工程师|开发|经理|主管|总监|助理|专员|分析师|顾问|设计师|架构师|护士|教师|老师|教授|研究员|实习生|实习|会计|销售|运营|负责人|组长|科学家|医生|律师|编辑|翻译|创始人|志愿者",
		afterTitle: "",
		organization:
			"公司|集团|大学|学院|医院|银行|研究院|研究所|中学|学校|科技|工作室|事务所|中心|协会|基金会|有限",
		institution: "大学|学院|中学|高中|学校|研究院|职校|技校",
		degree:
			"本科|学士|硕士|博士|大专|研究生|(?<!\\p{L})(?:专科|高中)(?!\\p{L})",
		field: "",
		at: "",
		employment: "全职|兼职",
		selfEmployed: "",
		toolsLabel: "技术栈|技术",
		lineLabel: "技术栈|技术|职责|工作内容|业绩",
		issuedBy: "",
		expires: "有效期至",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: "母语|流利|精通|熟练|良好|日常会话|基础",
		very: "",
		noun: "",
		skill: {
			expert: "",
			advanced: "熟练|精通",
			intermediate: "中级|良好",
			beginner: "初级|基础|入门",
		},
		veryGood: "",
		language: {
			native: "母语|母語",
			fluent: "流利",
			proficient: "熟练|精通",
			conversational: "良好|日常会话",
			basic: "基础|入门",
		},
	},
	languages: {
		names:
			"英语|英文|德语|法语|西班牙语|意大利语|葡萄牙语|中文|汉语|普通话|粤语|日语|韩语|俄语|阿拉伯语",
		qualifier: "",
		nativeLabel: "",
		selfAssessment: "",
	},
	form: {
		dates: "",
		title: "",
		tasks: "",
		where: "",
		passedOver: "",
	},
};
