// Who is signed in, as the server says it: loading first, then signed out or signed in. Asked again every 30 s and
// when the window comes back, so that a session ended elsewhere ends here too.
import {
	type QueryClient,
	queryOptions,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Me } from "../api/me.ts";
import { ME, SESSION } from "../api/shell-calls.ts";
import type { Role } from "../domain/account/roles.ts";
import { ApiError, request } from "./client.ts";
import { paths } from "./paths.ts";
import { sendSessionNews } from "./session-news.ts";

export type Session =
	| { state: "loading" }
	| { state: "failed"; message: string; retry: () => void }
	| { state: "signed-out" }
	/** The password was made up by an administrator: nothing else works before another one is chosen. */
	| { state: "must-change-password" }
	/** The role needs two-step sign-in: nothing else works before it is set up. */
	| { state: "must-add-factor" }
	| { state: "signed-in"; me: Me };

const CHECK_EVERY_MS = 30_000;
const KNOWN_KEY = "attune.known";

export const sessionQuery = queryOptions({
	queryKey: ["me"],
	queryFn: async ({ signal }): Promise<Me | null> => {
		const me = await findMe(signal);
		if (me) localStorage.setItem(KNOWN_KEY, "yes");
		else localStorage.removeItem(KNOWN_KEY);
		return me;
	},
	refetchInterval: CHECK_EVERY_MS,
	refetchOnWindowFocus: "always",
	// Each part that is shown asks who is signed in: what failed is asked again in time, not by every one of them.
	retryOnMount: false,
});

/** A browser that was never signed in asks first whether there is a session at all: for a visitor that is no error. */
async function findMe(signal: AbortSignal): Promise<Me | null> {
	if (!mayBeSignedIn() && !(await hasSession(signal))) return null;
	try {
		// The reply travels while what reads it is fetched: the first script carries no schemas.
		const [response, { readReply }, { meCalls }] = await Promise.all([
			request(ME.path, { signal }),
			import("./ask.ts"),
			import("../api/me.ts"),
		]);
		return await readReply(meCalls.read, response);
	} catch (failure) {
		if (failure instanceof ApiError && failure.status === 401) return null;
		if (!mustChangePassword(failure) && !mustAddFactor(failure))
			console.error("Couldn't check who is signed in", failure);
		throw failure;
	}
}

async function hasSession(signal: AbortSignal): Promise<boolean> {
	const response = await request(SESSION.path, { signal }, true);
	// Nearly every visitor has none, and needs no schema to hear so.
	return (await response.text()) !== "null";
}

/** Whether somebody was signed in in this browser when it was last asked. */
export function mayBeSignedIn(): boolean {
	return localStorage.getItem(KNOWN_KEY) !== null;
}

export function useSession(): Session {
	const { data, error, refetch } = useQuery(sessionQuery);
	if (mustChangePassword(error)) return { state: "must-change-password" };
	if (mustAddFactor(error)) return { state: "must-add-factor" };
	if (data) return { state: "signed-in", me: data };
	if (data === null) return { state: "signed-out" };
	if (error)
		return {
			state: "failed",
			message: error.message,
			retry: () => void refetch(),
		};
	return { state: "loading" };
}

/** Until it is known who somebody is, and when that cannot be read, nobody is more than a regular user. */
export function roleIn(session: Session): Role {
	return session.state === "signed-in"
		? session.me.primaryRole
		: "regular_user";
}

/** The signed-in person, for pages that stand behind the guard. */
export function useMe(): Me {
	const session = useSession();
	if (session.state !== "signed-in")
		throw new Error("useMe is used outside the signed-in pages");
	return session.me;
}

function mustAddFactor(failure: unknown): boolean {
	return (
		failure instanceof ApiError && failure.code === "second_factor_required"
	);
}

function mustChangePassword(failure: unknown): boolean {
	return failure instanceof ApiError && failure.code === "password_must_change";
}

/** The session is over: said by the server, or found out by a refused request. */
export function endSession(queries: QueryClient) {
	queries.setQueryData(sessionQuery.queryKey, null);
	queries.removeQueries({
		predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0],
	});
}

/** Leaves for the first page before the state changes, so that the guard does not ask for a sign-in again. */
export function useSignOut(): () => Promise<void> {
	const queries = useQueryClient();
	const navigate = useNavigate();
	return async () => {
		const [{ ask }, { accountCalls }] = await Promise.all([
			import("./ask.ts"),
			import("../api/accounts.ts"),
		]);
		await ask(accountCalls.signOut);
		sessionStorage.clear();
		await navigate({ to: paths.home });
		endSession(queries);
		// Last, because this window hears it too.
		sendSessionNews({ kind: "signed-out" });
	};
}
