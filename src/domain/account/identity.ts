// Who an identity provider (OpenID Connect) says somebody is, and what follows from it here.

import { isPersonName, LONGEST_NAME } from "./person-name.ts";
import type { Role } from "./roles.ts";

export type Identity = {
	/** With the issuer, who it is for good; an address may change hands. */
	subject: string;
	/** Null where the provider does not say that it is confirmed. */
	email: string | null;
	firstName: string;
	lastName: string;
	groups: readonly string[];
};

export type GroupRules = {
	/** Empty: everybody the provider signs in. */
	allowedGroups: readonly string[];
	/** Empty: the provider says nothing about roles. */
	adminGroups: readonly string[];
};

/** Why somebody was not signed in, and how the sign-in page says it. `name` is the provider's. */
export const PROVIDER_FAILURES = {
	unreachable: (name) =>
		`${name} can't be reached right now. Try again in a moment.`,
	declined: (name) => `${name} didn't sign you in.`,
	expired: (name) =>
		`Signing in with ${name} took too long or began in another browser. Try again.`,
	unusable: (name) =>
		`The answer of ${name} couldn't be used. If it happens again, contact whoever runs this installation.`,
	group: (name) =>
		`Your account at ${name} isn't in a group that can use Attune here.`,
	unconfirmed: (name) =>
		`${name} doesn't say that your email address is confirmed, so it can't be used here.`,
	closed: () =>
		"Sign-up is closed here. Ask whoever runs this installation for an account.",
	domain: () => "People with your email domain can't sign up here.",
	taken: () =>
		"There is already an account with your email address. Sign in with its password.",
	passkey: () => "Your role needs two-step sign-in. Sign in with your passkey.",
	suspended: () =>
		"This account is suspended. Ask whoever runs this installation.",
	"somebody-else": (name) =>
		`You signed in to ${name} as somebody else. Use the account you came to Attune with.`,
	"not-again": (name) =>
		`${name} didn't ask you to sign in again, so it couldn't confirm that it's you. Choose a password with “Forgot password?” and use that.`,
} satisfies Record<string, (name: string) => string>;
export type ProviderFailure = keyof typeof PROVIDER_FAILURES;
export const PROVIDER_FAILURE_CODES = Object.keys(
	PROVIDER_FAILURES,
) as ProviderFailure[];

type Claims = Readonly<Record<string, unknown>>;

/** What the token and the provider's own page about somebody say together: an address is as confirmed as where it comes from says. */
export function joinedClaims(token: Claims, page: Claims): Claims {
	const joined = { ...token, ...page };
	return joined.email === token.email
		? joined
		: { ...joined, email_verified: page.email_verified };
}

/** `groupsClaim` may lead into an object: "realm_access.roles". */
export function identityIn(claims: Claims, groupsClaim: string): Identity {
	// Of A to Z alone: in lower case the Kelvin sign is a "k", and somebody else's address.
	const email = textIn(claims.email).replaceAll(/[A-Z]+/g, (letters) =>
		letters.toLowerCase(),
	);
	const isConfirmed = claims.email_verified === true;
	return {
		subject: textIn(claims.sub),
		email: isConfirmed && email ? email : null,
		...namesIn(claims, email),
		groups: groupsIn(claims, groupsClaim),
	};
}

export function isInAllowedGroup(
	{ groups }: Pick<Identity, "groups">,
	{ allowedGroups }: GroupRules,
): boolean {
	return allowedGroups.length === 0 || isInOne(groups, allowedGroups);
}

/** The role its groups decide; null where they decide none. */
export function roleOf(
	{ groups }: Pick<Identity, "groups">,
	{ adminGroups }: GroupRules,
): Extract<Role, "admin" | "regular_user"> | null {
	if (adminGroups.length === 0) return null;
	return isInOne(groups, adminGroups) ? "admin" : "regular_user";
}

function isInOne(groups: readonly string[], wanted: readonly string[]) {
	return groups.some((group) => wanted.includes(group));
}

function groupsIn(claims: Claims, claim: string): string[] {
	let found: unknown = claims[claim];
	if (found === undefined) {
		found = claims;
		for (const step of claim.split("."))
			found = isRecord(found) ? found[step] : undefined;
	}
	const list: unknown[] = Array.isArray(found) ? found : [found];
	return list.filter((group) => typeof group === "string");
}

/** What cannot be a name is left out; where none is left, the address speaks for itself. */
function namesIn(
	claims: Claims,
	email: string,
): Pick<Identity, "firstName" | "lastName"> {
	const [head = "", ...rest] = textIn(claims.name).split(/\s+/);
	const firstName = nameFrom(textIn(claims.given_name) || head);
	const lastName = nameFrom(textIn(claims.family_name) || rest.join(" "));
	if (firstName || lastName) return { firstName, lastName };
	const [local = ""] = email.split("@");
	return {
		firstName: nameFrom(local.replaceAll(/[^\p{L}]+/gu, " ")),
		lastName,
	};
}

function nameFrom(text: string): string {
	const name = text.trim().slice(0, LONGEST_NAME);
	return isPersonName(name) ? name : "";
}

function textIn(value: unknown): string {
	return typeof value === "string" ? value.trim().slice(0, 1000) : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
