import { describe, expect, it } from "vitest";
import type { StoredTemplate } from "../db/templates.ts";
import type { Plan } from "../domain/account/plans.ts";
import { chooseTemplate, type Looks } from "./draw-document.ts";

const template = (name: string): StoredTemplate => ({
	id: `id of ${name}`,
	kind: "resume",
	name,
	description: "",
	layout: name,
	layout_config: {},
	is_premium: false,
});
const looks = (
	own: Partial<Looks["generation"]>,
	names: string[],
	accessible_templates: string[],
) =>
	({
		generation: { kind: "resume", template_id: null, layout: null, ...own },
		templates: names.map(template),
		plan: { name: "free", accessible_templates } as Plan,
	}) as Looks;

describe("the template a document is drawn in", () => {
	const layout = { layout: "modern", layout_config: {} };

	it("RES-19 is its own, as it was made with it, whatever became of that template", () => {
		const gone = looks({ template: "modern", layout }, ["academic"], []);
		expect(chooseTemplate(gone, {}).name).toBe("modern");
	});

	it("RES-19 is the oldest that may be used where its own is not known any more", () => {
		const names = ["executive", "minimalist", "creative"];
		for (const own of ["deleted", "executive"]) {
			const open = ["minimalist", "creative"];
			const unkept = looks({ template: own }, names, open);
			expect(chooseTemplate(unkept, {}).name).toBe("minimalist");
		}
	});
});
