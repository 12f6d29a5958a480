// The JSON Resume standard (schema 1.x) as data: which sections and fields it has and what stands in them. Real files keep to it
// loosely, so a fault is no reason to refuse a file in which something can be read.

import type { Problem } from "../../problem.ts";
import { pathOf } from "../../profile/content-path.ts";
import { isRecord } from "./json-values.ts";

type Shape = "text" | [Shape] | { [field: string]: Shape };

const text = (...fields: string[]): { [field: string]: Shape } =>
	Object.fromEntries(fields.map((field) => [field, "text"]));

const SECTIONS: { [section: string]: Shape } = {
	basics: {
		...text("name", "label", "image", "email", "phone", "url", "summary"),
		location: text("address", "postalCode", "city", "countryCode", "region"),
		profiles: [text("network", "username", "url")],
	},
	work: [
		{
			...text("name", "location", "description", "position", "url"),
			...text("startDate", "endDate", "summary"),
			highlights: ["text"],
		},
	],
	volunteer: [
		{
			...text("organization", "position", "url", "startDate", "endDate"),
			...text("summary"),
			highlights: ["text"],
		},
	],
	education: [
		{
			...text("institution", "url", "area", "studyType", "startDate"),
			...text("endDate", "score"),
			courses: ["text"],
		},
	],
	awards: [text("title", "date", "awarder", "summary")],
	certificates: [text("name", "date", "url", "issuer")],
	publications: [text("name", "publisher", "releaseDate", "url", "summary")],
	skills: [{ ...text("name", "level"), keywords: ["text"] }],
	languages: [text("language", "fluency")],
	interests: [{ ...text("name"), keywords: ["text"] }],
	references: [text("name", "reference")],
	projects: [
		{
			...text("name", "description", "startDate", "endDate", "url"),
			...text("entity", "type"),
			highlights: ["text"],
			keywords: ["text"],
			roles: ["text"],
		},
	],
	meta: text("canonical", "version", "lastModified"),
};

/** Whether an object has sections of the standard and nothing else. */
export function isStandardOnly(resume: Record<string, unknown>): boolean {
	const keys = Object.keys(resume).filter((key) => key !== "$schema");
	return keys.length > 0 && keys.every((key) => Object.hasOwn(SECTIONS, key));
}

/** What of a resume is not as the standard has it, each with its place. */
export function standardFaults(resume: Record<string, unknown>): Problem[] {
	return faultsIn(resume, SECTIONS, "");
}

function faultsIn(value: unknown, shape: Shape, where: string): Problem[] {
	if (shape === "text")
		return typeof value === "string" ? [] : [fault(where, "a text")];
	if (Array.isArray(shape)) {
		if (!Array.isArray(value)) return [fault(where, "a list")];
		return value.flatMap((each, at) =>
			faultsIn(each, shape[0], pathOf(where, at)),
		);
	}
	if (!isRecord(value)) return [fault(where, "an object")];
	return Object.entries(shape).flatMap(([field, inner]) =>
		Object.hasOwn(value, field)
			? faultsIn(
					value[field],
					inner,
					where === "" ? field : `${where}.${field}`,
				)
			: [],
	);
}

function fault(where: string, expected: string): Problem {
	return {
		where,
		message: `“${where}” is not ${expected}, as the JSON Resume standard has it`,
		hint: "Leave out what is empty",
	};
}
