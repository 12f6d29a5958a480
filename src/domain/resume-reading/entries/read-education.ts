// Education: a school, a degree, a field, a span of time, a grade.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import type { Education } from "../../profile/profile.ts";
import {
	type Cited,
	type CitedFields,
	cited,
	citedText,
} from "../draft/cited.ts";
import {
	degreeAtStart,
	hasDegree,
	isInstitution,
	titleWeight,
} from "../lines/entry-words.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { type Entries, NOTHING } from "./cited-entries.ts";
import { blocksOf } from "./entry-blocks.ts";
import { readText } from "./entry-text.ts";
import { type HeadPart, readHead } from "./head-parts.ts";
import { withoutNames } from "./named-lines.ts";
import { periodOf } from "./read-history.ts";

const GRADE =
	/(?:\b(?:c?gpa|grade point average|grade)\b:?\s*(\d(?:[.,]\d+)?)(?:\s*\/\s*(\d{1,2}(?:[.,]\d+)?))?|(\d[.,]\d+)\s*(?:\/\s*(\d(?:[.,]\d+)?)\s*)?\bgpa\b)/i;
const CONNECTOR = new RegExp(
	`^\\s*(?:${inAnyLanguage(({ entry }) => entry.field)}\\s+|[,:–—(-]\\s*)+`,
	"iu",
);
const UNSURE = "It is not certain whether this is the school";

export function readEducation(paragraphs: Paragraph[]): Entries<Education> {
	const left: Paragraph[] = [];
	const entries: CitedFields<Education>[] = [];
	const blocks = blocksOf(withoutNames(paragraphs)).map(({ head, body }) => {
		const read = readHead(head.map(withoutGrade), body, "never");
		const parts = read.parts
			.filter(({ text }) => /\p{L}{2}/u.test(text))
			.flatMap(withoutBracket);
		return { head, body, read, parts };
	});
	const heads = blocks.map(({ parts }) => parts);
	const usual = {
		isDegreeFirst: isDegreeFirst(heads),
		hasTown:
			blocks.length > 1 &&
			blocks.every(
				({ read, parts }) => read.place !== null || hasTownBehind(parts),
			),
	};
	for (const { head, body, read, parts } of blocks) {
		const grade = gradeIn([...head, ...body]);
		const text = readText(body, head);
		left.push(...text.left);
		if (parts.length === 0) {
			left.push(...head, ...body);
			continue;
		}
		const { institution, degree, field, town, rest } = placeParts(parts, usual);
		const place = read.place ?? town;
		const achievements = [
			...rest.map(({ text: words, from }) =>
				cited(words, { quote: from.quote, page: from.page }),
			),
			...(text.description ? [text.description] : []),
			...text.achievements,
		];
		entries.push({
			institution_name: institution ?? NOTHING,
			...(degree && { degree_type: degree }),
			...(field && { field_of_study: field }),
			...(place && { location: citedText(place.text, place.from) ?? NOTHING }),
			...periodOf(read),
			...(grade && { gpa: grade }),
			achievements,
		});
	}
	return { entries, left };
}

const BRACKET = /^(.{2,}?)\s*\(([^()]{3,})\)$/u;

/** "Baker's certificate (Ashby College)" and "Ashby College (first class)": a school in brackets, and a remark on one. */
function withoutBracket(
	part: HeadPart,
	_at: number,
	parts: readonly HeadPart[],
): HeadPart[] {
	const [, before = "", within = ""] = BRACKET.exec(part.text) ?? [];
	// Beside a school, who is in brackets only examined.
	const isSchool =
		isInstitution(within) &&
		!isInstitution(before) &&
		!parts.some(isSchoolName);
	const isRemark = isInstitution(before) && /\s|^\p{Ll}{3}|^\d/u.test(within);
	return before !== "" && (isSchool || isRemark)
		? [
				{ ...part, text: before },
				{ ...part, text: within, afterComma: false },
			]
		: [part];
}

/** A school, whoever stands in brackets behind it. */
function isSchoolName({ text }: HeadPart): boolean {
	return isInstitution(text.replace(/\s*\([^()]*\)/gu, "")) && !hasDegree(text);
}

