// What stands below the head of an entry: bullets and paragraphs, turned into its lines and its description.
import { type Cited, cited } from "../draft/cited.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { isPassedOver, isProse } from "./entry-blocks.ts";

export type EntryBody = {
	/** Its lines are a list without bullets. */
	isPlainList: boolean;
	description: Cited<string> | undefined;
	achievements: Cited<string>[];
	/** Addresses of companies and other lines that say nothing of the person. */
	left: Paragraph[];
};

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;
/** "Key achievements:" says nothing itself. */
const BARE_LABEL = /^[^.!?]{3,40}[:：]$/u;

export function readText(body: Paragraph[], head: Paragraph[]): EntryBody {
	const left = body.filter(
		({ text, isBullet }) =>
			ADDRESS.test(text) ||
			(!isBullet && (BARE_LABEL.test(text) || isPassedOver(text))),
	);
	const lines = body.filter((each) => !left.includes(each));
	const bullets = lines.filter(({ isBullet }) => isBullet);
	const plain = lines.filter(({ isBullet }) => !isBullet);
	const isList =
		bullets.length === 0 && (plain.length > 1 || isSetIn(plain, head));
	if (isList)
		return {
			...{ isPlainList: true, description: undefined, left },
			achievements: plain.map(lineOf),
		};
	const before = lines.slice(
		0,
		lines.findIndex(({ isBullet }) => isBullet),
	);
	const about = bullets.length === 0 ? plain : before;
	const description = about.map(({ text }) => text).join("\n");
	return {
		isPlainList: false,
		description:
			description === ""
				? undefined
				: cited(description.replace(/\t/g, " "), {
						quote: about.map(({ quote }) => quote).join("\n"),
						page: about[0]?.page ?? 0,
					}),
		achievements: nested(lines.filter((each) => !about.includes(each))),
		left,
	};
}

/** Where the other entries have lists without bullets, one short line is a list too. */
export function withListsOfOne(texts: EntryBody[]): EntryBody[] {
	const areLists = texts.some(({ isPlainList }) => isPlainList);
	const isLine = ({ description }: EntryBody) =>
		description === undefined ||
		(description.value.length <= LONGEST_LINE &&
			!description.value.includes("\n"));
	if (!areLists || !texts.every(isLine)) return texts;
	return texts.map((text) =>
		text.description && text.achievements.length === 0
			? {
					...text,
					description: undefined,
					achievements: [text.description],
				}
			: text,
	);
}

/** In letters. */
const LONGEST_LINE = 110;

/** Bullets set in below a bullet tell more about it, and stay with it. */
function nested(lines: Paragraph[]): Cited<string>[] {
	const all: { line: Cited<string>; x: number }[] = [];
	// In a centered list each line begins where its length lets it.
	const [first] = lines;
	const starts = new Set(lines.map(({ x }) => Math.round(x / 2)));
	const isCentered =
		lines.some(({ x }) => x < (first?.x ?? x) - 1) ||
		(starts.size > 2 && starts.size === lines.length);
	for (const paragraph of lines) {
		const last = all.at(-1);
		const isBelow =
			last !== undefined &&
			!isCentered &&
			paragraph.isBullet &&
			paragraph.x > last.x + 6;
		if (!isBelow) all.push({ line: lineOf(paragraph), x: paragraph.x });
		else {
			last.line.value += ` – ${lineOf(paragraph).value}`;
			last.line.quote += `\n${paragraph.quote}`;
		}
	}
	return all.map(({ line }) => line);
}

function isSetIn(plain: Paragraph[], head: Paragraph[]): boolean {
	const [first] = plain;
	const x = head[0]?.x;
	return (
		first !== undefined && x !== undefined && first.x > x + 10 && isProse(first)
	);
}

function lineOf(paragraph: Paragraph): Cited<string> {
	return cited(paragraph.text.replace(/\t/g, " "), paragraph);
}
