// What of a line is the person's: "The buyer negotiates the contracts; I file them" tells of filing.

import type { Clause } from "./clause.ts";
import { clausesOf } from "./clauses.ts";
import { vocabularyOf } from "./make-vocabulary.ts";
import { isDeterminer } from "./mentions.ts";
import { othersDeeds } from "./others-deeds.ts";
import { readLine } from "./read-line.ts";
import type { OthersDeed } from "./stated-deed.ts";
import { isDeedAt } from "./verb-forms.ts";

/** The line without what it says others did; as it is where it says nothing of others, empty where it says nothing else. */
export function ownPart(line: string, language: string): string {
	if (!mayNameOthers(line, language)) return line;
	let isAllOwn = true;
	const parts = readLine(line, language).map((reading) => {
		const theirs = new Set<number>();
		for (const clause of clausesOf(reading)) {
			if (clause.members !== undefined || opensWithDeed(clause)) continue;
			for (const others of othersDeeds(clause))
				if (others.isStated && isNamedOutright(others, clause))
					for (const at of clause.parts.keys())
						if (at >= others.first && at <= others.last) theirs.add(at);
		}
		if (theirs.size > 0) isAllOwn = false;
		return reading.words
			.filter((_, at) => !theirs.has(at))
			.map(({ gap, text }) => gap + text)
			.join("");
	});
	return isAllOwn ? line : parts.join(" ").trim();
}

/** Whoever opens with a verb tells of themselves, whatever noun stands behind it. */
function opensWithDeed({ reading, parts }: Clause): boolean {
	return isDeedAt(reading, Math.min(...parts.keys()));
}

/** A line begins with what the person did, unless somebody or a matter with its article opens it. */
function isNamedOutright({ actor }: OthersDeed, clause: Clause): boolean {
	const { link, reading, parts } = clause;
	const first = Math.min(...parts.keys());
	return (
		link !== "start" ||
		reading.language === "zh" ||
		actor.first === first ||
		isDeterminer(reading, first)
	);
}

/** Languages that name somebody without an article. */
const WITHOUT_ARTICLE: ReadonlySet<string> = new Set(["sv", "da", "no", "zh"]);

/** Somebody else stands behind an article, or in a language that needs none. */
function mayNameOthers(line: string, language: string): boolean {
	if (WITHOUT_ARTICLE.has(language)) return true;
	const { determiners } = vocabularyOf(language);
	return line
		.toLowerCase()
		.split(/[^\p{L}\p{M}]+/u)
		.some((word) => determiners.has(word));
}
