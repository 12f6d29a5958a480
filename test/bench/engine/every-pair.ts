// Every profile with every posting: nothing may fail, be untrue, be left over or differ between two runs, and it must be fast.
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { renderText } from "#src/documents/text.ts";
import { documentWordsOf } from "#src/documents/words-of-language.ts";
import { profileLanguage } from "#src/domain/match/profile-language.ts";
import { checkClaims } from "#src/domain/tailoring/claims/check-claims.ts";
import { type Tailored, tailorContent } from "#src/workflows/tailor-content.ts";
import { summed } from "../measure.ts";
import type { Person, Posting } from "./collection.ts";
import { none, type Result } from "./result.ts";
import { threadMs } from "./thread-time.ts";

const LIMIT_MS = 50;
const LEFTOVER =
	/<\/?(p|br|b|div|li|ul)\b[^>]*>|&(amp|nbsp|lt|gt);|\bundefined\b|\bnull\b|\[object|\*\*|\{\{|\[(your|company|name)/i;

type Found = Record<
	"exceptions" | "claims" | "leftovers" | "differing" | "headings",
	string[]
> & { took: number[] };

export async function measureEveryPair(
	people: readonly Person[],
	postings: readonly Posting[],
	today: string,
): Promise<Result[]> {
	const found: Found = {
		exceptions: [],
		claims: [],
		leftovers: [],
		differing: [],
		headings: [],
		took: [],
	};
	let number = 0;
	for (const person of people) {
		for (const posting of postings) {
			const pair = `${person.id} + ${posting.id}`;
			number += 1;
			try {
				await lookAt({ person, posting, pair, today, number }, found);
			} catch (error) {
				found.exceptions.push(`${pair}: ${error}`);
			}
		}
		console.error(`${number} of ${people.length * postings.length} pairs`);
	}
	const { medianMs, p95Ms } = summed(found.took);
	const pairs = ` in ${people.length * postings.length} pairs`;
	return [
		none("exceptions", found.exceptions, pairs),
		none("claims the profile does not hold", found.claims, pairs),
		none("leftovers of markup", found.leftovers, pairs),
		none("two runs that differ", found.differing, ` in each ${EACH}th`),
		none("headings not in the profile's language", found.headings, pairs),
		{ measure: "read, match and write, p50", result: `${medianMs} ms` },
		{
			measure: "read, match and write, p95",
			result: `${p95Ms} ms`,
			mustReach: `<= ${LIMIT_MS} ms`,
			isReached: p95Ms <= LIMIT_MS,
		},
	];
}

/** Writing takes most of the time: of so many pairs one is written a second time, and another is timed. */
const EACH = 4;

type Pair = {
	person: Person;
	posting: Posting;
	pair: string;
	today: string;
	/** Counted over all pairs. */
	number: number;
};

async function lookAt(
	{ person, posting, pair, today, number }: Pair,
	found: Found,
): Promise<void> {
	const tailor = (text: string, before?: (step: string) => void) =>
		tailorContent(
			{
				compute: inThread,
				profile: person.profile,
				posting: text,
				kinds: ["resume", "letter"],
				strength: "medium",
				sections: "auto",
				today,
			},
			before,
		);
	if (number % EACH === 0) {
		// Words of its own for the run that is timed, so that nothing remembered from another run helps.
		const began = threadMs();
		await tailor(`${posting.text}\nReference ${pair}`, (step) => {
			if (step === "check") found.took.push(threadMs() - began);
		});
	}
	const tailored = await tailor(posting.text);
	if (number % EACH === 1) {
		const again = await tailor(posting.text);
		if (JSON.stringify(tailored) !== JSON.stringify(again))
			found.differing.push(pair);
	}
	for (const content of [tailored.resume, tailored.letter])
		if (content)
			for (const { where, text, message } of checkClaims(
				content,
				person.profile,
			))
				found.claims.push(`${pair}: ${where} “${text}” ${message}`);
	found.headings.push(
		...foreignHeadings(tailored, person).map((title) => `${pair}: ${title}`),
	);
	for (const text of textsOf(tailored)) {
		const leftover = LEFTOVER.exec(text);
		if (leftover) found.leftovers.push(`${pair}: ${leftover[0]}`);
	}
}

function foreignHeadings({ resume }: Tailored, { profile }: Person): string[] {
	const template = resumeTemplates.professional;
	if (!resume || !template) throw new Error("nothing was written");
	const own = Object.values(
		documentWordsOf(profileLanguage(profile)).sections,
	).map((title) => title.toUpperCase());
	return resumeDoc(resume, { paper: "letter", template }).blocks.flatMap(
		(block) =>
			block.kind === "section" && !own.includes(block.title.toUpperCase())
				? [block.title]
				: [],
	);
}

function textsOf({ resume, letter }: Tailored): string[] {
	const look = { paper: "letter" } as const;
	const [template, letterTemplate] = [
		resumeTemplates.professional,
		letterTemplates.professional,
	];
	if (!resume || !letter || !template || !letterTemplate)
		throw new Error("nothing was written");
	return [
		renderText(resumeDoc(resume, { ...look, template })),
		renderText(letterDoc(letter, { ...look, template: letterTemplate })),
	];
}
