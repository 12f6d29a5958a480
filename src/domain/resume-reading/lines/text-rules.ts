// Rules by what stands in two lines: dates, addresses, sentences, headings, names.
import {
	hasDegree,
	isInstitution,
	organizationWeight,
	startsWithLegalForm,
	titleWeight,
} from "./entry-words.ts";
import { findDates } from "./find-dates.ts";
import { endsHead, isCapitalized, isSentence } from "./head-lines.ts";
import { headingKind } from "./headings.ts";
import { breaksAddress, isCutAddress } from "./line-ends.ts";
import { sizeOfRuns } from "./line-measures.ts";
import { isOpen, type LinePair } from "./line-pair.ts";
import { type SourceLine, textOfRuns } from "./source-line.ts";

/** "Apr 2021" on one line and "– Present" on the next. */
export function bySpan({ over, under }: LinePair): true | null {
	const begun = /(?:\S+ )?\S*\d{4}$/.exec(over)?.[0];
	const isSpan =
		begun !== undefined &&
		/^[–—-]\s/.test(under) &&
		findDates(`${begun} ${under}`)?.isRange === true;
	return isSpan || null;
}

export function byAddress({ above, below, under }: LinePair): boolean | null {
	if (breaksAddress(above, below)) return true;
	return isCutAddress(under) ? false : null;
}

/** A sentence of its own below a whole one that is dated, or below a title and an employer. */
export function bySentence({
	above,
	below,
	over,
	under,
}: LinePair): false | null {
	if (/[.!?。]$/.test(over) && findDates(below.asides.join(" "))?.isRange)
		return false;
	return isCapitalized(over) && isSentence(under) && !isOpen(above)
		? false
		: null;
}

/** An email address among other ways to reach somebody. */
const CONTACT_ROW =
	/[^\s@]+@[^\s@]+\.\p{L}{2,}(?:\s+[/|·•]\s|\t)|(?:\s[/|·•]\s+|\t)[^\s@]+@[^\s@]+\.\p{L}{2,}/u;

/** Web addresses and phone numbers stand in lines of their own. */
export function byContact({ over, under }: LinePair): false | null {
	const isSite = /^(?:[\p{L}\d-]+\.)+\p{Ll}{2,}(?:\/\S*)?$/u.test(under);
	const isWay = /@|https?:|www\.|\+\d/.test(under) && over.length < 70;
	const isWhole = CONTACT_ROW.test(over) && /^\p{Lu}\S* \p{Ll}/u.test(under);
	return isSite || isWay || isWhole ? false : null;
}

export function byHead({
	first,
	above,
	below,
	over,
	under,
}: LinePair): false | null {
	const isDated = findDates(above.asides.join(" "))?.isRange === true;
	const isStudy = isInstitution(over) || hasDegree(over);
	const areLists =
		LABELED.test(under) &&
		(isDated || isStudy || LABELED.test(textOfRuns(first.runs)));
	const isOver = endsHead(above, below, first.isBullet) || areLists;
	return isOver || isBelowDegree(over, under) ? false : null;
}

/** A school below a degree that nothing parts from a school of its own. */
function isBelowDegree(over: string, under: string): boolean {
	const [school = ""] = under.split(",");
	return !/[,|(–—&\t]/u.test(over) && isInstitution(school) && hasDegree(over);
}

/** A heading stands apart; the last word of a sentence may be the same word. */
export function byHeading({
	below,
	over,
	under,
	isFull,
	leading,
}: LinePair): false | null {
	const isSpaced = below.leading > leading * 1.05;
	const isWithin = /\p{Ll}$/u.test(over) && /^\p{Ll}/u.test(under);
	const isApart = isSpaced || (!isFull && !isWithin);
	return isApart && headingKind(under) ? false : null;
}

export function byEndOfName({
	above,
	over,
	under,
	isFull,
}: LinePair): true | null {
	const isKind =
		ONLY_KIND.test(under) && above.asides.length === 0 && !findDates(over);
	const isForm = isFull && startsWithLegalForm(under) && !findDates(over);
	return isKind || isForm || null;
}

/** What was done may go on right below its bullet; no head of an entry stands there. */
export function byListEdge({
	first,
	above,
	below,
	under,
	isFull,
	leading,
}: LinePair): boolean | null {
	const isAtBullet = first.isBullet && Math.abs(below.x - first.x) < 1.5;
	// A head under a list is a little larger than it.
	if (isAtBullet && isLarger(above, below) && opensHead(under)) return false;
	const isBelow =
		isAtBullet &&
		isFull &&
		below.leading > 0 &&
		below.leading <= leading * 1.05 &&
		above.asides.length + below.asides.length === 0;
	return (isBelow && !opensHead(under)) || null;
}

/** By a quarter of a point or more: lines of one text have one size to the last digit. */
function isLarger(above: SourceLine, below: SourceLine): boolean {
	return sizeOfRuns(below.runs) - sizeOfRuns(above.runs) > 0.25;
}

function opensHead(text: string): boolean {
	return (
		findDates(text)?.isRange === true ||
		titleWeight(text) + organizationWeight(text) > 0 ||
		isInstitution(text) ||
		hasDegree(text) ||
		headingKind(text) !== null
	);
}

/** "Tools: …" above "Methods: …" are two lists, however full the first line is. */
const LABELED = /^\p{Lu}[^:.,;]{1,40}:\s\S/u;
/** What only ends a name. */
const ONLY_KIND =
	/^(?:University|College|School|Hospital|Cent(?:er|re)|Institute|Academy|Corporation|Company|Group|Department|Foundation|Technologies|Solutions|Systems|Inc\.?|LLC|Ltd\.?|GmbH|AG|KG)$/u;
