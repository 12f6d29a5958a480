// The paragraphs of a rich text file as lines of a resume: with their looks, lists, tables and text frames. What it holds besides,
// such as pictures and whatever a program keeps for itself, is passed over unread.
import { Refusal } from "../../domain/refusal.ts";
import {
	type SourceLine,
	type TextRun,
	textOfRuns,
} from "../../domain/resume-reading/lines/source-line.ts";
import { linesOfTable } from "../../domain/resume-reading/lines/table-lines.ts";
import { addText, trimmedRuns } from "./docx-runs.ts";
import {
	encodingOfPage,
	FIRST_STATE,
	lookBehind,
	paragraphBehind,
	type RtfPlace,
	type RtfState,
	type RtfTables,
	rtfTables,
	SYMBOLS,
	takeTableWord,
} from "./rtf-state.ts";
import { type RtfToken, rtfTokens } from "./rtf-tokens.ts";
import { wholeLine } from "./whole-line.ts";

/** Groups within each other; no program writes more than some thirty. */
const DEEPEST = 300;
const LONGEST_TEXT = 400_000;

const BROKEN =
	"This rich text file is damaged and can't be opened. Save it again, or as .docx, and choose the new file.";
const LONG_TEXT =
	"This text is far longer than a resume. Choose just the resume.";
const EMPTY =
	"This rich text file holds no text. If the resume in it is a picture, export it from the program it was made with as PDF or DOCX.";

type Draft = { runs: TextRun[]; links: string[] };
type Row = { cells: SourceLine[][]; cell: SourceLine[] };

type Reading = {
	tables: RtfTables;
	outer: RtfState[];
	state: RtfState;
	lines: SourceLine[];
	drafts: Draft[];
	row: Row | null;
	/** The rows of the table that is being read. */
	table: SourceLine[][][];
	/** The text around each frame that is open. */
	around: Pick<Reading, "drafts" | "row" | "table">[];
	isFirst: boolean;
	/** Bytes that are not letters yet. */
	bytes: string;
	/** Letters still to be passed over, as others stand for them. */
	spare: number;
	hasBullet: boolean;
	link: string;
	isIgnorable: boolean;
	space: { skipped: number; below: number };
	letters: number;
};

export function linesOfRtf(bytes: Uint8Array): SourceLine[] {
	const reading: Reading = {
		...{ tables: rtfTables(), outer: [], state: FIRST_STATE, lines: [] },
		...{ drafts: [noDraft()], row: null, table: [], around: [] },
		isFirst: false,
		...{ bytes: "", spare: 0, hasBullet: false, link: "", isIgnorable: false },
		...{ space: { skipped: 0, below: 0 }, letters: 0 },
	};
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
	for (const token of rtfTokens(text.toString("latin1"))) take(reading, token);
	endParagraph(reading);
	endTable(reading);
	if (reading.lines.length === 0) throw new Refusal("bad-input", EMPTY);
	return reading.lines;
}

function noDraft(): Draft {
	return { runs: [], links: [] };
}

function take(reading: Reading, token: RtfToken): void {
	if (token.kind === "text") {
		takeText(reading, token.text);
		return;
	}
	flush(reading);
	if (token.kind === "open") {
		if (reading.outer.length >= DEEPEST) throw new Refusal("bad-input", BROKEN);
		reading.outer.push(reading.state);
		reading.state = { ...reading.state, isFrame: false };
		reading.spare = 0;
	} else if (token.kind === "close") close(reading);
	else if (token.kind === "word" && token.name !== "*")
		takeWord(reading, token);
	reading.isIgnorable = token.kind === "word" && token.name === "*";
}

function close(reading: Reading): void {
	const { place, isFrame } = reading.state;
	if (isFrame) endFrame(reading);
	const before = reading.outer.pop();
	if (before) reading.state = before;
	reading.spare = 0;
	if (place === "link" && before?.place !== "link") endLink(reading);
}

function takeText(reading: Reading, text: string): void {
	const { state } = reading;
	const skipped = Math.min(reading.spare, text.length);
	reading.spare -= skipped;
	const rest = text.slice(skipped);
	if (state.place === "link") reading.link += rest.slice(0, 2000);
	else if (state.place === "bullet") reading.hasBullet ||= /\S/.test(rest);
	else if (state.place === "colors" && rest.includes(";"))
		reading.tables.colors.push("#000000");
	else if (state.place === "text" && !state.isHidden) reading.bytes += rest;
}

/** The bytes that are still to be letters, in the encoding of their font. */
function flush(reading: Reading): void {
	if (reading.bytes === "") return;
	const { tables, state } = reading;
	const encoding = tables.encodings.get(state.font) ?? tables.usual;
	const { bytes } = reading;
	reading.bytes = "";
	if (encoding === SYMBOLS) addLetters(reading, bytes.replace(/[^\s]/g, "•"));
	else if (/^[\t -~]*$/.test(bytes)) addLetters(reading, bytes);
	else
		addLetters(
			reading,
			new TextDecoder(encoding).decode(Buffer.from(bytes, "latin1")),
		);
}

function addLetters(reading: Reading, text: string): void {
	reading.letters += text.length;
	if (reading.letters > LONGEST_TEXT) throw new Refusal("bad-input", LONG_TEXT);
	addText(reading.drafts.at(-1)?.runs ?? [], text, reading.state.look);
}

