import { expect, test } from "vitest";
import { cutOut, dragged, FIRST_CROP } from "./crop.ts";

const wide = { width: 4000, height: 3000 };
const tall = { width: 900, height: 3000 };

test("a photo is cut out as large as the picture allows, in the shape of a passport's", () => {
	for (const sides of [wide, tall]) {
		const cut = cutOut(sides, FIRST_CROP);
		expect(cut.width / cut.height).toBeCloseTo(35 / 45);
		expect(cut.left).toBeGreaterThanOrEqual(0);
		expect(cut.left + cut.width).toBeLessThanOrEqual(sides.width);
		expect(cut.top + cut.height).toBeLessThanOrEqual(sides.height);
	}
	expect(cutOut(wide, FIRST_CROP).height).toBe(3000);
	expect(cutOut(tall, FIRST_CROP).width).toBe(900);
});

test("zooming takes a smaller part, and every place of the sliders stays inside", () => {
	expect(cutOut(wide, { zoom: 2, x: 0, y: 0 }).height).toBe(1500);
	const last = cutOut(wide, { zoom: 4, x: 1, y: 1 });
	expect(last.left + last.width).toBeCloseTo(4000);
	expect(last.top + last.height).toBeCloseTo(3000);
});

test("dragging moves the picture with the pointer, no further than its edge", () => {
	const zoomed = { zoom: 2, x: 0.5, y: 0.5 };
	const before = cutOut(wide, zoomed);
	const shownWidth = before.width / 10;
	const after = cutOut(
		wide,
		dragged(wide, zoomed, { dx: 20, dy: -30, shownWidth }),
	);
	expect(after.left).toBeCloseTo(before.left - 200);
	expect(after.top).toBeCloseTo(before.top + 300);
	const far = dragged(wide, zoomed, { dx: 9999, dy: 0, shownWidth });
	expect(far.x).toBe(0);
});
