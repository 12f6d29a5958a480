// Opening a person's own finished document for editing: it must be theirs, finished, and editing part of their plan.

import { type Edition, findEdition } from "../db/contents.ts";
import type { Tx } from "../db/database.ts";
import { findGeneration, type Generation } from "../db/generations.ts";
import { getEntitlements } from "../db/plans.ts";
import type { Standing } from "../domain/account/allowance.ts";
import { type Plan, planInForce } from "../domain/account/plans.ts";
import { Refusal } from "../domain/refusal.ts";

/** What a person wrote: the words of one of the two kinds. */
export type WordsOfKind<Resume, Letter> = {
	resume?: Resume | undefined;
	letter?: Letter | undefined;
};
export type Editable = {
	generation: Generation;
	edition: Edition;
	plan: Plan;
	standing: Standing;
};

/** Refuses with "not-found" what is not this person's, before it says anything of plans, and with "conflict" what has no content yet. */
export async function getEditable(
	tx: Tx,
	userId: string,
	{ id, now }: { id: string; now: Date },
): Promise<Editable> {
	const generation = await findGeneration(tx, userId, id);
	if (!generation)
		throw new Refusal("not-found", "This document doesn't exist.");
	const standing = await getEntitlements(tx, userId, now);
	const plan = planInForce(standing.roles, standing.subscribed);
	if (!plan.edit_access) throw withoutAccess(plan);
	const edition = await findEdition(tx, userId, id);
	if (!edition) throw unfinished(generation);
	return { generation, edition, plan, standing };
}

/** The stored content with the person's words in it. What a document says of itself stays as it is. */
export function withWords<Resume, Letter>(
	{ edition }: Pick<Editable, "edition">,
	{ resume, letter }: WordsOfKind<Resume, Letter>,
) {
	const { metadata, validation } = edition.content;
	const own = { metadata, validation };
	if (edition.kind === "resume" && resume && !letter)
		return { kind: "resume" as const, content: { ...resume, ...own } };
	if (edition.kind === "cover_letter" && letter && !resume)
		return { kind: "cover_letter" as const, content: { ...letter, ...own } };
	throw new Refusal(
		"bad-input",
		edition.kind === "resume"
			? "This document is a resume. Send the words of a resume."
			: "This document is a cover letter. Send the words of a cover letter.",
	);
}

function withoutAccess({ name }: Plan): Refusal {
	return new Refusal(
		"not-allowed",
		name === "free"
			? "Upgrade to Professional or Premium plan to edit your documents."
			: "Your current plan doesn't include edit access.",
		{ title: "Edit Access Required" },
	);
}

function unfinished({ generation_status }: Generation): Refusal {
	return new Refusal(
		"conflict",
		generation_status === "failed"
			? "This document failed, so there's nothing to edit. Generate it again."
			: "This document isn't finished yet. Please wait until it's done.",
	);
}
