// Norwegian: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `hos|til`,
	placed: `i`,
	small: `og|til|i`,
	cities: `Oslo|Bergen|Trondheim|Stavanger|Drammen|Fredrikstad|Kristiansand|Sandnes|Tromsø|Sarpsborg|Skien|Ålesund|Sandefjord|Haugesund|Tønsberg|Moss|Bodø|Arendal|Hamar|Lillehammer|Molde|Harstad|Gjøvik|Jessheim`,
	title: {
		workplaces: `hjemmekontor`,
		fields: `stilling(?:stittel|sbetegnelse)?`,
		asRole: `Som`,
		roleThen: `(?:\\p{Ll}+ )?(?:du)`,
		haste: `søkes|til vår\\p{L}*`,
	},
	employer: {
		portals: `(?:Jobb hos|Karriere hos|Ledige stillinger (?:hos|i)) `,
		ourClient: `(?:[Vv]år|[Mm]in) kunde`,
		fields: `virksomhet|arbeidsgiver`,
		seeks: `søker`,
		joins: `Hos`,
		founder: `eier(?:en)?|innehaver(?:en)?`,
		isA: `er en`,
		noNames: `lagre|del|søk(?: nå| på stillingen)?|publisert(?: .*)?|stillingsannonse|stillingsutlysning|ledig stilling|vi`,
		authorities: `kommune`,
		institutionEnds: `Forsikring|kommune|[Ss]ykehus|Sparebank|[Bb]arnehage|Kraftlag|Museum|Universitet`,
		institutionBegins: `Helse|Stiftelsen|Sykehuset|Barnehagen|Foreningen|Samvirkelaget|Universitetet`,
		kinds: `selskap|bedrift|stiftelse|forening|sykehus|organisasjon|virksomhet|leverandør`,
	},
};
