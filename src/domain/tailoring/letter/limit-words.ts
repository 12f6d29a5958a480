// Whether words deny or limit what they speak of: "not yet", "only", "without".

import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";

const LIMITS = listPattern(
	wordOf(DETAIL_WORDS, ({ limits }) => limits),
	"iu",
);

export function limitsIn(text: string): boolean {
	return LIMITS.test(text);
}
