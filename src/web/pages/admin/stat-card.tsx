// A number with its name, and a row of four of them.
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

export function StatCards({ children }: { children: ReactNode }) {
	return (
		<div className="mb-5 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
			{children}
		</div>
	);
}

type StatProps = { label: string; value: string; note?: ReactNode };

export function StatCard({ label, value, note }: StatProps) {
	return (
		<Card className="!p-4">
			<h2 className="font-sans text-small font-medium text-ink-2">{label}</h2>
			<p className="mt-1 font-serif text-[26px] leading-tight font-semibold tabular-nums">
				{value}
			</p>
			{note && <p className="mt-1 text-small text-ink-3">{note}</p>}
		</Card>
	);
}
