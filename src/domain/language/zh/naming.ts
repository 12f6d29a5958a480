// Chinese: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	title: {
		fields: `岗位|职位`,
	},
	employer: {
		seeks: `招聘|诚聘|急聘`,
		institutionEnds: `医院|学校|大学|中学|小学|幼儿园|公司|集团|银行|研究院|研究所|中心|协会|合作社`,
	},
};
