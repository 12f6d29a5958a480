// Names in a sentence that the profile does not hold: tools, certificates, languages the lexicon knows, and whatever is
// written as a name is written (acronyms, CamelCase, capitals inside a sentence), known or not.
import type { TermKind } from "../../job/job.ts";
import { canonicalTerm, findTerms, termForms } from "../../job/lexicon.ts";
import { degreesIn } from "./degrees.ts";
import { knownHousesIn } from "./known-houses.ts";
import { holdsPhrase, type Sources } from "./sources.ts";

const CHECKED: ReadonlySet<TermKind> = new Set<TermKind>([
	"tool",
	"knowledge",
	"certificate",
	"language",
	"degree",
]);
// Everyday words of résumés and letters that a lexicon also knows as fields of knowledge.
const EVERYDAY =
	/^(?:documentation|training|communication|reporting|education|experience|work|team|teams|project|projects|research|research and development|planning|support|training and development|development|operations|writing|presentations?|meetings?|discussion|office|business|sales|service|services|quality|safety|design|analysis|management|certifications?|skills?|languages?|ausbildung|kenntnisse|formation|formación|formazione|formação|opleiding|utdanning|uddannelse|compétences|competencias|competenze|competências|kompetanse|kompetencer)$/i;

/** Terms of the lexicon that stand in the text and nowhere in the profile, under none of their forms. */
export function unknownTerms(text: string, sources: Sources): string[] {
	return findTerms(text, sources.language)
		.filter(
			({ kind, term, form }) =>
				CHECKED.has(kind) && !sources.terms.has(term) && !EVERYDAY.test(form),
		)
		.filter(({ form }) => !holdsPhrase(sources, withoutGenus(form)))
		.filter(({ form, kind }) => kind !== "degree" || !isLearned(form, sources))
		.map(({ form }) => form);
}

// Degrees with a rank are held against the profile's own by rank and field; a "degree" is any of them.
function isLearned(form: string, { degrees }: Sources): boolean {
	return (
		degreesIn(form).length > 0 ||
		(ANY_DEGREE.test(form) &&
			degrees.some((own) => degreesIn(own).some(({ rank }) => rank >= 3)))
	);
}

const ANY_DEGREE =
	/^(?:(?:university |college |academic |honou?rs )?degrees?|(?:hochschul|universitäts)?studium|hochschulabschluss|studienabschluss|titulación(?: universitaria)?|título universitario|estudios universitarios|diplôme universitaire|laureat?[oa]?|graduate)$/i;

/** "RN license" is held by who is an RN, "KPI reporting" by who names KPI. */
function withoutGenus(form: string): string {
	return (
		form.replace(
			/\s+(?:licen[cs]e|certification|certificate|card|skills?|degree|reporting|software|system|zertifikat|lizenz|licencia|certificación|certificat|licence)$/i,
			"",
		) || form
	);
}

