// The employer by its address: a name in the text whose letters are those of an e-mail's or a page's domain.

import type { Span } from "../job.ts";
import type { Found } from "./candidates.ts";

const DOMAIN =
	/(@|www\.|https?:\/\/|(?<![\w.@/-])(?=jobs?\.|careers?\.))(?:[a-z\d-]{1,40}\.){0,3}?([a-z\d][a-z\d-]{2,60})\.(?:[a-z]{2,3}\.)?[a-z]{2,12}(?![a-z\d.-]*@)(?![a-z])/giu;
// Where postings are published and mail is kept for everybody.
const FOR_EVERYBODY =
	/^(?:linkedin|indeed|stepstone|xing|infojobs|glassdoor|monster|google|gmail|googlemail|outlook|hotmail|yahoo|icloud|gmx|web|facebook|instagram|youtube|workday|myworkdayjobs|greenhouse|lever|personio|smartrecruiters|teamtailor)$/;
const MOST_DOMAINS = 8;
const NAMES =
	/(?<![\p{L}\d])\p{Lu}[\p{L}\d'’.-]*(?: (?:&|\p{Ll}{1,3}(?!\p{L})|\p{Lu}[\p{L}\d'’.-]*)){0,5}/gu;
const MOST_WORDS = 6;
const FEWEST_LETTERS = 4;
/** How much of a domain a name must say. */
const MOST_OF_IT = 0.6;

const BY_MAIL = 0.7;
/** A page may be anybody's. */
const BY_PAGE = 0.42;

/** Names of the text that are written in an address; `given` is the text as pasted, with the addresses. */
export const namesInDomains = (text: string, given: string): Found[] => {
	const domains = [...given.matchAll(DOMAIN)]
		.map((match) => ({
			letters: (match[2] ?? "").toLowerCase().replaceAll("-", ""),
			score: match[1] === "@" ? BY_MAIL : BY_PAGE,
		}))
		.filter(({ letters }) => !FOR_EVERYBODY.test(letters))
		.slice(0, MOST_DOMAINS);
	if (domains.length === 0) return [];
	const found: Found[] = [];
	for (const match of text.matchAll(NAMES))
		for (const { letters, score } of domains) {
			const best = longestIn(match[0], letters);
			if (!best) continue;
			const start = match.index + best.start;
			const span: Span = [start, start + best.text.length];
			found.push({ text: best.text, span, score });
		}
	return found
		.sort((a, b) => b.score - a.score || b.text.length - a.text.length)
		.slice(0, 1);
};

const longestIn = (
	name: string,
	domain: string,
): { text: string; start: number } | null => {
	const words = [...name.matchAll(/\S+/g)].slice(0, MOST_WORDS);
	let best: { text: string; start: number } | null = null;
	for (const [from, first] of words.entries())
		for (const last of words.slice(from)) {
			const text = name.slice(first.index, last.index + last[0].length);
			const isLonger = text.length > (best?.text.length ?? 0);
			if (isLonger && /\p{Lu}\S*$/u.test(last[0]) && isSaid(text, domain))
				best = { text, start: first.index };
		}
	return best;
};

const isSaid = (name: string, domain: string): boolean =>
	lettersOf(name).some(
		(letters) =>
			letters.length >= FEWEST_LETTERS &&
			domain.startsWith(letters) &&
			letters.length >= MOST_OF_IT * domain.length,
	);

// "Müller" is "muller" or "mueller" in an address; "Hale & Sons" is "halesons" or "haleandsons".
const lettersOf = (name: string): string[] => {
	const small = name.toLowerCase();
	return [
		small.replace(/[äöü]/g, (letter) => `${letter}e`),
		small,
		small.replaceAll("&", "and"),
	].map((form) =>
		form
			.normalize("NFD")
			.replaceAll("ß", "ss")
			.replace(/[^a-z\d]+/g, ""),
	);
};
