// Chinese: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"董事会, 委员会, 总经理, 副总, 老板, 财务, 法务, 人事, 采购, 销售部, 技术部, 质检员, 安全员, 会计, 审计, 律师, 医生, 护士, 护士长, 老师, 教授, 导师, 校长, 院长, 主任, 科长, 部长, 组长, 班长, 厂长, 店长, 队长, 监理, 设计师, 建筑师, 分包商, 施工方, 甲方, 乙方, 外包, 顾问, 第三方, 总部, 政府, 银行, 技术员, 专家, 监事, 行长, 编辑, 翻译, 维修工",
	deputies: "副",
	honorifics: "",
	by: "",
	nounBy: "",
	owning: "归, 属于, 取决于",
	clitics: "",
	pronouns: "他 她 他们 她们",
	following: "按照, 按, 根据, 依照",
	firstPerson: "",
	thirdPerson: "",
	objectRelatives: "",
	studying: "在读, 攻读, 就读, 在学",
	booked: "已报名, 报名, 已预约",
	exam: "考试, 认证, 培训",
	ahead: "待考, 已安排, 未考, 计划",
};
