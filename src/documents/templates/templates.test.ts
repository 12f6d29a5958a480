import { describe, expect, test } from "vitest";
import { Template } from "../template.ts";
import { letterTemplates } from "./letter-templates.ts";
import { resumeTemplates } from "./resume-templates.ts";

describe.each([
	["resume", resumeTemplates],
	["letter", letterTemplates],
])("%s templates", (_, templates) => {
	test.each(Object.entries(templates))(
		"%s passes the schema and carries its own name",
		(name, template) => {
			expect(Template.parse(template)).toEqual(template);
			expect(template.name).toBe(name);
		},
	);

	test("no two look the same", () => {
		const looks = Object.values(templates).map(({ name, ...look }) =>
			JSON.stringify(look),
		);
		expect(new Set(looks).size).toBe(looks.length);
	});

	test("text and muted text can be read on paper, white text on a band", () => {
		for (const { colors } of Object.values(templates))
			for (const color of Object.values(colors))
				expect(contrastWithWhite(color)).toBeGreaterThan(4.5);
	});
});

test("LET-04 LET-11 the eight letter templates have the specification's names", () => {
	expect(Object.keys(letterTemplates)).toEqual(
		"professional modern executive creative minimal classic contemporary harvard".split(
			" ",
		),
	);
});

test("LET-09 letters use 11 pt, line height 1.5 and margins of 0.75 or 0.8 inch", () => {
	for (const { size, leading, marginMm } of Object.values(letterTemplates)) {
		expect([size, leading]).toEqual([11, 1.5]);
		for (const mm of Object.values(marginMm))
			expect([19.05, 20.32]).toContain(mm);
	}
});

test("LET-06 LET-07 LET-08 letters use all sender styles and both dates; harvard's name is 18 pt", () => {
	const all = Object.values(letterTemplates);
	expect(new Set(all.map(({ header }) => header.sender)).size).toBe(4);
	expect(new Set(all.map(({ letterDate }) => letterDate)).size).toBe(2);
	expect(letterTemplates.harvard?.header).toMatchObject({
		nameSize: 18,
		rule: true,
		sender: "harvard",
	});
});

test("LET-05 every letter template says how letters are set, from the type to the spaces", () => {
	for (const [name, template] of Object.entries(letterTemplates))
		expect(template, name).toMatchObject({
			name,
			font: expect.any(String),
			size: expect.any(Number),
			leading: expect.any(Number),
			marginMm: {
				top: expect.any(Number),
				right: expect.any(Number),
				bottom: expect.any(Number),
				left: expect.any(Number),
			},
			header: {
				align: expect.stringMatching(/^(left|center|right)$/),
				sender: expect.stringMatching(/^(inline|stacked|two-column|harvard)$/),
			},
			letterDate: expect.stringMatching(/^(formal|modern)$/),
			colors: {
				text: expect.stringMatching(/^#/),
				muted: expect.stringMatching(/^#/),
				accent: expect.stringMatching(/^#/),
			},
			section: { before: expect.any(Number), after: expect.any(Number) },
			paragraph: { after: expect.any(Number) },
		});
});

test("RES-24 the default resume has margins of 0.6 inch", () => {
	expect(resumeTemplates.professional?.marginMm.top).toBeCloseTo(0.6 * 25.4);
});

/** WCAG 2 contrast of a "#rrggbb" color with white. */
function contrastWithWhite(color: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
		.map((part) =>
			part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
		);
	return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}
