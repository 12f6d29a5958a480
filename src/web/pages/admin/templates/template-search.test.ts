import { describe, expect, it } from "vitest";
import type { AdminTemplate } from "../../../../api/admin-templates.ts";
import { everything, filtered } from "./template-search.ts";

const modern: AdminTemplate = {
	id: "1",
	name: "Modern",
	description: "Strip of color along the edge",
	template_type: "modern",
	is_active: true,
	is_premium: false,
	layout_config: {},
	created_at: "2026-01-01T00:00:00.000Z",
	uses: 4,
};
const quiet: AdminTemplate = {
	...modern,
	id: "2",
	name: "Quiet",
	description: null,
	template_type: "minimalist",
	is_active: false,
	is_premium: true,
};
const all = [modern, quiet];
const names = (search: Partial<typeof everything>) =>
	filtered(all, { ...everything, ...search }).map(({ name }) => name);

describe("looking for a template", () => {
	it("ADMIN-TPL-03 finds words in name or description, in any case", () => {
		expect(names({ words: "QUIET" })).toEqual(["Quiet"]);
		expect(names({ words: " along the " })).toEqual(["Modern"]);
		expect(names({ words: "null" })).toEqual([]);
		expect(names({ words: "(.*" })).toEqual([]);
	});

	it("ADMIN-TPL-04 shows all, active, inactive or premium ones", () => {
		expect(names({ state: "all" })).toEqual(["Modern", "Quiet"]);
		expect(names({ state: "active" })).toEqual(["Modern"]);
		expect(names({ state: "inactive" })).toEqual(["Quiet"]);
		expect(names({ state: "premium" })).toEqual(["Quiet"]);
	});

	it("ADMIN-TPL-05 shows one category or all", () => {
		expect(names({ category: "minimalist" })).toEqual(["Quiet"]);
		expect(names({ category: "academic" })).toEqual([]);
		expect(names({ category: "all", state: "active" })).toEqual(["Modern"]);
	});
});
