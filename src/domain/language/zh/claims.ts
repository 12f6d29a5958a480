// Chinese: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
duty = 负责, 全面负责
lead = 负责, 主导, 领导, 带领, 管理, 牵头, 统筹, 主持, 率领, 全面负责, 担任负责人
start = 创立, 创办, 创建, 成立, 启动, 发起, 组建
make = 搭建, 构建, 建立, 开发, 研发, 制作, 创建, 建设, 打造, 编制, 制定, 组建, <设计, <编写
implement = 实施, 落地, 推行, 引入, 部署, 上线, 推广应用, 实现
improve = 改进, 改善, 优化, 完善, 提高质量
up = 提升, 提高, 增长, 增加, 上升, 扩大, 增至
down = 降低, 减少, 下降, 缩短, 压缩, 削减, 降至
faster = 加快, 缩短, 加速
save = 节省, 节约
keep = 保持, 维持, 维护
train = 培训, 培养, 教授, 讲授, 指导
mentor = 指导, 辅导, 带教
advise = 咨询, 建议, 顾问
analyze = 分析, 研究, 剖析
assess = 评估, 评价, 考核
check = 检查, 审核, 核对, 审查, 校验
monitor = 监控, 监测, 跟踪, 跟进
test = 测试, 试验
plan = 规划, 计划, 策划, 安排
organize = 组织, 举办, 筹办, 安排, 协调
coordinate = 协调, 对接, 统筹
perform = 进行, 开展, 执行, 完成, 做, 实施
complete = 完成, 结束
handle = 处理, 办理, 应对, 负责处理
care = 护理, 照顾, 照护
use = 使用, 运用, 采用, 利用, 应用, 通过
write = 编写, 撰写, 写
document = 记录, 归档
design = 设计
program = 编程, 开发, 编写
automate = 自动化
integrate = 集成, 整合, 接入
migrate = 迁移, 转移
repair = 修复, 维修, 修理
resolve = 解决, 排除
service = 维护, 保养
sell = 销售, 售卖
buy = 采购, 购买
negotiate = 谈判, 洽谈
win = 赢得, 获得, 争取
receive = 获得, 收到, 接收, 荣获
answer = 回答, 解答, 回复
present = 展示, 汇报, 演示, 介绍
report = 汇报, 报告
communicate = 沟通, 交流
explain = 讲解, 解释, 说明
hire = 招聘, 录用
promote = 推广, 宣传
publish = 发表, 出版, 发布
provide = 提供, 给予, 支撑
ensure = 确保, 保证, 保障
achieve = 达到, 实现, 取得, 达成
drive = 带动, 推动, 驱动
support = 支撑
translate = 翻译
research = 研究, 调研
calculate = 计算, 核算
forecast = 预测
discover = 发现, 识别
install = 安装
deliver = 交付
cover = 覆盖
`;

const things = `
staff = 员工, 人员, 下属, 人
team = 团队, 小组, 组
customer = 客户, 顾客
user = 用户
company = 公司, 企业, 集团
department = 部门
hospital = 医院
ward = 病区, 病房
patient = 患者, 病人
cost = 成本, 费用
revenue = 营收, 收入, 销售额
model = 模型
algorithm = 算法
data = 数据
system = 系统, 平台
project = 项目
product = 产品
experience = 经验, 工作经验, 从业
standard = 规范, 标准
process = 流程
worldwide = 全球, 国际, 海外
national = 全国
school = 学校
student = 学生
report = 报告, 报表
doctorate = 博士, 博士学位
master = 硕士, 硕士学位
bachelor = 学士, 本科
experiment = 实验
core = 核心
effect = 效果
artificial intelligence = 人工智能, AI
machine learning = 机器学习
deep learning = 深度学习
data science = 数据科学
times = 次
`;

const limits = `
help = 协助, 辅助, 帮助, 支持, 配合, 帮忙, 协同完成, 助力
part = 参与, 参加, 成员, 之一, 加入, 参与者
share = 合作, 协作, 共同, 联合, 与团队, 一起, 一同, 携手, 会同
planned = 拟, 计划中, 将要, 提议, 打算, 即将, 准备考, 预计
tried = 尝试, 试图
ongoing = 在读, 进行中, 尚未完成, 攻读中, 正在, 尚在, 在编写, 未完成, 预计毕业, 尚未答辩, 未答辩, 论文未完成, 已提交申请, 申请中
part-time = 兼职
basic = 初步, 基础, 入门, 了解
trainee = 实习, 实习生, 学徒, 见习
deputy = 副, 助理, 代理, 在指导下, 代班, 顶班, 代为, 顶替, 代管
pilot = 试点, 原型, 草案
simulated = 模拟, 虚拟, 虚构, 假设
potential = 潜在, 可能, 前任, 未来, 所谓
partly = 部分, 偶尔, 临时
nearly = 几乎, 近乎
recommend = 建议
volunteer = 志愿, 义务
learn = 学习
approved = 经批准, 报批, 待批准
learn = 旁听, 观摩
basic = 初级, 入门
alternate = 隔周, 隔天, 隔月, 每两周, 每隔
expired = 已过期, 过期, 失效
mostly = 主要, 大部分
`;

export const claims: ClaimWords = {
	endings: "",
	separable: "",
	participle: "",
	agents: "",
	infinitives: "",
	noVerbs: "",
	verbForms: [],
	forms: "",
	unlike: "",
	small: `的 了 和 与 及 或 在 于 为 是 有 将 把 被 使 由 以 从 到 对 等 并 且 也 其 之 该 这 那 我 我的 们 你 他 她 它 中 上 下 内 里 向 给 让 就 都 而 则 至 地 得 着 过 个 名 位 项 款 家 套 台 端 约 共 此 所 可 来 去 后 前 时 间 期间 目前 现 曾 已 还 又 更 可以 能够 同时`,
	deeds,
	things,
	limits,
	self: "我",
	negations: "不, 没, 没有, 无, 未, 从未, 非, 无需, 除, 尽管",
	absolutes: `
