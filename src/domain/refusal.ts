// A request that cannot be granted, told to the person in words. Thrown outside the domain and answered in one place.

export type RefusalCode =
	| "bad-input"
	| "too-large"
	| "not-signed-in"
	| "email-not-confirmed"
	| "password-must-change"
	| "password-needed"
	| "second-factor-needed"
	| "second-factor-required"
	| "passkey-needed"
	| "link-used-up"
	| "not-allowed"
	| "not-found"
	| "conflict"
	| "over-limit"
	| "too-many-requests"
	| "ai-unavailable"
	| "unavailable"
	| "maintenance";

/** `fields` maps a field's name to its message; `title` is the heading the specification gives to the toast, if it does. */
export class Refusal extends Error {
	readonly code: RefusalCode;
	readonly title: string | undefined;
	readonly fields: Record<string, string> | undefined;

	constructor(
		code: RefusalCode,
		message: string,
		more: {
			title?: string;
			fields?: Record<string, string>;
			cause?: unknown;
		} = {},
	) {
		super(message, { cause: more.cause });
		this.name = "Refusal";
		this.code = code;
		this.title = more.title;
		this.fields = more.fields;
	}
}
