// Postings labelled line by line that the model of regions never saw: how many lines that ask for something are found, and how
// many that surround them are taken for requirements.
import { readJob } from "#src/domain/job/reading/read-job.ts";
import type { Region } from "#src/domain/job/regions/region.ts";
import {
	type Labelled,
	labelledPostings,
} from "../postings/labelled-postings.ts";
import { isHit, sharedLength } from "./spans.ts";

const ASKS: ReadonlySet<Region> = new Set(["duties", "must", "nice"]);
const AROUND: ReadonlySet<Region> = new Set([
	"about",
	"offer",
	"apply",
	"legal",
	"chrome",
]);

type Counts = { asked: number; found: number; around: number; taken: number };

/** A line a file of postings, then the lines that were read wrongly where they are wanted. */
export function linesAskedReport(isShown: boolean): string[] {
	const files = new Map<string, Counts>();
	const wrong: string[] = [];
	for (const posting of labelledPostings("unseen")) {
		const file = posting.id.split(" ")[0] ?? "";
		const counts = files.get(file) ?? {
			...{ asked: 0, found: 0 },
			...{ around: 0, taken: 0 },
		};
		files.set(file, counts);
		wrong.push(...count(posting, counts));
	}
	return [
		...[...files].map(
			([file, { asked, found, around, taken }]) =>
				`lines of unseen postings, ${file}: asked found ${(found / asked).toFixed(3)} of ${asked}, others taken in ${(taken / around).toFixed(3)} of ${around}`,
		),
		...(isShown ? wrong : []),
	];
}

function count({ id, text, pieces }: Labelled, counts: Counts): string[] {
	const { requirements } = readJob(text);
	return pieces.flatMap(({ region, span }) => {
		const line = text.slice(...span);
		if (ASKS.has(region)) {
			counts.asked += 1;
			if (requirements.some((one) => isHit(span, one.span))) {
				counts.found += 1;
				return [];
			}
			return [`  ${id}: ${region} not found: ${line}`];
		}
		const isTaken =
			AROUND.has(region) &&
			requirements.some(
				(one) => sharedLength(span, one.span) >= line.length / 2,
			);
		counts.around += AROUND.has(region) ? 1 : 0;
		counts.taken += isTaken ? 1 : 0;
		return isTaken ? [`  ${id}: ${region} taken in: ${line}`] : [];
	});
}
