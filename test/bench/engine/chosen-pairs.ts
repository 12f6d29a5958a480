// The pairs of pairs.json: how much of what is asked for and true gets into the resume, and what of it is not.
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { type Tailored, tailorContent } from "#src/workflows/tailor-content.ts";
import type { Person, Posting } from "./collection.ts";
import { coverageOf } from "./coverage.ts";
import { atLeast, none, type Result } from "./result.ts";

type ListedPair = { profile: string; job: string; kind: string };

/** Both documents of a pair, as they would be sent. */
export type WrittenPair = {
	name: string;
	kind: string;
	person: Person;
	posting: Posting;
	tailored: Tailored & {
		resume: NonNullable<Tailored["resume"]>;
		letter: NonNullable<Tailored["letter"]>;
	};
};

/** The pairs whose files are there, written, and the names of the others. */
export async function writeChosenPairs(
	list: Buffer,
	{ people, postings }: { people: Person[]; postings: Posting[] },
	today: string,
): Promise<{ written: WrittenPair[]; absent: Result[] }> {
	const listed: ListedPair[] = JSON.parse(list.toString("utf8"));
	const written: WrittenPair[] = [];
	const absent: string[] = [];
	for (const { profile, job: id, kind } of listed) {
		const name = `${profile} + ${id}`;
		const person = people.find((one) => one.id === profile);
		const posting = postings.find((one) => one.id === id);
		if (person && posting) {
			const tailored = await writePair(person, posting, today);
			written.push({ name, kind, person, posting, tailored });
		} else absent.push(name);
	}
	const skipped: Result = {
		measure: "chosen pairs without their files",
		result: `${absent.length} of ${listed.length}, skipped`,
		cases: absent,
	};
	return { written, absent: absent.length > 0 ? [skipped] : [] };
}

async function writePair(
	person: Person,
	posting: Posting,
	today: string,
): Promise<WrittenPair["tailored"]> {
	const tailored = await tailorContent({
		compute: inThread,
		profile: person.profile,
		posting: posting.text,
		kinds: ["resume", "letter"],
		strength: "medium",
		sections: "auto",
		today,
	});
	const { resume, letter } = tailored;
	if (!resume || !letter) throw new Error("a document was not written");
	return { ...tailored, resume, letter };
}

export function measureCoverage(written: readonly WrittenPair[]): Result[] {
	const covered = written.map(({ name, kind, person, tailored }) => {
		const asked = tailored.job.terms
			.filter((term) => term.kind !== "title")
			.map(({ term }) => term);
		const found = coverageOf(asked, {
			profile: person.source,
			document: tailored.resume,
		});
		const { missing, supportable } = found;
		return {
			...found,
			name,
			kind,
			share: 1 - missing.length / supportable.length,
		};
	});
	const mean = (kind: string) => {
		const shares = covered
			.filter((pair) => pair.kind === kind && pair.supportable.length > 0)
			.map(({ share }) => share);
		return shares.reduce((sum, one) => sum + one, 0) / shares.length;
	};
	const kinds = [...new Set(covered.map(({ kind }) => kind))];
	const stuffed = covered.flatMap((pair) =>
		pair.stuffed.map((term) => `${pair.name}: ${term}`),
	);
	return [
		...kinds.map((kind): Result => {
			const measure = `supportable coverage, pairs of kind “${kind}”`;
			const cases = covered
				.filter((pair) => pair.kind === kind && pair.missing.length > 0)
				.map(({ name, missing }) => `${name}: ${missing.join(", ")}`);
			return kind === "match"
				? { ...atLeast(measure, mean(kind), 0.95), cases }
				: { measure, result: mean(kind).toFixed(3), cases };
		}),
		none("asked for, written, and not in the profile", stuffed),
	];
}
