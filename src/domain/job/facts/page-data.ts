// What the page of a posting says of itself to machines (JSON-LD, schema.org JobPosting), where it was pasted with its code.

import type { Found } from "./candidates.ts";

const POSTING = /"@type"\s*:\s*"JobPosting"/;
const TITLE = /"title"\s*:\s*"([^"\\\n]{3,120})"/;
const EMPLOYER =
	/"hiringOrganization"\s*:\s*\{[^{}]{0,400}?"name"\s*:\s*"([^"\\\n]{2,100})"/;
const SCORE = 0.95;

/** Title and employer of the page's own data; null where it holds none. Spans are in the text as given. */
export const pageData = (
	given: string,
): { title: Found | null; company: Found | null } => {
	if (!POSTING.test(given)) return { title: null, company: null };
	return {
		title: valueIn(TITLE.exec(given)),
		company: valueIn(EMPLOYER.exec(given)),
	};
};

const valueIn = (match: RegExpExecArray | null): Found | null => {
	const value = match?.[1]?.trim();
	if (!match || !value) return null;
	const start = match.index + match[0].lastIndexOf(value);
	return { text: value, score: SCORE, span: [start, start + value.length] };
};
