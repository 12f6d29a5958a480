// Postings that documents were made for lately, to be taken up again without pasting.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListedDocument } from "../../../api/generation-summary.ts";
import { callOutcome } from "../../ask.ts";
import { jobName } from "../../job-name.ts";
import {
	generationQuery,
	generationsQuery,
} from "../../queries/generation-queries.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import type { ChangeDraft } from "./draft.ts";

const SHOWN = 4;

export function RecentPostings({ change }: { change: ChangeDraft }) {
	const { data: listed = [] } = useQuery(generationsQuery);
	const queries = useQueryClient();
	const recent = oneForEach(listed).slice(0, SHOWN);
	if (recent.length === 0) return null;
	const take = async (id: string) => {
		const read = await callOutcome(queries.fetchQuery(generationQuery(id)));
		if (!read.isDone) {
			const text = read.failure.message;
			notify({ tone: "bad", title: "Couldn't open the posting", text });
			return;
		}
		const { job_title, company_name, job_description } = read.reply.generation;
		change({
			jobTitle: job_title,
			companyName: company_name,
			jobDescription: job_description,
			own: { jobTitle: true, companyName: true },
			made: [],
		});
	};
	return (
		<div className="flex flex-wrap items-center gap-2 text-small text-ink-2">
			<span id="recent-postings">Recent postings</span>
			<ul
				aria-labelledby="recent-postings"
				className="flex min-w-0 flex-wrap gap-2"
			>
				{recent.map((generation) => (
					<li key={generation.id} className="max-w-full">
						<Button
							size="small"
							className="max-w-full"
							onClick={() => void take(generation.id)}
						>
							<span className="truncate">{jobName(generation)}</span>
						</Button>
					</li>
				))}
			</ul>
		</div>
	);
}

/** A resume and its letter are one posting. */
function oneForEach(listed: readonly ListedDocument[]) {
	const seen = new Set<string>();
	return listed.filter((generation) => {
		const name = jobName(generation);
		return !seen.has(name) && seen.add(name);
	});
}
