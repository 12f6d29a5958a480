// Plants lies in written resumes and counts those the claim check names.
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { profileLanguage } from "#src/domain/match/profile-language.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import { checkClaims } from "#src/domain/tailoring/claims/check-claims.ts";
import type { ResumeContent } from "#src/domain/tailoring/content/content.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import type { Person } from "../collection.ts";
import type { Result } from "../result.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { plantLies } from "./plant-lies.ts";

const CAUGHT_AT_LEAST = 0.98;
const CASES_AT_LEAST = 300;
/** Every kind must be told often enough for a share to mean something. */
const KINDS = 11;

/** One neutral posting: the lies are about the profile, not about what is asked. */
const POSTING =
	"Team member\nRequirements:\n- Experience in the field\n- Reliable work";

type Counted = { planted: number; unseen: string[] };

export async function measureLies(
	people: readonly Person[],
	{
		name,
		books,
		today,
	}: {
		name: string;
		books: Readonly<Record<string, Phrasebook>>;
		today: string;
	},
): Promise<Result[]> {
	const kinds = new Map<string, Counted>();
	for (const { id, profile } of people) {
		const book = books[profileLanguage(profile)] ?? books.en;
		if (!book) continue;
		const resume = await honestResume(profile, today);
		for (const reported of plantLies({ resume, profile, book })) {
			const counted = kinds.get(reported.kind) ?? { planted: 0, unseen: [] };
			kinds.set(reported.kind, counted);
			counted.planted++;
			if (
				!isNamedIn(
					reported.planted,
					checkClaims(reported.content, reported.profile),
				)
			)
				counted.unseen.push(
					`${id}: “${reported.planted}” in: ${reported.text}`,
				);
		}
	}
	return rowsOf(name, kinds);
}

function rowsOf(name: string, kinds: Map<string, Counted>): Result[] {
	const all = [...kinds.values()];
	const planted = all.reduce((sum, one) => sum + one.planted, 0);
	const unseen = all.reduce((sum, one) => sum + one.unseen.length, 0);
	const row = (measure: string, { planted, unseen }: Counted): Result => {
		const share = planted === 0 ? 1 : 1 - unseen.length / planted;
		return {
			measure,
			result: `${(share * 100).toFixed(1)} % (${planted - unseen.length} of ${planted})`,
			mustReach: `>= ${CAUGHT_AT_LEAST * 100} %`,
			isReached: share >= CAUGHT_AT_LEAST,
			cases: unseen,
		};
	};
	return [
		{
			measure: `${name}: lies planted`,
			result: `${planted} of ${kinds.size} kinds`,
			mustReach: `>= ${CASES_AT_LEAST}, ${KINDS} kinds`,
			isReached: planted >= CASES_AT_LEAST && kinds.size >= KINDS,
		},
		{
			...row(`${name}: named by the check`, {
				planted,
				unseen: new Array(unseen),
			}),
			cases: [],
		},
		...[...kinds].map(([kind, counted]) => row(`  ${kind}`, counted)),
	];
}

/** The resume lies are planted in. */
export async function honestResume(
	profile: Profile,
	today: string,
): Promise<ResumeContent> {
	const { resume } = await tailorContent({
		compute: inThread,
		profile,
		posting: POSTING,
		kinds: ["resume"],
		strength: "medium",
		sections: "auto",
		today,
	});
	if (!resume) throw new Error("no resume was written");
	return resume;
}

/** Whether a problem's words are among the planted ones, or the other way round. */
export function isNamedIn(
	planted: string,
	problems: readonly { text: string }[],
): boolean {
	const words = plain(planted);
	return problems.some(({ text }) => {
		const found = plain(text);
		return found !== "" && (words.includes(found) || found.includes(words));
	});
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}%]+/gu, " ")
		.trim();
}