const NEUTRAL = new Set(
	`US USA UK EU UN CV AM PM II III IV GPA PHD BSC MSC BA BS MA MS MBA BBA AS AA ID TV PC A B C I OK CEO VS AND OR FTE
  JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC Q1 Q2 Q3 Q4 H1 H2`.split(
		/\s+/,
	),
);
const NAME_FORM =
	/(?<![\p{Script=Latin}\p{N}@./:-])(?:\p{Lu}[\p{Lu}\p{N}&]+(?:[/-]\p{Lu}[\p{Lu}\p{N}]*)*s?|[A-Za-zÀ-ÿ]*[a-zß-ÿ][A-ZÀ-Þ][A-Za-zÀ-ÿ\p{N}]*|\p{Lu}{2,}\p{Ll}{2,}|\p{Script=Latin}+(?:\+\+|#)|\p{Lu}[\p{L}]*\.(?:js|io|ai|NET|net)|\p{Lu}+\d+[\p{L}\p{N}]*)(?![\p{Script=Latin}\p{N}@])/gu;

/** Acronyms and names in mixed case that the profile does not hold. A line all in capitals tells nothing. */
export function unknownSigns(text: string, sources: Sources): string[] {
	if (text === text.toUpperCase()) return [];
	return [...text.matchAll(NAME_FORM)]
		.map(([name]) => name)
		.filter((name) => !NEUTRAL.has(name.toUpperCase().replace(/\./g, "")))
		.filter((name) => degreesIn(name).length === 0)
		.filter(
			(name) =>
				!holds(sources, name) &&
				// Letters meet by chance; of an acronym the lexicon knows, the long form must be there.
				(canonicalTerm(name) !== null ||
					!sources.initials.some((initials) => isInitialsOf(name, initials))) &&
				!holdsLongForm(sources, name),
		);
}

function holds(sources: Sources, name: string): boolean {
	const plain = name.replace(/(?<=\p{Lu})s$/u, "");
	return (
		sources.text.toLowerCase().includes(plain.toLowerCase()) ||
		holdsPhrase(sources, plain)
	);
}

function holdsLongForm(sources: Sources, name: string): boolean {
	const canonical = canonicalTerm(name);
	if (canonical === null) return false;
	return (
		sources.terms.has(canonical) ||
		termForms(canonical).some((form) => holdsPhrase(sources, form))
	);
}

/** "KPI" for a line with "key performance indicators" in it. */
function isInitialsOf(form: string, initials: string): boolean {
	const letters = form.replace(/s$/, "").replace(/[^\p{Lu}]/gu, "");
	return (
		letters.length >= 2 &&
		letters.length === form.replace(/s$/, "").replace(/[/&-]/g, "").length &&
		initials.includes(letters)
	);
}

// Languages that write every noun with a capital, or none, tell no names by capitals.
const CAPITALS_TELL = new Set([
	"en",
	"und",
	"es",
	"fr",
	"it",
	"pt",
	"nl",
	"no",
	"da",
]);
const CALENDAR =
	/^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Present|Current|Spring|Summer|Autumn|Fall|Winter|English|Internet|I|Hiring|Manager|Dear|Sincerely|Mr|Mrs|Ms|Dr|Team|GPA|Thank|Bachelor|Master|Associate|Science|Arts)$/;

/** Names inside a sentence whose words the profile does not hold: employers, places, products. */
export function unknownProperNames(text: string, sources: Sources): string[] {
	if (sources.language === "zh") return unknownHanNames(text, sources);
	const patterns = CAPITALS_TELL.has(sources.language)
		? [isTitleCase(text, sources.language) ? AFTER_PLACE : CAPITALS]
		: [EMPLOYERS, FORMER_EMPLOYERS];
	const found = [...patterns, FORMER].flatMap((pattern) => [
		...text.matchAll(pattern),
	]);
	return [
		...found.map((match) => match[1] ?? match[2] ?? match[3] ?? ""),
		...knownHousesIn(text),
	]
		.filter((name) => !/^(?:Ihr\p{L}*|Sie|Ihnen)(?!\p{L})/u.test(name))
		.filter((name) =>
			name
				.split(/\s(?:&\s)?/)
				.some(
					(word) =>
						!CALENDAR.test(word) &&
						!/^(?:\p{Lu}\.)+$/u.test(word) &&
						!holdsWord(sources, word),
				),
		);
}

const CAPITALS =
	/(?<=[\p{Ll}\p{N},;)]\s["“('‘]?|\(\p{L}{2,12}:\s)((?:\p{Lu}['’]|(?:\p{Lu}\.\s?){1,3})?\p{Lu}\p{Ll}+(?:[-’']\p{L}+)*(?:\s(?:&\s)?\p{Lu}\p{Ll}+)*)(?!\.?\p{L})/gu;
// Where every long word has a capital, what stands at the place of an employer is still a name; in a whole sentence, so is
// what stands after the wider words of place.
const AFTER_PLACE =
	/(?<=(?<!\p{L})(?:at|from|chez|presso|bij|hos|(?:en|em|in|of|de|di|for|para|pour|per|par|voor|i|ved)(?=[^.]*\.$))\s(?:[Tt]he\s|la\s|[Ee]l\s|le\s|les\s)?)((?:\p{Lu}['’]|(?:\p{Lu}\.\s?){1,3})?\p{Lu}\p{Ll}+(?:[-’']\p{L}+)*(?:\s(?:&\s)?\p{Lu}\p{Ll}+)*)(?!\p{L})/gu;
// German writes every noun with a capital. A house is told by its legal form, by two capitals after an article ("bei der
// Deutschen Telekom"), or by standing after "bei" without one, where a common noun would be a plural or end as nouns do.
const EMPLOYERS =
	/(?:(?<=\b(?:bei|für|von|vom|beim|bei (?:der|dem|den)|(?:in|für|von) (?:der|die|das|dem|den))\s)(\p{Lu}[\p{L}&-]+(?:\s\p{Lu}[\p{L}&-]+)+)|(?<=\bbei\s)(\p{Lu}[\p{L}&-]*(?<!n|ung|heit|keit|schaft|tion|ität|bedarf|kauf|bau|nacht|wetter|not))(?![\p{L}-])|(\p{Lu}[\p{L}&-]+(?:\s\p{Lu}[\p{L}&-]+)*\s(?:GmbH|AG|SE|KG|OHG|e\.\s?V\.)))/gu;

/** "Ex-Google": what somebody left. */
const FORMER = /(?<=(?<!\p{L})[Ee]x-)((?:\p{Lu}['’])?\p{Lu}\p{L}+)/gu;
/** What a career has as its former places: "zuvor bei der Charité", "tätig für Bosch". */
const FORMER_EMPLOYERS =
	/(?<=(?<!\p{L})(?:[Vv]ormals|[Zz]uvor|[Ff]rüher|[Ee]hemals|[Zz]uletzt|tätig|beschäftigt|angestellt|gearbeitet|arbeitete|Stationen(?: u\. ?a\.)?|Karriere|Erfahrung(?:en)?|ausgebildet)\s(?:bei|für|an|am|im|in)\s(?:der\s|dem\s|den\s|die\s|das\s)?)(\p{Lu}[\p{L}&-]*(?<!n|ung|heit|keit|schaft|tion|ität|bedarf|kauf|bau))(?![\p{L}-])/gu;

// Chinese has no capitals: a house is told by how its name ends, and a foreign name by its letters.
const HAN_HOUSE =
	/(?<=任职于|就职于|供职于|服务于|加入|加盟)([\p{Script=Han}A-Za-z]{2,20}?(?:有限公司|公司|集团|银行|大学|学院|医院|研究院|研究所))|(?<![A-Za-z])([A-Z][A-Za-z]{2,})/gu;

function unknownHanNames(text: string, sources: Sources): string[] {
	const own = sources.text.toLowerCase();
	return [...text.matchAll(HAN_HOUSE)]
		.map((match) => match[0])
		.filter((name) => !own.includes(name.toLowerCase()));
}

function holdsWord(sources: Sources, word: string): boolean {
	const plain = word.replace(/['’]s$/, "");
	return (
		holdsPhrase(sources, plain) ||
		plain.split("-").every((part) => holdsPhrase(sources, part))
	);
}

// "Clerked for the Larkin Court" is a sentence, "Certified Welding Inspector" a name.
const DEED_FIRST =
	/^(?!certified|registered|licensed|advanced|experienced|skilled|qualified|trained|dedicated|motivated|accomplished|seasoned|united|applied)\p{L}{2,}ed\s/iu;

/** A line with a capital at every word of some length tells no names by capitals. */
function isTitleCase(text: string, language: string): boolean {
	const words = text.match(/\p{L}{4,}/gu) ?? [];
	// Few languages but English write headings so; there, capitals behind the first word are names.
	const least = language === "en" || language === "und" ? 3 : 5;
	return (
		words.length >= least &&
		words.every((word) => /^\p{Lu}/u.test(word)) &&
		!DEED_FIRST.test(text)
	);
}
