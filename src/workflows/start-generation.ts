// Asking for a document: the request, its unit of the allowance, the stored row and the job are one transaction, so there is
// never a unit without a document or a document nobody makes. Whoever calls it wakes the queue afterwards.
import { randomUUIDv7 } from "node:crypto";
import type { Database, Tx } from "../db/database.ts";
import {
	findGenerationByRequest,
	type Generation,
	saveNewGeneration,
} from "../db/generations.ts";
import { saveJob } from "../db/jobs.ts";
import { getEntitlements } from "../db/plans.ts";
import { findPersonal, hasFactEntries } from "../db/profiles.ts";
import { takeUnit } from "../db/quota.ts";
import { findDefaultTemplate } from "../db/templates.ts";
import { asPerson } from "../db/transactions.ts";
import {
	type Action,
	allowancesOf,
	limitMessage,
	limitOf,
	type Standing,
} from "../domain/account/allowance.ts";
import { planInForce } from "../domain/account/plans.ts";
import type { LanguageCode } from "../domain/language/language-code.ts";
import { fullName, type Section } from "../domain/profile/profile.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Engine, Strength } from "../domain/tailoring/content/content.ts";

export type GenerationOrder = {
	kind: Generation["kind"];
	jobTitle: string;
	/** Null where the posting names none. */
	companyName: string | null;
	jobDescription: string;
	selectedSections: Section[];
	aiEnhancementStrength: Strength;
	/** Who writes; left out, whatever is in force when the document is made. */
	engine?: Engine | undefined;
	/** Why this employer, in the person's own words; placed whole in a letter. */
	whyThem?: string | undefined;
	/** Left out: the profile's. */
	language?: LanguageCode | undefined;
	/** The same key again is the same request: one unit, one document. */
	requestKey: string;
};
export type StartedGeneration = Pick<Generation, "id"> & {
	status: Generation["generation_status"];
	/** Documents of this kind still allowed this month; -1 means unlimited. */
	remaining: number;
};

/** The specification stores these two for a letter; the writer is given four, which its log says. */
const LETTER_SECTIONS: Section[] = ["personal", "work_experience"];

const ACTION: Record<Generation["kind"], Action> = {
	resume: "resume_generation",
	cover_letter: "cover_letter_generation",
};

/** Refuses with "over-limit" when nothing is left, and with "bad-input" while the profile has no name or nothing else. */
export function startGeneration(
	database: Database,
	userId: string,
	{ order, now }: { order: GenerationOrder; now: Date },
): Promise<StartedGeneration> {
	return asPerson(database, userId, async (tx) => {
		const standing = await getEntitlements(tx, userId, now);
		const id = randomUUIDv7();
		const isNew = await saveNewGeneration(
			tx,
			userId,
			await newGeneration(tx, { id, userId, order, standing }),
		);
		if (!isNew) return repeated(tx, userId, { order, standing });
		await refuseEmptyProfile(tx, userId);
		const action = ACTION[order.kind];
		const limit = limitOf(standing, action);
		const isTaken = await takeUnit(tx, userId, {
			id,
			action,
			cycle: standing.cycle,
			limit,
		});
		if (!isTaken) throw await overLimit(tx, userId, { action, now });
		await saveJob(tx, userId, { id, kind: "document" });
		return {
			id,
			status: "generating" as const,
			remaining: remaining(afterOneMore(standing, order.kind), order.kind),
		};
	});
}

async function newGeneration(
	tx: Tx,
	{
		id,
		order,
		standing,
	}: { id: string; userId: string; order: GenerationOrder; standing: Standing },
) {
	const isResume = order.kind === "resume";
	const plan = planInForce(standing.roles, standing.subscribed);
	const template = await findDefaultTemplate(
		tx,
		plan,
		isResume ? "resume" : "letter",
	);
	return {
		id,
		kind: order.kind,
		job_title: order.jobTitle,
		company_name: order.companyName ?? "",
		job_description: order.jobDescription,
		selected_sections: isResume ? order.selectedSections : LETTER_SECTIONS,
		ai_enhancement_strength: order.aiEnhancementStrength,
		template_id: isResume ? (template?.id ?? null) : null,
		template: template?.name ?? "professional",
		layout: template && {
			layout: template.layout,
			layout_config: template.layout_config,
		},
		engine: order.engine ?? null,
		why_them: order.whyThem || null,
		document_language: order.language ?? null,
		request_key: order.requestKey,
	};
}

async function repeated(
	tx: Tx,
	userId: string,
	{ order, standing }: { order: GenerationOrder; standing: Standing },
): Promise<StartedGeneration> {
	const earlier = await findGenerationByRequest(tx, userId, order.requestKey);
	if (!earlier)
		throw new Refusal(
			"conflict",
			"This request was just cancelled. Please try again.",
		);
	return {
		id: earlier.id,
		status: earlier.generation_status,
		remaining: remaining(standing, order.kind),
	};
}

/** A document with nothing in it is worth no unit. */
async function refuseEmptyProfile(tx: Tx, userId: string): Promise<void> {
	const personal = await findPersonal(tx, userId);
	if (!fullName(personal))
		throw refused(
			"Your profile has no name yet. Add your name under Profile, then try again.",
		);
	if (!personal.summary && !(await hasFactEntries(tx, userId)))
		throw refused(
			"Your profile has nothing to write about yet. Import your resume, or add a job, a school or a skill under Profile, then try again.",
		);
}

function refused(message: string): Refusal {
	return new Refusal("bad-input", message, { title: "Generation failed" });
}

// Counted anew: between the first look and the refusal another request may have taken the last unit.
async function overLimit(
	tx: Tx,
	userId: string,
	{ action, now }: { action: Action; now: Date },
): Promise<Refusal> {
	const { title, message } = limitMessage(
		await getEntitlements(tx, userId, now),
		action,
	);
	return new Refusal("over-limit", message, { title });
}

function afterOneMore(standing: Standing, kind: Generation["kind"]): Standing {
	const counted =
		kind === "resume" ? "resumes_generated" : "cover_letters_generated";
	return {
		...standing,
		usage: { ...standing.usage, [counted]: standing.usage[counted] + 1 },
	};
}

function remaining(standing: Standing, kind: Generation["kind"]): number {
	const allowances = allowancesOf(standing);
	return (kind === "resume" ? allowances.resumes : allowances.coverLetters)
		.remaining;
}
