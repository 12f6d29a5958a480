// Keeping a person's photo. Before it is stored a page is drawn with it: a picture no typesetter can read would stop every resume.
import type { Database } from "../db/database.ts";
import { savePhoto } from "../db/photos.ts";
import { asPerson } from "../db/transactions.ts";
import type { Doc } from "../documents/doc.ts";
import { templateOf } from "../documents/templates/layout-config.ts";
import { type Photo, readPhoto } from "../domain/profile/photo.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Turn } from "../world/turn.ts";
import type { Typesetter } from "../world/typesetter.ts";

type Keeping = { typesetter: Typesetter; turn: Turn };

/** Refuses "bad-input" what is not a small JPEG with nothing but its picture. */
export async function keepPhoto(
	database: Database,
	{ typesetter, turn }: Keeping,
	{ userId, jpeg }: { userId: string; jpeg: string },
): Promise<void> {
	const read = readPhoto(jpeg);
	if (!read.ok) throw unusable(read.problems[0]?.message);
	try {
		await typesetter.typeset(trialPage(read.value), turn);
	} catch (cause) {
		if (cause instanceof Refusal) throw cause;
		throw unusable("The photo can't be drawn", cause);
	}
	await asPerson(database, userId, (tx) => savePhoto(tx, userId, read.value));
}

function trialPage(photo: Photo): Doc {
	const template = templateOf("resume", {
		layout: "portrait",
		layout_config: {},
	});
	return {
		...{ kind: "resume", language: "en", title: "Trial", author: "Attune" },
		...{ keywords: [], date: "2026-01-01", paper: "a4", template, photo },
		header: { name: "Trial", label: "", contact: [] },
		blocks: [],
	};
}

function unusable(why = "The photo can't be read", cause?: unknown): Refusal {
	const message = `${why}. Choose another picture.`;
	return new Refusal("bad-input", message, { fields: { jpeg: why }, cause });
}
