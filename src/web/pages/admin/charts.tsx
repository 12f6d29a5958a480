// Series and shares as pictures, each with the same numbers as a table for whoever reads instead of looking.
import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { cell, numberCell, row, Table } from "./parts.tsx";

type Point = {
	label: string;
	value: number;
	/** What else the table says, cell by cell. */
	more?: readonly string[];
};
type ChartProps = {
	title: string;
	points: readonly Point[];
	/** How a value is written. */
	write: (value: number) => string;
	/** What the columns of the table are called: the label, the value and what else it says. */
	head: readonly [string, string, ...string[]];
	className?: string;
};

const WIDTH = 600;
const HEIGHT = 160;
const GAP = 3;

/** One bar for each day, the highest as tall as the picture. */
export function SeriesChart(chart: ChartProps) {
	const { points, write } = chart;
	const most = Math.max(...points.map(({ value }) => value), 0);
	const step = WIDTH / Math.max(1, points.length);
	return (
		<Chart {...chart}>
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				preserveAspectRatio="none"
				aria-hidden
				className="h-40 w-full overflow-visible"
			>
				<path
					d={`M0 ${HEIGHT}H${WIDTH}`}
					className="stroke-line"
					vectorEffect="non-scaling-stroke"
				/>
				{points.map(({ label, value }, at) => {
					const height = most > 0 ? (value / most) * HEIGHT : 0;
					return (
						<g key={label}>
							<title>{`${label}: ${write(value)}`}</title>
							<rect
								x={at * step}
								y={0}
								width={step}
								height={HEIGHT}
								fill="transparent"
							/>
							<rect
								x={at * step + GAP / 2}
								y={HEIGHT - height}
								width={Math.max(1, step - GAP)}
								height={height}
								rx={1}
								className="fill-accent"
							/>
						</g>
					);
				})}
			</svg>
			<div className="mt-1 flex justify-between text-small text-ink-2">
				<span>{points[0]?.label}</span>
				<span>{most > 0 ? `at most ${write(most)}` : "nothing yet"}</span>
				<span>{points.at(-1)?.label}</span>
			</div>
		</Chart>
	);
}

/** Parts of a whole as bars with their share. */
export function SharesChart(chart: ChartProps) {
	const { points, write } = chart;
	const sum = points.reduce((total, { value }) => total + value, 0);
	return (
		<Chart {...chart}>
			{points.length === 0 ? (
				<p className="text-ink-2">Nothing yet</p>
			) : (
				<ul className="space-y-3">
					{points.map(({ label, value }) => {
						const share = sum > 0 ? (value / sum) * 100 : 0;
						return (
							<li key={label}>
								<div className="mb-1 flex justify-between gap-3 text-[14px]">
									<span className="min-w-0 truncate">{label}</span>
									<span className="whitespace-nowrap text-ink-2 tabular-nums">
										{write(value)}
										{sum > 0 && ` · ${Math.round(share)}%`}
									</span>
								</div>
								<div aria-hidden className="h-1.5 rounded-full bg-wash">
									<div
										className="h-full rounded-full bg-accent"
										style={{ width: `${share}%` }}
									/>
								</div>
							</li>
						);
					})}
				</ul>
			)}
		</Chart>
	);
}

function Chart({
	title,
	points,
	write,
	head,
	className,
	children,
}: ChartProps & { children: React.ReactNode }) {
	const [isTable, setTable] = useState(false);
	return (
		<Card className={clsx("min-w-0", className)}>
			<div className="mb-4 flex items-center justify-between gap-3">
				<h2 className="text-h3 font-semibold">{title}</h2>
				<Button
					size="small"
					kind="ghost"
					className="-my-2 -mr-3"
					aria-pressed={isTable}
					onClick={() => setTable((now) => !now)}
				>
					{isTable ? "Picture" : "Table"}
					<span className="sr-only"> of {title}</span>
				</Button>
			</div>
			{isTable ? (
				<div className="-mx-4 max-h-80 overflow-y-auto">
					<Table
						caption={title}
						head={head}
						numbers={head.slice(1).map((_, at) => at + 1)}
					>
						{points.map(({ label, value, more = [] }) => (
							<tr key={label} className={row}>
								<th scope="row" className={`${cell} text-left font-normal`}>
									{label}
								</th>
								{[write(value), ...more].map((text, at) => (
									<td key={head[at + 1]} className={numberCell}>
										{text}
									</td>
								))}
							</tr>
						))}
					</Table>
				</div>
			) : (
				children
			)}
		</Card>
	);
}
