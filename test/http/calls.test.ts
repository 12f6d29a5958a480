// The table of calls and the server's routes are the same: nothing is promised that is not answered, and nothing answered that no row
// says who may call.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { addressOf, type Call } from "../../src/api/call.ts";
import { entryCalls } from "../../src/api/profile-sections.ts";
import { listSections } from "../../src/domain/profile/sections/all-sections.ts";
import { allRoutes, type RouteParts } from "../../src/http/app/all-routes.ts";

const folder = new URL("../../src/api/", import.meta.url);

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** No request is made of what stands in for the parts. */
function answered(): Call[] {
	const nothing: unknown = new Proxy(() => undefined, {
		get: () => nothing,
		apply: () => nothing,
	});
	return allRoutes(nothing as RouteParts).map(({ call }) => call);
}

async function named(): Promise<Call[]> {
	const files = readdirSync(fileURLToPath(folder)).filter(
		(file) => !file.endsWith(".test.ts"),
	);
	const tables = await Promise.all(
		files.map(async (file): Promise<object[]> => {
			const room: Record<string, unknown> = await import(
				new URL(file, folder).href
			);
			return Object.entries(room).flatMap(([name, table]) =>
				name.endsWith("Calls") && typeof table === "object" && table !== null
					? [table]
					: [],
			);
		}),
	);
	const rows = tables.flat().flatMap((table): Call[] => Object.values(table));
	const ofLists = listSections.flatMap((section): Call[] =>
		Object.values(entryCalls(section, () => "2026-01-15")),
	);
	return [...rows, ...ofLists];
}

it("API-01 every call of the table is answered, and nothing else", async () => {
	const routes = answered().map(nameOf).toSorted();
	expect(new Set(routes).size).toBe(routes.length);
	expect((await named()).map(nameOf).toSorted()).toEqual(routes);
});

it("ROLE-19 what stands below the administrators' address is theirs alone", () => {
	for (const call of answered())
		expect(call.access === "administrator", nameOf(call)).toBe(
			call.path.startsWith("/api/admin/"),
		);
});

it("an address keeps every value in its own part", () => {
	const path = "/api/templates/{kind}/{name}/picture.svg";
	const params = { kind: "resume", name: "a/b?c#d é" };
	const query = { search: "R&D, 50 %", page: 2, after: undefined };
	expect(addressOf(path, { params, query })).toBe(
		"/api/templates/resume/a%2Fb%3Fc%23d%20%C3%A9/picture.svg?search=R%26D%2C%2050%20%25&page=2",
	);
});
