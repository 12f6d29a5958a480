// Events as they were noticed, narrowed by what is asked for, looked into and resolved.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
	EVENTS_PER_PAGE,
	EventQuery,
	SECURITY_EVENT_TYPES,
	SEVERITIES,
	type SecurityEvent,
	securityCalls,
} from "../../../../api/admin-security.ts";
import { attempt } from "../../../ask.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useAddressSearch } from "../address-search.ts";
import { ADMIN_KEY, eventsQuery } from "../admin-queries.ts";
import { count } from "../numbers.ts";
import { NotLoaded, Pager, PickAtOnce, Table } from "../parts.tsx";
import { EventDetails, EventRow, typeWords } from "./event.tsx";

export function Events() {
	const [search, change] = useAddressSearch(EventQuery);
	const [shown, setShown] = useState<SecurityEvent | null>(null);
	const { data, error, refetch } = useQuery(eventsQuery(search));
	const handle = useHandling();
	return (
		<>
			<Filters search={search} onChange={change} />
			{data ? (
				<>
					<Found
						events={data.events}
						search={search}
						onChange={change}
						onInvestigate={(event) => {
							setShown(event);
							if (event.status === "active")
								void handle(event, "investigating");
						}}
						onResolve={(event) => void handle(event, "resolved")}
					/>
					<Pager
						page={search.page}
						size={EVENTS_PER_PAGE}
						total={data.total}
						onPage={(page) => change({ page })}
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
				<EventDetails
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

type Handled = "investigating" | "resolved";

function useHandling(): (event: SecurityEvent, to: Handled) => Promise<void> {
	const queries = useQueryClient();
	return async ({ id }, to) => {
		const changed = await attempt(securityCalls.changeEvent, {
			params: { id },
			body: { to },
		});
		if (!changed.isDone)
			notify({ tone: "bad", title: "Error", text: changed.failure.message });
		else if (to === "resolved") notify({ tone: "ok", title: "Event resolved" });
		await queries.invalidateQueries({ queryKey: [ADMIN_KEY] });
	};
}

type FiltersProps = {
	search: EventQuery;
	onChange: (part: Partial<EventQuery>) => void;
};

const columns = {
	Type: "type",
	Severity: "severity",
	Status: "status",
	"IP Address": "ip",
	Time: "time",
} as const;

function Filters({ search, onChange }: FiltersProps) {
	return (
		<div className="mb-3 flex flex-wrap items-center gap-3">
			<h2 className="mr-auto text-h3 font-semibold">Security Events</h2>
			<PickAtOnce
				label="Severity"
				value={search.severity}
				options={[
					["all", "All severities"],
					...SEVERITIES.map((each): [string, string] => [each, each]),
				]}
				onPick={(severity) =>
					onChange({ severity: severity as EventQuery["severity"] })
				}
			/>
			<PickAtOnce
				label="Type"
				value={search.type}
				options={[
					["all", "All types"],
					...SECURITY_EVENT_TYPES.map((each): [string, string] => [
						each,
						typeWords[each],
					]),
				]}
				onPick={(type) => onChange({ type: type as EventQuery["type"] })}
			/>
		</div>
	);
}

type FoundProps = FiltersProps & {
	events: SecurityEvent[];
	onInvestigate: (event: SecurityEvent) => void;
	onResolve: (event: SecurityEvent) => void;
};

function Found({
	events,
	search,
	onChange,
	onInvestigate,
	onResolve,
}: FoundProps) {
	return (
		<Card isFlush>
			{events.length === 0 ? (
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
					sorting={{
						columns,
						sort: search.sort,
						order: search.order,
						onSort: (sort, order) =>
							onChange({ sort: sort as EventQuery["sort"], order }),
					}}
				>
					{events.map((event) => (
						<EventRow
							key={event.id}
							event={event}
							onInvestigate={() => onInvestigate(event)}
							onResolve={() => onResolve(event)}
						/>
					))}
				</Table>
			)}
		</Card>
	);
}
