// An employer's name as a document prints it: that a firm has closed since is a remark to oneself.
import { wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";

const CLOSED = new RegExp(
	wordOf(SUMMARY_WORDS, ({ closedDown }) => closedDown),
	"iu",
);

/** Without the brackets that say it has closed down; other brackets name a part of it or its kind. */
export function plainEmployer(name: string): string {
	return name
		.replace(/\s*\(([^()]*)\)/gu, (whole, inside: string) =>
			CLOSED.test(inside) ? "" : whole,
		)
		.trim();
}
