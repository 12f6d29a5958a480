import { expect, test } from "vitest";
import { textOfRuns } from "../../domain/resume-reading/lines/source-line.ts";
import { readResume } from "../../domain/resume-reading/read-resume.ts";
import { linesOfHtml } from "./html-lines.ts";

test("an item that opens with its time is an entry, and its list tells of it", () => {
	const { profile } = readResume(
		linesOfHtml(`<h1>Ada Quill</h1><p>ada@example.org</p><h2>Employment</h2><ul>
<li><span>May 2020 – present</span><br><b>Clerk</b><br>Quill &amp; Ash<ul><li>Wove felt</li><li>Sold flax</li></ul></li>
<li><span>Sep 2017 – Apr 2020</span><br><b>Planner</b><br>Nell &amp; Sons<ul><li>Planned shifts</li></ul></li></ul>`),
	);
	expect(
		profile.work_experience.map(({ job_title, start_date, achievements }) => [
			job_title,
			start_date,
			achievements.length,
		]),
	).toEqual([
		["Clerk", "2020-05", 2],
		["Planner", "2017-09", 1],
	]);
});

test("tags of one class beside each other are parted", () => {
	const tag = (text: string) => `<span class="tag">${text}</span>`;
	const [line] = linesOfHtml(
		`<p>${["Looms", "Madder", "Felt"].map(tag).join(" ")}</p>`,
	);
	expect(textOfRuns(line?.runs ?? [])).toBe("Looms\tMadder\tFelt");
});
