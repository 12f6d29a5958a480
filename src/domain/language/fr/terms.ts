// French: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `et`,
	or: `ou`,
	cueBefore: `connaissances? (?:de|des|du|en|d['’]|sur|dans)|expérience (?:en|dans|de|d['’]|avec)|maîtrise (?:de|des|du|d['’])|compétences? en|formation (?:en|de|d['’])|diplôme (?:en|de|d['’])`,
	teaching: `enseign\\p{L}*`,
	spokenParts: `courant|parl|langue`,
	articles: `une?`,
	noTags: `et|le|la|de|en`,
	stop: `le la les des du un une et ou en avec pour dans sur que qui vos votre notre nos au aux d l plus très serait sera sont`,
	nameBefore: `avec`,
	nameBeforeOf: `maîtrise connaissance connaissances`,
	of: `de d`,
	nameBehind: `développeur`,
	weightless: `le les des du et dans sur pour avec au aux`,
};
