import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { refuseWeakPassword } from "./refuse-weak-password.ts";

type Common = typeof import("@zxcvbn-ts/language-common");

const owner = ["Ines", "Sá", "ines@example.org"];
const refusalOf = (password: string, refuse = refuseWeakPassword) =>
	refuse({ password, field: "password", owner }).then(
		() => null,
		({ code }: { code: string }) => code,
	);

/** As a server loads it: test processes keep the lists (test/kept-lists.mjs), except under an address with something behind. */
async function asServed() {
	const address = new URL("./refuse-weak-password.ts?served", import.meta.url);
	const module: { refuseWeakPassword: typeof refuseWeakPassword } =
		await import(address.href);
	return module.refuseWeakPassword;
}

describe("choosing a password", () => {
	it("gives back what the lists of words took", async () => {
		await refusalOf("a lighthouse at noon", await asServed());
		const { heapTotal } = process.memoryUsage();
		await expect
			.poll(() => process.memoryUsage().heapTotal, { timeout: 10_000 })
			.toBeLessThan(heapTotal - 15 * 2 ** 20);
	});

	it("is refused for one that was in a breach, wherever in the list it stands", async () => {
		const common: Common = createRequire(import.meta.url)(
			"@zxcvbn-ts/language-common",
		);
		const breached = (common.dictionary["passwords-common"] ?? [])
			.map(String)
			.filter(({ length }) => length >= 8);
		expect(breached.length).toBeGreaterThan(17_000);
		const tried = breached.filter((_, place) => place % 100 === 0);
		for (const password of tried)
			expect([password, await refusalOf(password)]).toEqual([
				password,
				"bad-input",
			]);
	});

	it("is refused for one of the list in letters of another form", async () => {
		expect(await refusalOf("ｐａｓｓｗｏｒｄ１")).toBe("bad-input");
	});

	it("is refused for the name of what it opens, or one's own, with a little around it", async () => {
		for (const password of ["Attune2026!", "myattune1", "Attune-Ines-1!"])
			expect([password, await refusalOf(password)]).toEqual([
				password,
				"bad-input",
			]);
	});

	it("takes a few words that do not belong together", async () => {
		expect(await refusalOf("a lighthouse at noon")).toBeNull();
	});
});
