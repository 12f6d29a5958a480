// Danish: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `hos|til`,
	placed: `i`,
	small: `og|til|i`,
	cities: `København|Aarhus|Århus|Odense|Aalborg|Ålborg|Esbjerg|Randers|Kolding|Horsens|Vejle|Roskilde|Herning|Silkeborg|Hillerød|Næstved|Fredericia|Viborg|Køge|Holstebro|Slagelse|Sønderborg|Svendborg|Hjørring`,
	title: {
		workplaces: `hjemmearbejde|fjernarbejde`,
		fields: `stilling(?:sbetegnelse)?|jobtitel`,
		greetings: `hej`,
		asRole: `Som`,
		roleThen: `(?:\\p{Ll}+ )?(?:du)`,
		contracts: `løntrin|lønramme|fuldtid|deltid`,
		hourUnits: `timer`,
		calls: `jobopslag`,
		haste: `søges|til vor\\p{L}*`,
	},
	employer: {
		portals: `(?:Job hos|Karriere hos|Ledige stillinger (?:hos|i)) `,
		ourClient: `(?:[Vv]ores|[Mm]in) kunde`,
		fields: `virksomhed`,
		seeks: `søger`,
		joins: `Hos`,
		founder: `ejer(?:en)?|indehaver(?:en)?`,
		isA: `er en`,
		kinds: `virksomhed|forening|forsikringsselskab|andelsselskab|fond|hospital|organisation|selskab`,
		noNames: `gem|gem job|del|del job|ansøg(?: nu)?|opslået(?: .*)?|stillingsopslag|jobopslag|ledig stilling|vi`,
		authorities: `kommune`,
		institutionEnds: `Forsyning|Kommune|Forsikring|Sparekasse|Hospital|Andelskasse|Museum|Universitet|Børnehave`,
		institutionBegins: `Region|Vuggestuen|Børnehaven|Daginstitutionen|Foreningen|Plejecentret|Fonden|Hospitalet`,
	},
};
