// Chinese: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: "、",
	and: "和",
	noField: "综合|普通",
	degreeComma: "，",
	decimal: ".",
	software: "软件",
	now: "现任{company}{title}",
	latest: "曾任{company}{title}",
	before: "此前任{company}{title}",
	skills: "技能：{items}",
};
