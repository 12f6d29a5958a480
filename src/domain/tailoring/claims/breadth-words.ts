// Words that say how far a deed reached, in the languages documents are written in: a table of facts. Three questions are
// asked of a deed: over what area, over which part of the house, over how many of the things it names.

export type Dimension = "area" | "house" | "share";

/** The greater the reach, the higher. Words of reach 1 widen nothing; they only show what was narrow. */
export type Reach = { dimension: Dimension; reach: number; words: RegExp };

const word = (words: string) =>
	new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])`, "giu");

// "Several" and any number: a line that tells three countries supports a document that tells of several.
const SEVERAL =
	"(?:(?:several|multiple|various|numerous|many|different|both|two|three|four|five|six|seven|eight|nine|ten|twelve|mehreren?|verschiedenen?|vielen?|zahlreichen?|beiden?|zwei|drei|vier|fünf|varios|varias|múltiples|numerosos|distintos|distintas|diversos|dos|tres|cuatro|cinco|plusieurs|différents|nombreux|divers|deux|trois|quatre|cinq|diversi|molti|vari|varie|più|due|tre|quattro|vários|várias|diversas|muitos|dois|duas|três|meerdere|verschillende|vele|twee|drie|flere|mange|forskellige|forskjellige|to)|\\d[\\d.,]*\\+?)";

export const REACHES: readonly Reach[] = [
	{
		dimension: "area",
		reach: 4,
		words: word(
			`${SEVERAL} (?:countries|continents|nations|ländern?|kontinenten?|países|continentes|pays|continents|paesi|continenti|landen|continenten|lande|land)|` +
				"global\\p{L}*|worldwide|world-wide|international\\p{L}*|multinational\\p{L}*|(?:across|around|throughout) the (?:world|globe)|on (?:several|all|every) continents?|in (?:all|every) countr(?:y|ies)|" +
				"weltweit\\p{L}*|international\\p{L}*|länderübergreifend\\p{L}*|in allen ländern|" +
				"mundial\\p{L}*|internacional\\p{L}*|multinacional\\p{L}*|en todos los países|en todo el mundo|" +
				"mondial\\p{L}*|mondiaux|internationa(?:l|le|ux|les)|dans le monde entier|à l['’]international|dans tous les pays|" +
				"globale|globali|mondial[ei]|internazional[ei]|in tutto il mondo|in tutti i paesi|" +
				"globais|mundiais|internacionais|em todo o mundo|no mundo inteiro|em todos os países|" +
				"wereldwijde?|internationa(?:al|le)|in alle landen|" +
				"verdensomspennende|verdensomspændende|internasjonal\\p{L}*|over hele verden|i hele verden|i alle land|globalt",
		),
	},
	{
		dimension: "area",
		reach: 4,
		words: /全球|全世界|世界各地|国际|跨国|海外/gu,
	},
	{
		dimension: "area",
		reach: 3,
		words: word(
			"national|nationally|nationwide|nation-wide|country-?wide|across the (?:country|nation)|throughout the country|federal|pan-european|europe-?wide|(?:across|throughout|all over) (?:europe|the continent)|" +
				"bundesweit\\p{L}*|landesweit\\p{L}*|deutschlandweit|österreichweit|schweizweit|europaweit\\p{L}*|national\\p{L}*|im ganzen land|in ganz (?:europa|deutschland|österreich)|" +
				"nacional(?:es|mente)?|en tod[oa] (?:el país|europa|españa|latinoamérica)|a nivel nacional|europe[oa]s?|" +
				"nationa(?:l|le|ux|les)|dans toute (?:la france|l['’]europe)|partout en (?:france|europe)|dans tout le pays|à l['’]échelle (?:nationale|européenne)|européen\\p{L}*|" +
				"nazional[ei]|in tutta (?:italia|europa|l['’]europa)|in tutto il paese|europe[oa]|" +
				"naciona(?:l|is)|em todo o país|em toda a europa|" +
				"landelijke?|nationale?|in het hele land|in heel (?:europa|nederland|belgië)|europese?|" +
				"nasjonal\\p{L}*|landsomfattende|landsdækkende|på landsplan|i hele (?:landet|europa|norge|danmark|norden)|nationalt|europeisk\\p{L}*|europæisk\\p{L}*",
		),
	},
	{ dimension: "area", reach: 3, words: /全国|各省|全欧/gu },
	{
		dimension: "area",
		reach: 2,
		words: word(
			"regional\\p{L}*|region-?wide|state-?wide|county-?wide|city-?wide|überregional\\p{L}*|régiona(?:l|le|ux|les)|regional[ei]|regiona(?:l|is)|regionale?|regionalt",
		),
	},
	{ dimension: "area", reach: 2, words: /全省|全市|区域/gu },
	{
		dimension: "area",
		reach: 1,
		words: word(
			"local\\p{L}*|neighbou?rhood|lokal\\p{L}*|örtlich\\p{L}*|locaux|locali|locais|plaatselijke?",
		),
	},
	{ dimension: "area", reach: 1, words: /本地|当地/gu },
	{
		dimension: "house",
		reach: 2,
		words: word(
			`${SEVERAL} (?:\\p{L}+ )?(?:sites|locations|branches|offices|stores|plants|facilities|campuses|cities|towns|standorten?|filialen|niederlassungen|werken?|städten?|sedes|centros|sucursales|tiendas|ciudades|oficinas|sites|établissements|agences|magasins|villes|sedi|filiali|negozi|città|lojas|filiais|cidades|vestigingen|locaties|filialen|winkels|steden|lokasjoner|lokationer|butikker|avdelinger|afdelinger|byer)`,
		),
	},
	{
		dimension: "house",
		reach: 3,
		words: word(
			"(?:company|enterprise|organi[sz]ation|corporate|firm|group|business|hospital|institution|school|district|university|campus|agency|plant|site|system|bank|store|fleet)-?wide|" +
				"(?:the|our|an|across|throughout) (?:entire|whole) (?:\\p{L}+ )?(?:company|enterprise|organi[sz]ation|business|firm|group|corporation|hospital|institution|school|district|university|campus|plant|network|region|department|division|team|platform|portfolio|product|fleet|chain|workforce|staff)|" +
				"(?:entire|whole) (?:company|enterprise|organi[sz]ation|business|firm|corporation|workforce|department|platform)|across the (?:company|enterprise|organi[sz]ation|business|firm|board)|" +
				"(?:unternehmens|konzern|firmen|betriebs|haus|gruppen|standort|abteilungs)(?:weit|übergreifend)\\p{L}*|(?:gesamten|ganzen|gesamte|ganze|gesamtes) (?:unternehmens?|konzerns?|firma|betriebs?|hauses?|gruppe|organisation|abteilung|belegschaft)|" +
				"tod[ao] (?:la|el) (?:empresa|compañía|organización|grupo|corporación|departamento|plantilla)|" +
				"tout(?:e)? (?:l['’]entreprise|l['’]organisation|la société|le groupe|le service|l['’]équipe)|(?:ensemble|totalité) (?:de l['’]entreprise|du groupe|de la société)|" +
				"tutt[ao] (?:l['’]azienda|l['’]organizzazione|la società|il gruppo|il reparto)|(?:intera|intero) (?:azienda|organizzazione|gruppo|reparto|società)|" +
				"tod[ao] (?:a|o) (?:empresa|organização|grupo|companhia|departamento)|(?:inteira|inteiro)|" +
				"(?:hele|gehele) (?:bedrijf|organisatie|onderneming|groep|afdeling|concern)|bedrijfsbrede?|organisatiebrede?|concernbrede?|" +
				"hele (?:selskapet|bedriften|organisasjonen|konsernet|virksomheten|virksomheden|firmaet|koncernen|organisationen|avdelingen|afdelingen)",
		),
	},
	{
		dimension: "house",
		reach: 3,
		words: /全公司|全集团|整个(?:公司|集团|企业|部门|组织)|全院|全校|全行/gu,
	},
	{
		dimension: "share",
		reach: 3,
		words: word(
			"all(?! of (?:this|these|that|which|it|them))|every|each and every|entire|whole|" +
				"alle[nrs]?|sämtliche[nr]?|jede[nrs]?|gesamte[nrs]?|" +
				"todos?|todas?|cada|tous|toutes|chaque|intégralité|tutti|tutte|ogni|todos os|todas as|" +
				"elke|ieder|iedere|samtlige|hver|hvert",
		),
	},
	{ dimension: "share", reach: 3, words: /所有|全部|全体|每个/gu },
	{
		dimension: "share",
		reach: 2,
		words: word(
			"several|multiple|numerous|various|many|countless|dozens of|scores of|hundreds of|thousands of|millions of|" +
				"mehrere[nr]?|zahlreiche[nr]?|viele[nr]?|dutzende|hunderte|tausende|" +
				"vari[oa]s|múltiples|numeros[oa]s|much[oa]s|cientos de|miles de|" +
				"plusieurs|nombreu(?:x|ses)|multiples|des centaines de|des milliers de|" +
				"numeros[ie]|molt[ie]|parecchi[e]?|centinaia di|migliaia di|" +
				"múltipl[oa]s|muit[oa]s|centenas de|milhares de|meerdere|talrijke|talloze|vele|honderden|duizenden|" +
				"flere|mange|utallige|talrige|hundrevis|tusenvis|hundredvis|tusindvis",
		),
	},
	{
		dimension: "share",
		reach: 2,
		words: /多个|众多|大量|数百|数千|上千|上百/gu,
	},
];

/** Words of being the only one or the first, of doing it alone, from beginning to end: claims that need the same words. */
export const ALONE = word(
	"single-handed(?:ly)?|solely|sole|on my own|end-to-end|end to end|from scratch|from the ground up|autonomously|" +
		"alleinverantwortlich\\p{L}*|eigenständig|im alleingang|von grund auf|en solitario|desde cero|de principio a fin|en toute autonomie|de a à z|de bout en bout|da solo|da zero|sozinh[oa]|do zero|de ponta a ponta|geheel zelfstandig|van de grond af|på egen hånd|helt alene|fra bunnen av|fra bunden",
);
