// How safe the installation is, who was active last, and the events that want a look.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import {
	EVENT_TYPES,
	EVENTS_PER_PAGE,
	type EventQuery,
	SEVERITIES,
	type SecurityEvent,
	type SecurityStats,
} from "../../../../api/admin-watch.ts";
import { send } from "../../../client.ts";
import { Button } from "../../../ui/button.tsx";
import { Bar, Card, Chip } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { notify } from "../../../ui/toast.tsx";
import { eventsQuery, securityQuery } from "../admin-queries.ts";
import { count, moment, relative } from "../numbers.ts";
import {
	cell,
	NotLoaded,
	Pager,
	Pick,
	row,
	Stat,
	Stats,
	Table,
} from "../parts.tsx";
import { Acts } from "./acts.tsx";

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

const typeWords = {
	failed_login: "Failed login",
	rate_limit: "Rate limit",
	unauthorized_access: "Unauthorized access",
	suspicious_activity: "Suspicious activity",
} as const;
const severityTones = {
	critical: "bad",
	high: "bad",
	medium: "warn",
	low: "plain",
} as const;

function Events() {
	const queries = useQueryClient();
	const [search, setSearch] = useState<EventQuery>({
		severity: "all",
		type: "all",
		page: 1,
	});
	const [shown, setShown] = useState<SecurityEvent | null>(null);
	const { data, error, refetch } = useQuery(eventsQuery(search));
	const handle = async (
		event: SecurityEvent,
		to: "investigating" | "resolved",
	) => {
		try {
			await send("POST", `/api/admin/security/events/${event.id}`, {
				body: { to },
				reply: z.unknown(),
			});
			if (to === "resolved") notify({ tone: "ok", title: "Event resolved" });
		} catch (failure) {
			notify({
				tone: "bad",
				title: "Error",
				text: (failure as Error).message,
			});
		}
		await queries.invalidateQueries({ queryKey: ["admin"] });
	};
	return (
		<>
			<div className="mb-3 flex flex-wrap items-center gap-3">
				<h2 className="mr-auto text-h3 font-semibold">Security Events</h2>
				<Pick
					label="Severity"
					value={search.severity}
					options={[
						["all", "All severities"],
						...SEVERITIES.map((each): [string, string] => [each, each]),
					]}
					onPick={(severity) =>
						setSearch({
							...search,
							page: 1,
							severity: severity as EventQuery["severity"],
						})
					}
				/>
				<Pick
					label="Type"
					value={search.type}
					options={[
						["all", "All types"],
						...EVENT_TYPES.map((each): [string, string] => [
							each,
							typeWords[each],
						]),
					]}
					onPick={(type) =>
						setSearch({ ...search, page: 1, type: type as EventQuery["type"] })
					}
				/>
			</div>
			{data ? (
				<>
					<Card isFlush>
						{data.events.length === 0 ? (
							<p className="p-10 text-center text-ink-2">No security events</p>
						) : (
							<Table
								caption="Security Events"
								isStacking
								head={[
									"Type",
									"Description",
									"Severity",
									"Status",
									"IP Address",
									"Time",
									"Actions",
								]}
							>
								{data.events.map((event) => (
									<EventRow
										key={event.id}
										event={event}
										onInvestigate={() => {
											setShown(event);
											if (event.status === "active")
												void handle(event, "investigating");
										}}
										onResolve={() => void handle(event, "resolved")}
									/>
								))}
							</Table>
						)}
					</Card>
					<Pager
						page={search.page}
						size={EVENTS_PER_PAGE}
						total={data.total}
						onPage={(page) => setSearch({ ...search, page })}
					>
						<p role="status">{count(data.total)} events</p>
					</Pager>
				</>
			) : (
				<NotLoaded
					error={error}
					title="Error loading events"
					onRetry={() => void refetch()}
				/>
			)}
			{shown && (
				<Details
					event={shown}
					onClose={() => setShown(null)}
					onResolve={() => {
						setShown(null);
						void handle(shown, "resolved");
					}}
				/>
			)}
		</>
	);
}

type EventRowProps = {
	event: SecurityEvent;
	onInvestigate: () => void;
	onResolve: () => void;
};

function EventRow({ event, onInvestigate, onResolve }: EventRowProps) {
	const { status, severity, occurrences } = event;
	return (
		<tr className={row}>
			<td className={`${cell} whitespace-nowrap`}>{typeWords[event.type]}</td>
			<td className={`${cell} min-w-40`}>
				{event.description}
				{occurrences > 1 && (
					<span className="text-ink-2"> ({occurrences} times)</span>
				)}
			</td>
			<td className={cell}>
				<Chip tone={severityTones[severity]}>{severity}</Chip>
			</td>
			<td className={`${cell} whitespace-nowrap`}>
				{status}
				{event.handledBy && (
					<span
						title={event.handledBy}
						className="block max-w-28 truncate text-small text-ink-2 max-md:max-w-none"
					>
						{event.handledBy}
					</span>
				)}
			</td>
			<td className={`${cell} whitespace-nowrap tabular-nums`}>
				{event.ip_address ?? "N/A"}
			</td>
			<td className={`${cell} whitespace-nowrap text-ink-2`}>
				{moment(event.last_at)}
			</td>
			<td className={cell}>
				<span className="flex gap-2">
					<Button size="small" onClick={onInvestigate}>
						Investigate
					</Button>
					{status !== "resolved" && (
						<Button size="small" onClick={onResolve}>
							Resolve
						</Button>
					)}
				</span>
			</td>
		</tr>
	);
}

function Details({
	event,
	onClose,
	onResolve,
}: {
	event: SecurityEvent;
	onClose: () => void;
	onResolve: () => void;
}) {
	const facts: [string, string][] = [
		["Type", typeWords[event.type]],
		["Severity", event.severity],
		["Description", event.description],
		["How often", String(event.occurrences)],
		["First", moment(event.created_at)],
		["Last", moment(event.last_at)],
		["IP address", event.ip_address ?? "N/A"],
		["User ID", event.user_id ?? "none"],
		...Object.entries(event.details).map(([key, value]): [string, string] => [
			key,
			String(value),
		]),
	];
	return (
		<Dialog title="Security event" onClose={onClose}>
			<dl>
				{facts.map(([label, value]) => (
					<div
						key={label}
						className="grid grid-cols-[7.5rem_1fr] gap-3 border-t border-line py-2 text-[14px] first:border-0"
					>
						<dt className="text-ink-2">{label}</dt>
						<dd className="min-w-0 break-words">{value}</dd>
					</div>
				))}
			</dl>
			<div className="mt-4 flex justify-end gap-2">
				<Button onClick={onClose}>Done</Button>
				{event.status !== "resolved" && (
					<Button kind="primary" onClick={onResolve}>
						Resolve
					</Button>
				)}
			</div>
		</Dialog>
	);
}
