import { describe, expect, it } from "vitest";
import { maya } from "../../../test/people.ts";
import { Profile } from "../profile/profile.ts";
import { proofByJudge } from "./judged.ts";
import { groundOf } from "./prepare-ground.ts";

const ENTRY = "work_experience.0";

/** Whether a judge that says yes and quotes all of a fact for all of a line carries it. */
function isCarried(line: string, fact: string): boolean {
	const profile = Profile.parse({
		...maya,
		work_experience: [
			{ job_title: "Clerk", company_name: "Ardle", achievements: [fact] },
		],
	});
	const span = { words: line, fact: `${ENTRY}.achievements.0`, span: fact };
	return (
		proofByJudge({ text: line, entry: ENTRY }, [span], groundOf(profile)) !==
		null
	);
}

describe("a judge that says yes to everything", () => {
	it.each<[string, string, string]>([
		[
			"a word for which the fact has none",
			"Sorted parcels and letters for 40 villages",
			"Sorted parcels for 40 villages",
		],
		[
			"another measure than a sign names",
			"Reached 92% coverage on the test set",
			"Reached 92% AUC on the test set",
		],
		[
			"another compound with the same end",
			"Entwicklung der Finanzstrategie für den Norden",
			"Entwicklung der Vertriebsstrategie für den Norden",
		],
		[
			"a time that is left out",
			"Served breakfast to 30 guests",
			"Served breakfast to 30 guests twice a month",
		],
		[
			"a case that is left out",
			"Opened the workshop",
			"Opened the workshop when the foreman was away",
		],
		[
			"all of what was some",
			"Answered every complaint within a day",
			"Answered every complaint from schools within a day",
		],
		[
			"the object of another deed",
			"Found 8 leaks in the network and repaired the water quality",
			"Found and repaired 8 leaks in the network to improve the water quality",
		],
		[
			"what somebody else does",
			"Löneunderlag och utbetalningar för 30 anställda",
			"Löneunderlag för 30 anställda; utbetalningarna görs av lönebyrån",
		],
		[
			"a title that only somebody else bears",
			"Built the weekly donation report as finance director",
			"Built a weekly donation report adopted by the finance director",
		],
	])("carries no line with %s", (...[, line, fact]) => {
		expect(isCarried(line, fact)).toBe(false);
	});

	it.each<[string, string, string]>([
		[
			"another word for one of the fact",
			"Guided visitors through the tanneries of the old quarter",
			"Guided visitors through the leatherworks of the old quarter",
		],
		[
			"a deed named in a list",
			"Opened two branches: hired and trained their cashiers",
			"Opened two branches, including hiring, training cashiers and renting rooms",
		],
		[
			"help that stays help",
			"Built forecasts in support of campaigns that lowered returns by 12%",
			"Built forecasts, supporting campaigns that lowered returns by 12%",
		],
	])("may carry %s", (...[, line, fact]) => {
		expect(isCarried(line, fact)).toBe(true);
	});
});
