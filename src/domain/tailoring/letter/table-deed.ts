// The deed that the tables of a language make of a line: of its nouns, of a role, of what moved.
import type { LanguageCode } from "../../language/language-code.ts";
import type {
	NounDeeds,
	SentenceWords,
} from "../../language/sentence-words.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { loweredArticle } from "./articles.ts";
import { isOverByYear } from "./borne-line.ts";
import { deedOfChange } from "./changed-things.ts";
import { beginsWithDuty, deedOfDuties } from "./duty-deeds.ts";
import { deedOfNouns } from "./noun-deeds.ts";
import { asPart, partOfWork } from "./part-of-work.ts";

/** The deed a line of nouns or a role names; null where a part of it is not certain. */
export function tableDeed(
	line: string,
	language: LanguageCode,
	isNow: boolean,
): string | null {
	const { nounDeeds, roles } = SENTENCE_WORDS[language];
	const role = roleDeed({ line, isNow, language }, roles);
	if (role !== null || nounDeeds === null) return role;
	const moved = movedThing(line, nounDeeds, language);
	if (moved !== null) return moved;
	const duties =
		deedOfDuties(line, nounDeeds, { language, isNow }) ??
		deedOfChange(line, nounDeeds, language);
	return duties !== null || beginsWithDuty(line, nounDeeds)
		? duties
		: deedOfNouns(line, nounDeeds, isNow);
}

/** "Andelen falt fra 4 til 2" → "falt andelen fra 4 til 2". */
function movedThing(
	line: string,
	{ moved }: NounDeeds,
	language: LanguageCode,
): string | null {
	const [, thing = "", verb = "", how = ""] = moved?.of.exec(line) ?? [];
	if (!moved || verb === "") return null;
	const ownForm = moved.verbs[verb];
	// What stands with its article in its ending needs no other.
	const part =
		ownForm === undefined
			? { text: loweredArticle(thing), isPlural: false }
			: partOfWork(thing, language);
	return part && !part.isPlural
		? `${ownForm ?? verb} ${part.text} ${how}`
		: null;
}

type RoleLine = { line: string; isNow: boolean; language: LanguageCode };

function roleDeed(
	{ line, isNow, language }: RoleLine,
	roles: SentenceWords["roles"] = [],
): string | null {
	const role = /[:;]/.test(line)
		? undefined
		: roles.find(({ of }) => of.test(line));
	return role
		? (isNow && !isOverByYear(line) ? role.now : role.past).replace(
				"{part}",
				asPart(line, language),
			)
		: null;
}
