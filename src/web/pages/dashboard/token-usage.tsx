// What the models behind the documents consumed, for a day or a month, and for some roles call by call.
import { clsx } from "clsx";
import { useState } from "react";
import type { Dashboard, TokenCall } from "../../../api/dashboard.ts";
import { type ApiError, failureText } from "../../client.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/choice.tsx";
import { daysAgo } from "../../when.ts";
import { DashboardCard } from "./dashboard-card.tsx";
import { costInDollars, tokenCallWords } from "./dashboard-figures.ts";

type Tokens = Dashboard["tokens"];
type Period = Tokens["daily"];

const periods: { value: keyof Tokens; label: string }[] = [
	{ value: "daily", label: "Daily" },
	{ value: "monthly", label: "Monthly" },
];

type TokenUsageProps = {
	tokens: Tokens | undefined;
	error: ApiError | null;
	onRetry: () => void;
	className?: string;
};

export function TokenUsage({
	tokens,
	error,
	onRetry,
	className,
}: TokenUsageProps) {
	const [shown, show] = useState<keyof Tokens>("monthly");
	return (
		<DashboardCard
			title="Token Usage"
			lines={6}
			className={clsx("min-h-54", className)}
		>
			{error ? (
				<div role="alert">
					<p className="mb-3 text-ink-2">
						Error loading usage data:{" "}
						{failureText(error, "Failed to fetch usage data")}
					</p>
					<Button size="small" onClick={onRetry}>
						Retry
					</Button>
				</div>
			) : (
				tokens && (
					<>
						<Segments
							legend={<span className="sr-only">Period</span>}
							name="token-period"
							value={shown}
							options={periods}
							onChange={show}
						/>
						<PeriodNumbers period={tokens[shown]} />
					</>
				)
			)}
		</DashboardCard>
	);
}

function PeriodNumbers({ period }: { period: Period }) {
	const rows: [string, string][] = [
		["Tokens", period.total_tokens.toLocaleString("en-US")],
		["Cost", costInDollars(period.total_cost)],
		["Generations", String(period.total_generations)],
		[
			"Tokens each",
			Math.round(period.average_tokens_per_generation).toLocaleString("en-US"),
		],
	];
	return (
		<>
			<dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4">
				{rows.map(([label, value]) => (
					<div key={label} className="flex flex-col-reverse">
						<dt className="text-small text-ink-2">{label}</dt>
						<dd className="font-serif text-h2 leading-none font-semibold tabular-nums">
							{value}
						</dd>
					</div>
				))}
			</dl>
			{period.total_tokens === 0 && (
				<p className="mt-3 text-small text-ink-2">
					The built-in writer uses no tokens.
				</p>
			)}
			{period.calls && period.calls.length > 0 && (
				<Calls calls={period.calls} />
			)}
		</>
	);
}

function Calls({ calls }: { calls: TokenCall[] }) {
	return (
		<details className="mt-4 border-t border-line pt-3">
			<summary className="rounded-1 text-small text-ink-2">
				Details of the last {calls.length} calls
			</summary>
			<section
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				aria-label="Calls"
				className="mt-2 max-h-64 overflow-auto"
			>
				<table className="w-full border-collapse text-small">
					<thead className="text-left text-ink-2">
						<tr>
							<th scope="col" className="py-1 pr-3 font-medium">
								What
							</th>
							<th scope="col" className="py-1 pr-3 font-medium">
								Model
							</th>
							<th scope="col" className="py-1 pr-3 text-right font-medium">
								Tokens
							</th>
							<th scope="col" className="py-1 pr-3 text-right font-medium">
								Cost
							</th>
							<th scope="col" className="py-1 text-right font-medium">
								When
							</th>
						</tr>
					</thead>
					<tbody>
						{calls.map((call, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the calls have no id and never change their order
							<tr key={place} className="border-t border-line">
								<td className="py-1 pr-3">
									{tokenCallWords[call.generation_type]}
									{!call.success && " (failed)"}
								</td>
								<td className="py-1 pr-3">{call.model_used ?? ""}</td>
								<td className="py-1 pr-3 text-right tabular-nums">
									{call.total_tokens.toLocaleString("en-US")}
								</td>
								<td className="py-1 pr-3 text-right tabular-nums">
									{costInDollars(call.estimated_cost)}
								</td>
								<td className="py-1 text-right whitespace-nowrap">
									{daysAgo(call.created_at, new Date())}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
