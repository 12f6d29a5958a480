// Chinese: nobody has written its wider concepts yet, so lines are proved with claims.ts alone.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: "",
	things: "",
	fractions: "",
	measures: "",
	papers: "",
	fillers: "",
	learning:
		"代理, 代班, 基础, 初级, 课程, 培训, 讲座, 研讨会, 学习, 自学, 参加, 旁听, 观摩, 了解, 入门, 感兴趣",
	others:
		"团队, 部门, 同事, 供应商, 承包商, 代理商, 厂商, 公司, 经理, 主管, 领导, 总监, 客户, 工程师",
	happening: "下降了, 上升了, 降至, 增至, 降到, 升至",
	of: "中的, 其中, 其中",
	prefixes: "",
	determiners: "",
	being: "是 为",
	single: "",
};
