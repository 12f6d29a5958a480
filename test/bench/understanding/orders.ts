// Eight small pairs with lines that should lead, labelled before anything ordered them: orders/cases.json.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { readJsonResume } from "#src/domain/mapping/json-resume/read-json-resume.ts";
import { installedVectors } from "#src/domain/meaning/vectors.ts";
import type { LabelledPair } from "./labels.ts";
import { measurePair } from "./measure-pair.ts";

const Cases = z.array(
	z.object({
		id: z.string(),
		lead_lines: z.array(z.string()),
		posting: z.string(),
		profile: z.unknown(),
	}),
);
type Case = z.infer<typeof Cases>[number];

const FILE = new URL("orders/cases.json", import.meta.url);

/** One line: the share of pairs of lines in the right order, beside that of the person's own order. */
export async function ordersReport(today: string): Promise<string> {
	const cases = Cases.parse(JSON.parse(readFileSync(FILE, "utf8")));
	let [pairs, right, own] = [0, 0, 0];
	for (const one of cases) {
		const { order } = await measurePair(pairOf(one), {
			today,
			vectors: installedVectors(),
		});
		pairs += order.pairs;
		right += order.right;
		own += order.own;
	}
	return `lines in order of ${cases.length} small pairs: ${(right / pairs).toFixed(3)} of ${pairs}, the person's own ${(own / pairs).toFixed(3)}`;
}

function pairOf({ id, lead_lines, posting, profile }: Case): LabelledPair {
	const reading = readJsonResume(JSON.stringify(profile));
	if (!reading.ok) throw new Error(`${id} is no resume`);
	return {
		id,
		group: "english",
		labels: {
			profile: id,
			job: id,
			job_gold: { title: null, employer: null, language: "en" },
			fit: null,
			requirements: [],
			not_requirements: [],
			lead_lines,
		},
		profile: reading.value.profile,
		source: profile,
		posting,
	};
}
