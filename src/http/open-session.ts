// A session for somebody who has shown who they are by other means than a password. The accounts library makes it and signs its
// cookie, as it does for a password; no address leads here.
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

export const ownSessions = {
	id: "own-sessions",
	endpoints: { openSession },
};
