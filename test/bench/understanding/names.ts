// Titles and employers of postings that say them in many ways or not at all, each headed by what is right: those in
// names/postings.txt, and those in names/heads.txt, which were labelled before anything of them was read.
import { readFileSync } from "node:fs";
import { readJob } from "#src/domain/job/reading/read-job.ts";
import { compareName, type Named } from "./measure-pair.ts";

const FILES = ["names/postings.txt", "names/heads.txt"];
const HEAD = /^=== (\S+) \| title: (.+) \| employer: (.+)$/m;

/** Of each file one line for titles and one for employers: how many are right, wrong, and left open. */
export function namesReport(): string[] {
	return FILES.flatMap(reportOf);
}

function reportOf(file: string): string[] {
	const postings = readFileSync(new URL(file, import.meta.url), "utf8")
		.split(/(?=^=== )/m)
		.map((block) => {
			const [head = "", , title = "", employer = ""] = HEAD.exec(block) ?? [];
			const job = readJob(block.replace(head, "").trim());
			return {
				title: compareName(title, job.title),
				employer: compareName(
					employer === "none" ? null : employer,
					job.company,
				),
			};
		});
	return (["title", "employer"] as const).map((name) => {
		const count = (verdict: Named["verdict"]) =>
			postings.filter((one) => one[name].verdict === verdict).length;
		return `${name}s of ${postings.length} short postings: right ${count("right")}, wrong ${count("wrong")}, left open ${count("none")}`;
	});
}
