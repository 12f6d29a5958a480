// The newest documents, with a way to open those that are finished.

import { Link } from "@tanstack/react-router";
import type { Activity } from "../../../api/dashboard.ts";
import type { DocumentStatus } from "../../../api/generation-status.ts";
import { DOCUMENT_KINDS } from "../../../domain/document-kinds.ts";
import { statusWords } from "../../document-status.ts";
import { previewPath } from "../../documents/document-opening.ts";
import { dotted } from "../../job-name.ts";
import { paths } from "../../paths.ts";
import { Dot, type DotTone } from "../../ui/card.tsx";
import { daysAgo } from "../../when.ts";
import { DashboardCard } from "./dashboard-card.tsx";

const SHOWN = 4;
const tones: Record<DocumentStatus, DotTone> = {
	completed: "ok",
	failed: "bad",
	processing: "warn",
	generating: "none",
};
const asideClass =
	"text-small whitespace-nowrap text-ink-2 underline-offset-4 hover:underline";

type RecentActivityProps = {
	activity: Activity[] | undefined;
	isAdmin: boolean;
	className: string;
};

export function RecentActivity({
	activity,
	isAdmin,
	className,
}: RecentActivityProps) {
	const aside = (
		<span className="flex flex-wrap justify-end gap-x-4">
			{isAdmin && (
				<Link
					to={paths.adminPage}
					params={{ page: "analytics" }}
					className={asideClass}
				>
					System analytics
				</Link>
			)}
			<Link to={paths.documents} className={asideClass}>
				View All Activity
			</Link>
		</span>
	);
	return (
		<DashboardCard
			title="Recent Activity"
			tour="documents"
			aside={aside}
			lines={5}
			className={className}
		>
			{activity &&
				(activity.length === 0 ? (
					<div className="m-auto py-6 text-center">
						<p className="font-medium">No recent activity</p>
						<p className="mt-1 text-small text-ink-2">
							Paste a posting, and your first document is a minute away.
						</p>
					</div>
				) : (
					<ul>
						{activity.slice(0, SHOWN).map((each) => (
							<Row key={each.id} generation={each} />
						))}
					</ul>
				))}
		</DashboardCard>
	);
}

function Row({ generation }: { generation: Activity }) {
	const { id, kind, job_title, company_name, created_at, generation_status } =
		generation;
	return (
		<li className="flex items-start gap-3 border-t border-line py-3 first:border-0 first:pt-0">
			<Dot
				tone={tones[generation_status]}
				label={statusWords[generation_status]}
			/>
			<div className="min-w-0 flex-1">
				{generation_status === "completed" ? (
					<Link
						to={previewPath(kind)}
						params={{ id }}
						className="font-medium break-words underline-offset-4 hover:underline"
					>
						{job_title}
					</Link>
				) : (
					<span className="break-words">{job_title}</span>
				)}
				<p className="text-small break-words text-ink-2">
					{dotted(company_name, DOCUMENT_KINDS[kind].title)}
					{generation_status === "failed" && " · failed, nothing was charged"}
				</p>
			</div>
			<span className="text-small whitespace-nowrap text-ink-2">
				{daysAgo(created_at, new Date())}
			</span>
		</li>
	);
}
