// The employer's name beside the title: in one line with it, or in the line below.

import { listPattern } from "../../language/list-pattern.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { findTerms } from "../lexicon/lexicon.ts";
import { AT, employerWords, PLACED, titleWords } from "../text/naming.ts";
import { isWayThroughBoard } from "../text/pasted-along.ts";
import { type PostingFact, postingLines } from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import { isPartOfEmployer } from "./name-shapes.ts";
import {
	barredFields,
	FIELD_LINE,
	isBarredTitle,
	namesRole,
} from "./title-lines.ts";
import { EMPLOYMENT } from "./title-text.ts";

// Job boards put "Company – Place" under the title; lists of openings begin "Company | …".
export const besideTitle = (
	text: string,
	title: PostingFact | null,
	spoken: Spoken,
): PostingFact | null => {
	const [first, ...rest] = postingLines(text);
	if (!first) return null;
	const employer = title && employerBelow(text, title, spoken);
	if (employer) return employer;
	// Menus and reference numbers stand between bars above the title, too.
	const isAbove = title !== null && title.span[0] >= first.span[1];
	if (isBarredTitle(first.text) && !isAbove) {
		const fields = barredFields(first.text).map((field) => field.trim());
		if (isWayThroughBoard(fields)) return null;
		const [name = "", next = ""] = fields;
		if (name && !namesRole(name, spoken)) return at(first, name);
		return isCompany(next, spoken) ? at(first, next) : null;
	}
	// Networks of professionals put the employer and the place above the title.
	const above = isAbove ? ABOVE.exec(first.text.trim())?.[1] : null;
	if (above && !namesRole(above, spoken)) return at(first, above);
	const own = title && lineOf(title, [first, ...rest.slice(0, MOST_ABOVE)]);
	const named = TITLE_AT.exec(own?.text ?? "")?.[1];
	if (named && own) return at(own, named);
	// Job boards say the title twice.
	const [second, third] = rest.filter(
		(line) => line.text.trim() !== first.text.trim(),
	);
	if (!second || !title || title.span[0] > first.span[1]) return null;
	const shown = second.text.trim().replace(OF_GROUP(spoken), "");
	if (FIELD.test(shown) || isPartOfEmployer(shown)) return null;
	const board =
		BOARD.exec(shown) ?? BEHIND_AT.exec(shown) ?? INSTITUTION.exec(shown);
	if (board?.[1]) return at(second, board[1]);
	if (shown.length > LONGEST_NAME || !/^\p{Lu}/u.test(shown)) return null;
	const below = third?.text.trim();
	const isName =
		/^\p{Lu}[\p{Lu}\d&]{1,}$/u.test(shown) ||
		shown === below ||
		(below !== undefined && isPlace(below, spoken) && !/[.:!?]$/.test(shown));
	return isName ? at(second, shown) : null;
};

const lineOf = (
	{ span: [start] }: PostingFact,
	lines: readonly PostingFact[],
): PostingFact | undefined =>
	lines.find(({ span: [from, to] }) => from <= start && start < to);

/** The lines below the title's own; none where that stands too far down to be the head. */
export const linesBelow = (text: string, title: PostingFact): PostingFact[] => {
	const lines = postingLines(text);
	const place = lines.findIndex(
		({ span: [start, end] }) => start <= title.span[0] && title.span[0] < end,
	);
	// The fields of a form may stand above its title.
	const above = lines
		.slice(0, Math.max(0, place))
		.filter((line) => !FIELD_LINE.test(line.text.trim()));
	if (place < 0 || above.length > MOST_ABOVE) return [];
	// Behind a trail of links the title is said again.
	return lines
		.slice(place + 1)
		.filter((line) => line.text.trim() !== title.text);
};

/** An institution right below the title, or a name that its place stands below, whatever menus stand above. */
const employerBelow = (
	text: string,
	title: PostingFact,
	spoken: Spoken,
): PostingFact | null => {
	const [line, next] = linesBelow(text, title);
	if (!line) return null;
	const [name = ""] = line.text.trim().split(/ [-–—·|] /u);
	const institution = INSTITUTION.exec(name.replace(SAINT, " "))?.[1];
	if (institution && !isPartOfEmployer(institution))
		return at(line, name.slice(0, institution.length));
	const isNamed =
		/^\p{Lu}/u.test(name) &&
		name.length <= LONGEST_NAME &&
		!NO_NAME.test(name) &&
		!isPartOfEmployer(name) &&
		!namesRole(name, spoken) &&
		isPlace(next?.text.trim() ?? "", spoken);
	return isNamed ? at(line, name) : null;
};

