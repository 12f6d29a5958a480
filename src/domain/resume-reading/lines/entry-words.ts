// The words by which a title is told from a company, a degree from a school. What they weigh is decided where heads of
// entries are read.
import { listPattern } from "../../language/list-pattern.ts";
import {
	inAnyLanguage,
	unspacedWord,
	wordOfAnyLanguage,
} from "../../language/reading/resume-patterns.ts";

const TITLE = wordOfAnyLanguage(({ entry }) => entry.title);
const HAN_TITLE = unspacedWord(({ entry }) => entry.title);
const BEHIND_TITLE = new RegExp(
	`^\\s*(?:$|[,;/&|–—-]|${inAnyLanguage(({ entry }) => entry.afterTitle)}(?!\\p{L})|d['’]|\\(|i+\\b|\\d)`,
	"iu",
);

const LEGAL_FORM = String.raw`(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|gGmbH|mbH|AG|KG|KGaA|OHG|SE|e\.\s?V|eG|UG|S\.?A\.?S?|S\.?L\.?U?|SARL|SAS|SASU|EURL|S\.?p\.?A|S\.?r\.?l|B\.?V|N\.?V|AB|A\/S|ASA|ApS|Oy|Oyj|Lda|Ltda|Pty|PLC|plc|LLP|LP|Corp|Co|(?<=\p{L}\s)AS(?=\s*(?:$|[,;|(–-]))|Pvt|S\.?C|S\. de R\.L|Sp\. z o\.o)\.?(?![\p{L}\d])`;
const LEGAL = new RegExp(`(?<![\\p{L}\\d])${LEGAL_FORM}`, "u");
const ONLY_LEGAL = new RegExp(
	`^(?:${LEGAL_FORM}|(?:INC|LTD|LDA|CORP|CO|SRL|SPA|GMBH)\\.?)$`,
	"u",
);
const LEGAL_FIRST = new RegExp(`^${LEGAL_FORM}(?=$|[,;|(–-])`, "u");
const ORGANIZATION = wordOfAnyLanguage(({ entry }) => entry.organization);
const HAN_ORGANIZATION = unspacedWord(({ entry }) => entry.organization);

/** Short names count only in capitals: "MIT" teaches, "mit" is German. */
const INSTITUTION_LETTERS =
	/(?<![\p{L}\d])(?:UC|MIT|ETH|EPFL|TU|TH|FH|RWTH|LMU|UCLA|USC|NYU|Caltech|KTH|DTU|NTNU|CBS|BI|INSEAD|HEC|ESSEC|IUT|INSA|ENS|UPC|UPM|UCM|UAB|UNED|IIT|NIT|HS|HTW|HTL|HAK|IES|CFA|CFP|ROC|IHK)(?![\p{L}\d])/u;
const INSTITUTION = wordOfAnyLanguage(({ entry }) => entry.institution);
const HAN_INSTITUTION = unspacedWord(({ entry }) => entry.institution);

