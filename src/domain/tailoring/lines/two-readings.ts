// "Exceeded quota by 125%" is 125% of it to one reader and 225% to another. With the share in brackets both read what holds for both.

const SHARES = String.raw`\d{3}%\+?(?: in \d{4}(?: and (?:\d{3}%\+? in )?\d{4})?)?`;
const EXCEEDED = new RegExp(
	String.raw`(?<=(?<!\p{L})(?:(?:exceed|surpass|outperform)\p{L}*|beat(?:ing)?)(?: (?!by )[\p{L}’'-]+){1,5}) by (${SHARES})`,
	"giu",
);

/** The line with such shares behind what they are of; from 100 percent on only. */
export function withoutTwoReadings(text: string): string {
	return text.replace(
		EXCEEDED,
		(_, shares: string) =>
			` (${shares.replace(/(?<=\d{4}) and (?=\d{3}%)/u, ", ")})`,
	);
}