/** Groups whose text is no text of the resume, by the word that begins them. */
const PLACES: Record<string, RtfPlace> = {
	...{ fonttbl: "fonts", colortbl: "colors", stylesheet: "styles" },
	...{ listtext: "bullet", pntext: "bullet", fldinst: "link" },
	...Object.fromEntries(
		"info pict object nonshppict shprslt sp footer footerl footerr footerf footnote annotation xe tc pntxta pntxtb fldtype ftnsep"
			.split(" ")
			.map((name) => [name, "passed-over" as const]),
	),
};
/** Groups that others may pass over and that hold text all the same. */
const HOLDING = new Set(["shpinst", "do", "shptxt", "pn", "dptxbxtext"]);

const LETTERS: Record<string, string> = {
	...{ "~": " ", _: "-", bullet: "•", endash: "–", emdash: "—" },
	...{ lquote: "‘", rquote: "’", ldblquote: "“", rdblquote: "”" },
	...{ emspace: " ", enspace: " ", qmspace: " ", tab: "\t" },
};

type Word = Extract<RtfToken, { kind: "word" }>;

function takeWord(reading: Reading, word: Word): void {
	const { state, tables } = reading;
	const { name, value } = word;
	const place =
		PLACES[name] ??
		(reading.isIgnorable && !HOLDING.has(name) ? "passed-over" : undefined);
	if (place) state.place = state.place === "passed-over" ? state.place : place;
	if (name === "ansicpg") tables.usual = encodingOfPage(value ?? 1252);
	if (name === "mac") tables.usual = "macintosh";
	if (name === "uc") state.spare = Math.min(8, Math.max(0, value ?? 1));
	if (["fonts", "colors", "styles"].includes(state.place)) {
		takeTableWord(tables, state, word);
		return;
	}
	const isFrame = /^(?:shptxt|dptxbxtext|headerf?)$/.test(name);
	if (isFrame && state.place === "text") openFrame(reading);
	if (name === "f") state.font = value ?? 0;
	if (name === "v") state.isHidden = value !== 0;
	state.look = lookBehind(state.look, word, tables.colors) ?? state.look;
	state.paragraph = paragraphBehind(state.paragraph, word) ?? state.paragraph;
	if (state.place === "bullet") reading.hasBullet ||= name === "u";
	if (state.place !== "text" || state.isHidden) return;
	const letter = LETTERS[name];
	if (letter !== undefined) addLetters(reading, letter);
	else if (name === "u") takeNumbered(reading, value ?? 0);
	else takeEnd(reading, name);
}

/** A letter by its number; for programs that know no such letters, others stand behind it. */
function takeNumbered(reading: Reading, value: number): void {
	addLetters(reading, String.fromCharCode(value & 0xffff));
	reading.spare = reading.state.spare;
}

function takeEnd(reading: Reading, name: string): void {
	if (name === "line") reading.drafts.push(noDraft());
	else if (name === "cell") {
		endParagraph(reading);
		reading.row ??= { cells: [], cell: [] };
		reading.row.cells.push(reading.row.cell);
		reading.row.cell = [];
	} else if (name === "row") {
		endParagraph(reading);
		endRow(reading);
	} else if (/^(?:par|sect|page|column|nestcell)$/.test(name))
		endParagraph(reading);
}

function endRow(reading: Reading): void {
	const { row } = reading;
	reading.row = null;
	if (!row) return;
	const rest = row.cell.length > 0 ? [row.cell] : [];
	reading.table.push([...row.cells, ...rest]);
}

function endTable(reading: Reading): void {
	endRow(reading);
	reading.lines.push(...linesOfTable(reading.table));
	reading.table = [];
}

function endParagraph(reading: Reading): void {
	const { drafts, state, space, tables } = reading;
	const { paragraph } = state;
	const full = drafts.filter(({ runs }) => textOfRuns(runs) !== "");
	if (full.length === 0) space.skipped += 1;
	if (paragraph.isInTable) reading.row ??= { cells: [], cell: [] };
	else if (full.length > 0) endTable(reading);
	const isHeading = paragraph.isHeading || tables.headings.has(paragraph.style);
	const isListed = (reading.hasBullet || paragraph.isListed) && !isHeading;
	const lines = reading.row?.cell ?? reading.lines;
	for (const [at, { runs, links }] of full.entries()) {
		const above = space.skipped + (paragraph.before + space.below) / 11;
		lines.push(
			wholeLine({
				...{ runs: trimmedRuns(runs), links, isHeading },
				...{ isBullet: isListed && at === 0, isFirst: reading.isFirst },
				...{ x: paragraph.indent, leading: at === 0 ? 1.2 + above : 1.2 },
			}),
		);
		reading.isFirst = false;
		space.skipped = 0;
		space.below = paragraph.after;
	}
	reading.drafts = [noDraft()];
	reading.hasBullet = false;
}

function openFrame(reading: Reading): void {
	const { drafts, row, table } = reading;
	reading.around.push({ drafts, row, table });
	reading.drafts = [noDraft()];
	reading.row = null;
	reading.table = [];
	reading.isFirst = reading.lines.length > 0;
	reading.state.isFrame = true;
}

function endFrame(reading: Reading): void {
	endParagraph(reading);
	endTable(reading);
	const around = reading.around.pop();
	reading.drafts = around?.drafts ?? [noDraft()];
	reading.row = around?.row ?? null;
	reading.table = around?.table ?? [];
	reading.isFirst = true;
}

function endLink(reading: Reading): void {
	const url = /HYPERLINK\s+"?([^"\s]+)/.exec(reading.link)?.[1] ?? "";
	reading.link = "";
	if (/^(?:https?|mailto):/i.test(url)) reading.drafts.at(-1)?.links.push(url);
}
