// A title that names two positions, "Tax adviser or tax clerk with a focus on accounts": whoever holds one of them applies for that one.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { titlePart } from "../../match/score-parts.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";

/** Of a name's words, those of the position held: all, or all but what it is put together with. */
const HELD = 60;

/** The one that the newest position bears and the other does not; the title as it is where neither or both are held. */
export function oneOfTitles(
	title: string,
	{ work_experience }: Pick<Profile, "work_experience">,
	/** Of the posting, ISO 639-1: "of" is Dutch for "or". */
	spoken: string,
): string {
	const code = LANGUAGE_CODES.find((one) => one === spoken) ?? "en";
	const or = new RegExp(`\\s(?:${WRITING_WORDS[code].or})\\s`, "iu");
	const [first = "", second = "", ...further] = title.split(or);
	const [newest] = newestFirst(work_experience, (one) => one.is_current);
	if (second === "" || further.length > 0 || !newest) return title;
	const held = [oneLine(newest.entry.job_title)];
	const isHeld = (name: string) => titlePart(headOf(name), held) >= HELD;
	const [isFirst, isSecond] = [isHeld(first), isHeld(second)];
	return isFirst === isSecond ? title : isFirst ? first : second;
}

/** What stands before a field: "Tax clerk" of "Tax clerk with a focus on accounts". */
function headOf(name: string): string {
	return /^(.*?\p{L}{4,})(?:,|\s\p{Ll}{2,4}\s|$)/u.exec(name)?.[1] ?? name;
}
