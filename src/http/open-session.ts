// A session for somebody who has shown who they are by other means than a password, and a new cookie for one that goes on under
// another token. The accounts library makes and signs them, as it does for a password; no address leads here.
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

const openSession = createAuthEndpoint.serverOnly(
	{ method: "POST", body: z.object({ userId: z.uuid() }) },
	async (ctx) => {
		const { internalAdapter } = ctx.context;
		const user = await internalAdapter.findUserById(ctx.body.userId);
		// Deleted since.
		if (!user) throw new APIError("UNAUTHORIZED");
		const session = await internalAdapter.createSession(user.id);
		await setSessionCookie(ctx, { session, user });
		return user as typeof user & { firstName: string; lastName: string };
	},
);

const renewCookie = createAuthEndpoint.serverOnly(
	{ method: "POST", body: z.object({ token: z.string() }) },
	async (ctx) => {
		const { internalAdapter } = ctx.context;
		const found = await internalAdapter.findSession(ctx.body.token);
		// Ended since.
		if (!found) throw new APIError("UNAUTHORIZED");
		await setSessionCookie(ctx, found);
		return { isRenewed: true };
	},
);

export const ownSessions = {
	id: "own-sessions",
	endpoints: { openSession, renewCookie },
};
