// Chinese: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	title: {
		fields: `岗位|职位`,
	},
	employer: {},
};
