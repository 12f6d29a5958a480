// Whether a condition may be met after the application: "must be finished before day one", "within 60 days".
import { listPattern } from "../list-pattern.ts";
import { wordOf } from "../patterns.ts";
import { PAPER_WORDS } from "../tables/papers-of-languages.ts";

const MAY_COME = listPattern(
	wordOf(PAPER_WORDS, ({ mayCome }) => mayCome),
	"iu",
);

/** In any language. */
export function mayComeLater(condition: string): boolean {
	return MAY_COME.test(condition) || COMES_AFTER.test(condition);
}

const COMES_AFTER = listPattern(
	wordOf(PAPER_WORDS, ({ comesAfter }) => comesAfter ?? ""),
	"iu",
);

/** "Ability to obtain a license within twelve months of appointment", in any language: nobody has to hold it who applies. */
export function comesAfterStart(condition: string): boolean {
	return COMES_AFTER.test(condition);
}