type Placed = {
	institution: Cited<string> | undefined;
	degree: Cited<string> | undefined;
	field: Cited<string> | undefined;
	/** What stands behind the school where no word tells what it is. */
	town: HeadPart | undefined;
	rest: HeadPart[];
};

const TOWN = /^\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}$/u;

/** In the entries whose words say which is which; where no degree is known, the school alone tells its place. */
function isDegreeFirst(heads: HeadPart[][]): boolean {
	const known = heads.flatMap((parts) => {
		const school = parts.findIndex(
			({ text }) => isInstitution(text) && !hasDegree(text),
		);
		const degree = parts.findIndex(({ text }) => degreeAtStart(text) !== "");
		if (school < 0 || parts.length < 2) return [];
		return [degree < 0 ? school > 0 : degree < school];
	});
	return known.filter((isFirst) => isFirst).length > known.length / 2;
}

/** What the studies of a resume have in common. */
type Usual = { isDegreeFirst: boolean; hasTown: boolean };

/** "Calder College, Ashby" at the end of a line. */
function hasTownBehind(parts: HeadPart[]): boolean {
	return parts.some((part, at) => {
		const school = parts[at - 1];
		return (
			part.afterComma &&
			school?.from === part.from &&
			!school.afterComma &&
			!hasDegree(school.text) &&
			parts[at + 1]?.from !== part.from &&
			isTown(part)
		);
	});
}

function isTown({ text }: HeadPart): boolean {
	return TOWN.test(text) && !isInstitution(text) && !hasDegree(text);
}

function placeParts(parts: HeadPart[], usual: Usual): Placed {
	const school = schoolOf(parts, usual.isDegreeFirst);
	const others = parts.filter((part) => part !== school);
	const degreePart =
		others.find(({ text }) => degreeAtStart(text) !== "") ??
		others.find(({ text }) => hasDegree(text));
	const { degree, field } = degreePart
		? splitDegree(degreePart.text)
		: { degree: "", field: "" };
	let rest = others.filter((part) => part !== degreePart);
	let institution = school?.text ?? "";
	let study = field;
	// "University of West Aire, Leeds": what follows a school after a comma belongs to its name, unless the field is missing.
	const next = school ? parts[parts.indexOf(school) + 1] : undefined;
	const follower = rest.find(
		(part) =>
			part.afterComma &&
			school?.from === part.from &&
			parts.indexOf(part) > parts.indexOf(school) &&
			part.isBold === school.isBold &&
			(part === next || !isInstitution(next?.text ?? "")),
	);
	if (follower && school && isInstitution(follower.text)) {
		institution = `${institution}, ${follower.text}`;
		rest = rest.filter((part) => part !== follower);
	}
	const isUndecided = school !== undefined && school === behindDegree(parts);
	const isTownBehind =
		(usual.hasTown || isUndecided) &&
		follower !== undefined &&
		isTown(follower);
	const unplaced =
		degreePart && !isTownBehind
			? rest
			: rest.filter((part) => part !== follower);
	const candidate = study === "" ? unplaced[0] : undefined;
	if (candidate) {
		study = candidate.text;
		rest = rest.filter((part) => part !== candidate);
	} else if (follower && school && rest.includes(follower) && !isTownBehind) {
		institution = `${institution}, ${follower.text}`;
		rest = rest.filter((part) => part !== follower);
	}
	const town = rest.find((part) => part === follower && TOWN.test(part.text));
	const fieldFrom =
		candidate && study === candidate.text ? candidate.from : degreePart?.from;
	return {
		institution: school
			? citedText(
					institution,
					school.from,
					isInstitution(school.text) ? null : UNSURE,
				)
			: undefined,
		degree: degreePart ? citedText(degree, degreePart.from) : undefined,
		field: fieldFrom ? citedText(study, fieldFrom) : undefined,
		town,
		rest: rest.filter((part) => part !== town),
	};
}

