// Norwegian: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `hos|til`,
	placed: `i`,
	small: `og|til|i`,
	title: {
		fields: `stilling`,
		asRole: `Som`,
		haste: `søkes`,
	},
	employer: {
		fields: `virksomhet|arbeidsgiver`,
		seeks: `søker`,
		joins: `Hos`,
		isA: `er en`,
		noNames: `vi`,
		authorities: `kommune`,
	},
};
