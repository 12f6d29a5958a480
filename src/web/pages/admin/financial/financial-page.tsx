// What models cost: this month against the budget and the month before, by model, by type, by person, call by call.
import { useQuery } from "@tanstack/react-query";
import type { Financial } from "../../../../api/admin-statistics.ts";
import { Bar, Card, Chip } from "../../../ui/card.tsx";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { financialQuery } from "../admin-queries.ts";
import { SharesChart } from "../charts.tsx";
import { dollars, percent, trend } from "../numbers.ts";
import { NotLoaded, Stat, Stats } from "../parts.tsx";
import { callWords } from "../stored-names.ts";
import { ModelPricesCard } from "./model-prices.tsx";
import { Recent } from "./recent.tsx";
import { Spenders } from "./spenders.tsx";

export function FinancialPage() {
	const { data, error, refetch } = useQuery(financialQuery);
	return (
		<Page>
			<PageTitle title="Financial" />
			<PageHead
				title="Financial"
				below="Estimated from the providers' prices"
			/>
			{data ? (
				<Numbers data={data} />
			) : (
				<NotLoaded
					error={error}
					title="Error loading costs"
					onRetry={() => void refetch()}
				/>
			)}
		</Page>
	);
}

const tones = { Healthy: "ok", Warning: "warn", Critical: "bad" } as const;

function Numbers({ data }: { data: Financial }) {
	const { budget } = data;
	return (
		<>
			<Stats>
				<Stat label="Cost this month" value={dollars(data.thisMonth, 2)} />
				<Stat label="Cost last month" value={dollars(data.lastMonth, 2)} />
				<Stat label="Trend" value={trend(data.trend)} />
				<Stat label="Budget left" value={dollars(budget.left, 2)} />
				<Stat
					label="Average cost per call"
					value={
						data.meanPerCall === null ? "n/a" : dollars(data.meanPerCall, 4)
					}
				/>
			</Stats>
			<Card className="mb-4">
				<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
					<h2 className="text-h3 font-semibold">Monthly Budget</h2>
					<Chip tone={tones[budget.status]}>{budget.status}</Chip>
				</div>
				<p className="mb-2 text-ink-2 tabular-nums">
					{dollars(data.thisMonth, 2)} of {dollars(data.monthlyBudget, 2)} used
					({percent(budget.percentUsed)})
				</p>
				<Bar percent={budget.barPercent} />
				{budget.exceededBy !== null && (
					<p role="alert" className="mt-3 text-bad">
						Monthly budget exceeded by {dollars(budget.exceededBy, 2)}
					</p>
				)}
			</Card>
			<div className="grid gap-4 lg:grid-cols-2">
				<SharesChart
					title="Cost by model, this month"
					points={data.byModel.map(({ name, cost }) => ({
						label: name,
						value: cost,
					}))}
					write={(value) => dollars(value, 2)}
					head={["Model", "Cost"]}
				/>
				<SharesChart
					title="Cost by type, this month"
					points={data.byType.map(({ name, cost }) => ({
						label: callWords[name] ?? name,
						value: cost,
					}))}
					write={(value) => dollars(value, 2)}
					head={["Type", "Cost"]}
				/>
				<Spenders spenders={data.spenders} />
				<Recent recent={data.recent} />
			</div>
			<ModelPricesCard />
		</>
	);
}
