// Danish: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `hos|til`,
	placed: `i`,
	small: `og|til|i`,
	title: {
		workplaces: `hjemmearbejde|fjernarbejde`,
		fields: `stilling`,
		greetings: `hej`,
		asRole: `Som`,
		contracts: `fuldtid|deltid`,
		hourUnits: `timer`,
		calls: `jobopslag`,
		haste: `søges`,
	},
	employer: {
		ourClient: `[Vv]ores kunde`,
		fields: `virksomhed`,
		seeks: `søger`,
		joins: `Hos`,
		isA: `er en`,
		kinds: `virksomhed`,
		noNames: `vi`,
		authorities: `kommune`,
	},
};
