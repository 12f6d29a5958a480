import { describe, expect, it } from "vitest";
import { findConnection, isOpenToReaders } from "../../src/db/encryption.ts";
import { engines, freshDatabase } from "./fresh.ts";

describe("a connection to the database", () => {
	const far = { client: "10.0.0.7", server: "10.0.0.9" };
	const near = { client: "127.0.0.1", server: "127.0.0.1" };
	const socket = { client: null, server: null };

	it("can be read where it goes plain to another machine, and nowhere else", () => {
		expect(isOpenToReaders({ isEncrypted: false, ...far })).toBe(true);
		expect(isOpenToReaders({ isEncrypted: true, ...far })).toBe(false);
		expect(isOpenToReaders({ isEncrypted: false, ...near })).toBe(false);
		expect(isOpenToReaders({ isEncrypted: false, ...socket })).toBe(false);
	});

	it.runIf(engines.includes("postgresql"))(
		"is described by the server at its other end",
		async () => {
			const database = await freshDatabase("postgresql");
			const connection = await findConnection(database);
			await database.close();
			expect(connection).toEqual({
				isEncrypted: expect.any(Boolean),
				client: expect.stringMatching(/^[\d.:a-f]+$/),
				server: expect.stringMatching(/^[\d.:a-f]+$/),
			});
		},
	);
});
