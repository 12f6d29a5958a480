// Swedish: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `hos`,
	placed: `i`,
	small: `till|i`,
	title: {
		workplaces: `distans(?:arbete)?|på distans`,
		fields: `tjänst`,
		greetings: `hej`,
		asRole: `Som`,
		haste: `sökes`,
	},
	employer: {
		ourClient: `[Vv]år kund`,
		fields: `arbetsgivare`,
		seeks: `söker`,
		joins: `Hos`,
		isA: `är ett?`,
		kinds: `företag`,
		noNames: `vi`,
	},
};
