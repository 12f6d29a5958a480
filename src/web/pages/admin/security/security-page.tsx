// How safe the installation is, who was active last, and the events that want a look.
import { useQuery } from "@tanstack/react-query";
import type { SecurityStats } from "../../../../api/admin-security.ts";
import { Bar, Card } from "../../../ui/card.tsx";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { securityQuery } from "../admin-queries.ts";
import { count, relative } from "../numbers.ts";
import { NotLoaded, Stat, Stats } from "../parts.tsx";
import { Acts } from "./acts.tsx";
import { Events } from "./events.tsx";

export function SecurityPage() {
	const { data, error, refetch } = useQuery(securityQuery);
	return (
		<Page>
			<PageTitle title="Security Monitoring" />
			<PageHead title="Security Monitoring" />
			{data ? (
				<>
					<Cards stats={data} />
					<Activity stats={data} />
					<Events />
					<Acts />
				</>
			) : (
				<NotLoaded
					error={error}
					title="Error loading security"
					onRetry={() => void refetch()}
				/>
			)}
		</Page>
	);
}

function Cards({ stats }: { stats: SecurityStats }) {
	return (
		<Stats>
			<Stat
				label="Security Score"
				value={`${stats.score}%`}
				below={<Bar percent={stats.score} />}
			/>
			<Stat
				label="Active Threats"
				value={count(stats.activeThreats)}
				below="Requires attention"
			/>
			<Stat
				label="Blocked Attempts"
				value={count(stats.blocked)}
				below="Last 24 hours"
			/>
			<Stat
				label="Failed Logins"
				value={count(stats.failedLogins)}
				below={`Last 24 hours, ${count(stats.suspiciousAddresses)} suspicious ${stats.suspiciousAddresses === 1 ? "IP" : "IPs"}`}
			/>
		</Stats>
	);
}

function Activity({
	stats: { activity, newAccounts },
}: {
	stats: SecurityStats;
}) {
	return (
		<Card className="mb-4">
			<div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 className="text-h3 font-semibold">Recent User Activity</h2>
				<p className="text-small text-ink-2 tabular-nums">
					{count(newAccounts)} new {newAccounts === 1 ? "account" : "accounts"},
					last 24 hours
				</p>
			</div>
			{activity.length === 0 ? (
				<p className="text-ink-2">No activity yet</p>
			) : (
				<ul className="grid gap-x-8 sm:grid-cols-2">
					{activity.map(({ user_id, user, actions, last_at }) => (
						<li
							key={user_id}
							className="flex justify-between gap-4 border-b border-line py-2 text-[14px]"
						>
							<span className="min-w-0 truncate">{user ?? "Unknown User"}</span>
							<span className="whitespace-nowrap text-ink-2 tabular-nums">
								{actions} {actions === 1 ? "action" : "actions"},{" "}
								{relative(last_at, new Date())}
							</span>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
