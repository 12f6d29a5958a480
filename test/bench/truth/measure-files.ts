// Questions that files of one's own ask: a resume and a letter made for a posting, and the profile printed as it is, each in
// every format the check reads, held against the profile they come from.
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { commandTypesetter, draw } from "#src/cli/draw.ts";
import { documentIn } from "#src/cli/read-document.ts";
import type { DrawableContent } from "#src/documents/drawing-types.ts";
import { type Format, formats } from "#src/documents/formats.ts";
import { resumeOf } from "#src/domain/mapping/profile-to-resume.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import { checkDocument } from "#src/workflows/check-document.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import type { Typesetter } from "#src/world/typesetter.ts";
import { none, type Result } from "../engine/result.ts";
import type { Collection } from "./cases.ts";
import { readableProfiles } from "./measure-own.ts";

/** What `attune check` reads: a web page is for the eye alone. */
const READ: readonly Format[] = ["json", "jsonresume", "txt", "docx", "pdf"];

type File = { name: string; format: Format; asked: string[] };

export async function measureFiles(
	collection: Collection,
	postings: readonly string[],
	today: string,
): Promise<Result[]> {
	if (postings.length === 0) return [];
	const typesetter = commandTypesetter();
	const files: File[] = [];
	for (const [at, { person, profile }] of readableProfiles(
		collection,
	).entries()) {
		const posting = postings[at % postings.length] ?? "";
		const made = await madeOf(profile, posting, today);
		for (const one of made.documents)
			files.push(
				...(await filesOf(one, {
					...made,
					person,
					profile,
					today,
					typesetter,
				})),
			);
	}
	await typesetter.close();
	return READ.map((format) => {
		const own = files.filter((one) => one.format === format);
		const open = own.flatMap(({ asked }) => asked.filter(isOpenPlace)).length;
		return none(
			`${collection.name}: questions own files ask, ${formats[format].label}`,
			own.flatMap(({ name, asked }) =>
				asked
					.filter((text) => !isOpenPlace(text))
					.map((text) => `${name}: ${text}`),
			),
			` (${own.length} files, ${open} places for the person to fill)`,
		);
	});
}

/** "[level]" is no claim: it must be filled in before a letter goes out, and the check says so. */
function isOpenPlace(text: string): boolean {
	return /^\[[^\]]+\]$/.test(text);
}

type Named = DrawableContent & { name: string };

/** What is made for a posting, and the profile with nothing chosen and nothing reworded. */
async function madeOf(profile: Profile, posting: string, today: string) {
	const { resume, letter, job } = await tailorContent({
		...{ compute: inThread, profile, posting, today },
		...{ kinds: ["resume", "letter"], strength: "high", sections: "auto" },
	});
	const documents: Named[] = [];
	if (resume)
		documents.push(
			{ kind: "resume", name: "resume", content: resume },
			{
				kind: "resume",
				name: "profile as it is",
				content: { ...resume, ...resumeOf(profile) },
			},
		);
	if (letter)
		documents.push({ kind: "letter", name: "letter", content: letter });
	return { documents, job };
}

type Drawing = Pick<Awaited<ReturnType<typeof madeOf>>, "job"> & {
	person: string;
	profile: Profile;
	today: string;
	typesetter: Typesetter;
};

async function filesOf(
	document: Named,
	{ job, person, profile, today, typesetter }: Drawing,
): Promise<File[]> {
	const { files } = await draw(
		document,
		{ formats: READ, template: null, paper: "letter" },
		typesetter,
	);
	const found: File[] = [];
	for (const { format, bytes } of files) {
		const name = `${person}, ${document.name}`;
		const read = await documentIn(
			typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes,
			name,
		);
		const { problems } = checkDocument(read, {
			profile,
			today,
			posting: [job.title ?? "", job.company ?? ""],
			needs: job.requirements.map(({ text }) => text),
		});
		found.push({ name, format, asked: problems.map(({ text }) => text) });
	}
	return found;
}
