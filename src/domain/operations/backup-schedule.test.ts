import { describe, expect, it } from "vitest";
import {
	backupName,
	backupsToRemove,
	isBackupDue,
	overdueHours,
} from "./backup-schedule.ts";

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const due = (lastAt: string, now: string, hour = 3) =>
	isBackupDue({ hour, lastAt: at(lastAt).toISOString(), now: at(now) });

describe("a scheduled backup", () => {
	it("is due once a day from its hour on, and the same day where nothing ran at that hour", () => {
		expect(due("21T03:00", "22T02:59")).toBe(false);
		expect(due("21T03:00", "22T03:00")).toBe(true);
		expect(due("22T03:00", "22T23:59")).toBe(false);
		expect(due("20T03:00", "22T14:10")).toBe(true);
		expect(due("22T01:00", "22T03:00")).toBe(true);
		expect(due("21T23:30", "22T01:00", 23)).toBe(false);
	});

	it("waits for its hour where the installation is new", () => {
		expect(due("22T10:00", "22T23:00")).toBe(false);
		expect(due("22T10:00", "23T03:00")).toBe(true);
	});

	it("removes the oldest beyond those kept, and nothing that is not its own", () => {
		const days = ["20", "21", "22"].map((day) =>
			backupName(at(`${day}T03:00`)),
		);
		expect(days[0]).toBe("attune-2026-11-20T03-00-00Z.backup");
		const names = [...days.toReversed(), "attune-2025-01-01.backup", "notes"];
		expect(backupsToRemove(names, 2)).toEqual([days[0]]);
		expect(backupsToRemove(names, 3)).toEqual([]);
	});

	it("is overdue after the hours that were set, never where none are", () => {
		const since = at("20T03:00").toISOString();
		const now = at("22T04:00");
		expect(overdueHours(since, { alertHours: 48, now })).toBe(49);
		expect(overdueHours(since, { alertHours: 49, now })).toBeNull();
		expect(overdueHours(since, { alertHours: 0, now })).toBeNull();
	});
});
