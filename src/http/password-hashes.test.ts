import { expect, it } from "vitest";
import { createTurns, hash, verify } from "./password-hashes.ts";

it("a password is found again by its hash, and no other", async () => {
	const hashed = await hash("a lighthouse at noon");
	expect(await verify({ hash: hashed, password: "a lighthouse at noon" })).toBe(
		true,
	);
	expect(await verify({ hash: hashed, password: "a lighthouse" })).toBe(false);
});

it("so many passwords wait to be hashed, and more at once are refused", async () => {
	const inTurn = createTurns({ atOnce: 2, longestQueue: 5 });
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
