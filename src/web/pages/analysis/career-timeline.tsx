// The career as a picture: a bar a job or school on a line of years, and the stretches without work between them. The same stands
// below it as a table, for whoever cannot see it or wants the dates.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import { profileQuery } from "../../queries/profile-query.ts";
import { Skeleton } from "../../ui/page.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { span } from "../../when.ts";
import { type CareerBar, careerBars, yearsBetween } from "./career-bars.ts";

const ROW = 34;
const TOP = 26;
const WIDTH = 960;

export function CareerTimeline() {
	const { data: profile } = useQuery(profileQuery);
	if (!profile) return <Skeleton lines={4} />;
	return <Timeline profile={profile} />;
}

function Timeline({ profile }: { profile: Profile }) {
	const today = new Date().toISOString().slice(0, 10);
	const isWide = useWide("table");
	const career = useMemo(() => careerBars(profile, today), [profile, today]);
	if (career.bars.length === 0)
		return (
			<p className="text-ink-2">
				None of your jobs or schools has dates yet, so there's nothing to draw.
			</p>
		);
	const x = (month: number) =>
		((month - career.from) / (career.to - career.from)) * WIDTH;
	const height = TOP + career.bars.length * ROW;
	return (
		<>
			{isWide && (
				<svg
					aria-hidden="true"
					viewBox={`0 0 ${WIDTH} ${height}`}
					className="w-full"
				>
					{yearsBetween(career.from, career.to).map((year) => (
						<g key={year}>
							<line
								x1={x(year * 12)}
								x2={x(year * 12)}
								y1={18}
								y2={height}
								className="stroke-line"
							/>
							<text
								x={x(year * 12) + 4}
								y={13}
								className="fill-ink-3 text-[12px]"
							>
								{year}
							</text>
						</g>
					))}
					{career.gaps.map(({ from, to }) => (
						<rect
							key={from}
							x={x(from)}
							width={x(to) - x(from)}
							y={18}
							height={height - 18}
							className="fill-warn-wash"
						/>
					))}
					{career.bars.map((bar, at) => (
						<Bar
							key={`${bar.title} ${bar.from}`}
							bar={bar}
							x={x}
							y={TOP + at * ROW}
						/>
					))}
				</svg>
			)}
			{isWide && career.gaps.length > 0 && (
				<p className="mt-2 text-small text-ink-2">
					Shaded: more than six months between two jobs.
				</p>
			)}
			{isWide ? (
				<details className="mt-3">
					<summary className="cursor-pointer text-small text-accent">
						Show as a table
					</summary>
					<Table bars={career.bars} />
				</details>
			) : (
				<Table bars={career.bars} />
			)}
		</>
	);
}

function Table({ bars }: { bars: readonly CareerBar[] }) {
	return (
		<table className="mt-2 w-full text-left text-small">
			<thead className="text-ink-2">
				<tr>
					<th className="py-1 pr-4 font-medium">What</th>
					<th className="py-1 pr-4 font-medium">Where</th>
					<th className="py-1 font-medium">When</th>
				</tr>
			</thead>
			<tbody>
				{bars.map((bar) => (
					<tr key={`${bar.title} ${bar.from}`} className="border-t border-line">
						<td className="py-1.5 pr-4">{bar.title}</td>
						<td className="py-1.5 pr-4">{bar.place}</td>
						<td className="py-1.5">{span(bar.start, bar.end, bar.goesOn)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type BarProps = { bar: CareerBar; x: (month: number) => number; y: number };

/** The name stands in the bar's row, left of its end where it would leave the picture. */
function Bar({ bar, x, y }: BarProps) {
	const left = x(bar.from);
	const width = Math.max(6, x(bar.to) - left);
	const isLate = left > WIDTH * 0.6;
	return (
		<g>
			<rect
				x={left}
				y={y + 18}
				width={width}
				height={8}
				rx={4}
				className={bar.kind === "work" ? "fill-accent" : "fill-accent-line"}
			/>
			<text
				x={isLate ? left + width : left}
				y={y + 13}
				textAnchor={isLate ? "end" : "start"}
				className="fill-ink text-[13px]"
			>
				{bar.title}
			</text>
		</g>
	);
}
