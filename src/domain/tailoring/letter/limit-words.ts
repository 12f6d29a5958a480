// Whether words deny or limit what they speak of: "not yet", "only", "without".
import { DETAIL_WORDS } from "../../language/details-of-languages.ts";
import { wordOf } from "../../language/patterns.ts";

const LIMITS = new RegExp(
	wordOf(DETAIL_WORDS, ({ limits }) => limits),
	"iu",
);

export function limitsIn(text: string): boolean {
	return LIMITS.test(text);
}
