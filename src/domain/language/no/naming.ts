// Norwegian: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `hos|til`,
	placed: `i`,
	small: `og|til|i`,
	title: {
		workplaces: `hjemmekontor`,
		fields: `stilling`,
		asRole: `Som`,
		haste: `søkes`,
	},
	employer: {
		ourClient: `[Vv]år kunde`,
		fields: `virksomhet|arbeidsgiver`,
		seeks: `søker`,
		joins: `Hos`,
		isA: `er en`,
		noNames: `vi`,
		authorities: `kommune`,
	},
};
