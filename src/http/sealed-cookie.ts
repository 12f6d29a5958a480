// What a sign-in keeps in the person's browser between two of its steps: sealed, readable by no script, gone after ten minutes. No
// table keeps what nobody comes back for, and another browser can do nothing with it.
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import type { Seal } from "../workflows/seal.ts";
import type { RequestContext } from "./request-env.ts";

const LIFE_S = 600;

type Kept = {
	seal: Seal;
	now: () => Date /** The installation's public address. */;
	url: string;
};

export type SealedCookie<T> = {
	keep(c: RequestContext, value: T): void;
	/** Null where there is none, it is too old, or it is not ours. */
	read(c: RequestContext): T | null;
	forget(c: RequestContext): void;
};

export function sealedCookie<S extends z.ZodType>(
	{ seal, now, url }: Kept,
	purpose: string,
	schema: S,
): SealedCookie<z.infer<S>> {
	const secure = url.startsWith("https:");
	const name = `${secure ? "__Host-" : ""}attune.${purpose}`;
	const attributes = {
		httpOnly: true,
		secure,
		sameSite: "Lax" as const,
		path: "/",
	};
	const envelope = z.object({ until: z.number(), value: z.unknown() });
	return {
		keep(c, value) {
			const until = now().getTime() + LIFE_S * 1000;
			const sealed = seal.seal(name, JSON.stringify({ until, value }));
			setCookie(c, name, sealed, { ...attributes, maxAge: LIFE_S });
		},
		read(c) {
			const opened = seal.open(name, getCookie(c, name) ?? "");
			if (opened === null) return null;
			// Sealed by ourselves, so it is JSON; an older version may have written another shape.
			const read = envelope.safeParse(JSON.parse(opened));
			if (!read.success || read.data.until < now().getTime()) return null;
			return schema.safeParse(read.data.value).data ?? null;
		},
		forget(c) {
			deleteCookie(c, name, attributes);
		},
	};
}