all = 所有, 全部, 全体, 每个, 每, 全, 各, 整个
only = 独立, 唯一, 独自, 单独, 仅
first = 第一, 首个, 首次
most = 最, 顶尖, 领先, 冠军, 一流
from scratch = 从零, 从零开始, 从0到1
expert = 专家, 精通
senior = 高级, 资深
success = 成功
`,
	periods: `
hour = 每小时, 每个小时
year = 每年, 年度, 一年
month = 每月, 月度
week = 每周
day = 每天, 每日
shift = 每班
quarter = 每季度, 季度
`,
	times: `
half year = 半年
millisecond = 毫秒
second = 秒
minute = 分钟
hour = 小时
day = 天, 日
week = 周
month = 个月, 月
quarter = 季度
year = 年
`,
	percent: "百分比",
	money: `
CNY = 元, 人民币, ¥
USD = 美元, $
EUR = 欧元, €
`,
	factors: `
10000 = 万
100000000 = 亿
`,
	counting: {
		small: "",
		tens: "",
		joined: [],
		large: "",
		signs: {
			digits: "零一二三四五六七八九",
			powers: "十百千",
			tenThousand: "万",
			two: "两",
			counted: "名位人个家款套台次年月周天倍种条项门",
		},
	},
	shares: `
-50 = 减半
100 = 翻倍, 翻番, 翻了一番
200 = 增至三倍
`,
	links: {
		beside: "同时",
		and: "和, 与, 及, 以及, 并, 并且, 或",
		means: "通过, 借助, 利用",
		result: "从而, 使得, 使, 带动, 进而, 因此",
		purpose: "以便, 为了, 旨在",
		relative: "",
	},
	bounds: {
		after: "多, 余, 以上, 多名, 多个",
		least: "超过, 超, 逾, 至少, 多于, 不少于",
		most: "近, 将近, 不到, 低于, 最多, 接近",
		near: "约, 大约, 左右",
	},
	roles: { from: "从, 由", to: "至, 到", by: "" },
	as: "作为, 担任, 任",
	agent: "被, 由",
	inquiring: "条件 要求 开始 以后 仍然 意义 例外 必须 可能 问题",
	courtesy: `谢 谢 感 贵 公 司 应 聘 职 位 岗 位 申 请 期 待 面 谈 您 好 尊 敬 此 致 敬 礼 机 会 希 望 能 进 一 步 交 流 沟 通 阅 读 时 间 考 虑 附 简 历 信 本 人 对 感 兴 趣 有 幸 如 果 的 与 我 很 高 兴 团 队 加 入 贡 献 以 上 联 系 详 细 介 绍 向 更 多 经 历`,
	greeting: "尊敬的, 您好",
	applying: "应聘, 申请, 职位, 岗位, 招聘",
	framing:
		"目前, 工作期间, 工作, 期间, 担任, 此前, 此外, 项目中, 项目, 志愿工作, 从事, 这些, 以上, 均, 包括, 经历, 职务, 最近, 毕业, 学习, 证书, 技能, 这些都是我工作的一部分",
	levels: "流 利 母 语 精 通 熟 练 基 础",
	listing:
		"技 能 熟 悉 掌 握 了 解 经 验 会 语 言 持 有 证 书 学 位 毕 业 发 表 工 具 具 备",
	holding: "",
	sought: "人",
	asking: "贵公司需要, 贵公司要求, 招聘要求, 要求",
	chatter:
		"以下是, 如您所要求, 改进版本, 改写后的, 请读者, 请阅读者, 待确认, 待补充, 在此插入, 作为人工智能, 该候选人应",
	headings: `个人 简介 简历 工作 经历 经验 教育 背景 技能 专业 语言 项目 证书 资格 出版物 论文 志愿 服务 奖项 荣誉 兴趣 联系 方式 软件 自我 评价`,
	labels: `电话 手机 邮箱 地址 网站 成绩 等级 课程 技术 工具 日期 至今 现在 颁发 有效 页 母语 流利 熟练 精通 基础 作者 出版社`,
	unclaimed: {
		applies: "(?:我(?:想|希望|谨|特此)?(?:申请|应聘)|特此申请|现申请)",
		wishes: "(?:我(?:希望|期待|很想|非常希望|愿意)|希望(?:能|可以)|期待)",
		stands:
			"(?:贵公司|贵司|贵校|贵院|贵馆|贵单位|该职位|这个职位|该岗位|这个岗位)",
		moves: "(?:吸引|打动|激励)(?:着|了)?我|我感兴趣|我所(?:寻找|期待)的",
		presumes:
			"我|经验|经历|技能|能力|知识|专长|学历|学位|背景|贡献|发挥|运用|利用|继续|再次|提及|强调|已经|曾|多年|因为|作为|受益",
	},
};
