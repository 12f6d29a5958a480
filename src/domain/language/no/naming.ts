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
		boards: `finn\\.no|arbeidsplassen`,
		leaves: `går av|slutter`,
		trades: `Bygg|Elektro|Installasjon|Transport|Mek|Data|Eiendom|Laks|Sjømat|Trelast|Båt|Regnskap|Omsorg`,
		agencyNames: `Bemanning|Rekruttering`,
		portraitVerbs: `er|har|var`,
		partsOfEmployers: `avdeling(?:en)?|seksjon(?:en)?|team|kontor|sted`,
		partsOfPlaces: `nord|sør|øst|vest|nord|store|gamle|nye|by|sentrum`,
		portals: `(?:Jobb hos|Karriere hos|Ledige stillinger (?:hos|i)) `,
		ourClient: `(?:[Vv]år|[Mm]in) kunde`,
		fields: `virksomhet|bedrift(?=[ \\t]*:)|selskap(?=[ \\t]*:)|arbeidsgiver`,
		isVacantAt: `ansetter`,
		seeks: `søker(?! (?:vi|man|du))`,
		joins: `Hos`,
		founder: `eier(?:en)?|innehaver(?:en)?`,
		isA: `er en`,
		noNames: `lagre|del|søk(?: nå| på stillingen)?|publisert(?: .*)?|stillingsannonse|stillingsutlysning|ledig stilling|vi`,
		authorities: `kommune`,
		institutionEnds: `Bokhandel|Trelast|Legekontor|Bakeri|Ungdomssenter|Forsikring|kommune|[Ss]ykehus|Sparebank|[Bb]arnehage|Kraftlag|Museum|Universitet`,
		institutionBegins: `Helse|Stiftelsen|Sykehuset|Barnehagen|Foreningen|Samvirkelaget|Universitetet`,
		kinds: `selskap|bedrift|stiftelse|forening|sykehus|organisasjon|virksomhet|leverandør`,
	},
};
