// The people of an installation as administrators see them: found, counted and listed in pages, newest first.
import { and, type SQL, sql } from "drizzle-orm";
import type { PlanName } from "../domain/account/plans.ts";
import type { Role } from "../domain/account/roles.ts";
import type { Tx } from "./database.ts";
import { session, user } from "./schema/accounts.ts";
import {
	subscriptionPlans,
	upgradeRequests,
	userRoles,
	userSubscriptions,
} from "./schema/plans.ts";
import { holdsText } from "./text-search.ts";

export type PeopleSearch = {
	/** Part of a name, an address or an id, in any case; empty for everybody. */
	search: string;
	role: Role | "all";
};
export type PeopleOrder = {
	sort: "joined" | "name" | "email" | "role" | "id";
	order: "asc" | "desc";
};
export type FoundPerson = {
	id: string;
	firstName: string;
	lastName: string;
	email: string;
	isConfirmed: boolean;
	isSuspended: boolean;
	/** The highest one held. */
	role: Role;
	plan: PlanName;
	createdAt: string;
};
export type PeopleCounts = {
	total: number;
	admins: number;
	testUsers: number;
	regularUsers: number;
};

const holds = (role: Role) =>
	sql`exists (select from ${userRoles} where ${userRoles.user_id} = ${user.id} and ${userRoles.role} = ${role})`;

const isAmong = (role: Role) =>
	sql`${user.id} in (select ${userRoles.user_id} from ${userRoles} where ${userRoles.role} = ${role})`;

const columns = sql`${user.id} as id, ${user.firstName} as "firstName", ${user.lastName} as "lastName", ${user.email} as email,
	${user.emailVerified} as "isConfirmed", coalesce(${user.banned}, false) as "isSuspended", to_char(${user.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
	case when ${holds("admin")} then 'admin' when ${holds("test_user")} then 'test_user' else 'regular_user' end as role,
	coalesce((select ${subscriptionPlans.name} from ${userSubscriptions} join ${subscriptionPlans} on ${subscriptionPlans.id} = ${userSubscriptions.plan_id}
		where ${userSubscriptions.user_id} = ${user.id} and ${userSubscriptions.is_active}), 'free') as plan`;

type Page = { limit: number; offset: number };

/** One page. */
export async function listPeople(
	tx: Tx,
	search: PeopleSearch & PeopleOrder,
	page: Page,
): Promise<FoundPerson[]> {
	const order = orderOf(search);
	const isByRole = search.sort === "role";
	const ids =
		isByRole && search.role === "all"
			? byRole(search, page)
			: sql`select ${user.id} as page_id from ${user} where ${matching(search)}
				order by ${isByRole ? NEWEST_FIRST : order} limit ${page.limit} offset ${page.offset}`;
	const { rows } = await tx.execute<FoundPerson>(
		// Role and plan are looked up for the page alone, not for everybody before it.
		sql`select ${columns} from (${ids}) as page
			join ${user} on ${user.id} = page.page_id order by ${order}`,
	);
	return rows;
}

/** Of one role all say the same. */
const NEWEST_FIRST = orderOf({ sort: "joined", order: "desc" });

/** Nearly all have the same role, and stand in the order of an index already: each role is read as far as the page reaches. */
function byRole(
	{ order, ...search }: PeopleSearch & PeopleOrder,
	{ limit, offset }: Page,
): SQL {
	const ranked = (role: Role, rank: number) =>
		sql`(select ${user.id} as page_id, ${user.createdAt} as at, ${rank}::int as rank from ${user}
			where ${and(matching(search), hasHighest(role))} order by ${user.createdAt} desc, ${user.id} desc limit ${limit + offset})`;
	const way = order === "asc" ? sql`asc` : sql`desc`;
	return sql`select page_id from (${ranked("regular_user", 0)} union all ${ranked("test_user", 1)} union all ${ranked("admin", 2)}) as ranked
		order by rank ${way}, at desc, page_id desc limit ${limit} offset ${offset}`;
}

/** How many a search finds: of a role alone that is known already. */
export async function countFound(
	tx: Tx,
	search: PeopleSearch,
	counts: PeopleCounts,
): Promise<number> {
	if (search.search.trim() === "") return ofRole(counts)[search.role];
	const { rows } = await tx.execute<{ total: number }>(
		sql`select count(*)::int as total from ${user} where ${matching(search)}`,
	);
	return rows[0]?.total ?? 0;
}

function ofRole(counts: PeopleCounts): Record<Role | "all", number> {
	return {
		all: counts.total,
		admin: counts.admins,
		test_user: counts.testUsers,
		regular_user: counts.regularUsers,
	};
}

