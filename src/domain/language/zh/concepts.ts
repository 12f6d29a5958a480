// Chinese: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
advise = 建议, 咨询, 指导
analyze = 分析, 研究
answer = 回答, 答复, 回复, 解答
assess = 评估, 评价
audit = 审计, 审核
build = 搭建, 构建, 建设, 开发
develop = 开发, 研发, 构建
buy = 采购, 购买
calculate = 计算, 核算
care = 护理, 照顾, 看护
check = 检查, 核对, 审查, 核查
clean = 清洗, 清洁, 清理
collect = 收集, 采集, 汇总
communicate = 沟通, 联络
complete = 完成
perform = 开展, 进行, 执行, 实施
coordinate = 协调, 统筹
deliver = 交付, 配送
deploy = 部署, 上线
design = 设计, 规划
discover = 发现, 识别
document = 记录, 登记
implement = 实施, 引入, 推行, 落地
improve = 改善, 改进, 优化, 提升
install = 安装, 装配
maintain = 维护, 保养
handle = 处理, 办理
measure = 测量, 测定
mentor = 指导, 辅导, 带教
train = 培训, 培养
monitor = 监控, 监测, 跟踪
negotiate = 谈判, 洽谈, 协商
organize = 组织, 举办
plan = 规划, 制定, 编制
prepare = 准备, 编制, 起草
present = 展示, 汇报
provide = 提供
process = 处理, 加工
produce = 生产, 制作
repair = 维修, 修理, 修复
resolve = 解决, 排除
report = 报告, 汇报
review = 审阅, 评审, 复核
sell = 销售, 售卖
support = 支撑, 支持
take part = 参与, 参加
teach = 教授, 讲授
test = 测试, 检测
translate = 翻译
update = 更新
use = 使用, 运用, 应用, 采用
write = 撰写, 编写, 写作
`,
	things: `
accident = 事故
budget = 预算
colleague = 同事
company = 公司, 企业
contract = 合同
customer = 客户, 顾客
complaint = 投诉
daily = 每天, 每日
department = 部门
employee = 员工, 职员
error = 错误, 差错, 故障
event = 活动
experience = 经验
invoice = 发票
month = 月
patient = 患者, 病人
product = 产品
project = 项目
quality = 质量
report = 报告, 报表
resident = 住户, 居民
student = 学生
supplier = 供应商, 供货商
system = 系统
team = 团队, 小组
training = 培训
ward = 病区, 病房
week = 周, 星期
weekly = 每周
year = 年
yearly = 每年
`,
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
	lacking: "我没有, 暂无, 尚无, 还没有, 尚未, 我还不",
	carrying: "",
	instead: "而不是",
	higher: "上升, 增长, 增加",
	lower: "下降, 减少, 缩短",
	each: "每",
	accompanied: "与 和 同",
	company: "",
	exceptive: "",
	single: "",
	between: "",
};
