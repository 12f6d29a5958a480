// The first page of the admin area: six cards, every number measured when it is asked for.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AdminDashboard } from "../../../../api/admin-dashboard.ts";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Card, Dot } from "../../../ui/card.tsx";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { adminDashboardQuery } from "../admin-queries.ts";
import { statusTone, statusWord } from "../log-words.ts";
import {
	count,
	dollars,
	duration,
	milliseconds,
	percent,
	relative,
} from "../numbers.ts";
import { NotLoaded } from "../parts.tsx";

const EVERY_MS = 30_000;

export function AdminDashboardPage() {
	const { data, error, refetch } = useQuery({
		...adminDashboardQuery,
		refetchInterval: EVERY_MS,
	});
	return (
		<Page>
			<PageTitle title="Admin Dashboard" />
			<PageHead title="Admin Dashboard" below="Measured now" />
			{data ? (
				<div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
					<QuickStats stats={data.stats} />
					<Health health={data.health} />
					<Alerts alerts={data.alerts} />
					<RecentActivity activity={data.activity} />
					<SecurityStatus security={data.security} />
					<QuickActions />
				</div>
			) : (
				<NotLoaded
					error={error}
					title="Error loading the dashboard"
					onRetry={() => void refetch()}
				/>
			)}
		</Page>
	);
}

function Panel({
	title,
	aside,
	children,
}: {
	title: string;
	aside?: ReactNode;
	children: ReactNode;
}) {
	return (
		<Card aria-label={title} className="flex flex-col">
			<div className="mb-3 flex items-baseline justify-between gap-3">
				<h2 className="text-h3 font-semibold">{title}</h2>
				{aside}
			</div>
			{children}
		</Card>
	);
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
	return (
		<dl>
			{facts.map(([label, value]) => (
				<div
					key={label}
					className="flex justify-between gap-4 border-t border-line py-2 text-[14px] first:border-0"
				>
					<dt className="text-ink-2">{label}</dt>
					<dd className="text-right font-medium tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function To({ page, children }: { page: string; children: ReactNode }) {
	return (
		<Link
			to={paths.adminPage}
			params={{ page }}
			className="text-small whitespace-nowrap text-ink-2 underline-offset-4 hover:underline"
		>
			{children}
		</Link>
	);
}

function QuickStats({ stats }: Pick<AdminDashboard, "stats">) {
	return (
		<Panel title="Quick Stats">
			<Facts
				facts={[
					["Users", count(stats.users)],
					["New this month", count(stats.newThisMonth)],
					["Active in 7 days", count(stats.activeInWeek)],
					["Resumes", count(stats.resumes)],
					["Cover letters", count(stats.letters)],
					["Estimated cost this month", dollars(stats.costThisMonth, 2)],
				]}
			/>
		</Panel>
	);
}

function Health({ health }: Pick<AdminDashboard, "health">) {
	const { mail } = health;
	const waiting =
		mail.failed + mail.stuck > 0
			? `${mail.failed + mail.stuck} not delivered, ${mail.waiting} waiting`
			: `${mail.waiting} waiting`;
	return (
		<Panel title="System Health">
			<Facts
				facts={[
					["Database round trip", milliseconds(health.databaseMs)],
					["Calls in 24 hours", count(health.calls)],
					["Successful calls", percent(health.successRate)],
					["Average time per call", milliseconds(health.meanMs)],
					[
						mail.isOffline ? "Mail (kept in the outbox folder)" : "Mail",
						waiting,
					],
					["Running for", duration(health.runningSeconds)],
				]}
			/>
		</Panel>
	);
}

function RecentActivity({ activity }: Pick<AdminDashboard, "activity">) {
	return (
		<Panel title="Recent Activity" aside={<To page="logs">All activity</To>}>
			{activity.length === 0 ? (
				<p className="text-ink-2">No activity yet</p>
			) : (
				<ul>
					{activity.map((entry) => (
						<li
							key={`${entry.type} ${entry.id}`}
							className="flex gap-3 border-t border-line py-2 first:border-0"
						>
							<Dot
								tone={statusTone(entry.status)}
								label={statusWord(entry.status)}
							/>
							<p className="min-w-0 flex-1 text-[14px]">
								{entry.action}
								<span className="block truncate text-small text-ink-2">
									{entry.user ?? "Unknown User"}
								</span>
							</p>
							<span className="text-small whitespace-nowrap text-ink-2">
								{relative(entry.created_at, new Date())}
							</span>
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}

function SecurityStatus({ security }: Pick<AdminDashboard, "security">) {
	return (
		<Panel title="Security Status" aside={<To page="security">Security</To>}>
			<Facts
				facts={[
					["Security score", `${security.score}%`],
					["Active events", count(security.active)],
					["Failed logins in 24 hours", count(security.failedLogins)],
				]}
			/>
		</Panel>
	);
}

const actions = [
	["users", "Add User", { add: "1" }],
	["templates", "Manage Templates", {}],
	["logs", "View Logs", {}],
	["settings", "System Settings", {}],
] as const;

function QuickActions() {
	return (
		<Panel title="Quick Actions">
			<div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
				{actions.map(([page, label, search]) => (
					<Link
						key={page}
						to={paths.adminPage}
						params={{ page }}
						search={search}
						className={buttonClass()}
					>
						{label}
					</Link>
				))}
			</div>
		</Panel>
	);
}

const alertTones = { critical: "bad", warning: "warn", info: "none" } as const;

function Alerts({ alerts }: Pick<AdminDashboard, "alerts">) {
	return (
		<Panel title="System Alerts">
			{alerts.length === 0 ? (
				<p className="text-ink-2">No active alerts</p>
			) : (
				<ul className="space-y-3">
					{alerts.map(({ severity, text, page }) => (
						<li key={text} className="flex gap-3">
							<Dot tone={alertTones[severity]} label={severity} />
							<Link
								to={paths.adminPage}
								params={{ page }}
								className="text-[14px] underline-offset-4 hover:underline"
							>
								{text}
							</Link>
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}
