// A line that names nothing but how well something went, in a figure: "Kundenzufriedenheit von 96 %", "Valutazione media di 4,8".
// It is a result and no work that somebody carries, includes or looks after.

/** Whether a line begins with a figure of such a kind: a share that ends a clause, or a mark with one decimal. */
export function isRatingLine(line: string): boolean {
	return SHARE.test(line) || MARK.test(line);
}

/** A few words without a figure, and a short one before the figure: "Satisfacción de clientes del". */
const NAMED = "^[^\\d,;:()]{3,45}? (?:\\p{L}{1,4} )?";

const SHARE = new RegExp(`${NAMED}\\d+(?:[.,]\\d+)? ?%(?=$|[.,;)(])`, "u");

/** "4.8 across 212 reviews", "9,1 in the survey"; "1.2 mil pesos" counts money. */
const MARK = new RegExp(
	`${NAMED}\\d[.,]\\d(?!\\d)(?=$|[.,;)(]| (?!mi[lo]|mln|mrd)(?:\\p{Ll}{2,3} |(?:\\p{Ll}{2,6} ){1,2}\\d))`,
	"u",
);
