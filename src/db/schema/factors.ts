// What an account is signed in to with besides its password. Reached by the system only. What would open an account is kept
// sealed, or as a hash.
import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time, user } from "./accounts.ts";

const owner = () =>
	uuid("user_id")
		.notNull()
		.references(() => user.id, { onDelete: "cascade" });

/** The secret an authenticator app shares with us. It counts once a first code was right. */
export const totpFactors = pgTable("totp_factors", {
	userId: owner().primaryKey(),
	sealedSecret: text("sealed_secret").notNull(),
	confirmedAt: time("confirmed_at"),
	/** The step of the last code that was taken: a code works once. */
	lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** Each works once, in the place of a code of the app. */
export const recoveryCodes = pgTable(
	"recovery_codes",
	{ hash: text("hash").primaryKey(), userId: owner() },
	(t) => [index("recovery_codes_user").on(t.userId)],
);

/** A key on somebody's device (WebAuthn). What is kept here opens nothing: the private half never leaves the device. */
export const passkeys = pgTable(
	"passkeys",
	{
		/** The device's own name for it, in base64url. */
		id: text("id").primaryKey(),
		userId: owner(),
		name: text("name").notNull(),
		/** COSE, in base64url. */
		publicKey: text("public_key").notNull(),
		/** Of its uses, where the device counts: a smaller one comes from a copy. */
		counter: bigint("counter", { mode: "number" }).notNull(),
		createdAt: time("created_at").notNull(),
		lastUsedAt: time("last_used_at"),
	},
	(t) => [index("passkeys_user").on(t.userId)],
);
