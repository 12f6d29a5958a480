// Contents in which every word is something else: what people paste by accident, what attackers paste on purpose.
import fc from "fast-check";
import type {
	LetterContent,
	ResumeContent,
} from "#src/domain/tailoring/content/content.ts";

const PIECES = [
	'#read("/etc/passwd")',
	'#import "@preview/x:1.0.0"',
	"] #panic() [",
	"$x^2$ `raw` @ref <end>",
	"</w:t></w:r></w:p>",
	"<![CDATA[ ]]> <?xml?> &amp; &#0; &unknown;",
	"</style></head><script>alert(1)</script>",
	'"><img src=x onerror=alert(1)>',
	"javascript:alert(1)",
	"data:text/html,<b>",
	"https://example.org/a?b=c&d=<e>",
	"\\u{0041} \\",
	"\u0000\u0007\u001b[31m",
	"\ud800",
	"\udfff\ud83d",
	"\u202eesrever\u2066",
	"\ufffe\uffff\ufeff",
	"\u2028\u2029\u0085\v\f\r\n\t",
	"e\u0301\u200d\u200b\u00ad",
	"2019 - ",
	" - Present",
	"9999-99-99",
	"• ,,, — ---",
	"κόσμε Съешь ещё Đặng 七年经验",
	"",
	" ",
];

/** One text of that kind; `unit` are its other characters. */
const hostile = (unit: "binary" | "grapheme-ascii") =>
	fc
		.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit })), {
			maxLength: 3,
		})
		.map((parts) => parts.join(""));

/** The content with every text of the person's replaced, list by list and field by field. */
export function hostileVersions<T extends ResumeContent | LetterContent>(
	content: T,
	unit: "binary" | "grapheme-ascii" = "binary",
): fc.Arbitrary<T> {
	const { metadata, validation, ...words } = content;
	return replaced(words, unit).map((changed) => {
		const said: object = Object(changed);
		return { ...content, ...said, metadata, validation };
	});
}

function replaced(
	value: unknown,
	unit: "binary" | "grapheme-ascii",
): fc.Arbitrary<unknown> {
	if (typeof value === "string") return hostile(unit);
	if (Array.isArray(value))
		return fc.tuple(...value.map((one) => replaced(one, unit)));
	if (typeof value !== "object" || value === null) return fc.constant(value);
	return fc.record(
		Object.fromEntries(
			Object.entries(value).map(([key, one]) => [key, replaced(one, unit)]),
		),
	);
}
