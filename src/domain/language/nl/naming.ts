// Dutch: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `bij`,
	placed: `te|in`,
	small: `van|voor|de|en`,
	cities: `Amsterdam|Rotterdam|Den Haag|Utrecht|Eindhoven|Groningen|Tilburg|Almere|Breda|Nijmegen|Apeldoorn|Haarlem|Arnhem|Enschede|Amersfoort|Zaandam|Zwolle|Leiden|Maastricht|Dordrecht|Ede|Delft|Alkmaar|Venlo|Deventer|Hilversum|Leeuwarden|Den Bosch|Hengelo|Roosendaal|Antwerpen|Gent|Brugge|Leuven|Hasselt|Mechelen|Kortrijk`,
	title: {
		workplaces: `thuiswerk\\p{L}*|op afstand|hybride`,
		fields: `functie(?:titel|naam)?`,
		greetings: `beste`,
		asRole: `Als`,
		contracts: `salarisschaal|loonschaal|fulltime|parttime`,
		hourUnits: `uur`,
		calls: `vacature`,
		haste: `gezocht|gevraagd|voor (?:ons|onze)`,
	},
	employer: {
		fields: `bedrijf|werkgever`,
		inName: `van|de`,
		articles: `Het|De`,
		seeks: `zoekt`,
		our: `Onze?`,
		ourClient: `(?:[Oo]nze|[Mm]ijn) klant`,
		joins: `Bij`,
		iAm: `Ik ben`,
		founder: `oprichter|eigenaar|eigenares`,
		ofCompany: `van`,
		isA: `is een`,
		kinds: `bedrijf|organisatie|coöperatie|verzekeraar|stichting|ziekenhuis|vereniging|instelling`,
		authorities: `gemeente`,
		municipalities: `Gemeente`,
		institutionBegins: `Hotel|Restaurant|Ziekenhuis|Zorggroep|Gemeente|Stichting|Coöperatie|Kinderopvang|Waterschap|Basisschool|Woonzorgcentrum|Universiteit|Hogeschool|Museum`,
		ofPlace: `van`,
		institutionEnds: `Verzekeringen|Ziekenhuis|Zorggroep`,
	},
};
