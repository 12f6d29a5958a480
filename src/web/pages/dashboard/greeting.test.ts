import { afterEach, expect, test, vi } from "vitest";
import { greeting } from "./greeting.ts";

const at = (hour: number, minute: number) => new Date(2026, 0, 5, hour, minute);
const user = {
	id: "1",
	email: "ida@example.org",
	first_name: "Ida",
	last_name: "",
};

afterEach(() => {
	vi.unstubAllEnvs();
});

test("DASH-02 the greeting follows the local hour", () => {
	expect(greeting(at(11, 59), user)).toBe("Good morning, Ida");
	expect(greeting(at(12, 0), user)).toBe("Good afternoon, Ida");
	expect(greeting(at(17, 0), user)).toBe("Good evening, Ida");
});

test.each([
	["Pacific/Auckland", "Good morning, Ida"],
	["America/Los_Angeles", "Good afternoon, Ida"],
])("DASH-50 the hour is that of a reader in %s", (zone, words) => {
	vi.stubEnv("TZ", zone);
	expect(greeting(new Date("2026-11-20T20:30:00Z"), user)).toBe(words);
});

test("DASH-03 without a first name the address greets, and without that the word there", () => {
	expect(greeting(at(9, 0), { ...user, first_name: "" })).toBe(
		"Good morning, ida",
	);
	expect(greeting(at(9, 0), { ...user, first_name: "", email: "" })).toBe(
		"Good morning, there",
	);
});
