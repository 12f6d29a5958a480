// Everything that was called or made, by everybody, newest first. It looks for news every half minute and reads again only when
// there are some.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import {
	LOG_PAGE_SIZES,
	type LogEntry,
	type LogPage,
	LogQuery,
	logCalls,
} from "../../../../api/admin-logs.ts";
import { askFile } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, Dot } from "../../../ui/card.tsx";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { useAddressSearch } from "../address-search.ts";
import { ADMIN_KEY, logQuery, newestQuery } from "../admin-queries.ts";
import { ExportButton } from "../export-button.tsx";
import { statusTone, statusWord } from "../log-words.ts";
import { count, moment, percent } from "../numbers.ts";
import {
	cell,
	NotLoaded,
	Pager,
	PickAtOnce,
	row,
	SearchBox,
	Stat,
	Stats,
	Table,
} from "../parts.tsx";

/** Whoever opens an address has a midnight of their own. */
const AddressQuery = LogQuery.omit({ offset: true });
const EVERY_MS = 30_000;
const columns = {
	Type: "type",
	Action: "action",
	User: "user",
	Status: "status",
	Time: "time",
} as const;

export function LogsPage() {
	const [found, change] = useAddressSearch(AddressQuery);
	const search = { ...found, offset: new Date().getTimezoneOffset() };
	const asked = useDeferredValue(search);
	const { data, error, refetch, isFetching } = useQuery(logQuery(asked));
	useNews(data?.newest);
	return (
		<Page>
			<PageTitle title="Activity Logs" />
			<PageHead
				title="Activity Logs"
				actions={
					<>
						<Button busy={isFetching} onClick={() => void refetch()}>
							Refresh
						</Button>
						<ExportButton
							ask={() => askFile(logCalls.export, { query: search })}
						>
							Export Logs
						</ExportButton>
					</>
				}
			/>
			{data && <Cards stats={data.stats} />}
			<Filters search={search} onChange={change} />
			{data && !error ? (
				<Found data={data} search={search} onChange={change} />
			) : (
				<NotLoaded
					error={error}
					title="Error loading activity logs"
					onRetry={() => void refetch()}
				/>
			)}
		</Page>
	);
}

/** Asks for the newest entry's time alone; another one than before makes the pages old. */
function useNews(newest: string | null | undefined) {
	const queries = useQueryClient();
	const { data } = useQuery({ ...newestQuery, refetchInterval: EVERY_MS });
	useEffect(() => {
		if (!data || newest === undefined || data.newest === newest) return;
		// Every page and search of the list.
		const queryKey = [ADMIN_KEY, logCalls.list.path];
		void queries.invalidateQueries({ queryKey });
	}, [data, newest, queries]);
}

function Cards({ stats }: Pick<LogPage, "stats">) {
	return (
		<Stats>
			<Stat label="Total Activities" value={count(stats.total)} />
			<Stat label="Last 24 Hours" value={count(stats.lastDay)} />
			<Stat label="Success Rate" value={percent(stats.successRate)} />
			<Stat label="Successful" value={count(stats.successful)} />
			<Stat label="Failed" value={count(stats.failed)} />
		</Stats>
	);
}

type FilterProps = {
	search: LogQuery;
	onChange: (part: Partial<LogQuery>) => void;
};

function Filters({ search, onChange }: FilterProps) {
	return (
		<search className="mb-4 flex flex-wrap gap-3">
			<SearchBox
				label="Search activities, users, or IDs..."
				value={search.search}
				onChange={(text) => onChange({ search: text })}
			/>
			<PickAtOnce
				label="Type"
				value={search.type}
				options={[
					["all", "All types"],
					["api_call", "API call"],
					["generation", "Generation"],
				]}
				onPick={(type) => onChange({ type: type as LogQuery["type"] })}
			/>
			<PickAtOnce
				label="Status"
				value={search.status}
				options={[
					["all", "All statuses"],
					["success", "Success"],
					["failed", "Failed"],
					["processing", "Processing"],
				]}
				onPick={(status) => onChange({ status: status as LogQuery["status"] })}
			/>
			<PickAtOnce
				label="Period"
				value={search.period}
				options={[
					["all", "All time"],
					["today", "Today"],
					["week", "Last week"],
					["month", "Last month"],
				]}
				onPick={(period) => onChange({ period: period as LogQuery["period"] })}
			/>
		</search>
	);
}

function Found({ data, search, onChange }: FilterProps & { data: LogPage }) {
	const { entries, total, isCut, isPart } = data;
	const { page, size } = search;
	const from = (page - 1) * size + 1;
	return (
		<>
			<Card isFlush>
				{entries.length === 0 ? (
					<p className="p-10 text-center text-ink-2">
						No activity logs found matching your criteria
					</p>
				) : (
					<Table
						caption="Activity"
						isStacking
						head={["Type", "Action", "User", "Status", "Details", "Time"]}
						sorting={{
							columns,
							sort: search.sort,
							order: search.order,
							onSort: (sort, order) =>
								onChange({ sort: sort as LogQuery["sort"], order }),
						}}
					>
						{entries.map((entry) => (
							<Entry key={`${entry.type} ${entry.id}`} entry={entry} />
						))}
					</Table>
				)}
			</Card>
			<Pager
				page={page}
				size={size}
				total={total}
				onPage={(to) => onChange({ page: to })}
			>
				<p role="status" className="tabular-nums">
					{total > 0 &&
						`Showing ${count(from)}-${count(Math.min(total, from + size - 1))} of ${count(total)} entries`}
					{isCut &&
						" (the newest 2,000 calls and 1,000 documents; narrow the search for older ones)"}
					{isPart &&
						" Only the newest 10,000 documents and failed calls were searched for companies, jobs and errors."}
				</p>
				<PickAtOnce
					label="Per page"
					value={String(size)}
					options={LOG_PAGE_SIZES.map((each) => [String(each), String(each)])}
					onPick={(each) =>
						onChange({ size: Number(each) as LogQuery["size"] })
					}
				/>
			</Pager>
		</>
	);
}

function Entry({ entry }: { entry: LogEntry }) {
	return (
		<tr className={row}>
			<td className={`${cell} whitespace-nowrap`}>
				{entry.type === "api_call" ? "API call" : "Generation"}
			</td>
			<td className={`${cell} whitespace-nowrap`}>{entry.action}</td>
			<td
				className={`${cell} max-w-44 truncate`}
				title={entry.user_id ?? undefined}
			>
				{entry.user ?? "Unknown User"}
			</td>
			<td className={cell}>
				<span className="flex gap-2 whitespace-nowrap">
					<Dot tone={statusTone(entry.status)} label="" />
					{statusWord(entry.status)}
				</span>
			</td>
			<td className={`${cell} min-w-56 break-words text-ink-2`}>
				{entry.details}
			</td>
			<td className={`${cell} whitespace-nowrap text-ink-2`}>
				{moment(entry.created_at)}
			</td>
		</tr>
	);
}
