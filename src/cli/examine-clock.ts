// What doctor finds of the time: sessions, links and backups go by this machine's clock, the queue by the database's.
import type { Clocks } from "../db/heartbeats.ts";
import type { DoctorFinding } from "./finding.ts";

const name = "Clock";
/** More than requests and beats take. */
const MOST_APART_MS = 60_000;

/** Without a database to look into, the time alone. */
export function clockFinding(now: Date, clocks: Clocks | null): DoctorFinding {
	const says = inWords(now);
	if (!clocks) return { name, says };
	const { database, lastSeen } = clocks;
	if (Math.abs(database.getTime() - now.getTime()) > MOST_APART_MS)
		return {
			name,
			says: `${says}, but the database says ${inWords(database)}. Sync both with a time server.`,
			isWrong: true,
		};
	if (lastSeen && lastSeen.getTime() - now.getTime() > MOST_APART_MS)
		return {
			name,
			says: `${says}, but a server ran here at ${inWords(lastSeen)}: one of them was wrong. Sync the clock with a time server.`,
			isWrong: true,
		};
	return { name, says };
}

function inWords(time: Date): string {
	return `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
