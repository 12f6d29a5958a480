// attune tailor: a resume and a letter for a posting, written into a folder all at once.

import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { inThread } from "../adapters/computing/in-thread.ts";
import type { DrawableContent } from "../documents/drawing-types.ts";
import {
	FORMATS,
	type Format,
	formats as fileFormats,
} from "../documents/formats.ts";
import { LANGUAGE_CODES } from "../domain/language/language-code.ts";
import { SECTIONS } from "../domain/profile/section-names.ts";
import {
	type DocumentKind,
	Strength,
} from "../domain/tailoring/content/content.ts";
import { measureWith } from "../workflows/set-resume.ts";
import {
	type Tailored,
	type TailoringPhase,
	tailorContent,
} from "../workflows/tailor-content.ts";
import type { Typesetter } from "../world/typesetter.ts";
import { type Command, type CommandInput, unusable } from "./command.ts";
import { commandWriter } from "./command-writer.ts";
import {
	commandTypesetter,
	type DrawnDocument,
	draw,
	readLook,
	resumeLook,
	warningsOf,
} from "./draw.ts";
import { notePosting } from "./note-posting.ts";
import { printJson, printLines, progress } from "./print.ts";
import { readPair } from "./read-input.ts";
import { readPhotoFile } from "./read-photo.ts";
import { today } from "./today.ts";
import { loadMeanings } from "./words.ts";
import { expectWritable, writeTogether } from "./write-output.ts";

const help = `attune tailor --profile FILE --job FILE --out FOLDER [flags]

Makes a resume and a cover letter for a posting. Every line in them comes from the profile.

  --profile FILE   a JSON Resume or Attune's export, or - for what is piped in
  --job FILE       the posting as text, or -
  --out FOLDER     where the files go; created if it doesn't exist
  --title TEXT     the job title, if the posting doesn't name it clearly
  --company TEXT   the company, likewise
  --why TEXT       why this employer, in your words; goes into the letter as it is
  --language CODE  en, de, fr …: the documents' language; your profile's by default. Your own lines aren't translated
  --kind           resume, letter or both (default)
  --engine         builtin (default) needs no model; ai uses the model that AI_PROVIDER and AI_API_KEY name (see docs/how-to)
  --strength       how freely lines are reworded: low, medium (default) or high; none adds a fact
  --sections       auto (default) or a list: personal,summary,work_experience,education,skills,languages,
                   projects,certifications,software,publications,volunteer,awards,interests,references
  --template NAME  professional (default), modern, executive, creative … ; a wrong name lists them all
  --paper          letter (default) or a4
  --photo FILE     a JPEG, printed by the template portrait
  --format LIST    of pdf,docx,html,txt,json,jsonresume (default pdf,json); json is always written, for attune render and
                   check; jsonresume is the open standard, for resumes only
  --json           what was made, as one JSON object

Two runs on the same day give the same files, byte for byte. SOURCE_DATE_EPOCH sets the day.`;

const ENGINES = ["builtin", "ai"] as const;
const KINDS = ["resume", "letter", "both"] as const;

export const command: Command = {
	help,
	options: {
		profile: { type: "string" },
		job: { type: "string" },
		out: { type: "string" },
		title: { type: "string" },
		company: { type: "string" },
		why: { type: "string" },
		language: { type: "string" },
		kind: { type: "string" },
		strength: { type: "string" },
		engine: { type: "string" },
		sections: { type: "string" },
		template: { type: "string" },
		paper: { type: "string" },
		photo: { type: "string" },
		format: { type: "string" },
		json: { type: "boolean" },
	},
	words: 0,
	run,
};

async function run(given: CommandInput): Promise<void> {
	const wishes = readWishes(given);
	const clock = stopwatch();
	await expectWritable(wishes.folder);
	const photo = await readPhotoFile(given.text("photo"));
	const wanted = { ...wishes, look: { ...wishes.look, photo } };
	await loadMeanings();
	const pair = await readPair(given.needed("profile"), given.needed("job"));
	const typesetter = commandTypesetter();
	const tailored = await tailorContent(
		{
			...wanted,
			...pair,
			today: today(),
			compute: inThread,
			measure: measureWith({ typesetter }, resumeLook(wanted.look)),
			...(wanted.engine === "ai" ? { writer: commandWriter() } : {}),
		},
		clock.begin,
	);
	notePosting(pair.posting, tailored.job);
	clock.begin("render");
	const documents = await drawAll(tailored, wanted, typesetter);
	await writeTogether(documents.flatMap(({ files }) => files));
	const report = { documents: documents.map(reportOf), ms: clock.end() };
	if (given.isOn("json")) printJson(report);
	else printLines(describe(report));
	warn(documents);
}

