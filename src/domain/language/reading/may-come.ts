// Whether a condition may be met after the application: "must be finished before day one", "within 60 days".
import { listPattern } from "../list-pattern.ts";
import { wordOf } from "../patterns.ts";
import { DETAIL_WORDS } from "../tables/details-of-languages.ts";

const MAY_COME = listPattern(
	wordOf(DETAIL_WORDS, ({ mayCome }) => mayCome),
	"iu",
);

/** In any language. */
export function mayComeLater(condition: string): boolean {
	return MAY_COME.test(condition);
}
