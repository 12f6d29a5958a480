// A server on which the staged people are already there, and the way to sign one of them in.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cookie, Page } from "@playwright/test";
import {
	type Attune,
	expect,
	expectNoSidewaysScroll,
	stage,
	startAttune,
	test as unstaged,
} from "./attune.ts";
import { expectReadable } from "./readable.ts";
import { PASSWORD, type Staged } from "./staged-people.ts";

export const test = unstaged.extend<object, { attune: Attune }>({
	attune: [
		async ({ playwright: _ }, use) => {
			const folder = await mkdtemp(join(tmpdir(), "attune-staged-"));
			try {
				await stage(folder, "people");
				const { attune, stop } = await startAttune(folder);
				try {
					await use(attune);
				} finally {
					await stop();
				}
			} finally {
				await rm(folder, { recursive: true, force: true });
			}
		},
		{ scope: "worker", timeout: 90_000 },
	],
});

/** The sessions that were opened on this worker's server. */
const sessions = new Map<string, Cookie[]>();

/** With the password once a server, then with the session that opened, as long as it lives. */
export async function signIn(
	page: Page,
	attune: Attune,
	{ email }: Pick<Staged, "email">,
): Promise<void> {
	const context = page.context();
	const key = `${attune.url} ${email}`;
	const kept = sessions.get(key);
	if (kept) {
		await context.addCookies(kept);
		if ((await page.request.get("/api/me")).ok()) return;
	}
	const reply = await page.request.post("/api/auth/sign-in/email", {
		data: { email, password: PASSWORD },
		headers: { origin: attune.url },
	});
	expect(reply.ok(), await reply.text()).toBe(true);
	sessions.set(key, await context.cookies());
}

/** Readable by machine, and no wider than a small screen. */
export async function expectFits(page: Page): Promise<void> {
	await expectReadable(page);
	const size = page.viewportSize();
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);
	if (size) await page.setViewportSize(size);
}
