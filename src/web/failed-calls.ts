// The calls the server failed at, by the id its log has them under: for whoever looks after it, newest first.
import { useSyncExternalStore } from "react";

export type FailedCall = { requestId: string; at: Date };

const KEPT = 5;
let failed: readonly FailedCall[] = [];
const watchers = new Set<() => void>();

export function useFailedCalls(): readonly FailedCall[] {
	return useSyncExternalStore(watch, () => failed);
}

export function reportFailedCall(requestId: string) {
	failed = [{ requestId, at: new Date() }, ...failed].slice(0, KEPT);
	for (const report of watchers) report();
}

function watch(report: () => void) {
	watchers.add(report);
	return () => void watchers.delete(report);
}
