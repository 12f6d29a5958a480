import { scryptSync } from "node:crypto";
import { readFile } from "node:fs/promises";
import { hashPassword } from "better-auth/crypto";
import { expect, it } from "vitest";
import { createTurns, hash, isOutdated, verify } from "./password-hashes.ts";

it("a password is found again by its hash, and no other", async () => {
	const hashed = await hash("a lighthouse at noon");
	expect(await verify({ hash: hashed, password: "a lighthouse at noon" })).toBe(
		true,
	);
	expect(await verify({ hash: hashed, password: "a lighthouse" })).toBe(false);
});

it("a hash of before still opens, and is known as one", async () => {
	const before = await hashPassword("a lighthouse at noon");
	const given = { hash: before, password: "a lighthouse at noon" };
	expect(await verify(given)).toBe(true);
	expect(await verify({ ...given, password: "a lighthouse" })).toBe(false);
	expect(isOutdated(before)).toBe(true);
	expect(isOutdated(await hash("a lighthouse at noon"))).toBe(false);
});

it("a hash at another cost still opens, and is known as one to make anew", async () => {
	const cost = { N: 2048, r: 8, p: 1 };
	const key = scryptSync("a lighthouse at noon", "salt", 64, cost);
	const hashed = `scrypt:2048:8:1:salt:${key.toString("hex")}`;
	const given = { hash: hashed, password: "a lighthouse at noon" };
	expect(await verify(given)).toBe(true);
	expect(await verify({ ...given, password: "a lighthouse" })).toBe(false);
	expect(isOutdated(hashed)).toBe(true);
});

it("costs what OWASP asks of scrypt wherever the program runs", async () => {
	const source = new URL("./password-hashes.ts", import.meta.url);
	const text = await readFile(source, "utf8");
	expect(text).toContain("const COST: Cost = { N: 32_768, r: 8, p: 3 };");
});

it("the same letters from another keyboard are the same password", async () => {
	const typed = { hash: await hash("\u00e9clair"), password: "e\u0301clair" };
	expect(await verify(typed)).toBe(true);
});

it("so many passwords wait to be hashed, and more at once are refused", async () => {
	const inTurn = createTurns({ atOnce: 2, longestQueue: 5, longestLane: 5 });
	let running = 0;
	let most = 0;
	const work = async () => {
		running += 1;
		most = Math.max(most, running);
		await new Promise((resolve) => setImmediate(resolve));
		running -= 1;
	};
	const ends = await Promise.allSettled(
		Array.from({ length: 8 }, () => inTurn(work)),
	);
	const refused = ends.filter(({ status }) => status === "rejected");
	expect(refused).toHaveLength(1);
	expect(refused[0]).toMatchObject({ reason: { code: "unavailable" } });
	expect(most).toBe(2);
	await expect(inTurn(work)).resolves.toBeUndefined();
});

it("many passwords from one network make nobody else wait for them, and hold no more than a lane of the queue", async () => {
	const inTurn = createTurns({ atOnce: 1, longestQueue: 10, longestLane: 3 });
	const done: string[] = [];
	const { promise: open, resolve: start } = Promise.withResolvers<void>();
	const ask = (client: string, name: string) =>
		inTurn(async () => {
			await open;
			done.push(name);
		}, client);
	const flood = Array.from({ length: 6 }, (_, nr) => ask("flood", `f${nr}`));
	const others = [ask("here", "a"), ask("there", "b"), ask("here", "c")];
	start();
	const ends = await Promise.allSettled(flood);
	await Promise.all(others);
	expect(ends.map(({ status }) => status)).toEqual([
		...["fulfilled", "fulfilled", "fulfilled", "fulfilled"],
		...["rejected", "rejected"],
	]);
	expect(done).toEqual(["f0", "f1", "a", "b", "f2", "c", "f3"]);
});
