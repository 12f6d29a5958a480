// Values of somebody's JSON, which may be anything: what they are, and the text in them.
import { storable } from "../../profile/plain-text.ts";

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isEmpty(value: unknown): boolean {
	if (value === null || value === undefined) return true;
	if (typeof value === "string") return value.trim() === "";
	if (Array.isArray(value)) return value.every(isEmpty);
	return isRecord(value) && Object.values(value).every(isEmpty);
}

/** The start of a text, to be quoted in a message. */
export function brief(text: string): string {
	return text.length > 60 ? `${text.slice(0, 57).toWellFormed()}…` : text;
}

export function ownText(value: unknown): string {
	return typeof value === "string" ? storable(value) : "";
}

export function asText(value: unknown): string {
	if (typeof value === "string") return value;
	if (typeof value === "number" && Number.isFinite(value)) return String(value);
	// Some exports wrap a line in an object of its own.
	if (isRecord(value))
		return asText(
			["text", "name", "title", "description", "value"]
				.map((key) => value[key])
				.find((each) => typeof each === "string") ?? "",
		);
	return "";
}
