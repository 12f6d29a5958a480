import { expect, it } from "vitest";
import {
	amount,
	dollars,
	duration,
	percent,
	relative,
	trend,
} from "./numbers.ts";

it("ADMIN-FIN-11 ADMIN-FIN-12 costs have two, four or six decimals", () => {
	expect(dollars(1234.5, 2)).toBe("$1,234.50");
	expect(dollars(0.01234, 4)).toBe("$0.0123");
	expect(dollars(0.0000015, 6)).toBe("$0.000002");
});

it("sums that grow without end stay short", () => {
	expect(amount(334_280)).toBe("334,280");
	expect(amount(9_999_999)).toBe("9,999,999");
	expect(amount(480_645_600)).toBe("480.6M");
});

it("ADMIN-FIN-09 a trend without a month before is n/a", () => {
	expect(trend(null)).toBe("n/a");
	expect(trend(50)).toBe("+50.0%");
	expect(trend(-12.34)).toBe("-12.3%");
});

it("ADMIN-SEC-06 times are told from now", () => {
	const now = new Date("2026-11-21T12:00:00Z");
	const at = (iso: string) => relative(iso, now);
	expect(at("2026-11-21T11:59:40Z")).toBe("just now");
	expect(at("2026-11-21T11:59:00Z")).toBe("1 minute ago");
	expect(at("2026-11-21T09:00:00Z")).toBe("3 hours ago");
	expect(at("2026-11-19T09:00:00Z")).toBe("2 days ago");
	expect(duration(3 * 86_400 + 4 * 3600)).toBe("3 days 4 h");
	expect(percent(99.94, 1)).toBe("99.9%");
});
