// Numbers in words, language by language: a table of facts. Words that are numbers in one language and something else in
// another (once, due, fire, to) count only where their language is spoken.

type Words = {
	/** From zero on, as far as the language has words of their own. */
	small: string;
	/** Twenty, thirty, … ninety. */
	tens: string;
	joined: (ten: string, one: string) => string[];
	/** Hundred, thousand, million. */
	large: readonly [string, number][];
};

const LANGUAGES: Readonly<Record<string, Words>> = {
	en: {
		small:
			"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
		tens: "twenty thirty forty fifty sixty seventy eighty ninety",
		joined: (ten, one) => [`${ten}-${one}`, `${ten} ${one}`],
		large: [
			["dozen", 12],
			["hundred", 100],
			["thousand", 1000],
			["million", 1e6],
		],
	},
	de: {
		small:
			"null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
		tens: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
		joined: (ten, one) => [`${one === "eins" ? "ein" : one}und${ten}`],
		large: [
			["dutzend", 12],
			["hundert", 100],
			["tausend", 1000],
		],
	},
	es: {
		small:
			"cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
		tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
		joined: (ten, one) => [
			`${ten} y ${one}`,
			...(ten === "veinte" ? [`veinti${one}`] : []),
		],
		large: [
			["docena", 12],
			["cien", 100],
			["mil", 1000],
		],
	},
	fr: {
		small:
			"zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
		tens: "vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix",
		joined: (ten, one) => [`${ten}-${one}`, `${ten} et ${one}`],
		large: [
			["douzaine", 12],
			["cent", 100],
			["mille", 1000],
		],
	},
	it: {
		small:
			"zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
		tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
		joined: (ten, one) => [`${ten}${one}`],
		large: [
			["dozzina", 12],
			["cento", 100],
			["mille", 1000],
		],
	},
	nl: {
		small:
			"nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
		tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
		joined: (ten, one) => [`${one}en${ten}`, `${one}ën${ten}`],
		large: [
			["dozijn", 12],
			["honderd", 100],
			["duizend", 1000],
		],
	},
	pt: {
		small:
			"zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove",
		tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
		joined: (ten, one) => [`${ten} e ${one}`],
		large: [
			["dezesseis", 16],
			["dezessete", 17],
			["dezenove", 19],
			["duas", 2],
			["dúzia", 12],
			["cem", 100],
			["mil", 1000],
		],
	},
	no: {
		small:
			"null én to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten",
		tens: "tjue tretti førti femti seksti sytti åtti nitti",
		joined: (ten, one) => [`${ten}${one}`],
		large: [
			["syv", 7],
			["hundre", 100],
			["tusen", 1000],
		],
	},
	da: {
		small:
			"nul én to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten",
		tens: "tyve tredive fyrre halvtreds tres halvfjerds firs halvfems",
		joined: (ten, one) => [`${one}og${ten}`],
		large: [
			["hundrede", 100],
			["tusind", 1000],
		],
	},
};

// What also is a word of English, or of most languages documents mix with their own.
const AMBIGUOUS = new Set(
	"once due sei to ti ni fire tres mil cent cento mille een un uno um én acht elf cem seize six onze".split(
		" ",
	),
);

function tableOf({ small, tens, joined, large }: Words): [string, number][] {
	const ones = small
		.split(" ")
		.map((word, value): [string, number] => [word, value]);
	const compound = tens
		.split(" ")
		.flatMap((ten, at): [string, number][] => [
			[ten, (at + 2) * 10],
			...ones
				.slice(1, ten.endsWith("-dix") || ten === "soixante" ? 20 : 10)
				.flatMap(([one, value]) =>
					joined(ten, one).map((word): [string, number] => [
						word,
						(at + 2) * 10 + value,
					]),
				),
		]);
	return [...compound, ...ones, ...large];
}

const TABLES = new Map(
	Object.entries(LANGUAGES).map(([language, words]) => [
		language,
		tableOf(words),
	]),
);
const ENGLISH = TABLES.get("en") ?? [];
const UNCERTAIN = new Map([
	...[...TABLES.values()]
		.flat()
		.filter(([word]) => !AMBIGUOUS.has(word) && !word.includes(" ")),
	...ENGLISH,
]);
const KNOWN = new Map(
	[...TABLES].map(([language, table]) => [
		language,
		new Map([
			...ENGLISH.filter(
				([word]) => language === "en" || !/^(?:one|six|million)$/.test(word),
			),
			...table,
		]),
	]),
);

/** Number words of a language and of English; where the language is not known, those that mean the same everywhere. */
export function numberWords(language: string): ReadonlyMap<string, number> {
	return KNOWN.get(language) ?? UNCERTAIN;
}

const HAN_DIGITS = "零一二三四五六七八九";

/** "十七" → 17, "两百" → 200; null where the characters are no number. */
export function hanNumber(written: string): number | null {
	let value = 0;
	let digit = 0;
	for (const sign of written.replaceAll("两", "二")) {
		const factor = { 十: 10, 百: 100, 千: 1000, 万: 1e4 }[sign];
		if (factor === undefined) digit = HAN_DIGITS.indexOf(sign);
		else {
			value =
				sign === "万"
					? (value + digit) * factor
					: value + (digit || 1) * factor;
			digit = 0;
		}
		if (digit < 0) return null;
	}
	return value + digit;
}
