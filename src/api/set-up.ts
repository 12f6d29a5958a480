// The first account of an installation, made through the link its operator was shown. It is an administrator's.
import { z } from "zod";
import { AccountReply, LinkCode, SignUpRequest } from "./accounts.ts";
import { calls } from "./call.ts";

export const SetUpRequest = SignUpRequest.extend({
	code: LinkCode.shape.code,
	/** "me": no plans, no limits, nothing to upgrade to, and no address is confirmed. */
	audience: z.enum(["others", "me"]),
});
export type SetUpRequest = z.infer<typeof SetUpRequest>;

export const setUpCalls = calls({
	/** Until the first account is there. */
	isOpen: {
		method: "get",
		path: "/api/set-up",
		access: "anybody",
		reply: z.object({ isOpen: z.boolean() }),
		about: "Whether the installation waits for its first account",
	},
	make: {
		method: "post",
		path: "/api/set-up",
		access: "anybody",
		body: SetUpRequest,
		reply: AccountReply,
		status: 201,
		about: "The first account was made and is signed in",
		refuses: ["link_used_up"],
	},
});
