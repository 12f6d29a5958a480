// A person's photo: one row, or none.
import { eq } from "drizzle-orm";
import type { Photo } from "../domain/profile/photo.ts";
import type { Tx } from "./database.ts";
import { photos } from "./schema/profile.ts";

/** `is_shown`: on resumes whose template has a place for it. */
type StoredPhoto = Photo & { is_shown: boolean };

const columns = {
	jpeg: photos.jpeg,
	width: photos.width,
	height: photos.height,
	is_shown: photos.is_shown,
};

export async function findPhoto(
	tx: Tx,
	userId: string,
): Promise<StoredPhoto | null> {
	const [row] = await tx
		.select(columns)
		.from(photos)
		.where(eq(photos.user_id, userId));
	return row ?? null;
}

/** The photo a resume of this person is drawn with. */
export async function findShownPhoto(
	tx: Tx,
	userId: string,
): Promise<Photo | undefined> {
	const found = await findPhoto(tx, userId);
	if (!found?.is_shown) return undefined;
	const { jpeg, width, height } = found;
	return { jpeg, width, height };
}

/** In the place of the one before. A new photo is shown. */
export async function savePhoto(
	tx: Tx,
	userId: string,
	photo: Photo,
): Promise<void> {
	const set = { ...photo, is_shown: true };
	await tx
		.insert(photos)
		.values({ ...set, user_id: userId })
		.onConflictDoUpdate({ target: photos.user_id, set });
}

/** False where there is no photo. */
export async function showPhoto(
	tx: Tx,
	userId: string,
	is_shown: boolean,
): Promise<boolean> {
	const changed = await tx
		.update(photos)
		.set({ is_shown })
		.where(eq(photos.user_id, userId))
		.returning({ id: photos.user_id });
	return changed.length > 0;
}

export async function deletePhoto(tx: Tx, userId: string): Promise<void> {
	await tx.delete(photos).where(eq(photos.user_id, userId));
}
