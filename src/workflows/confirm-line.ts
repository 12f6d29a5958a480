// A line of a document that the profile does not say, confirmed by the person whose life it is: it becomes their own dated
// statement. What the profile contradicts is no question; what counts or calls something has to be written again.

import { saveConfirmedLine, takeLineBack } from "../db/answers.ts";
import { findEdition, saveToConfirm } from "../db/contents.ts";
import type { Database } from "../db/database.ts";
import { findProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import { pathOf } from "../domain/profile/content-path.ts";
import type { Profile, Statement } from "../domain/profile/profile.ts";
import { entryName } from "../domain/profile/sections/entry-name.ts";
import { Refusal } from "../domain/refusal.ts";
import { isTyped } from "../domain/tailoring/claims/typed-words.ts";
import type { Compute } from "../world/computing.ts";

type AboutSection = NonNullable<Statement["about_section"]>;

export type LineAnswer = {
	text: string;
	about: { section: AboutSection; entry: string } | null;
	isSo: boolean;
	typed: string | null;
	document: string | null;
};
type Answering = { answer: LineAnswer; now: Date; compute: Compute };

export async function confirmLine(
	database: Database,
	userId: string,
	{ answer, now, compute }: Answering,
): Promise<Statement | null> {
	const today = now.toISOString().slice(0, 10);
	const { text, about, isSo, document } = answer;
	const line = {
		text,
		about_section: about?.section ?? null,
		about_entry: about?.entry ?? null,
	};
	const load = () =>
		asPerson(database, userId, (tx) => findProfile(tx, userId));
	if (isSo) await expectSo(answer, { profile: await load(), today, compute });
	const statement = await asPerson(database, userId, async (tx) => {
		if (isSo)
			return saveConfirmedLine(tx, userId, { ...line, stated_on: today });
		await takeLineBack(tx, userId, line);
		return null;
	});
	if (document !== null)
		await recount(database, userId, {
			document,
			compute,
			profile: await load(),
		});
	return statement;
}

type Given = { profile: Profile; today: string; compute: Compute };

async function expectSo(
	{ text, about, typed }: LineAnswer,
	{ profile, today, compute }: Given,
): Promise<void> {
	const entry = about && entryPath(about, profile);
	const { verdict, type } = await compute("question", {
		...{ text, entry, profile, today },
	});
	if (verdict === "refuted")
		throw new Refusal(
			"conflict",
			"Your profile says otherwise. Change it there first, or undo the line.",
			{ title: "Contradicts your profile" },
		);
	if (type !== null && !isTyped(typed ?? "", type))
		throw new Refusal("bad-input", `Type \u201c${type}\u201d to confirm it.`);
}

function entryPath(
	{ section, entry }: NonNullable<LineAnswer["about"]>,
	profile: Profile,
): string | null {
	const at = profile[section].findIndex(
		(one) => entryName(section, one) === entry,
	);
	return at < 0 ? null : pathOf(section, at);
}

type Counted = { document: string; profile: Profile; compute: Compute };

/** A document that was saved meanwhile was counted with that. */
async function recount(
	database: Database,
	userId: string,
	{ document: id, profile, compute }: Counted,
): Promise<void> {
	const edition = await asPerson(database, userId, (tx) =>
		findEdition(tx, userId, id),
	);
	if (!edition) return;
	const { content, version: on } = edition;
	const toConfirm = await compute("countToConfirm", { content, profile });
	await asPerson(database, userId, (tx) =>
		saveToConfirm(tx, userId, { id, on, toConfirm }),
	);
}
