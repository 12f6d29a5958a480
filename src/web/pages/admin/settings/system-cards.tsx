// Four measured values of the installation.
import type { SystemConfiguration } from "../../../../api/admin-settings.ts";
import { dayOf } from "../../../when.ts";
import { StatCard, StatCards } from "../stat-card.tsx";
import { bytesText, lengthText, uptimeText } from "./measures.ts";

type CardsProps = { stats: SystemConfiguration["stats"] };

export function SystemCards({ stats }: CardsProps) {
	return (
		<StatCards>
			<StatCard
				label="Total Users"
				value={stats.users.toLocaleString("en")}
				note="Accounts of this installation"
			/>
			<StatCard
				label="System Uptime"
				value={uptimeText(stats.uptime)}
				note={`Of the last 30 days or since the first start. Running for ${lengthText(stats.runningSeconds)}`}
			/>
			<StatCard
				label="Success Rate"
				value={`${stats.successRate}%`}
				note="Of all documents asked for"
			/>
			<StatCard
				label="Last Backup"
				value={stats.lastBackup ? dayOf(stats.lastBackup) : "Never"}
				note={
					stats.lastBackup
						? `At ${new Date(stats.lastBackup).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit" })}. The database has ${bytesText(stats.databaseBytes)}`
						: `Made with attune backup. The database has ${bytesText(stats.databaseBytes)}`
				}
			/>
		</StatCards>
	);
}
