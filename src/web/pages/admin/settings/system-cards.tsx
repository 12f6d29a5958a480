// Four measured values of the installation.
import type { SystemConfiguration } from "../../../../api/admin-settings.ts";
import { dayOf } from "../../../when.ts";
import { count, duration } from "../numbers.ts";
import { Stat, Stats } from "../parts.tsx";
import { bytesText, uptimeText } from "./measures.ts";

type CardsProps = { stats: SystemConfiguration["stats"] };

export function SystemCards({ stats }: CardsProps) {
	return (
		<Stats>
			<Stat
				label="Total Users"
				value={count(stats.users)}
				below="Accounts of this installation"
			/>
			<Stat
				label="System Uptime"
				value={uptimeText(stats.uptime)}
				below={`Of the last 30 days or since the first start. Running for ${duration(stats.runningSeconds)}`}
			/>
			<Stat
				label="Success Rate"
				value={`${stats.successRate}%`}
				below="Of all documents requested"
			/>
			<Stat
				label="Last Backup"
				value={stats.lastBackup ? dayOf(stats.lastBackup) : "Never"}
				below={
					stats.lastBackup
						? `At ${new Date(stats.lastBackup).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit" })}. The database has ${bytesText(stats.databaseBytes)}`
						: `Made each day, or with attune backup. The database has ${bytesText(stats.databaseBytes)}`
				}
			/>
		</Stats>
	);
}
