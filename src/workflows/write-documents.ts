// The documents of one posting: by the built-in writer, set and measured where that can be done, and then in the words of a model.

import { isDeed } from "../domain/match/fact-kinds.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import {
	entryIndexOf,
	entryPathOf,
	isBelow,
} from "../domain/profile/content-path.ts";
import type { Profile } from "../domain/profile/profile.ts";
import type { Written } from "../domain/steps/step-types.ts";
import { isBestProof, needsOf } from "../domain/tailoring/choose/needs.ts";
import type { DocumentKind } from "../domain/tailoring/content/content.ts";
import type { Tailoring } from "../domain/tailoring/content/tailoring.ts";
import {
	isOfOtherTrade,
	pageBudget,
} from "../domain/tailoring/fit/page-budget.ts";
import {
	withAnswers,
	withWhyThem,
} from "../domain/tailoring/letter/own-paragraphs.ts";
import type { Compute } from "../world/computing.ts";
import type { ModelWriter } from "./model-writer.ts";
import { type Measure, setResume } from "./set-resume.ts";
import { type Writing, writeLetter, writeResume } from "./write-with-model.ts";

/** Of "B2B" it is none. */
const FIGURE = /(?<![\p{L}\p{N}])\p{N}/u;

type Writers = {
	kinds: readonly DocumentKind[];
	/** How long a resume is when it is set; without it its length is estimated. */
	measure?: Measure | undefined;
	compute: Compute;
};

/** By the built-in writer. */
export async function writeBuiltIn(
	tailoring: Tailoring,
	{ kinds, measure, compute }: Writers,
): Promise<Written> {
	if (!measure || !kinds.includes("resume"))
		return compute("write", { tailoring, kinds });
	const others = kinds.filter((kind) => kind !== "resume");
	const { letter } = await compute("write", { tailoring, kinds: others });
	const needs = needsOf(tailoring.match, tailoring.job);
	const { profile, match, title, today } = tailoring;
	const pages = pageBudget(profile, title, today);
	const resume = await setResume({
		measure,
		pages,
		isProof: (line) => isBestProof(line, needs),
		isStrong: ({ path, text }) =>
			!isOfOtherTrade(match) &&
			(isBelow(path, "awards") ||
				// A short career needs no second page for what was done beside the work.
				(isBelow(path, "work_experience")
					? isDeed({ path, text }) && FIGURE.test(text)
					: pages > 1 && countsSomething(path, text, profile))),
		async write(room) {
			const written = await compute("write", {
				tailoring: { ...tailoring, room },
				kinds: ["resume"],
			});
			if (!written.resume) throw new Error("no resume was written");
			return written.resume;
		},
	});
	return { resume, letter };
}

/** A line beside the work, or a whole project or service by what came of it. */
function countsSomething(path: string, text: string, profile: Profile) {
	const at = entryIndexOf(path);
	const entry =
		at === null || entryPathOf(path) !== path
			? undefined
			: isBelow(path, "projects")
				? profile.projects[at]
				: isBelow(path, "volunteer")
					? profile.volunteer[at]
					: undefined;
	return entry
		? entry.achievements.some((line) => FIGURE.test(line))
		: isDeed({ path, text }) && FIGURE.test(text);
}

/** In a model's words; `base` is the built-in writer's, checked. */
export async function writeInModelsWords(
	writer: ModelWriter,
	{ base, ...given }: Omit<Writing<never>, "base"> & { base: Written },
): Promise<Written & { usage: CallsUsage[] }> {
	const resume =
		base.resume && (await writeResume({ ...given, base: base.resume }, writer));
	// What was spent before counts once, with the first document.
	const rest = base.resume ? { ...writer, before: [] } : writer;
	const letter =
		base.letter && (await writeLetter({ ...given, base: base.letter }, rest));
	return {
		resume: resume?.content ?? null,
		letter:
			letter &&
			withWhyThem(withAnswers(letter.content), given.tailoring.whyThem),
		usage: [resume, letter].flatMap((worded) => (worded ? [worded.usage] : [])),
	};
}
