// Names in a sentence that the profile does not hold: tools, certificates, languages the lexicon knows, and whatever is
// written as a name is written (acronyms, CamelCase, capitals inside a sentence), known or not.
import type { TermKind } from "../../job/job.ts";
import { findTerms } from "../../job/lexicon.ts";
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
		.filter(
			({ form }) =>
				!holdsPhrase(sources, form) &&
				!sources.initials.some((initials) => isInitialsOf(form, initials)),
		)
		.map(({ form }) => form);
}

const NEUTRAL = new Set(
	`US USA UK EU UN CV AM PM II III IV GPA PHD BSC MSC BA BS MA MS MBA BBA AS AA RN ID TV PC A B C I OK CEO VS AND OR FTE
  JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC Q1 Q2 Q3 Q4 H1 H2`.split(
		/\s+/,
	),
);
const NAME_FORM =
	/(?<![\p{Script=Latin}\p{N}@./:-])(?:\p{Lu}[\p{Lu}\p{N}&]+(?:[/-]\p{Lu}[\p{Lu}\p{N}]*)*s?|[A-Za-zÀ-ÿ]*[a-zß-ÿ][A-ZÀ-Þ][A-Za-zÀ-ÿ\p{N}]*|\p{Script=Latin}+(?:\+\+|#)|\p{Lu}[\p{L}]*\.(?:js|io|ai|NET|net)|\p{Lu}+\d+[\p{L}\p{N}]*)(?![\p{Script=Latin}\p{N}@])/gu;

/** Acronyms and names in mixed case that the profile does not hold. A line all in capitals tells nothing. */
export function unknownSigns(text: string, sources: Sources): string[] {
	if (text === text.toUpperCase()) return [];
	return [...text.matchAll(NAME_FORM)]
		.map(([name]) => name)
		.filter((name) => !NEUTRAL.has(name.toUpperCase().replace(/\./g, "")))
		.filter(
			(name) =>
				!holds(sources, name) &&
				!sources.initials.some((initials) => isInitialsOf(name, initials)),
		);
}

function holds(sources: Sources, name: string): boolean {
	const plain = name.replace(/(?<=\p{Lu})s$/u, "");
	return (
		sources.text.toLowerCase().includes(plain.toLowerCase()) ||
		holdsPhrase(sources, plain)
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

/** Words with a capital inside a sentence whose word the profile does not hold: employers, places, products. */
export function unknownProperNames(text: string, sources: Sources): string[] {
	if (!CAPITALS_TELL.has(sources.language) || isTitleCase(text)) return [];
	const names: string[] = [];
	for (const match of text.matchAll(
		/(?<=[\p{Ll}\p{N},;)]\s["“('‘]?)(\p{Lu}\p{Ll}+(?:[-’']\p{L}+)*(?:\s\p{Lu}\p{Ll}+)*)(?!\.?\p{L})/gu,
	)) {
		const words = (match[1] ?? "")
			.split(/\s/)
			.filter((word) => !CALENDAR.test(word) && !holdsWord(sources, word));
		if (words.length > 0) names.push(match[1] ?? "");
	}
	return names;
}

function holdsWord(sources: Sources, word: string): boolean {
	const plain = word.replace(/['’]s$/, "");
	return (
		holdsPhrase(sources, plain) ||
		plain.split("-").every((part) => holdsPhrase(sources, part))
	);
}

function isTitleCase(text: string): boolean {
	const words = text.match(/\p{L}{4,}/gu) ?? [];
	const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
	return words.length < 3 || capital * 2 > words.length;
}
