// What the end of a line has cut: words at their hyphens, addresses anywhere.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import { headingKind } from "./headings.ts";
import { type SourceLine, type TextRun, textOfRuns } from "./source-line.ts";

/** "first.last-" cannot be the whole of anything. */
const OPEN_ADDRESS = /^[\p{Ll}\d]+[._][\p{Ll}\d._-]*[_-]$/u;

/** "name@host-" and "name@host" want the rest of the host, whatever sign stands before them. */
const OPEN_MAIL = /^\S+@(?:[^\s@]*-|[^\s@.]+)$/u;

export function isCutAddress(text: string): boolean {
	return OPEN_ADDRESS.test(text);
}

/** An address that a narrow column has cut wherever its line was full. */
export function breaksAddress(above: SourceLine, below: SourceLine): boolean {
	const begun = /\S+$/.exec(textOfRuns(above.runs))?.[0] ?? "";
	const rest =
		/^(\S+)(?: \(\p{L}+\))?$/u.exec(textOfRuns(below.runs))?.[1] ?? "";
	const isBegun = /@|^(?:https?:|www\.)|\.\p{L}{2,}\//u.test(begun);
	const isRest =
		/^[\p{Ll}\d._%+@/-]+$/u.test(rest) &&
		(/\p{L}/u.test(rest) || !begun.includes("@"));
	// A mail address above a website is whole.
	const isMail =
		begun.includes("@") &&
		(rest.includes("@") ||
			/^(?:www\.|https?:|(?:[\p{Ll}\d-]+\.)+\p{Ll}{2,}\/)/u.test(rest) ||
			(/@\S+\.\p{L}{2,}$/u.test(begun) && /\.\p{Ll}{2,}$/u.test(rest)));
	const isOpen = OPEN_MAIL.test(begun) && /\.\p{Ll}{2,}$/u.test(rest);
	const isNear =
		below.leading < 1.9 && Math.abs(above.x - below.x) < (isOpen ? 20 : 3);
	if (isMail || headingKind(rest) || !isRest || !isNear) return false;
	const isCut =
		begun === textOfRuns(above.runs).replace(/^[^\p{L}\d]+/u, "") &&
		OPEN_ADDRESS.test(begun) &&
		rest.includes("@");
	return (
		isCut ||
		isOpen ||
		((isBegun || rest.startsWith("@")) &&
			above.right > above.limit - 0.9 * (above.runs[0]?.size ?? 0))
	);
}

/** "Ein-" and "und Verkauf": the hyphen stands for the rest of the next word. */
const JOINING_WORD = new RegExp(
	`^${inAnyLanguage(
		({ and }) => and,
		({ or }) => or,
	)}\\s`,
	"u",
);
/** Words that are written with a hyphen wherever a line ends. */
const PREFIX =
	/(?:^|[\s(/])(?:\p{L}{1,2}|non|pre|post|self|co|multi|cross|full|front|back|end|user|high|low|well|long|short|real|third|first|second|part|on|off|in|up|to|over|ex|semi|anti|micro|macro|data|cost|time|hands|problem|decision|self|client|customer|object|open|event|mid|all|best|state|fast|large|small|large|year|month|day|week|one|two|three|four|five|six|\p{L}+-\p{L}+)-$/iu;

/** Words that stand before a hyphen as wholes: "cloud-native", "evidence-based". */
const FIRST_OF_TWO =
	/(?:^|[\s(/])(?:cloud|web|mobile|test|model|domain|security|privacy|feature|service|server|container|machine|near|next|air|water|award|community|evidence|trauma|goal|detail|results?|performance|revenue|profit|market|brand|product|project|process|quality|risk|safety|energy|carbon|zero|net|double|triple|single|half|dual|peer|computer|technology|voice|text|image|video|person|people|patient|family|child|student|team|key|sales|vendor|supplier|industry|company|business|fully|highly|newly|locally|globally|state|city|county|country|nation|world)-$/iu;
/** How a word goes on that a line's end has cut: "market-ing", "work-shop". */
const REST_OF_WORD =
	/^(?:ings?|ed|ers?|ors?|ives?|ions?|ations?|e?s|ments?|ly|als?|ity|ities|able|ible|ness|less|ful|ship|shops?|hold|holds|holders?|work|ware|wide|books?|ling|nel|ile|ance|ence|iz|is[et]|ism|ors?|nesses|hood|like)/u;

export function joinedRuns(above: TextRun[], below: TextRun[]): TextRun[] {
	const last = above.at(-1);
	const [next, ...rest] = below;
	if (!last || !next) return [...above, ...below];
	const text = last.text.trimEnd();
	const before = textOfRuns(above);
	// "Max-Planck" and an address are cut and not parted.
	const isBroken =
		(/\p{L}-$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(next.text)) ||
		(/(?:@|https?:|www\.|\.\p{L}{2,}\/)\S*$/u.test(before) &&
			/^[\p{Ll}\d._%+/-]+(?: \(\p{L}+\))?$/u.test(textOfRuns(below))) ||
		/^@\S+$/.test(textOfRuns(below)) ||
		(OPEN_ADDRESS.test(/\S+$/.exec(before)?.[0] ?? "") &&
			/^[\p{Ll}\d._-]+@\S/u.test(textOfRuns(below)));
	if (isBroken || (/\d{4}-$/.test(before) && /^\d{2}\b/.test(next.text)))
		return [...above, { ...next, gap: "none" }, ...rest];
	const isCut =
		/\p{L}[-‐]$/u.test(before) &&
		/^\p{Ll}/u.test(next.text) &&
		!JOINING_WORD.test(next.text);
	if (!isCut) return [...above, { ...next, gap: "space" }, ...rest];
	const whole = textOfRuns(above);
	const keeps =
		PREFIX.test(whole) ||
		(FIRST_OF_TWO.test(whole) && !REST_OF_WORD.test(next.text));
	const kept = keeps ? text : text.replace(/[-‐]$/, "");
	return [
		...above.slice(0, -1),
		{ ...last, text: kept },
		{ ...next, gap: "none" },
		...rest,
	];
}
