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
		boards: `(?:arbetsförmedlingen )?platsbanken|arbetsförmedlingen(?: platsbanken)?`,
		nounEndings: `ning|het`,
		leaves: `går i|slutar`,
		trades: `Bygg|El|Åkeri|Mekaniska|Industri|Städ|Fastigheter|Konsult|Skog|Trä|Plåt|Kran|Vårdhem|Omsorg|Livsmedel|Lantbruk`,
		agencyNames: `Bemanning|Rekrytering`,
		portraitVerbs: `är|har|var`,
		partsOfEmployers: `avdelning(?:en)?|enhet(?:en)?|team|lager|kontor|ort|sommarjobb`,
		partsOfPlaces: `norra|södra|östra|västra|stora|lilla|gamla|nya|stad|centrum|skåne`,
		portals: `(?:Jobba (?:hos|på)|Lediga jobb (?:hos|på)) `,
		ourClient: `(?:[Vv]år|[Mm]in) kund`,
		fields: `arbetsgivare(?:ns namn)?|företag(?=[ \\t]*:)|organisation(?=[ \\t]*:)`,
		isVacantAt: `anställer`,
		seeks: `söker(?! (?:vi|man|du))`,
		joins: `Hos`,
		founder: `ägaren?|innehavaren?`,
		isA: `är ett?`,
		kinds: `företag|kooperativ|försäkringsbolag|stiftelse|förening|sjukhus|organisation|bolag`,
		noNames: `spara|dela|ansök(?: nu| här)?|publicerad(?: .*)?|platsannons|jobbannons|ledig tjänst|vi`,
		institutionEnds: `Lantbruk|Keramik|Bokhandel|Vårdcentral|Gymnasium|Bageri|Åkeri|Försäkring(?:ar)?|[Kk]ommun|[Ss]jukhus|[Kk]ooperativ|Sparbank|[Ff]örskola|Museum|Universitet`,
		institutionBegins: `Hotell|Salong|Brf|Region|Stiftelsen|Förskolan|Kooperativet|Föreningen|Sjukhuset`,
	},
};
