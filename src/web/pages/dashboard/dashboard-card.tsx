// One card of the dashboard: its heading stands at once, its content when it has come, in a place that was kept for it.
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/page.tsx";

type DashboardCardProps = {
	title: string;
	aside?: ReactNode;
	/** What the tour calls it. */
	tour?: string;
	className?: string;
	/** Lines of the skeleton while there is no content. */
	lines: number;
	children: ReactNode;
};

export function DashboardCard({
	title,
	aside,
	tour,
	className,
	lines,
	children,
}: DashboardCardProps) {
	const id = useId();
	return (
		<Card
			aria-labelledby={id}
			data-tour={tour}
			className={clsx("flex flex-col", className)}
		>
			<div className="mb-3 flex items-baseline justify-between gap-4">
				<h2 id={id} className="font-sans text-h3">
					{title}
				</h2>
				{aside}
			</div>
			{children ?? <Skeleton lines={lines} />}
		</Card>
	);
}
