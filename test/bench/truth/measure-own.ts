// Questions an honest document of one's own asks: each profile held against itself, as a JSON Resume and as plain text.
import { toJsonResume } from "#src/domain/mapping/json-resume/write-json-resume.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import { type Checked, checkDocument } from "#src/workflows/check-document.ts";
import type { Result } from "../engine/result.ts";
import type { Collection } from "./cases.ts";
import { profileOf } from "./measure-cases.ts";

const MOST_ASKED = 1;

export function measureOwn(collection: Collection, today: string): Result[] {
	const { name } = collection;
	const readable = readableProfiles(collection);
	return (["as JSON Resume", "as text"] as const).map((form) => {
		const asked = readable.map(({ person, profile }) => ({
			person,
			count: checkDocument(documentOf(profile, form), { profile, today })
				.problems.length,
		}));
		const all = asked.reduce((sum, { count }) => sum + count, 0);
		return {
			measure: `${name}: questions an own document asks, ${form}`,
			result: `${(all / asked.length).toFixed(2)} (${all} in ${asked.length})`,
			mustReach: "<= 1",
			isReached: all <= MOST_ASKED * asked.length,
			cases: asked
				.filter(({ count }) => count > 0)
				.map(({ person, count }) => `${person}: ${count}`),
		};
	});
}

/** A list of the profiles may lie beside them. */
export function readableProfiles({
	profiles,
}: Collection): { person: string; profile: Profile }[] {
	return [...profiles].flatMap(([person, source]) =>
		isResume(source) ? [{ person, profile: profileOf(source) }] : [],
	);
}

function isResume(source: unknown): boolean {
	return typeof source === "object" && source !== null && "basics" in source;
}

function documentOf(
	profile: Profile,
	form: "as JSON Resume" | "as text",
): Checked {
	return form === "as text"
		? { kind: "text", text: linesOf(toJsonResume(profile)).join("\n") }
		: { kind: "json-resume", resume: profile };
}

const SKIPPED: ReadonlySet<string> = new Set(["meta", "$schema", "x_attune"]);

/** Every text of a resume, a line each, in its order. */
function linesOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(linesOf);
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		SKIPPED.has(key) ? [] : linesOf(inner),
	);
}
