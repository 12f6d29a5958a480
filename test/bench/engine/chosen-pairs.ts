// The pairs of pairs.json: how much of what is asked for and true gets into the resume, and whether lies planted in it are seen.
import { type Tailored, tailorContent } from "#src/workflows/tailor-content.ts";
import type { Person, Posting } from "./collection.ts";
import { coverageOf } from "./coverage.ts";
import { measureTruth } from "./planted-lies.ts";
import { atLeast, none, type Result } from "./result.ts";

type ListedPair = { profile: string; job: string; kind: string };
export type WrittenPair = { name: string; kind: string; person: Person } & Pick<
	Tailored,
	"job"
> & { resume: NonNullable<Tailored["resume"]> };

export async function measureChosenPairs(
	list: Buffer,
	{ people, postings }: { people: Person[]; postings: Posting[] },
	today: string,
): Promise<Result[]> {
	const listed: ListedPair[] = JSON.parse(list.toString("utf8"));
	const written: WrittenPair[] = [];
	const absent: string[] = [];
	for (const { profile, job: id, kind } of listed) {
		const name = `${profile} + ${id}`;
		const person = people.find((one) => one.id === profile);
		const posting = postings.find((one) => one.id === id);
		const tailored =
			person &&
			posting &&
			(await tailorContent({
				profile: person.profile,
				posting: posting.text,
				kinds: ["resume"],
				strength: "medium",
				sections: "auto",
				today,
			}));
		if (person && tailored?.resume)
			written.push({
				name,
				kind,
				person,
				job: tailored.job,
				resume: tailored.resume,
			});
		else absent.push(name);
	}
	const skipped: Result = {
		measure: "chosen pairs without their files",
		result: `${absent.length} of ${listed.length}, skipped`,
		cases: absent,
	};
	return [
		...(absent.length > 0 ? [skipped] : []),
		...(written.length > 0
			? [...coverageResults(written), ...measureTruth(written, today)]
			: []),
	];
}

function coverageResults(written: readonly WrittenPair[]): Result[] {
	const covered = written.map(({ name, kind, person, job, resume }) => {
		const asked = job.terms
			.filter((term) => term.kind !== "title")
			.map(({ term }) => term);
		const found = coverageOf(asked, {
			profile: person.source,
			document: resume,
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
