// What a language calls languages, and how well somebody speaks one.
import type { LanguageCode } from "./language-code.ts";

export type SpokenLevel =
	| "basic"
	| "conversational"
	| "proficient"
	| "fluent"
	| "native"
	| "elementary"
	| "limited"
	| "working"
	| "full"
	| "bilingual";

export type TongueWords = {
	/** The profile's five levels, then the five of professional networks. */
	levels: Readonly<Record<SpokenLevel, string>>;
	names: Readonly<Record<LanguageCode, string>>;
};
