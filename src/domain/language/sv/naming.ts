// Swedish: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `hos|till`,
	placed: `i`,
	small: `till|i`,
	cities: `Stockholm|Göteborg|Malmö|Uppsala|Västerås|Örebro|Linköping|Helsingborg|Jönköping|Norrköping|Lund|Umeå|Gävle|Borås|Södertälje|Eskilstuna|Halmstad|Växjö|Karlstad|Sundsvall|Luleå|Östersund|Kalmar|Skövde|Kristianstad|Trollhättan|Falun|Skellefteå`,
	title: {
		workplaces: `distans(?:arbete)?|på distans`,
		fields: `tjänst|befattning|yrkestitel`,
		greetings: `hej`,
		asRole: `Som`,
		roleThen: `(?:\\p{Ll}+ )?(?:du)`,
		haste: `sökes|till vår\\p{L}*`,
	},
	employer: {
		portals: `(?:Jobba (?:hos|på)|Lediga jobb (?:hos|på)) `,
		ourClient: `(?:[Vv]år|[Mm]in) kund`,
		fields: `arbetsgivare`,
		seeks: `söker`,
		joins: `Hos`,
		founder: `ägaren?|innehavaren?`,
		isA: `är ett?`,
		kinds: `företag|kooperativ|försäkringsbolag|stiftelse|förening|sjukhus|organisation|bolag`,
		noNames: `spara|dela|ansök(?: nu| här)?|publicerad(?: .*)?|platsannons|jobbannons|ledig tjänst|vi`,
		institutionEnds: `Försäkring(?:ar)?|[Kk]ommun|[Ss]jukhus|[Kk]ooperativ|Sparbank|[Ff]örskola|Museum|Universitet`,
		institutionBegins: `Region|Stiftelsen|Förskolan|Kooperativet|Föreningen|Sjukhuset`,
	},
};
