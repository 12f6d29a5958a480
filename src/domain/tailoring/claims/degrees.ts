// Degrees as they are written in the languages postings and profiles come in, by rank: doctorate 5, master 4, bachelor 3,
// two years 2. Short signs count only as they are written: "M.Ed." is a degree and "med" a Norwegian word, and a "master"
// alone is also a craftsman, a scrum master and a key.

export type Degree = {
	rank: number;
	text: string;
	/** The field a degree names by itself, as its root: an MBA is one of business, whatever else is a master's. */
	field: RegExp | null;
};

type Row = readonly [rank: number, pattern: RegExp, field?: RegExp];

const BUSINESS =
	/business|betriebswirt|BWL|empresas|affaires|gestion|MBA|工商管理/i;
const SCIENCE = /science|B\.?Sc|M\.?Sc|B\.?S\b|M\.?S\b|natur|cienc|理学/i;
const ARTS = /arts|B\.?A\b|M\.?A\b|philosoph|letr|lettres|文学/i;
const LAW = /law|juris|LL\.?[BM]|J\.?D\b|rechts|derecho|droit|法学/i;
const MEDICINE = /medic|M\.?D\b|mediz|médec|医学/i;
const EDUCATION =
	/education|teaching|Ed\.?[DM]|M\.?Ed|B\.?Ed|pädagog|lehramt|pedagog/i;
const ENGINEERING =
	/engineer|B\.?Eng|M\.?Eng|ingenieur|ingenier|ingénieur|工学|工程/i;

const END = "(?![\\p{L}\\p{N}])";
const START = "(?<![\\p{L}\\p{N}.])";
const words = (pattern: string) =>
	new RegExp(`${START}(?:${pattern})${END}`, "giu");
const signs = (pattern: string) =>
	new RegExp(`${START}(?:${pattern})${END}`, "gu");

const ROWS: readonly Row[] = [
	[
		5,
		words(
			"doctor(?:ate)? of \\p{L}+|doctorate|doctoral degree|doctora? (?:en|por)|docteure? (?:en|ès)|dottore di ricerca|doutora? em|doktor der|promotion (?:an|in|zum|im)|promoviert\\p{L}*|doktorgrad\\p{L}*|doktortitel|ph\\.?d\\.?-grad|doctorado|doctorat|dottorato|doutora(?:do|mento)|doctoraat|gepromoveerd|doktorand\\p{L}*",
		),
	],
	[
		5,
		signs(
			"P[hH]\\.?\\s?[dD]\\.?|Dr\\. (?:rer|phil|med|ing|oec|jur)\\.?(?: nat\\.?| pol\\.?)?|DPhil|DBA|Sc\\.?D\\.?",
		),
	],
	[5, signs("M\\.D\\."), MEDICINE],
	[5, signs("J\\.D\\.|JD"), LAW],
	[5, words("juris doctor"), LAW],
	[5, signs("Ed\\.?D\\.?"), EDUCATION],
	[5, /博士/gu],
	[
		4,
		words(
			"master(?:['’]?s)? (?:of|degree|in)\\b(?: (?:the )?\\p{L}+(?: \\p{Lu}\\p{L}+)*)?|master['’]s\\b|masterstudium|masterabschluss|mastergrad|máster(?: (?:en|universitario))?|maestría|mestrado|magister\\p{L}*|laurea magistrale|diplom-\\p{L}+|postgraduate degree|kandidatgrad|cand\\.\\p{L}+",
		),
	],
	[4, signs("MBA|M\\.B\\.A\\.|EMBA"), BUSINESS],
	[4, signs("M\\.?Sc\\.?|M\\.S\\.|MS(?= (?:in|degree|from))"), SCIENCE],
	[4, signs("M\\.A\\.|MA(?= (?:in|degree|from))|MFA"), ARTS],
	[4, signs("M\\.?Eng\\.?"), ENGINEERING],
	[4, signs("M\\.?Ed\\.?"), EDUCATION],
	[4, signs("LL\\.?M\\.?"), LAW],
	[4, /硕士/gu],
	[
		3,
		words(
			"bachelor(?:['’]?s)?(?: (?:of|degree|in)\\b)?(?: \\p{L}+(?: \\p{Lu}\\p{L}+)*)?|bachelorabschluss|bachelorgrad|licenciatura|grado en|licence en|laurea(?! magistrale)|bacharelado",
		),
	],
	[3, signs("B\\.?Sc\\.?|B\\.S\\.|BS(?= (?:in|degree|from))"), SCIENCE],
	[3, signs("B\\.A\\.|BA(?= (?:in|degree|from))|BFA"), ARTS],
	[3, signs("BBA"), BUSINESS],
	[3, signs("B\\.?Eng\\.?"), ENGINEERING],
	[3, signs("B\\.?Ed\\.?"), EDUCATION],
	[3, signs("LL\\.?B\\.?"), LAW],
	[3, signs("BSN"), /nurs/i],
	[4, signs("MSN"), /nurs/i],
	[3, /学士|本科/gu],
	[
		2,
		words("associate(?:['’]?s)? (?:degree|of (?:applied )?(?:science|arts))"),
	],
	[2, signs("A\\.A\\.S?\\.|BTS|DUT")],
];

