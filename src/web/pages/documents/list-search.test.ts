import { describe, expect, it } from "vitest";
import {
	changedSearch,
	isNarrowed,
	readListAddress,
	writeAddress,
} from "./list-search.ts";

describe("the address of the list", () => {
	it("DOC-09 DOC-11 says nothing where nothing was chosen, and ten to a page", () => {
		expect(writeAddress(readListAddress({}))).toEqual({});
		expect(readListAddress({}).perPage).toBe(10);
	});

	it("DOC-11 keeps the page and its size", () => {
		const address = { page: "3", perPage: "25", status: "failed" };
		expect(writeAddress(readListAddress(address))).toEqual(address);
	});

	it.each([
		[{ page: "0" }, { page: 1 }],
		[{ page: "-4" }, { page: 1 }],
		[{ page: "two" }, { page: 1 }],
		[{ page: "2.5" }, { page: 1 }],
		[{ perPage: "7" }, { perPage: 10 }],
		[{ perPage: "30" }, { perPage: 25 }],
		[{ perPage: "1000" }, { perPage: 50 }],
		[{ perPage: "many" }, { perPage: 10 }],
		[{ type: "poem" }, { type: "all" }],
		[{ status: "lost" }, { status: "all" }],
		[{ sort: "best" }, { sort: "newest" }],
	])("DOC-12 %j becomes %j", (address, search) => {
		expect(readListAddress(address)).toMatchObject(search);
	});

	it("DOC-12 another question begins on the first page", () => {
		const search = readListAddress({ page: "4" });
		expect(changedSearch(search, { type: "resume" }).page).toBe(1);
		expect(changedSearch(search, { page: 5 }).page).toBe(5);
	});

	it("knows whether anything narrows the list down", () => {
		expect(isNarrowed(readListAddress({ page: "2", sort: "oldest" }))).toBe(
			false,
		);
		expect(isNarrowed(readListAddress({ search: "nurse" }))).toBe(true);
	});
});
