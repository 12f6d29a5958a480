// The month of the whole installation, for its administrators.
import type { Dashboard } from "../../../api/dashboard.ts";
import { DashboardCard } from "./dashboard-card.tsx";
import { costInDollars } from "./dashboard-figures.ts";

type Platform = NonNullable<Dashboard["platform"]>;

export function PlatformUsage({ platform }: { platform: Platform }) {
	const rows: [string, string][] = [
		["People who made documents", String(platform.people)],
		["Documents", platform.documents.toLocaleString("en-US")],
		["Tokens", platform.tokens.toLocaleString("en-US")],
		["Cost", costInDollars(platform.cost)],
		["Open upgrade requests", String(platform.upgradeRequests)],
	];
	return (
		<DashboardCard title="Platform Usage This Month" lines={2} className="mt-4">
			<dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
				{rows.map(([label, value]) => (
					<div key={label} className="flex flex-col-reverse justify-end">
						<dt className="text-small text-ink-2">{label}</dt>
						<dd className="font-serif text-h2 leading-none font-semibold tabular-nums">
							{value}
						</dd>
					</div>
				))}
			</dl>
		</DashboardCard>
	);
}
