// One event: its row in the list, and all that was noted with it.
import type { SecurityEvent } from "../../../../api/admin-security.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { moment } from "../numbers.ts";
import { cell, row } from "../parts.tsx";

export const typeWords = {
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

type EventRowProps = {
	event: SecurityEvent;
	onInvestigate: () => void;
	onResolve: () => void;
};

export function EventRow({ event, onInvestigate, onResolve }: EventRowProps) {
	const { status, severity, occurrences } = event;
	return (
		<tr className={row}>
			<td className={`${cell} whitespace-nowrap`}>{typeWords[event.type]}</td>
			<td className={`${cell} min-w-40`}>
				{event.description}
				{event.account && (
					<span
						title={event.account}
						className="block max-w-60 truncate text-small text-ink-2"
					>
						{event.account}
					</span>
				)}
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

export function EventDetails({
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
		["Account", event.account ?? (event.user_id ? "Unknown User" : "none")],
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
