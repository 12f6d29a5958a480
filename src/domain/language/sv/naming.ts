// Swedish: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `hos`,
	placed: `i`,
	small: `till|i`,
	title: {
		fields: `tjänst`,
		greetings: `hej`,
		asRole: `Som`,
		haste: `sökes`,
	},
	employer: {
		fields: `arbetsgivare`,
		seeks: `söker`,
		joins: `Hos`,
		isA: `är ett?`,
		kinds: `företag`,
		noNames: `vi`,
	},
};