/** The school by its words, else the part that is no degree: where no word tells, the one in the other entries' place. */
function schoolOf(
	parts: HeadPart[],
	isDegreeUsuallyFirst: boolean,
): HeadPart | undefined {
	const others = parts.filter(
		({ text, afterComma }) => !hasDegree(text) && !afterComma,
	);
	const isUndecided = others.length === 2 && parts[0] === others[0];
	const named = parts.filter(({ text }) => isInstitution(text));
	return (
		named.find(isSchoolName) ??
		named.find(({ text }) => !hasDegree(text)) ??
		named.find(({ text }) => degreeAtStart(text) === "") ??
		(parts.length > 1
			? others[isUndecided && isDegreeUsuallyFirst ? 1 : 0]
			: undefined) ??
		(parts.length === 1 ? named[0] : behindDegree(parts))
	);
}

/** "BSc Textile Design, Calder": behind a degree that has its field stands the school; behind a bare degree, the field. */
function behindDegree([first, second, ...rest]: HeadPart[]):
	| HeadPart
	| undefined {
	const degree = degreeAtStart(first?.text ?? "");
	const hasField =
		degree !== "" && (first?.text.length ?? 0) > degree.length + 3;
	const isRestTown = rest.every((part) => part.afterComma && isTown(part));
	return rest.length <= 1 &&
		isRestTown &&
		(hasField || rest.length === 1) &&
		!hasDegree(second?.text ?? "")
		? second
		: undefined;
}

/** A degree by its letters, and what they stand for. */
const SHORT_AND_LONG = /^(\p{Lu}{2,6}) \(([^()]{12,})\)$/u;

/** "Technician (NVQ) in Dyeing": a degree by its name, its letters behind it, and its field. */
const LONG_AND_SHORT = new RegExp(
	`^([^()]{3,} \\(([^()]{2,})\\))\\s+${inAnyLanguage(({ entry }) => entry.field)}\\s+(.+)$`,
	"iu",
);

/** "BSc in Computer Science" as degree and field; a degree that cannot be cut stays whole. */
function splitDegree(text: string): { degree: string; field: string } {
	const degree = degreeAtStart(text);
	if (degree === "") {
		const [, short = "", long = ""] = SHORT_AND_LONG.exec(text) ?? [];
		if (short !== "") return { degree: short, field: long };
		const [, named = "", letters = "", field = ""] =
			LONG_AND_SHORT.exec(text) ?? [];
		if (letters !== "" && degreeAtStart(letters) === letters)
			return { degree: named, field };
		const turned = /^(.{3,}?)\s*[,(–-]\s*(.+?)\)?$/u.exec(text);
		const last = turned?.[2] ?? "";
		// "Technician (NVQ)": what one becomes, and no field.
		const isFieldFirst = titleWeight(turned?.[1] ?? "") === 0;
		if (turned && degreeAtStart(last) === last && isFieldFirst)
			return { degree: last, field: turned[1] ?? "" };
		return { degree: text, field: "" };
	}
	const after = text.slice(text.indexOf(degree) + degree.length);
	const field = isExaminer(after)
		? ""
		: after
				.replace(CONNECTOR, "")
				.replace(/^([^(]*)\)$/, "$1")
				.trim();
	// "Master of Nursing": without a connector the rest is a part of the degree's own name.
	return field === "" || !/\p{L}/u.test(field)
		? { degree: text, field: "" }
		: { degree, field };
}

/** "(IHK)" behind a degree: before whom it was passed. */
function isExaminer(after: string): boolean {
	return /^\s*\([^()]+\)$/u.test(after) && isInstitution(after);
}

function gradeIn(lines: Paragraph[]): Cited<number> | undefined {
	for (const line of lines) {
		const found = GRADE.exec(line.text);
		if (!found) continue;
		const point = Number((found[1] ?? found[3] ?? "").replace(",", "."));
		const scale = Number((found[2] ?? found[4] ?? "4").replace(",", "."));
		if (point > 0 && point <= 4 && scale === 4 && /gpa|average/i.test(found[0]))
			return cited(point, line);
	}
	return undefined;
}

function withoutGrade(line: Paragraph): Paragraph {
	const found = GRADE.exec(line.text);
	if (!found || !/gpa/i.test(found[0])) return line;
	const text = line.text
		.replace(found[0], "")
		.replace(/[\s,;|·•(–-]+$/u, "")
		.trim();
	return text === line.text
		? line
		: {
				...line,
				text,
				runs: [
					{ ...(line.runs[0] as Paragraph["runs"][number]), text, gap: "none" },
				],
			};
}
