import { expect, it } from "vitest";
import { ownChange, ownChangesEnded } from "./own-changes.ts";

it("whoever reads a document waits for one's own change of it", async () => {
	const told: string[] = [];
	const { promise, resolve } = Promise.withResolvers<void>();
	const change = ownChange("letter", promise).then(() => told.push("changed"));
	const reading = ownChangesEnded("letter").then(() => told.push("read"));
	await ownChangesEnded("resume");
	expect(told).toEqual([]);
	resolve();
	await Promise.all([change, reading]);
	expect(told).toEqual(["changed", "read"]);
});

it("a change that failed holds nobody up", async () => {
	const failed = ownChange("resume", Promise.reject(new Error("offline")));
	await expect(failed).rejects.toThrow("offline");
	await ownChangesEnded("resume");
});
