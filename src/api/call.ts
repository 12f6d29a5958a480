// A call between browser and server as a row of facts: how it is addressed, who may make it, what it takes, what it answers. The
// server registers its routes from these rows and the browser calls through them: no other file holds an address of the API.
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** Every address of the API begins so, and no other does. */
export const API_ROOT = "/api/";
/** Where the description of the API is, for other programs. */
export const DESCRIPTION_PATH = "/api/openapi.json";

/** Who may make a call. "newcomer": also somebody who signed in and must choose a password of their own first. */
export type Access = "anybody" | "newcomer" | "person" | "administrator";

export type CallAddress = {
	readonly method: "get" | "post" | "put" | "patch" | "delete";
	/** `{name}` stands for a part that is filled in. */
	readonly path: `/api/${string}`;
};

type Row = CallAddress & {
	/** A signed-in person, where nothing else is said. */
	readonly access?: Access;
	/** What comes back, in words for the description of the API. */
	readonly about: string;
	readonly query?: z.ZodObject;
	readonly body?: z.ZodType;
	/** The password must have been given within the last quarter of an hour. What administrators change asks it in any case. */
	readonly asksPassword?: true;
	/** A file is sent, as a form's field "file" or as the whole body. */
	readonly isUpload?: true;
	/** What is sent may be longer than a form. */
	readonly isLarge?: true;
	/** Made while somebody types or waits: not counted among a person's requests, since it has a limit of its own. */
	readonly isUncounted?: true;
	/** What it refuses with besides what every call can: nobody signed in, bad input, too many requests. */
	readonly refuses?: readonly ErrorCode[];
};

/** Without a reply there is nothing to say but that it is done. */
export type JsonCall = Row & {
	readonly reply?: z.ZodType;
	readonly status?: 200 | 201 | 202;
	readonly media?: never;
	readonly events?: never;
	readonly leadsOn?: never;
};
/** Answers a file of one of these media types. */
export type FileCall = Row & {
	readonly media: readonly [string, ...string[]];
	readonly reply?: never;
	readonly events?: never;
	readonly leadsOn?: never;
};
/** Answers server-sent events named "progress". */
export type EventsCall = Row & {
	readonly events: z.ZodType;
	readonly reply?: never;
	readonly media?: never;
	readonly leadsOn?: never;
};
/** Opened by a browser on its way, which is sent on to a page of ours. */
export type WayCall = Row & {
	readonly leadsOn: true;
	readonly reply?: never;
	readonly media?: never;
	readonly events?: never;
};
export type Call = JsonCall | FileCall | EventsCall | WayCall;

/** What stands in the braces of a path. */
export type PathParams<Path extends string> =
	Path extends `${string}{${infer Name}}${infer Rest}`
		? Record<Name, string> & PathParams<Rest>
		: unknown;

/** What the browser gives to make a call. */
export type CallInput<C extends Call> = (C["path"] extends `${string}{${string}`
	? { params: PathParams<C["path"]> }
	: unknown) &
	(C extends { query: infer Query extends z.ZodObject }
		? { query?: z.input<Query> }
		: unknown) &
	(C extends { body: infer Body extends z.ZodType }
		? { body: z.input<Body> }
		: unknown);

/** What the browser is given back. */
export type ReplyTo<C extends Call> = C extends {
	reply: infer Reply extends z.ZodType;
}
	? z.output<Reply>
	: undefined;

/** Keeps each row's own type, and refuses one that is no call. */
export function calls<const Rows extends Record<string, Call>>(
	rows: Rows,
): Rows {
	return rows;
}

type Filled = {
	params?: Readonly<Record<string, string>>;
	query?: Readonly<Record<string, unknown>>;
};

/** A path with its parts filled in and what is asked behind it; what is undefined is not asked. */
export function addressOf(
	path: CallAddress["path"],
	{ params = {}, query = {} }: Filled = {},
): string {
	const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(params[name] ?? ""),
	);
	const asked = Object.entries(query)
		.filter(([, value]) => value !== undefined)
		.map((pair) => pair.map((part) => encodeURIComponent(String(part))));
	if (asked.length === 0) return filled;
	return `${filled}?${asked.map((pair) => pair.join("=")).join("&")}`;
}
