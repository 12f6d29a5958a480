// What a text asks years of, and how many.
import { yearsAsked } from "../facts/years.ts";
import type { YearsAsked } from "../job.ts";
import {
	partsOfWordsIn,
	type Spoken,
	wordPattern,
	wordsPattern,
} from "../text/spoken.ts";

// "five years of experience in public accounting", "3 Jahre Berufserfahrung als Koch": what follows the word for experience.
const OF = wordPattern(
	({ years }) => years.experience,
	(_, spoken) => {
		const experience = partsOfWordsIn(spoken, ({ years }) => years.experience);
		const of = wordsPattern(spoken, ({ years }) => years.of);
		return `^[^.;\\n]{0,60}?(?:${experience})\\p{L}*\\s+${of}\\s+([^.;\\n]{3,160})`;
	},
);
// "Three years of hands-on GC/MS experience in a laboratory": what stands before the word for experience is what the years are of, too.
const QUALIFIED = wordPattern(
	({ years }) => years.practice,
	(_, spoken) => {
		const practice = partsOfWordsIn(spoken, ({ years }) => years.practice);
		const of = wordsPattern(spoken, ({ years }) => years.of);
		return `^\\s+((?:[\\p{L}\\d/&+-]{2,}\\s+){1,6}(?:${practice})\\p{L}*\\s+${of}\\s+[^.;\\n]{3,160})`;
	},
);
const MANNER = wordPattern(
	({ years }) => years.manner,
	(manner, spoken) =>
		`^(?:(?:${wordsPattern(spoken, ({ years }) => years.of)}|${manner})[\\s,]+)+`,
);
const PRACTICE_FIRST = wordPattern(
	({ years }) => years.practice,
	(_, spoken) =>
		`^(?:${partsOfWordsIn(spoken, ({ years }) => years.practice)})`,
);

/** Null where only words that say how the time was spent stand before it: "full-time", "relevant". */
const qualifiedOf = (rest: string, spoken: Spoken): string | null => {
	const of = QUALIFIED(spoken).exec(rest)?.[1]?.replace(MANNER(spoken), "");
	return of && !PRACTICE_FIRST(spoken).test(of) ? of : null;
};

const DIRECTLY = wordPattern(
	({ years }) => years.of,
	(words) => `^[\\s\\p{L}-]{0,12}?${words}\\s+([^.;\\n]{3,160})`,
);
const DOING = wordPattern(
	({ years }) => years.doing,
	(words) => `^\\s+((?:\\p{L}+ly\\s+)?${words}[^.;\\n]{0,160})`,
);
// "Three years' experience operating a plant".
const EXPERIENCED = wordPattern(
	({ years }) => years.practice,
	(_, spoken) => {
		const practice = partsOfWordsIn(spoken, ({ years }) => years.practice);
		const doing = partsOfWordsIn(spoken, ({ years }) => years.doing);
		return `^['’]?\\s+(?:[\\p{L}-]+\\s+){0,3}?(?:${practice})\\s+((?:\\p{L}+ly\\s+)?(?:${doing})(?!\\p{L})[^.;\\n]{0,160})`;
	},
);

// "4+ years Python", "Python (4+ years)".
const NAMED = /^ (\p{Lu}[^.;,()\n]{1,60})/u;
const BRACKETED = /([^.;,()\n]{2,60}?)\s*[(（:]\s*$/u;

// "Fünf Jahre Berufserfahrung": the word for experience alone names nothing it is of.
const ONLY_EXPERIENCE = wordPattern(
	({ years }) => years.practice,
	(_, spoken) =>
		`^\\p{L}{0,12}(?:${partsOfWordsIn(spoken, ({ years }) => years.practice)})$`,
);

const NEXT = wordPattern(({ years }) => years.next);
const SHORTEST = 3;

// "Five years in a cellar, of which two with white wine": the years are of the first.
const upToNext = (of: string, spoken: Spoken): string => {
	const at = NEXT(spoken).exec(of)?.index ?? 0;
	return at < SHORTEST ? of : of.slice(0, at).replace(/[\s,(–-]+$/, "");
};

export const yearsIn = (text: string, spoken: Spoken): YearsAsked | null => {
	const [found] = yearsAsked(text, spoken);
	if (!found) return null;
	const rest = text.slice(found.span[1]);
	const of = (
		(DOING(spoken).exec(rest) ?? EXPERIENCED(spoken).exec(rest))?.[1] ??
		qualifiedOf(rest, spoken) ??
		(OF(spoken).exec(rest) ??
			DIRECTLY(spoken).exec(rest) ??
			NAMED.exec(rest) ??
			BRACKETED.exec(text.slice(0, found.span[0])))?.[1]
	)
		?.replace(/\s+/g, " ")
		.trim();
	const asked = of && upToNext(of, spoken);
	const named = asked && !ONLY_EXPERIENCE(spoken).test(asked) ? asked : null;
	return { count: found.years, of: named, span: found.span };
};
