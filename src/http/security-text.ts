// Whom to tell of a hole, where programs look for it (RFC 9116): the installation's own address for questions.
import { Hono } from "hono";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { answerUnknownPath } from "./errors.ts";
import type { RequestEnv } from "./request-env.ts";
import type { Store } from "./store.ts";

const PATH = "/.well-known/security.txt";
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type Parts = Pick<Store, "now"> & { settings: SettingsInForce; url: string };

/** There once an administrator has set an address. */
export function securityText({ now, settings, url }: Parts) {
	const app = new Hono<RequestEnv>();
	app.get(PATH, async (c) => {
		const { support_address: address } = await settings.current();
		if (!address) return answerUnknownPath(c);
		const expires = new Date(now().getTime() + YEAR_MS).toISOString();
		const lines = [
			`Contact: mailto:${encodeURI(address)}`,
			`Expires: ${expires}`,
			`Canonical: ${url}${PATH}`,
			"Preferred-Languages: en",
		];
		return c.text(`${lines.join("\n")}\n`);
	});
	return app;
}