/** Short forms count only as they are written: "MA" is a degree, "ma" is Italian. */
const DEGREE_LETTERS = `[Pp][Hh]\\.?\\s?[Dd]\\.?|D\\.?Phil\\.?|Dr\\.-Ing\\.?|Dr\\. [\\p{L}.]+ [\\p{L}.]+|E?MBA|M\\.B\\.A\\.?|LL\\.?[BM]\\.?|J\\.?D\\.?|M\\.?\\s?Sc\\.?|MSC|M\\.?\\s?Eng\\.?|M\\.?S\\.?|M\\.?A\\.?|M\\.?Ed\\.?|M\\.?Phil\\.?|M\\.?F\\.?A\\.?|MPH|MRes|MSW|M\\.?Tech\\.?|M\\.?D\\.?|B\\.?\\s?Sc\\.?|BSC|B\\.?\\s?Eng\\.?|B\\.?S\\.?|B\\.?A\\.?|B\\.?Ed\\.?|B\\.?B\\.?A\\.?|B\\.?F\\.?A\\.?|B\\.?Tech\\.?|B\\.?Com\\.?|BSN|MSN|A\\.A\\.?S?\\.?|AAS|A\\.S\\.?|ADN|GED|HND|HNC|PGCE|PGDip|PGCert|PGDE|FdSc|FdA|NVQ|BTEC|Pharm\\.?D\\.?|Ed\\.?D\\.?|DNP|DPT|BDS|MBBS|MBChB|M\\.?Arch\\.?|B\\.?Arch\\.?|MChem|MMath|MPhys|MPharm|DNB|CPGE|GCSEs?|BTS|B\\.?U\\.?T\\.?|DUT|DEUG|DEUST|DEA|DESS|CAP|BEP|FP|CFGS|CFGM|ESO|HBO|WO|MBO|VWO|HAVO|VMBO|Drs\\.?|Ir\\.|Ing\\.|STX|HHX|HTX|HF|EUD`;
const DEGREE_WORDS = inAnyLanguage(({ entry }) => entry.degree);
const DEGREE = wordOfAnyLanguage(({ entry }) => entry.degree);
const HAN_DEGREE = unspacedWord(({ entry }) => entry.degree);
const EDGE = "(?=$|[^\\p{L}\\d])";
const DEGREE_SHORT = new RegExp(
	`(?<![\\p{L}\\d])(?:${DEGREE_LETTERS})${EDGE}`,
	"u",
);
const PREFIX = /^(?:joint|double|dual|executive|international) /iu;
const HONOURS =
	"(?:\\s?\\((?:[Hh]ons?|HONS?|[Hh]onours|HONOURS|FH|Uni)\\.?\\))?";
/** In one pattern the words would stand three times, and V8 would make several megabytes of machine code of it. */
const WORDS_FIRST = listPattern(`^${DEGREE_WORDS}${HONOURS}${EDGE}`, "iu");
const LETTERS_FIRST = new RegExp(
	`^(?:${DEGREE_LETTERS})(?:-[\\p{Lu}\\d]{1,3})?${HONOURS}${EDGE}`,
	"u",
);

/** How much a text sounds like the name of a job, from 0. */
export function titleWeight(text: string): number {
	const words = text.replace(/\([^)]*\)/g, " ").trim();
	if (HAN_TITLE.test(words)) return 2;
	const found = TITLE.exec(words);
	if (!found) return 0;
	// The noun that decides stands at the end of a title, or before "of", a comma or a dash.
	const after = words.slice(found.index + found[0].length);
	return BEHIND_TITLE.test(after) ? 3 : 2;
}

/** How much a text sounds like the name of an employer, from 0. */
export function organizationWeight(text: string): number {
	return (
		(LEGAL.test(text) ? 3 : 0) +
		(ORGANIZATION.test(text) || HAN_ORGANIZATION.test(text) ? 2 : 0)
	);
}

export function isLegalForm(text: string): boolean {
	return ONLY_LEGAL.test(text);
}

/** "GmbH, Ashby": what only ends the name of an employer. */
export function startsWithLegalForm(text: string): boolean {
	return LEGAL_FIRST.test(text);
}

export function isInstitution(text: string): boolean {
	return [INSTITUTION, INSTITUTION_LETTERS, HAN_INSTITUTION].some((words) =>
		words.test(text),
	);
}

export function hasDegree(text: string): boolean {
	return DEGREE.test(text) || DEGREE_SHORT.test(text) || HAN_DEGREE.test(text);
}

/** The degree a text begins with, "" where it begins with none. */
export function degreeAtStart(text: string): string {
	const prefix = PREFIX.exec(text)?.[0] ?? "";
	const named = text.slice(prefix.length);
	const degree = WORDS_FIRST.exec(named)?.[0] ?? LETTERS_FIRST.exec(named)?.[0];
	if (degree === undefined) return "";
	return (prefix + degree + degreeJoined(named.slice(degree.length))).trim();
}

/** "Bachelor-Studium": a second word behind a hyphen, where there is one. */
function degreeJoined(rest: string): string {
	const second = rest.startsWith("-") && WORDS_FIRST.exec(rest.slice(1))?.[0];
	return second ? `-${second}` : "";
}
