import { expect, it } from "vitest";
import { bytesText, uptimeText } from "./measures.ts";

it("ADMIN-CFG-06 an uptime is never rounded up", () => {
	expect(uptimeText(null)).toBe("–");
	expect(uptimeText(100)).toBe("100%");
	expect(uptimeText(99.9999)).toBe("99.99%");
	expect(uptimeText(99.9)).toBe("99.90%");
});

it("a size is told in megabytes or gigabytes", () => {
	expect(bytesText(5.34 * 2 ** 20)).toBe("5.3 MB");
	expect(bytesText(320.4 * 2 ** 20)).toBe("320 MB");
	expect(bytesText(2.5 * 2 ** 30)).toBe("2.5 GB");
});
