import { describe, expect, it } from "vitest";
import { Template } from "../../../../documents/template.ts";
import {
	readLayoutConfig,
	templateOf,
} from "../../../../documents/templates/layout-config.ts";
import {
	layoutGroups,
	layoutValueAt,
	lookProblem,
	withValue,
} from "./layout-fields.ts";

const base = templateOf("resume", { layout: "modern", layout_config: {} });
const fields = layoutGroups.flatMap((group) => group.fields);

describe("the form of a look", () => {
	it("offers every part of a template there is", () => {
		const offered = new Set(fields.map(({ path }) => path.join(".")));
		const parts = Object.entries(base).flatMap(([part, value]) =>
			typeof value === "object" && !Array.isArray(value)
				? Object.keys(value).map((key) => `${part}.${key}`)
				: [part],
		);
		// A name is the row's, the order has buttons of its own, a resume has no date or sign-off, and which sections are counted or
		// stand in a sidebar comes with the layout.
		const elsewhere = ["name", "order", "letterDate", "letterSide"].concat(
			"numbered",
			"sidebar.sections",
		);
		expect(parts.filter((part) => !offered.has(part)).sort()).toEqual(
			elsewhere.sort(),
		);
	});

	it.each(fields.map((field) => [field.label, field] as const))(
		"%s takes what it offers and nothing beyond",
		(_, field) => {
			const values =
				field.kind === "choice"
					? field.choices.map(([value]) => value)
					: field.kind === "number"
						? [field.min, field.max]
						: field.kind === "flag"
							? [true, false]
							: ["#123abc"];
			for (const value of values) {
				const config = withValue({}, {}, { path: field.path, value });
				expect(readLayoutConfig(config)).toEqual({ ok: true, value: config });
				const look = templateOf("resume", {
					layout: "modern",
					layout_config: config,
				});
				expect(layoutValueAt(look, field.path)).toBe(value);
				expect(Template.safeParse(look).success).toBe(true);
			}
			const beyond = field.kind === "number" ? field.max + 1 : "chequered";
			const config = withValue({}, {}, { path: field.path, value: beyond });
			expect(readLayoutConfig(config).ok).toBe(false);
		},
	);

	it("says in its own words what cannot be drawn", () => {
		expect(lookProblem({ size: 11 })).toBeNull();
		expect(lookProblem({ marginMm: { top: 2 } })).toBe(
			"Top: write a number from 8 to 60.",
		);
		expect(lookProblem({ size: Number.NaN })).toMatch(/^Text size: write/);
	});

	it("keeps what differs from the layout, and nothing else", () => {
		const path = ["colors", "accent"] as const;
		const changed = withValue({ size: 11 }, base, { path, value: "#aa0000" });
		expect(changed).toEqual({ size: 11, colors: { accent: "#aa0000" } });
		const own = layoutValueAt(base, path);
		expect(withValue(changed, base, { path, value: own })).toEqual({
			size: 11,
		});
	});
});
