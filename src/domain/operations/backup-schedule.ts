// When backups are made by the server itself, what they are called, and which of them go.

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NAME = /^attune-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

type Schedule = {
	/** The hour of each day in UTC, 0 to 23. */
	hour: number;
	/** The last good backup, or when the installation first ran; ISO. */
	lastAt: string;
	now: Date;
};

/** Whether the hour has come since the last one: also later, where nothing ran at that time. */
export function isBackupDue({ hour, lastAt, now }: Schedule): boolean {
	return new Date(lastAt).getTime() < lastOccurrence(hour, now);
}

export function backupName(now: Date): string {
	const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
	return `attune-${time}Z.backup`;
}

/** Those of the names that are scheduled backups, the newest last. */
export function scheduledBackups(names: readonly string[]): string[] {
	return names.filter((name) => NAME.test(name)).sort();
}

/** Those beyond the newest `kept`. Other names are nobody's to remove. */
export function backupsToRemove(
	names: readonly string[],
	kept: number,
): string[] {
	const ours = scheduledBackups(names);
	return ours.slice(0, Math.max(0, ours.length - kept));
}

/** Hours since the last good backup where they are more than allowed; null where all is well, or 0 hours mean never to say so. */
export function overdueHours(
	lastAt: string,
	{ alertHours, now }: { alertHours: number; now: Date },
): number | null {
	const hours = (now.getTime() - new Date(lastAt).getTime()) / HOUR_MS;
	return alertHours > 0 && hours > alertHours ? Math.floor(hours) : null;
}

/** Milliseconds since 1970. */
function lastOccurrence(hour: number, now: Date): number {
	const today = now.getTime() - (now.getTime() % DAY_MS) + hour * HOUR_MS;
	return today <= now.getTime() ? today : today - DAY_MS;
}
