// Whether words name a paper that is not held: still studied for, or expired. A license in progress is no license.
import { CLAIM_WORDS } from "./claims-of-languages.ts";

const NOT_HELD: ReadonlySet<string> = new Set(["ongoing", "expired"]);

const FORMS = Object.values(CLAIM_WORDS)
	.flatMap(({ limits }) => limits.split("\n"))
	.flatMap((line) => {
		const [name = "", forms = ""] = line.split(" = ");
		return NOT_HELD.has(name.trim()) ? forms.split(",") : [];
	})
	.map((form) => form.trim())
	.filter((form) => form !== "");

const PATTERN = new RegExp(
	FORMS.map((form) => {
		const text = form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		return /\p{Script=Han}/u.test(form)
			? text
			: `(?<![\\p{L}\\d])${text}(?![\\p{L}\\d])`;
	}).join("|"),
	"iu",
);

/** "CPA (in progress)", "LCSW, expected 2027", "IPAF (expired May 2025)", in any language. */
export function isNotHeld(text: string): boolean {
	return PATTERN.test(text);
}
