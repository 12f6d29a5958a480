// Who may sign in: the tables better-auth reads and writes, under its own property names, and the single-use mail links.
// No person's transaction has any right here; they are reached by the library and by the system only.
import {
	type AnyPgColumn,
	bigint,
	boolean,
	index,
	integer,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";

import { PLAN_NAMES } from "../../domain/account/plans.ts";
import { ROLES } from "../../domain/account/roles.ts";

const LINK_PURPOSES = ["confirm", "reset"] as const;

export const time = (name: string) => timestamp(name, { withTimezone: true });
const madeAt = () => time("created_at").notNull().defaultNow();
const changedAt = () => time("updated_at").notNull().defaultNow();
const accountOf = () =>
	uuid("user_id")
		.notNull()
		.references(() => user.id, { onDelete: "cascade" });

export const user = pgTable(
	"user",
	{
		id: uuid("id").primaryKey(),
		name: text("name").notNull(),
		email: text("email").notNull().unique(),
		emailVerified: boolean("email_verified").notNull().default(false),
		image: text("image"),
		createdAt: madeAt(),
		updatedAt: changedAt(),
		role: text("role"),
		banned: boolean("banned").default(false),
		banReason: text("ban_reason"),
		banExpires: time("ban_expires"),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull(),
		/** Set with a password an administrator made up; nothing else works until the person chose their own. */
		mustChangePassword: boolean("must_change_password")
			.notNull()
			.default(false),
	},
	(t) => [
		index("user_newest").on(
			t.createdAt.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
	],
);

export const session = pgTable(
	"session",
	{
		id: uuid("id").primaryKey(),
		expiresAt: time("expires_at").notNull(),
		token: text("token").notNull().unique(),
		createdAt: madeAt(),
		updatedAt: changedAt(),
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		userId: accountOf(),
		impersonatedBy: text("impersonated_by"),
		/** When the password was last given in it. */
		confirmedAt: time("confirmed_at").notNull().defaultNow(),
		/** There where this is only the token that the named session had before, for calls under way. */
		replacedBy: uuid("replaced_by").references((): AnyPgColumn => session.id, {
			onDelete: "cascade",
		}),
	},
	(t) => [
		index("session_user").on(t.userId),
		index("session_replaced").on(t.replacedBy),
	],
);

export const account = pgTable(
	"account",
	{
		id: uuid("id").primaryKey(),
		accountId: text("account_id").notNull(),
		providerId: text("provider_id").notNull(),
		userId: accountOf(),
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: time("access_token_expires_at"),
		refreshTokenExpiresAt: time("refresh_token_expires_at"),
		scope: text("scope"),
		password: text("password"),
		createdAt: madeAt(),
		updatedAt: changedAt(),
	},
	(t) => [
		index("account_user").on(t.userId),
		uniqueIndex("account_identity").on(t.providerId, t.accountId),
	],
);

export const verification = pgTable(
	"verification",
	{
		id: uuid("id").primaryKey(),
		identifier: text("identifier").notNull(),
		value: text("value").notNull(),
		expiresAt: time("expires_at").notNull(),
		createdAt: madeAt(),
		updatedAt: changedAt(),
	},
	(t) => [index("verification_identifier").on(t.identifier)],
);

export const rateLimit = pgTable("rate_limit", {
	id: uuid("id").primaryKey(),
	key: text("key").notNull().unique(),
	count: integer("count").notNull(),
	lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/** A link in a mail works once, for one purpose, for the account and the address it was made for. `hash` is of the code in it. */
export const emailLinks = pgTable(
	"email_links",
	{
		hash: text("hash").primaryKey(),
		userId: accountOf(),
		purpose: text("purpose", { enum: LINK_PURPOSES }).notNull(),
		email: text("email").notNull(),
		expiresAt: time("expires_at").notNull(),
	},
	(t) => [index("email_links_user").on(t.userId)],
);

/** A mailed way in for one address, with what its account begins as. `hash` is of the code in the mail. */
export const invitations = pgTable("invitations", {
	id: uuid("id").primaryKey(),
	email: text("email").notNull().unique(),
	hash: text("hash").notNull().unique(),
	role: text("role", { enum: ROLES }).notNull(),
	plan: text("plan", { enum: PLAN_NAMES }).notNull(),
	createdAt: time("created_at").notNull(),
	expiresAt: time("expires_at").notNull(),
});
