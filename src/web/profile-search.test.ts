import { expect, it } from "vitest";
import { readProfileSearch } from "./profile-search.ts";

it("reads what a link asks of the profile's page, and leaves out the rest", () => {
	expect(
		readProfileSearch({
			tab: "skills",
			add: "1",
			name: "Epic",
			view: "elsewhere",
			other: "x",
		}),
	).toEqual({ tab: "skills", add: "1", name: "Epic" });
});

it("words for a form come only with the wish for one", () => {
	expect(
		readProfileSearch({ tab: "work", of: "Fenwick Parcel", asked: "Travel" }),
	).toEqual({ tab: "work", of: "Fenwick Parcel" });
});

it("words are cut to what their fields hold", () => {
	const { name } = readProfileSearch({ add: "1", name: "x".repeat(100_000) });
	expect(name).toHaveLength(200);
});