/** The newest first wherever the column says the same. */
function orderOf({ sort, order }: PeopleOrder): SQL {
	const by = {
		joined: sql`${user.createdAt}`,
		name: sql`lower(${user.name})`,
		email: sql`lower(${user.email})`,
		// Both sets are read once, not once a person.
		role: sql`(${isAmong("admin")})::int * 2 + (${isAmong("test_user")})::int`,
		id: sql`${user.id}`,
	}[sort];
	const way = order === "asc" ? sql`asc` : sql`desc`;
	return sort === "joined"
		? sql`${by} ${way}, ${user.id} ${way}`
		: sql`${by} ${way}, ${user.createdAt} desc, ${user.id} desc`;
}

/** The next people after one, for lists too long to hold. */
export async function listPeopleAfter(
	tx: Tx,
	search: PeopleSearch,
	{ after, limit }: { after: FoundPerson | null; limit: number },
): Promise<FoundPerson[]> {
	const later = after
		? sql`(${user.createdAt}, ${user.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
		: sql`true`;
	const { rows } = await tx.execute<FoundPerson>(
		sql`select ${columns} from ${user} where ${and(matching(search), later)}
			order by ${user.createdAt} desc, ${user.id} desc limit ${limit}`,
	);
	return rows;
}

export async function findPerson(
	tx: Tx,
	which: { id: string } | { email: string },
): Promise<FoundPerson | null> {
	const is =
		"id" in which
			? sql`${user.id} = ${which.id}`
			: sql`${user.email} = ${which.email}`;
	const { rows } = await tx.execute<FoundPerson>(
		sql`select ${columns} from ${user} where ${is}`,
	);
	return rows[0] ?? null;
}

/** Everybody, whatever is searched for. */
export async function countPeople(tx: Tx): Promise<PeopleCounts> {
	const { rows } = await tx.execute<Omit<PeopleCounts, "regularUsers">>(
		sql`select (select count(*)::int from ${user}) as total,
			count(*) filter (where roles.admin)::int as admins,
			count(*) filter (where not roles.admin)::int as "testUsers"
			from (select ${userRoles.user_id}, bool_or(${userRoles.role} = 'admin') as admin from ${userRoles}
				where ${userRoles.role} <> 'regular_user' group by ${userRoles.user_id}) as roles`,
	);
	const counts = rows[0] ?? { total: 0, admins: 0, testUsers: 0 };
	return {
		...counts,
		regularUsers: counts.total - counts.admins - counts.testUsers,
	};
}

/** How many accounts there are. */
export async function countAccounts(tx: Tx): Promise<number> {
	return tx.$count(user);
}

/** Sessions that are open, and the wish for a plan that is not answered. */
export async function findStandingOf(
	tx: Tx,
	userId: string,
): Promise<{ sessions: number; requestedPlan: PlanName | null }> {
	const { rows } = await tx.execute<{
		sessions: number;
		requestedPlan: PlanName | null;
	}>(
		sql`select (select count(*)::int from ${session} where ${session.userId} = ${userId} and ${session.expiresAt} > now()) as sessions,
			(select ${subscriptionPlans.name} from ${upgradeRequests} join ${subscriptionPlans} on ${subscriptionPlans.id} = ${upgradeRequests.plan_id}
				where ${upgradeRequests.user_id} = ${userId} and ${upgradeRequests.status} = 'pending') as "requestedPlan"`,
	);
	return rows[0] ?? { sessions: 0, requestedPlan: null };
}

/** Ids of people whose name, address or id holds the text. */
export async function findPeopleIds(
	tx: Tx,
	search: string,
	limit: number,
): Promise<string[]> {
	const { rows } = await tx.execute<{ id: string }>(
		sql`select ${user.id} as id from ${user} where ${contains(search)} limit ${limit}`,
	);
	return rows.map(({ id }) => id);
}

function matching({ search, role }: PeopleSearch): SQL | undefined {
	return and(sql`true`, contains(search), hasHighest(role));
}

/** The expression is the one the index of the migration is on. */
function contains(search: string): SQL {
	if (search.trim() === "") return sql`true`;
	return holdsText(
		sql`lower(${user.name} || ' ' || ${user.email} || ' ' || ${user.id}::text)`,
		search,
	);
}

function hasHighest(role: Role | "all"): SQL {
	switch (role) {
		case "all":
			return sql`true`;
		case "admin":
			return holds("admin");
		case "test_user":
			return sql`${holds("test_user")} and not ${holds("admin")}`;
		case "regular_user":
			return sql`not ${holds("test_user")} and not ${holds("admin")}`;
	}
}