type Wishes = ReturnType<typeof readWishes>;

function readWishes(given: CommandInput) {
	const kind = given.oneOf("kind", KINDS, "both");
	const kinds: DocumentKind[] = kind === "both" ? ["resume", "letter"] : [kind];
	const isAuto = (given.text("sections") ?? "auto") === "auto";
	const sections = isAuto
		? ("auto" as const)
		: (given.someOf("sections", SECTIONS) ?? []);
	if (sections.length === 0)
		throw unusable("tailor", "--sections names no section");
	const formats: Format[] = given.someOf("format", FORMATS) ?? ["pdf"];
	given.needed("profile");
	given.needed("job");
	return {
		folder: given.needed("out"),
		kinds,
		title: given.text("title")?.trim() || undefined,
		company: given.text("company")?.trim() || undefined,
		whyThem: given.text("why")?.trim() || undefined,
		language: given.someOf("language", LANGUAGE_CODES)?.[0],
		strength: given.oneOf("strength", Strength.options, "medium"),
		engine: given.oneOf("engine", ENGINES, "builtin"),
		sections,
		keepsOrder: !isAuto,
		look: readLook("tailor", given, kinds),
		formats: FORMATS.filter(
			(format) => format === "json" || formats.includes(format),
		),
	};
}

type Written = {
	document: DrawableContent;
	drawing: DrawnDocument;
	files: { path: string; bytes: Uint8Array | string }[];
};

async function drawAll(
	{ resume, letter }: Tailored,
	{ folder, look, formats }: Wishes,
	typesetter: Typesetter,
): Promise<Written[]> {
	const documents: DrawableContent[] = [];
	if (resume) documents.push({ kind: "resume", content: resume });
	if (letter) documents.push({ kind: "letter", content: letter });
	const written: Written[] = [];
	for (const document of documents) {
		const drawing = await draw(document, { ...look, formats }, typesetter);
		const files = drawing.files.map(({ format, bytes }) => ({
			path: join(folder, `${document.kind}.${fileFormats[format].extension}`),
			bytes,
		}));
		written.push({ document, drawing, files });
	}
	await typesetter.close();
	return written;
}

type DocumentReport = ReturnType<typeof reportOf>;

function reportOf({ document: { kind, content }, drawing, files }: Written) {
	const { metadata, validation } = content;
	return {
		kind,
		files: files.map(({ path }) => path),
		pages: drawing.pages,
		score: metadata.score,
		claims: {
			total: validation.lines.length,
			removed: validation.removed.length,
			repaired: validation.repaired.length,
		},
		omitted: metadata.omitted,
		warnings: validation.warnings,
	};
}

function describe({ documents }: { documents: DocumentReport[] }): string[] {
	return documents.flatMap(
		({ kind, files, pages, score, claims, omitted, warnings }) => [
			`${kind === "resume" ? "Resume" : "Letter"}${pages === null ? "" : `, ${pages} page${pages === 1 ? "" : "s"}`}`,
			`  match ${score.before} → ${score.after} of 100, by wording alone at most ${score.ceiling}`,
			`  ${claims.total} lines proved by the profile, ${claims.removed} removed, ${claims.repaired} put back, ${omitted.length} of the profile left out`,
			...warnings.map((warning) => `  note: ${warning}`),
			...files.map((file) => `  ${file}`),
		],
	);
}

function warn(documents: Written[]): void {
	const warnings = documents.flatMap(({ drawing }) => warningsOf(drawing));
	for (const warning of new Set(warnings)) progress(warning);
}

type Phase = TailoringPhase | "render";

/** Milliseconds of each phase. */
function stopwatch() {
	const ms: Record<Phase, number> = {
		read: 0,
		match: 0,
		write: 0,
		check: 0,
		render: 0,
	};
	let running: { phase: Phase; since: number } | null = null;
	const end = () => {
		if (running)
			ms[running.phase] +=
				Math.round((performance.now() - running.since) * 10) / 10;
		return ms;
	};
	return {
		begin(phase: Phase) {
			end();
			running = { phase, since: performance.now() };
		},
		end,
	};
}
