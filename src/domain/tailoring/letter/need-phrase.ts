// A requirement's words as a sentence of the letter goes on with them, unquoted: only where their form is certain.
import type { Nouns } from "../../language/writing-words.ts";
import { baseForm, baseOfGerund, isAlsoNoun } from "../lines/english-verbs.ts";
import { loweredArticle } from "./articles.ts";
import { partOfWork } from "./part-of-work.ts";
import { taskPhrase } from "./task-phrase.ts";
import type { Voice } from "./voice.ts";

export type NeedPhrase = {
	form: "deed" | "third" | "gerund" | "noun";
	text: string;
	isPlural?: boolean;
};

/** The phrase as a sentence in the letter's language can go on with it; null where it must be quoted. */
export function needPhrase(
	phrase: string,
	{ language, words, address }: Voice,
): NeedPhrase | null {
	const { infinitive, ours, oursToFriends, toReader } = words.needs;
	const isSayable = (text: string) =>
		!toReader.test(text) && !/[…:;•/]/u.test(text);
	const known = (address === "informal" && oursToFriends) || ours;
	const toThem = (text: string) =>
		known.reduce((said, [our, your]) => said.replace(our, your), text);
	const task = taskPhrase(phrase, { language, words });
	if (task !== null && isSayable(task))
		return { form: "deed", text: toThem(task) };
	if (!isSayable(phrase)) return null;
	if (language === "en") return englishNeed(phrase);
	const said = toThem(phrase);
	if (infinitive?.test(said))
		return { form: "deed", text: loweredArticle(said) };
	if (isNominal(said, words.nouns))
		return { form: "noun", text: loweredArticle(said) };
	const part = partOfWork(said, language);
	// German names a bare thing without its article: "dazu gehört Kundenbetreuung".
	if (part && language === "de" && !said.includes(" "))
		return { form: "noun", text: said };
	return part && { form: "noun", ...part };
}

/** "Het opstellen van rapportages" has its article. */
function isNominal(said: string, nouns: Nouns | null): boolean {
	const { article, lines } = nouns?.nominal ?? {};
	return (
		article !== undefined &&
		said.toLowerCase().startsWith(article) &&
		lines?.test(said.slice(article.length)) === true
	);
}

// Words that a noun in an English requirement begins with; they are small inside a sentence.
const SMALL_HEAD =
	/^(?:experience|knowledge|proficiency|familiarity|expertise|understanding|excellent|strong|proven|demonstrated|solid|good|advanced|basic|working|hands-on|prior|previous|ability|tools|techniques|principles|practices|concepts|methods|theories|procedures|skills|data|design|development|management|planning|project|customer|sales|marketing|business|communication|leadership|team|research|relational|databases?|software|product|quality|risk|budget|training|financial|clinical|patient|public|technical|digital|content|human|computer|graphic|user|office|a|an|at least|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

// A clause of its own, or one that was cut off.
const NO_PHRASE =
	/\b(?:must|should|will|can|may|is|are|was|were|has|have|had|be|been)\b|\bour (?:own|team)\b|\b(?:at|of|in|for|to|with|by|on|from|as|the|an?)$/i;

function englishNeed(phrase: string): NeedPhrase | null {
	if (NO_PHRASE.test(phrase)) return null;
	const text = phrase
		.replace(/\bour\b/gi, "your")
		.replace(/\bours\b/gi, "yours")
		.replace(/\bus\b/g, "you");
	const [word = ""] = /^[\p{L}-]+/u.exec(text) ?? [];
	const rest = text.slice(word.length);
	const small = word.charAt(0).toLowerCase() + word.slice(1) + rest;
	const base = baseForm(word);
	if (
		base !== null &&
		(!isAlsoNoun(base) ||
			/^\s(?:a|an|the|all|your|new|and \p{Ll}+e?\s)\b/u.test(rest))
	)
		return { form: "deed", text: small };
	if (isThirdPerson(word))
		return / and \p{Ll}+ing \p{L}/u.test(rest)
			? null
			: { form: "third", text: small };
	if (baseOfGerund(word) !== null && !/^\s*(?:of|for|in|and)\b/.test(rest))
		return { form: "gerund", text: small };
	// "Product Leads" are people, "Sales Force" is a name.
	const isName = /^\p{L}+ \p{Lu}\p{Ll}/u.test(text);
	return SMALL_HEAD.test(text) && !isName
		? { form: "noun", text: small }
		: null;
}

// "Processes", "Designs" may be nouns: only verbs that are no nouns are sure.
function isThirdPerson(word: string): boolean {
	const base = [
		word.replace(/s$/, ""),
		word.replace(/es$/, ""),
		word.replace(/ies$/, "y"),
	]
		.filter((one) => one !== word)
		.map(baseForm)
		.find((one) => one !== null);
	return base !== undefined && base !== null && !isAlsoNoun(base);
}
