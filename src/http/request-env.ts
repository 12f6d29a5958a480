// What every handler finds on the request.
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Turn } from "../world/turn.ts";

export type Requester = {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
};

export type RequestEnv = {
	Variables: {
		requestId: string;
		log: Logger;
		/** The client's, for counting attempts. */
		address: string;
		/** There behind the sign-in guard only. */
		person: Requester;
		/** The id of the session this request was made in; there behind the sign-in guard only. */
		session: string;
		/** When the password was last given in that session. */
		confirmedAt: Date | null;
	};
};

export type RequestContext = Context<RequestEnv>;

/** Whose work it is, and whether it is still wanted: nobody waits for it once the page is closed. */
export function turnOf(c: RequestContext): Turn {
	return { person: c.var.person.id, signal: c.req.raw.signal };
}