/** "Telford, Shropshire", "Location: Telford". */
const isPlace = (line: string, spoken: Spoken): boolean =>
	PLACE.test(line) || PLACE_FIELD(spoken).test(line);

/** The stop of "St. Anna Hospital" ends nothing. */
const SAINT = /(?<=(?<!\p{L})(?:St|Ste|Sta|Mt|Ft))\./gu;

/** "Date posted: 11/17" is a field of the form. */
const FIELD = /:\s/;
const NO_NAME = /[.!?]$|:/;

const MOST_ABOVE = 5;
const LONGEST_NAME = 50;

/** "Fitter – Brandt Heating – Zwolle – 40 hours": two words or a legal form behind the role, and no kind of contract or place of work. */
const isCompany = (field: string, spoken: Spoken): boolean =>
	COMPANY.test(field) &&
	!OTHER_FIELD.test(field) &&
	!namesRole(field, spoken) &&
	!AREA(spoken).test(field) &&
	!findTerms(field).some(({ form }) => form.length === field.length);

const at = (line: PostingFact, name: string): PostingFact => {
	const start = line.span[0] + Math.max(line.text.indexOf(name), 0);
	return { text: name, span: [start, start + name.length] };
};

const NAME = String.raw`\p{Lu}[\p{L}\d&'’.+-]*(?: (?:\p{Lu}|&|and|${employerWords("inName")})[\p{L}\d&'’.+-]*){0,5}`;
const TITLE_AT = new RegExp(String.raw`\S (?:@|${AT}) (${NAME})\s*$`, "u");
const BOARD =
	/^(\p{Lu}[^|•:]{1,60}?) [-–—•·|] \p{Lu}[\p{L}\d .'-]{1,40}(?:, ?[\p{L} ]{2,30}){0,2}(?: \d{4,5}(?:-\d{4})?)?(?: \(.{1,20}\))?$/u;
const BEHIND_AT = new RegExp(`^${AT} (${NAME})$`, "u");
/** A line that names an institution by its kind, with the place behind it or alone. */
const INSTITUTION = new RegExp(
	String.raw`^(\p{Lu}[^.,:;!?|]{0,50}${LETTERS_BEGIN}${employerWords("institutionEnds")}|${employerWords("institutionBegins")} [^.,:;!?|]{2,50})(?:, \p{Lu}[\p{L} '-]{1,30})?$`,
	"u",
);
const COMPANY =
	/^\p{Lu}[\p{L}\d&'’.-]+(?: (?:\p{Lu}[\p{L}\d&'’.-]+|\p{Ll}{1,4}|&)){1,4}$/u;
const OTHER_FIELD = listPattern(
	`${LETTERS_BEGIN}(?:${EMPLOYMENT}|${titleWords("workplaces")}|${PLACED})${LETTERS_END}`,
	"iu",
);
const ABOVE =
	/^(\p{Lu}[^|•:·]{2,50}?) [·|] \p{Lu}[\p{L}.' -]{1,40}, ?[\p{L} ]{2,30}(?:, ?[\p{L} ]{2,30})?(?: \(.{1,20}\))?$/u;
const PLACE =
	/^\p{Lu}[\p{L} .&'-]{1,40}, ?(?:\p{Lu}{2}|\p{Lu}\p{L}+)(?: \d{4,5})?$/u;
const PLACE_FIELD = wordPattern(
	({ titles }) => titles.placeField,
	(words) => `^${words}\\s*:`,
);
/** "Raum Ulm". */
const AREA = wordPattern(
	({ titles }) => titles.placeField,
	(words) => `^${words}\\s`,
);
const OF_GROUP = wordPattern(
	({ titles }) => titles.ofGroup,
	(words) => ` \\(${words}[^()]{1,60}\\)$`,
);
