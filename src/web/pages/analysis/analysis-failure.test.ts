import { describe, expect, it } from "vitest";
import { ApiError } from "../../client.ts";
import { analysisFailureText } from "./analysis-failure.ts";

const refused = (status: number, message = "") =>
	new ApiError(status, { code: "bad_input", message });

describe("what is said when an analysis cannot be asked for", () => {
	it.each([
		[
			"ANA-28 the session has ended",
			refused(401),
			"Authentication failed. Please log in again",
		],
		[
			"ANA-30 the answer cannot be read",
			new ApiError(202, { code: "unreadable" }),
			"Analysis processing error. Please try again",
		],
		[
			"ANA-31 the server is not reached",
			refused(0),
			"Network error. Please check your connection and try again",
		],
		[
			"ANA-32 the server has a fault",
			refused(500, "Internal"),
			"Failed to analyze profile. Please try again.",
		],
		[
			"the month is used up",
			refused(403, "The limit is reached."),
			"The limit is reached.",
		],
	])("%s", (_, error, words) => {
		expect(analysisFailureText(error)).toBe(words);
	});
});
