// The newest documents, with a way to open those that are finished.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type {
	GenerationStatus,
	GenerationSummary,
} from "../../../api/generations.ts";
import { previewPath } from "../../documents.ts";
import { paths } from "../../paths.ts";
import { generationsQuery, statusWords } from "../../queries.ts";
import { Card, Dot, type DotTone } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { daysAgo } from "../../when.ts";

const SHOWN = 4;
const tones: Record<GenerationStatus, DotTone> = {
	completed: "ok",
	failed: "bad",
	processing: "warn",
	generating: "none",
};

export function RecentActivity() {
	const { data: generations, error } = useQuery(generationsQuery);
	return (
		<Card aria-labelledby="recent">
			<div className="mb-1 flex items-baseline justify-between gap-4">
				<h2 id="recent" className="font-sans text-h3">
					Recent Activity
				</h2>
				<Link
					to={paths.documents}
					className="text-small text-ink-2 underline-offset-4 hover:underline"
				>
					View All Activity
				</Link>
			</div>
			{error ? (
				<p role="alert" className="py-3 text-ink-2">
					{error.message}
				</p>
			) : !generations ? (
				<div className="py-3">
					<Skeleton />
				</div>
			) : generations.length === 0 ? (
				<p className="py-3 text-ink-2">No recent activity</p>
			) : (
				<ul>
					{generations.slice(0, SHOWN).map((generation) => (
						<Row key={generation.id} generation={generation} />
					))}
				</ul>
			)}
		</Card>
	);
}

function Row({ generation }: { generation: GenerationSummary }) {
	const { id, kind, job_title, company_name, created_at, generation_status } =
		generation;
	return (
		<li className="flex items-start gap-3 border-t border-line py-3 first:border-0">
			<Dot
				tone={tones[generation_status]}
				label={statusWords[generation_status]}
			/>
			<div className="min-w-0 flex-1">
				{generation_status === "completed" ? (
					<Link
						to={previewPath(kind)}
						params={{ id }}
						className="font-medium underline-offset-4 hover:underline"
					>
						{job_title}
					</Link>
				) : (
					<span>{job_title}</span>
				)}
				<p className="text-small text-ink-2">
					{company_name} · {kind === "resume" ? "Resume" : "Cover Letter"}
					{generation_status === "failed" && " · failed, nothing was charged"}
				</p>
			</div>
			<span className="text-small whitespace-nowrap text-ink-2">
				{daysAgo(created_at, new Date())}
			</span>
		</li>
	);
}