// Most lines name none, and one look at the letters tells.
const MAY_BE_WORD =
	/do[ck]t|dout|dottor|promov|promotion|ph\.?d|master|máster|maestr|mestr|magist|laurea|diplom|postgrad|kandidat|cand\.|juris|bachelor|licenc|grado|bacharel|associate|[学硕博]士|本科/i;
const MAY_BE_SIGN =
	/[A-Z]\.?\s?[A-Z]|[BM]\.?(?:Sc|Eng|Ed)|Ph|D[BP]|EdD|Ed\.D|ScD|Dr\./;

// What is said beside a degree is no field of it: "a Master of Science and trained nurses".
const FURTHER =
	/\s(?:and|with|who|from|at|by|und|mit|von|y|con|por|et|avec|par)\s.*$/iu;

/** The degrees a text names. */
export function degreesIn(text: string): Degree[] {
	const [word, sign] = [MAY_BE_WORD.test(text), MAY_BE_SIGN.test(text)];
	if (!word && !sign) return [];
	return ROWS.flatMap(([rank, pattern, field]) =>
		(pattern.ignoreCase ? word : sign || word)
			? [...text.matchAll(pattern)].map(([found]) => ({
					rank,
					text: found.trim().replace(FURTHER, ""),
					field: field ?? null,
				}))
			: [],
	);
}

/** Whether one of `own`, lines that name degrees, holds a degree of the rank and, where one is named, of the field. */
export function holdsDegree(
	{ rank, text, field }: Degree,
	own: readonly string[],
): boolean {
	return own.some((line) => {
		if (!degreesIn(line).some((degree) => degree.rank === rank)) return false;
		if (field !== null) return field.test(line) || isPlain(line, field);
		const named = fieldWords(text);
		const held = line.toLowerCase();
		return named.length === 0 || named.some((word) => held.includes(word));
	});
}

// "Bachelor, Information Technology" leaves open whether it is one of arts or of science.
function isPlain(line: string, field: RegExp): boolean {
	return (
		(field === SCIENCE || field === ARTS) &&
		degreesIn(line).every(
			(degree) => degree.field === null && fieldWords(degree.text).length === 0,
		)
	);
}

const NO_FIELD =
	/^(?:doctor|doctorate|doctoral|master|masters|bachelor|bachelors|associate|degree|of|in|the|from|with|and|an|zum|im|en|universitario|s|who|at|grado|is|was|has)$/i;

/** "Bachelor of Science" names science; its first letters are enough, as endings differ. */
function fieldWords(text: string): string[] {
	if (!/\s/.test(text)) return [];
	return (text.match(/\p{L}+/gu) ?? [])
		.filter((one) => !NO_FIELD.test(one))
		.map((one) => one.toLowerCase().slice(0, 6));
}
