// The profile's first section, one row a person, with its version; and what stood in it before a sample person was loaded.
import { and, eq, isNull, sql } from "drizzle-orm";
import { Personal } from "../domain/profile/profile.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Tx } from "./database.ts";
import { profiles } from "./schema/profile.ts";
import { domainColumns } from "./section-tables.ts";

/** Version 0: nothing was ever saved. `before_sample` is null unless a sample person stands here. */
export type SavedPersonal = Personal & {
	version: number;
	before_sample: Personal | null;
};

const columns = domainColumns(profiles, {
	...Personal.shape,
	version: true,
	before_sample: true,
});

export async function findStoredPersonal(
	tx: Tx,
	userId: string,
): Promise<SavedPersonal> {
	const [row] = await tx
		.select(columns)
		.from(profiles)
		.where(eq(profiles.user_id, userId));
	return (
		(row as SavedPersonal | undefined) ?? {
			...Personal.parse({}),
			version: 0,
			before_sample: null,
		}
	);
}

/** Refused when somebody else's change came first; a repeated call that got through changes nothing. */
export async function savePersonal(
	tx: Tx,
	userId: string,
	{ version, ...personal }: Personal & { version: number },
): Promise<SavedPersonal> {
	const [row] =
		version === 0
			? await tx
					.insert(profiles)
					.values({ ...personal, user_id: userId })
					.onConflictDoNothing()
					.returning(columns)
			: await tx
					.update(profiles)
					.set({ ...personal, version: sql`${profiles.version} + 1` })
					.where(
						and(eq(profiles.user_id, userId), eq(profiles.version, version)),
					)
					.returning(columns);
	if (row) return row as SavedPersonal;
	const standing = await findStoredPersonal(tx, userId);
	if (isSame(standing, personal)) return standing;
	throw new Refusal(
		"conflict",
		"Your personal details were changed in another window since you opened them.",
	);
}

/** Puts a sample person's details where the person's own stood. False when there is a sample already. */
export async function saveSampleDetails(
	tx: Tx,
	userId: string,
	{ sample, before }: { sample: Personal; before: Personal },
): Promise<boolean> {
	const set = {
		...sample,
		before_sample: before,
		version: sql`${profiles.version} + 1`,
	};
	const rows = await tx
		.insert(profiles)
		.values({ ...sample, before_sample: before, user_id: userId })
		.onConflictDoUpdate({
			target: profiles.user_id,
			set,
			setWhere: isNull(profiles.before_sample),
		})
		.returning({ id: profiles.id });
	return rows.length > 0;
}

export async function endSampleDetails(
	tx: Tx,
	userId: string,
	own: Personal,
): Promise<void> {
	await tx
		.update(profiles)
		.set({ ...own, before_sample: null, version: sql`${profiles.version} + 1` })
		.where(eq(profiles.user_id, userId));
}

function isSame(one: Personal, other: Personal): boolean {
	return (Object.keys(Personal.shape) as (keyof Personal)[]).every(
		(name) => one[name] === other[name],
	);
}

/** What an administrator corrected of a person's name and address. */
export async function saveNameAndEmail(
	tx: Tx,
	userId: string,
	named: Pick<Personal, "first_name" | "last_name" | "email">,
): Promise<void> {
	await tx
		.update(profiles)
		.set({ ...named, version: sql`${profiles.version} + 1` })
		.where(eq(profiles.user_id, userId));
}
