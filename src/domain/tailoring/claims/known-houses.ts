// Employers nearly everybody knows: a table of facts. German writes every noun with a capital, and a title every word, so a
// name without "GmbH" is told from them only by being known. Names that are everyday words as well are left out.

const NAMES = `Accenture; Adecco; Adidas; Airbus; Aldi; Allianz SE; Amazon; AstraZeneca; Audi; Axel Springer; BASF; Bayer AG;
Beiersdorf; Bertelsmann; Bilfinger; BMW; Boehringer Ingelheim; Boeing; Bosch; Boston Consulting; Brose; Capgemini; Carl Zeiss;
Charité; Cisco; Citigroup; Commerzbank; Covestro; Credit Suisse; Daimler; Danone; Deichmann; Dekra; Deloitte; Deutsche Bahn;
Deutsche Bank; Deutsche Post; Deutsche Telekom; DHL; Diakonie; DPD; Edeka; EnBW; Ericsson; Evonik; Facebook; Fielmann; Fraport;
Fraunhofer; Fresenius; Goldman Sachs; Google; Hapag-Lloyd; Heidelberger Druck; HeidelbergCement; Hellofresh; Henkel;
Hewlett-Packard; Hilton; Hochtief; Hugo Boss; IBM; Infineon; Jungheinrich; Kaufland; Knorr-Bremse; KPMG; Kuehne; Lanxess;
Lenovo; Lidl; Lufthansa; Mahle; Marriott; McDonald; McKinsey; Mercedes; Mercedes-Benz; Microsoft; Miele; Nestlé; Netflix; Nokia; Novartis; Nvidia; Osram; Pfizer; Porsche; PricewaterhouseCoopers; Procter; Rewe; Rheinmetall; Roche;
Rossmann; Samsung; Sana Kliniken; Sanofi; SAP; Sartorius; Schaeffler; Siemens; Sparkasse; Spotify; Stihl; Strabag; Swisscom;
Telefónica; Tesla; ThyssenKrupp; thyssenkrupp; Toyota; Tui; UBS; Unilever; Vattenfall; Vodafone; Voith; Volkswagen; Volvo; Vonovia;
Wacker Chemie; Walmart; Würth; Zalando; Zeiss`;

const HOUSES = new RegExp(
	`(?<![\\p{L}\\p{N}-])(?:${NAMES.split(/;\s*/)
		.map((name) => name.trim().replaceAll(".", "\\."))
		.join("|")})(?![\\p{L}\\p{N}-])`,
	"gu",
);

/** The employers a text names that nearly everybody knows. */
export function knownHousesIn(text: string): string[] {
	return text.match(HOUSES) ?? [];
}
