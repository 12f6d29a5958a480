// Employers nearly everybody knows: a table of facts. German writes every noun with a capital, so a name that stands
// without "GmbH" is told from a noun only by being known. Names that are words of German as well are left out.

const NAMES = `Accenture; Adecco; Adidas; Airbus; Aldi; Allianz SE; Amazon; Apple; AstraZeneca; Audi; Axel Springer; BASF; Bayer AG;
Beiersdorf; Bertelsmann; Bilfinger; BMW; Boehringer Ingelheim; Boeing; Bosch; Boston Consulting; Brose; Capgemini; Carl Zeiss;
Charité; Cisco; Citigroup; Commerzbank; Covestro; Credit Suisse; Daimler; Danone; Deichmann; Dekra; Deloitte; Deutsche Bahn;
Deutsche Bank; Deutsche Post; Deutsche Telekom; DHL; Diakonie; DPD; Edeka; EnBW; Ericsson; Evonik; Facebook; Fielmann; Fraport;
Fraunhofer; Fresenius; Goldman Sachs; Google; Hapag-Lloyd; Heidelberger Druck; HeidelbergCement; Helios; Hellofresh; Henkel;
Hewlett-Packard; Hilton; Hochtief; Hugo Boss; IBM; Infineon; Intel; Jungheinrich; Kaufland; Knorr-Bremse; KPMG; Kuehne; Lanxess;
Lenovo; Lidl; Lufthansa; Mahle; Marriott; McDonald; McKinsey; Mercedes; Mercedes-Benz; Microsoft; Miele; Nestlé; Netflix; Netto;
Nokia; Novartis; Nvidia; Oracle; Osram; Pfizer; Porsche; PricewaterhouseCoopers; Procter; Puma; Rewe; Rheinmetall; Roche;
Rossmann; Samsung; Sana Kliniken; Sanofi; SAP; Sartorius; Schaeffler; Siemens; Sixt; Sparkasse; Spotify; Stihl; Strabag; Swisscom;
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
