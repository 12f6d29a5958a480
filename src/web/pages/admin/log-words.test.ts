import { expect, it } from "vitest";
import { statusTone, statusWord } from "./log-words.ts";

it("ADMIN-LOG-12 a completed entry is a success, every other state stays as it is", () => {
	expect(
		["completed", "success", "failed", "generating"].map(statusWord),
	).toEqual(["Success", "Success", "failed", "generating"]);
	expect(statusTone("completed")).toBe("ok");
	expect(statusTone("failed")).toBe("bad");
});
