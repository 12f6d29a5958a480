// Two readers of the kind that applicant tracking systems are built on. They know nothing of Attune: one sees lines of text
// with their places, the other runs of type as they stand in the PDF. Headings are looked for by their usual words, dates by
// their form, and what stands before a date is a job.

/** A line in pieces, as type or wide gaps part them. */
export type Line = { pieces: { text: string; isBold: boolean }[] };

export type ReadJob = {
	title: string;
	company: string;
	start: string;
	end: string;
};
export type ReadBack = {
	name: string;
	email: string;
	phone: string;
	jobs: ReadJob[];
	schools: string[];
	skills: string;
};

const HEADINGS: Record<string, RegExp> = {
	summary: /^(professional )?(summary|profile|objective|about)( me)?$/i,
	work: /^((professional|work|employment) )?(experience|history)$/i,
	education: /^education( and training)?$/i,
	skills: /^((technical|core|key) )?(skills|competencies)$/i,
	other:
		/^(projects|certifications?|certificates|languages|publications|volunteer(ing)?( experience)?|awards|interests|references)$/i,
};
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? ";
const DATE = `(?:${MONTH})?(?:19|20)\\d{2}`;
const RANGE = new RegExp(
	`(${DATE})(?: ?[–—-] ?(${DATE}|present|current|now))?$`,
	"i",
);
const BULLET = /^[•●▪–*-]\s*/;

export function readBack(lines: Line[]): ReadBack {
	const texts = lines.map(textOf);
	const all = texts.join("\n");
	const work = sectionOf(lines, "work");
	return {
		name: lines[0]?.pieces[0]?.text.trim() ?? "",
		email: /[\w.+-]+@[\w-]+\.[\w.-]+/.exec(all)?.[0] ?? "",
		phone:
			/\+?\(?\d[\d ().-]{6,}\d/.exec(texts.slice(0, 8).join("\n"))?.[0] ?? "",
		jobs: entriesOf(work).map(jobOf),
		schools: sectionOf(lines, "education")
			.map(textOf)
			.filter((text) => !BULLET.test(text)),
		skills: sectionOf(lines, "skills").map(textOf).join(" , "),
	};
}

const textOf = ({ pieces }: Line) =>
	pieces
		.map(({ text }) => text)
		.join(" ")
		.replace(/\s+/g, " ")
		.replace(/ (?=[,.;:])/g, "")
		.trim();

function sectionOf(lines: Line[], wanted: string): Line[] {
	const found: Line[] = [];
	let current = "head";
	for (const line of lines) {
		const heading = Object.entries(HEADINGS).find(([, words]) =>
			words.test(textOf(line)),
		)?.[0];
		if (heading) current = heading;
		else if (current === wanted) found.push(line);
	}
	return found;
}

/** A line that ends in a date opens an entry. */
function entriesOf(lines: Line[]): Line[][] {
	const entries: Line[][] = [];
	for (const line of lines) {
		const isHead =
			RANGE.test(textOf(line)) &&
			!BULLET.test(textOf(line)) &&
			line.pieces.length > 1;
		if (isHead) entries.push([line]);
		else entries.at(-1)?.push(line);
	}
	return entries;
}

function jobOf([head, next]: Line[]): ReadJob {
	const text = head ? textOf(head) : "";
	const [range = "", start = "", end = ""] = RANGE.exec(text) ?? [];
	const before = text.slice(0, text.length - range.length).trim();
	const bold = head?.pieces.filter(({ isBold }) => isBold) ?? [];
	const boldText = bold
		.map(({ text: part }) => part)
		.join(" ")
		.trim();
	const hasRest = before.length > boldText.length + 2;
	const title =
		boldText ||
		(before.includes(", ") ? (before.split(", ")[0] ?? "") : before);
	const below = next && !BULLET.test(textOf(next)) ? textOf(next) : "";
	const rest = before.slice(title.length).replace(/^[\s,|·]+/, "");
	const company = (boldText ? hasRest : rest !== "") ? rest : below;
	return { title, company: company.split(", ")[0] ?? "", start, end };
}

/** The lines of a text that keeps its places; wide gaps part the pieces. */
export function linesOfLayout(text: string): Line[] {
	return text
		.split(/[\n\f]/)
		.filter((line) => line.trim())
		.map((line) => ({
			pieces: line
				.trim()
				.split(/ {3,}/)
				.map((piece) => ({ text: piece, isBold: false })),
		}));
}

type Run = { text: string; x: number; y: number; width: number; font: string };

/** The lines that runs of type make; a run in a face whose name says so is bold. */
export function linesOfRuns(
	pages: Run[][],
	isBold: (font: string) => boolean,
): Line[] {
	return pages.flatMap((runs) => {
		const lines: { y: number; end: number; line: Line }[] = [];
		for (const run of runs.filter(({ text }) => text.trim())) {
			const last = lines.at(-1);
			const bold = isBold(run.font);
			if (!last || Math.abs(last.y - run.y) > 2) {
				lines.push({
					y: run.y,
					end: run.x + run.width,
					line: { pieces: [{ text: run.text, isBold: bold }] },
				});
				continue;
			}
			const piece = last.line.pieces.at(-1);
			if (piece && piece.isBold === bold && run.x - last.end < 8)
				piece.text += (run.x - last.end > 1 ? " " : "") + run.text;
			else last.line.pieces.push({ text: run.text, isBold: bold });
			last.end = run.x + run.width;
		}
		return lines.map(({ line }) => line);
	});
}
