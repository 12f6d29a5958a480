// Two-step sign-in: an authenticator app beside the password, and recovery codes for when it is lost.
import { z } from "zod";
import { calls } from "./call.ts";

export const FactorState = z.object({
	/** Whether signing in asks for a code. */
	isOn: z.boolean(),
	/** Recovery codes that are left. */
	recoveryCodes: z.number(),
	/** Whether the person's role needs it. */
	isRequired: z.boolean(),
});
export type FactorState = z.infer<typeof FactorState>;

const FactorCode = z.object({
	code: z
		.string("Enter the code")
		.trim()
		.min(1, "Enter the code")
		.max(40, "Enter the six digits the app shows"),
});

/** `secret` is in base32; `link` holds it for an app, as a link or drawn as a QR code. */
const AppSecret = z.object({ secret: z.string(), link: z.string() });
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const sensitive = { access: "newcomer", asksPassword: true } as const;

export const factorCalls = calls({
	read: {
		method: "get",
		path: "/api/factors",
		access: "newcomer",
		reply: FactorState,
		about: "What signing in asks for",
	},
	begin: {
		method: "post",
		path: "/api/factors/app",
		...sensitive,
		reply: AppSecret,
		about: "For the app; it counts once a first code was right",
		refuses: ["conflict"],
	},
	confirm: {
		method: "post",
		path: "/api/factors/app/confirmation",
		access: "newcomer",
		body: FactorCode,
		reply: RecoveryCodes,
		about: "In force; the recovery codes are shown here only",
	},
	renewCodes: {
		method: "post",
		path: "/api/factors/recovery-codes",
		...sensitive,
		reply: RecoveryCodes,
		about: "In place of those that were left",
		refuses: ["conflict"],
	},
	remove: {
		method: "delete",
		path: "/api/factors/app",
		...sensitive,
		reply: z.object({ removed: z.literal(true) }),
		about: "Signing in takes the password alone",
		refuses: ["conflict"],
	},
});
