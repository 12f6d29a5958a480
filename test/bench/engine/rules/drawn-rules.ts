// The rules that need the drawn page: one column, no pictures, the name on a line of its own, selectable text.
import { renderText } from "#src/documents/text.ts";
import { bare } from "../../../pdf-text.ts";
import type { Judged, Piece, Rule } from "./rule.ts";

const LARGEST_BYTES = 2.5 * 1024 * 1024;
const LEAST_READ = 0.99;
/** Points two pieces of one line may differ in height. */
const SAME_LINE = 3;
const LEAST_OF_LAST_PAGE = 0.2;

export const drawnRules: readonly Rule[] = [
	{
		number: 1,
		says: "one column, read in the order it is seen",
		breaks: ({ drawn }) =>
			drawn.pieces.flatMap((piece, at) => {
				const before = drawn.pieces[at - 1];
				return before && isBack(before, piece)
					? [`“${piece.text}” is read after “${before.text}”`]
					: [];
			}),
	},
	{
		number: 2,
		says: "no pictures, tables or text boxes",
		breaks: ({ drawn }) =>
			drawn.images > 0 ? [`${drawn.images} pictures`] : [],
	},
	{
		number: 3,
		says: "name and addresses in the body",
		breaks: ({ doc, drawn }) =>
			[doc.header.name, ...doc.header.contact.map(({ text }) => text)].filter(
				(text) => !bare(drawn.text).includes(bare(text)),
			),
	},
	{
		number: 4,
		says: "the name is not letter-spaced",
		breaks: ({ doc, drawn }) =>
			doc.header.name === ""
				? null
				: drawn.text.toLowerCase().includes(doc.header.name.toLowerCase())
					? []
					: [doc.header.name],
	},
	{
		number: 5,
		says: "smaller than 2.5 MB",
		breaks: ({ drawn }) =>
			drawn.bytes < LARGEST_BYTES ? [] : [`${drawn.bytes} bytes`],
	},
	{
		number: 6,
		says: "all words are selectable text",
		breaks: ({ doc, drawn }) => {
			const words = renderText(doc).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
			const read = bare(drawn.text).toLowerCase();
			const lost = words.filter((word) => !read.includes(word.toLowerCase()));
			return lost.length > words.length * (1 - LEAST_READ) ? lost : [];
		},
	},
	{
		number: 12,
		says: "the name stands alone on the first line",
		breaks: ({ doc, drawn }) => {
			const [first] = drawn.pieces;
			if (!first || doc.header.name === "") return null;
			const line = drawn.pieces
				.filter(
					({ page, y }) => page === 1 && Math.abs(y - first.y) < SAME_LINE,
				)
				.map(({ text }) => text)
				.join(" ");
			return bare(line).toLowerCase() === bare(doc.header.name).toLowerCase()
				? []
				: [line];
		},
	},
	{
		number: 21,
		says: "name, the two latest positions and education on page 1",
		breaks: sixElements,
	},
	{
		number: 23,
		says: "1 page under ten years, 2 above, no nearly empty last page",
		breaks: pages,
	},
];

function isBack(before: Piece, piece: Piece): boolean {
	if (piece.page !== before.page) return piece.page < before.page;
	return piece.y > before.y + SAME_LINE;
}

function sixElements({ doc, drawn, tailored: { resume } }: Judged) {
	const first = bare(
		drawn.pieces
			.filter(({ page }) => page === 1)
			.map(({ text }) => text)
			.join(" "),
	).toLowerCase();
	const wanted = [
		doc.header.name,
		...resume.experience.slice(0, 2).flatMap((job) => [job.title, job.company]),
		...resume.education.slice(0, 1).map(({ institution }) => institution),
	].filter((text) => text !== "");
	return wanted.filter((text) => !first.includes(bare(text).toLowerCase()));
}

function pages({ drawn, person, doc, today }: Judged): string[] {
	const { profile } = person;
	const starts = profile.work_experience
		.map(({ start_date }) => Number(start_date?.slice(0, 4)))
		.filter((year) => year > 0);
	const years = Number(today.slice(0, 4)) - Math.min(...starts);
	const isScholar =
		profile.publications.length >= 5 ||
		/professor|research|lecturer/i.test(
			`${profile.personal.headline} ${profile.work_experience[0]?.job_title}`,
		);
	const most = isScholar ? Number.POSITIVE_INFINITY : years >= 10 ? 2 : 1;
	if (drawn.pages > most)
		return [`${drawn.pages} pages for ${years} years of work`];
	if (drawn.pages === 1) return [];
	const last = drawn.pieces.filter(({ page }) => page === drawn.pages);
	const height = doc.paper === "letter" ? 792 : 842;
	const foot = Math.min(...last.map(({ y }) => y));
	return (height - foot) / height < LEAST_OF_LAST_PAGE
		? [`the last of ${drawn.pages} pages is nearly empty`]
		: [];
}
