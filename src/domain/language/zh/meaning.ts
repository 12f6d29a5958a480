// Chinese: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
的 和 与 及 或 在 了 是 有 为 对 以 并 等 能 能够 具有 具备 以上 相关 优先 良好 较强 熟练 经验 年 以及 进行 通过 能力 岗位 工作 要求 任职 职责 本科及以上`,
	glosses: `
manage: 管理, 主管, 经理
lead leadership: 带领, 领导, 负责, 主导
team: 团队, 小组
employee staff personnel: 员工, 人员
colleague: 同事
supervise: 监督, 督导
train training: 培训, 训练
teach teacher: 教学, 教师, 讲授, 授课, 老师
coach mentor: 指导, 辅导
hire recruit recruitment: 招聘, 招募
evaluate assess: 评估, 评价
motivate: 激励, 积极
develop development: 开发, 研发, 发展
build: 搭建, 构建, 建设, 建立
create: 创建, 创造, 制作, 制定
design: 设计
plan planning: 规划, 计划
organise: 组织, 策划
coordinate: 协调, 统筹
implement introduce: 实施, 落地, 执行, 推行, 引入
execute carry perform: 执行, 完成
improve optimise: 改进, 优化, 提升, 改善
increase grow growth: 增长, 提高, 增加, 提升
reduce: 减少, 降低, 缩短
maintain maintenance: 维护, 保养
repair: 维修, 修理
install: 安装, 部署
operate operation: 运营, 操作, 运行, 运维
monitor: 监控, 监测, 跟踪
control check verify: 控制, 检查, 核对, 审核
review: 审查, 复核, 评审
inspect inspection: 检验, 巡检, 检查
analyse analysis analyst: 分析, 洞察
report reporting: 报告, 报表, 汇报
document documentation: 文档, 记录
record: 记录, 登记, 录入
prepare: 准备, 编制
support: 支持, 协助
help assist: 帮助, 协助
advise advice consultant consulting: 咨询, 顾问, 建议
serve service: 服务
communicate communication: 沟通, 交流, 传播
present presentation: 演示, 展示, 汇报, 演讲
write writing: 写作, 撰写, 编写, 文案
speak oral verbal: 口头, 口语
listen: 倾听
negotiate negotiation: 谈判, 商务谈判
sell sales: 销售, 售卖
purchase buy procurement: 采购, 购买
customer client: 客户, 顾客, 用户
supplier vendor: 供应商
partner partnership: 合作伙伴, 伙伴
stakeholder: 相关方, 干系人, 利益相关
relationship: 关系
contract: 合同
offer proposal quote: 报价, 方案, 提案
market marketing: 市场, 营销, 推广
brand: 品牌
campaign: 活动, 广告活动, 推广活动
advertising promote promotion: 广告, 宣传, 促销
public relations press media: 公关, 媒体, 新闻
event: 活动, 会议, 展会
content: 内容
social: 社会, 社交, 社群
strategy strategic: 战略, 策略
goal target objective: 目标
result: 结果, 成果, 业绩
revenue turnover: 营收, 收入, 销售额
profit margin: 利润, 毛利, 盈利
budget: 预算
cost expense: 成本, 费用
finance financial: 财务, 金融
accounting bookkeeping accountant: 会计, 核算, 记账
ledger entries posting: 账目, 凭证, 总账
invoice billing: 发票, 开票, 账单
payment: 付款, 支付
accounts payable: 应付
accounts receivable: 应收
payroll salary wage: 薪资, 工资, 薪酬
tax: 税务, 税
audit: 审计
balance sheet statement closing: 报表, 结账, 决算
bank reconciliation: 对账, 核对
cash till register: 现金, 收银
subsidy grant funding: 资助, 补贴, 基金
invest investment: 投资
credit loan: 信贷, 贷款, 信用
insurance: 保险
bank: 银行
forecast: 预测
risk: 风险, 风控
compliance regulation regulatory: 合规, 法规, 监管
law legal: 法律, 法务
lawyer attorney: 律师
policy: 政策, 制度
procedure process: 流程, 过程, 程序
standard guideline: 标准, 规范
quality: 质量, 品质
safety: 安全
security: 安全, 安保
protect privacy: 保护, 隐私
prevent: 预防, 防范
software: 软件
application app: 应用, 程序
code programming: 编程, 代码, 程序设计
developer engineer engineering: 工程师, 开发人员, 工程
architecture architect: 架构, 架构师
test testing: 测试, 检测
deploy deployment: 部署, 发布, 上线
cloud: 云, 云计算, 云端
network: 网络
infrastructure: 基础设施, 基础架构
server: 服务器
database: 数据库
data: 数据
big warehouse lake: 数仓, 数据仓库, 大数据
pipeline etl: 管道, 数据管道, 流水线
model modelling: 模型, 建模
machine learning: 机器学习, 深度学习
artificial intelligence: 人工智能, 智能
algorithm: 算法
statistics statistical: 统计, 统计学
experiment: 实验
recommendation: 推荐, 建议
visualisation dashboard: 可视化, 看板, 仪表盘
metrics indicator kpi: 指标, 绩效指标
system: 系统, 平台
platform: 平台
interface integration api: 接口, 集成, 对接
automate automation: 自动化
technology technical: 技术, 科技
computer it informatics: 计算机, 电脑, 信息技术
web website online: 网站, 网页, 线上, 在线
mobile: 移动, 手机
user: 用户, 使用者
research: 研究, 调研
science scientific scientist: 科学, 科研, 科学家
laboratory: 实验室, 化验
product: 产品
project: 项目
agile scrum: 敏捷
roadmap vision: 路线图, 愿景
requirement specification: 需求, 规格
problem solving troubleshooting: 问题, 解决, 故障, 排查
solution: 方案, 解决方案
quality assurance: 质量保证, 质检
innovation innovative: 创新
digital: 数字, 数字化
change transformation: 变革, 转型
migration: 迁移
patient: 患者, 病人
nurse nursing: 护士, 护理
care: 护理, 照护, 照料
doctor physician medical medicine: 医生, 医疗, 医学
hospital clinic clinical: 医院, 临床, 诊所
health healthcare: 健康, 卫生, 医疗
medication drug pharmaceutical: 药物, 药品, 制药, 用药
treatment therapy: 治疗, 疗法
diagnosis: 诊断
emergency: 急诊, 急救, 应急, 紧急
surgery surgical: 手术, 外科
wound: 伤口
elderly geriatric: 老人, 老年
child pediatric: 儿童, 小儿
family relatives: 家属, 家庭
psychological mental: 心理, 精神
hygiene cleaning: 卫生, 清洁, 保洁
school education educational: 教育, 学校, 教学
student pupil: 学生, 学员
university college: 大学, 高校, 本科
degree bachelor diploma graduate: 学士, 本科, 学位, 毕业
master: 硕士
doctorate phd: 博士
vocational apprenticeship: 职业, 中专, 大专
certificate certification: 证书, 认证, 资格证
licence: 执照, 许可
driving: 驾照, 驾驶
language: 语言
english: 英语, 英文
german: 德语
french: 法语
spanish: 西班牙语
italian: 意大利语
portuguese: 葡萄牙语
dutch: 荷兰语
chinese mandarin: 中文, 普通话, 汉语
translate translation interpreter: 翻译, 口译
fluent native: 流利, 母语
store shop retail: 门店, 零售, 店铺, 商店
merchandise goods stock inventory: 库存, 商品, 货物, 存货, 盘点
display visual merchandising: 陈列, 展示
complaint return: 投诉, 退货, 售后
loyalty satisfaction: 满意, 忠诚
warehouse logistics: 仓库, 仓储, 物流
transport shipping delivery: 运输, 配送, 发货, 交付
supply chain: 供应链
order: 订单
production manufacturing: 生产, 制造
machine equipment: 设备, 机器, 机械
mechanical mechanic: 机械, 机修
electrical electrician electronics: 电气, 电工, 电子
building construction site: 建筑, 施工, 工地
welding metal: 焊接, 金属
wood carpenter: 木工, 木材
paint: 油漆, 喷涂
plumbing heating: 管道, 暖通, 空调
vehicle car driver: 车辆, 汽车, 司机
cook kitchen chef: 厨师, 厨房, 烹饪
food meal: 食品, 餐饮, 菜品
restaurant hotel hospitality guest: 餐厅, 酒店, 宾客
waiter table service: 服务员, 侍应
wine drink bar: 酒水, 调酒
office administration administrative clerk secretary: 办公, 行政, 文员, 秘书
archive filing: 档案, 归档
calendar appointment schedule: 日程, 预约, 排期, 排班
meeting: 会议
travel: 出差, 旅行
phone telephone email correspondence: 电话, 邮件, 来电
reception welcome: 前台, 接待
excel spreadsheet office: 表格, 办公软件
human resources hr: 人力资源, 人事
career competence talent: 职业发展, 能力, 人才
diversity equality inclusion: 多元, 平等, 包容
volunteer: 志愿, 义工
association community society: 协会, 社区, 社会
government public municipal: 政府, 公共, 市政
election vote: 选举, 投票
environment sustainability: 环境, 环保, 可持续
energy: 能源, 电力
animal veterinary: 动物, 兽医
agriculture plant garden: 农业, 园艺, 植物
library book: 图书馆, 图书
art artistic creative: 艺术, 创意, 美术
graphic layout: 平面, 排版, 图形
photo video film: 摄影, 视频, 拍摄
print printing: 印刷, 打印
music sound: 音乐, 音频
sport fitness: 体育, 运动, 健身
beauty hair cosmetics: 美容, 化妆, 美发
fashion clothing textile: 服装, 时尚, 纺织
travel tourism: 旅游
property real estate: 房地产, 物业
military police guard: 警察, 保安, 军队
fire rescue: 消防, 救援
child care kindergarten: 幼儿园, 托育
experience: 经验, 经历
knowledge: 知识, 熟悉, 了解
skill ability: 技能, 能力
responsible responsibility: 负责, 责任
independent autonomous: 独立, 自主
teamwork cooperation collaborate: 协作, 合作, 配合, 团队合作
flexible: 灵活, 适应
detail accurate precise: 细致, 严谨, 准确, 细节
organised structured: 条理, 有序
stress resilience pressure: 抗压, 压力
commitment dedication passion: 热情, 投入, 敬业
initiative proactive: 主动, 积极
analytical thinking: 分析能力, 思维
interpersonal social empathy: 人际, 同理心
reliable punctual: 可靠, 守时
honest integrity confidential: 诚信, 正直, 保密
decide decision: 决策, 决定
prioritise time: 优先, 时间管理
deadline: 期限, 按时
shift night weekend: 轮班, 夜班, 周末
international global: 国际, 全球, 海外
national region: 全国, 区域
company business enterprise: 企业, 公司, 业务, 商业
commerce commercial trade: 商贸, 商业, 贸易
economics administration: 经济, 经管
sector industry branch: 行业, 领域, 产业
department division unit: 部门, 中心
head director executive: 总监, 主任, 负责人, 经理
assistant trainee intern: 实习, 助理
senior junior: 资深, 高级
channel: 渠道, 通道
audience target: 受众, 目标用户, 人群
competition competitor: 竞争, 竞品
trend: 趋势
price pricing: 价格, 定价
lead acquisition prospect: 获客, 线索, 拓客
conversion funnel: 转化, 漏斗
portfolio account: 客户群, 组合
office head branch subsidiary: 分公司, 分店
opening launch: 开业, 发布, 上市, 推出
award prize: 获奖, 奖项
publish publication article: 发表, 论文, 文章, 出版
speech conference lecture: 会议, 讲座, 大会
workshop seminar course: 研讨会, 课程, 工作坊
interview survey questionnaire: 访谈, 问卷, 调查
need demand: 需求
information: 信息
conflict mediation: 冲突, 调解
crisis: 危机
property damage claim: 理赔, 索赔
measure measurement: 测量, 计量
drawing cad: 图纸, 绘图, 制图
material: 材料, 物料
chemistry chemical biology: 化学, 生物
physics mathematics: 物理, 数学
psychology sociology: 心理学, 社会学
history philosophy literature: 历史, 哲学, 文学
journalism editor: 新闻, 编辑
year years: 年`,
	degrees: {
		doctorate: "博士",
		master: "硕士|研究生",
		bachelor: "本科|学士",
		associate: "大专|专科",
		school: "高中|中专|职高",
	},
	anyDegree: "大学",
	bareDegrees: {},
};
