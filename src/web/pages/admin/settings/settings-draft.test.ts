import { describe, expect, it } from "vitest";
import type { Setting } from "../../../../api/admin-settings.ts";
import {
	changesOf,
	drafted,
	overStored,
	type SettingsDraft,
	withEdit,
	withoutEdit,
} from "./settings-draft.ts";

const setting = (value: string): Setting => ({
	id: "1",
	key: "auto_cleanup_days",
	name: "Auto Cleanup Days",
	value,
	type: "number",
	choices: null,
	description: "Days",
	category: "Maintenance",
	updated_at: "2026-01-01T00:00:00.000Z",
});
const one = (value: string, draft: SettingsDraft) => {
	const [first] = drafted([setting(value)], draft);
	if (!first) throw new Error("There is no setting");
	return first;
};
const typed = (value: string, stored = "30"): SettingsDraft =>
	withEdit({}, one(stored, {}), value);

describe("settings that are not saved yet", () => {
	it("ADMIN-CFG-12 ADMIN-CFG-14 are held one by one, and are none any more when they are as stored", () => {
		const draft = typed("45");
		expect(one("30", draft)).toMatchObject({ shown: "45", isModified: true });
		expect(withEdit(draft, one("30", draft), "30")).toEqual({});
		expect(withoutEdit(draft, "auto_cleanup_days")).toEqual({});
		expect(changesOf(typed(" 45 "))).toEqual([
			{ key: "auto_cleanup_days", value: "45", before: "30" },
		]);
	});

	it("ADMIN-CFG-20 say which values are allowed while they are typed", () => {
		expect(one("30", typed("0")).problem).toBe(
			"Enter a whole number from 1 to 3650.",
		);
		expect(one("30", typed("7")).problem).toBeNull();
	});

	it("ADMIN-CFG-18 keep the value they were made over, so that another administrator's is seen", () => {
		const draft = typed("45");
		expect(one("60", draft)).toMatchObject({ shown: "45", theirs: "60" });
		const again = withEdit(draft, one("60", draft), "46");
		expect(changesOf(again)).toMatchObject([{ value: "46", before: "30" }]);
		expect(changesOf(overStored(again, [setting("60")]))).toMatchObject([
			{ value: "46", before: "60" },
		]);
		expect(overStored(draft, [setting("45")])).toEqual({});
	});
});
