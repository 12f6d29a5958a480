import { expect, it } from "vitest";
import { hash } from "./password-hashes.ts";

it("lets a hundred passwords wait to be hashed, and refuses more at once", async () => {
	const asked = Array.from({ length: 103 }, (_, at) => hash(`password ${at}`));
	const ends = await Promise.allSettled(asked);
	const refused = ends.filter(({ status }) => status === "rejected");
	expect(refused).toHaveLength(1);
	expect(refused[0]).toMatchObject({ reason: { code: "unavailable" } });
});
