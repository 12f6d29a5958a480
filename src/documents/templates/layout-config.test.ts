import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Template } from "../template.ts";
import { readLayoutConfig, templateOf } from "./layout-config.ts";
import { letterTemplates } from "./letter-templates.ts";
import { resumeTemplates } from "./resume-templates.ts";

const stored = (layout_config: unknown) => ({
	layout: "modern",
	layout_config,
});

describe("ADMIN-TPL-21 a stored change of a layout", () => {
	test("changes one value and leaves the rest", () => {
		const change = { colors: { accent: "#884400" }, section: { before: 20 } };
		const changed = templateOf("resume", stored(change));
		const { modern } = resumeTemplates;
		expect(changed).toEqual({
			...modern,
			colors: { ...modern?.colors, accent: "#884400" },
			section: { ...modern?.section, before: 20 },
		});
	});

	test("an empty one is the layout itself", () => {
		expect(templateOf("resume", stored({}))).toEqual(resumeTemplates.modern);
		expect(templateOf("letter", undefined)).toEqual(
			letterTemplates.professional,
		);
	});

	test("may name another built-in look and change that", () => {
		const change = { look: "sidebar", size: 11 };
		expect(templateOf("resume", stored(change))).toEqual({
			...resumeTemplates.sidebar,
			size: 11,
		});
		expect(readLayoutConfig({ look: "curtain" })).toMatchObject({ ok: false });
	});

	test("what is out of bounds is named, each with its place", () => {
		const read = readLayoutConfig({
			size: 400,
			colors: { accent: "url(javascript:alert(1))" },
			section: { before: -3, blink: true },
			script: "x",
		});
		expect(read).toMatchObject({
			ok: false,
			problems: [
				{ where: "layout_config.size" },
				{ where: "layout_config.colors.accent" },
				{ where: "layout_config.section.before" },
				{
					where: "layout_config.section.blink",
					message: "A template has no “blink”",
				},
				{ where: "layout_config.script" },
			],
		});
	});

	test("nonsense leaves the layout as it is built in", () => {
		for (const nonsense of [
			{ font: "../../etc/passwd" },
			{ marginMm: { top: "a lot" } },
			{ order: "summary" },
			{ order: Array.from({ length: 500 }, () => "summary") },
			{ name: "other" },
			[],
			"text",
			null,
		])
			expect(templateOf("resume", stored(nonsense))).toEqual(
				resumeTemplates.modern,
			);
	});

	test("any value at all gives a template within bounds, of a known layout", () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.dictionary(
					fc.constantFrom(...Object.keys(Template.shape)),
					fc.anything(),
				),
				(layout, layout_config) => {
					const template = templateOf("resume", { layout, layout_config });
					expect(Template.parse(template)).toEqual(template);
				},
			),
		);
	});
});
