import { expect, it } from "vitest";
import { slowDownMs } from "./slow-down.ts";

it("AUTH-37 three tries are answered at once, each further one later, up to two seconds", () => {
	expect([1, 2, 3, 4, 5, 6, 7, 50].map(slowDownMs)).toEqual([
		0, 0, 0, 250, 500, 1000, 2000, 2000,
	]);
});
