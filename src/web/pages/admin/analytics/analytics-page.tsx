// The installation in numbers: people, documents, calls, tokens and dollars of a time, as series and shares.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Analytics } from "../../../../api/admin-statistics.ts";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { analyticsQuery } from "../admin-queries.ts";
import { SeriesChart, SharesChart } from "../charts.tsx";
import { amount, count, dollars, milliseconds, percent } from "../numbers.ts";
import { NotLoaded, PickAtOnce, Stat, Stats } from "../parts.tsx";
import { callWords } from "../stored-names.ts";

export function AnalyticsPage() {
	const [days, setDays] = useState("30");
	const { data, error, refetch } = useQuery(analyticsQuery(Number(days)));
	return (
		<Page>
			<PageTitle title="System Analytics" />
			<PageHead
				title="System Analytics"
				actions={
					<PickAtOnce
						label="Period"
						value={days}
						options={[
							["7", "Last 7 days"],
							["30", "Last 30 days"],
							["90", "Last 90 days"],
							["0", "All time"],
						]}
						onPick={setDays}
					/>
				}
			/>
			{data ? (
				<Numbers data={data} />
			) : (
				<NotLoaded
					error={error}
					title="Error loading analytics"
					onRetry={() => void refetch()}
				/>
			)}
		</Page>
	);
}

const CALL_COLUMNS = ["Calls", "Success", "Tokens", "Cost"] as const;

function cellsOf(sums: Analytics["byType"][number]): string[] {
	return [
		percent(sums.calls > 0 ? (sums.successful / sums.calls) * 100 : null),
		amount(sums.tokens),
		dollars(sums.cost, 2),
	];
}

function Numbers({ data }: { data: Analytics }) {
	const { usage, series, byType, byModel, byTemplate } = data;
	return (
		<>
			<Stats>
				<Stat
					label="Users"
					value={count(data.users)}
					below={`${count(data.newThisMonth)} new this month`}
				/>
				<Stat
					label="Generations"
					value={count(data.generations)}
					below={`${percent(data.completedShare)} completed`}
				/>
				<Stat
					label="Success rate"
					value={percent(
						usage.calls > 0 ? (usage.successful / usage.calls) * 100 : null,
					)}
					below={`of ${count(usage.calls)} calls`}
				/>
				<Stat
					label="Tokens"
					value={amount(usage.tokens)}
					below={`mean response ${milliseconds(usage.meanMs)}`}
				/>
				<Stat label="Cost" value={dollars(usage.cost, 2)} />
			</Stats>
			<div className="grid gap-4 lg:grid-cols-2">
				<SeriesChart
					title="Documents per day, last 30 days"
					points={series.map(({ day, documents }) => ({
						label: day,
						value: documents,
					}))}
					write={count}
					head={["Day", "Documents"]}
				/>
				<SeriesChart
					title="Cost per day, last 30 days"
					points={series.map(({ day, cost }) => ({ label: day, value: cost }))}
					write={(value) => dollars(value, 4)}
					head={["Day", "Cost"]}
				/>
				<SharesChart
					title="Calls by type"
					points={byType.map((sums) => ({
						label: callWords[sums.name] ?? sums.name,
						value: sums.calls,
						more: cellsOf(sums),
					}))}
					write={count}
					head={["Type", ...CALL_COLUMNS]}
				/>
				<SharesChart
					title="Calls by model"
					points={byModel.map((sums) => ({
						label: sums.name,
						value: sums.calls,
						more: cellsOf(sums),
					}))}
					write={count}
					head={["Model", ...CALL_COLUMNS]}
				/>
				<SharesChart
					title="Documents by template"
					className="lg:col-span-2"
					points={byTemplate.map(({ id, name, documents }) => ({
						label:
							name ?? (id === "default" ? "default" : "a removed template"),
						value: documents,
					}))}
					write={count}
					head={["Template", "Documents"]}
				/>
			</div>
		</>
	);
}
