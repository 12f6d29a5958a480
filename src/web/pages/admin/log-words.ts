// The states of log entries in words and colors.
import type { DotTone } from "../../ui/card.tsx";

/** "completed" is a success under another name; the others are shown as they are stored. */
export function statusWord(status: string): string {
	return status === "completed" || status === "success" ? "Success" : status;
}

export function statusTone(status: string): DotTone {
	if (status === "completed" || status === "success") return "ok";
	if (status === "failed") return "bad";
	return status === "processing" ? "warn" : "none";
}
