// Whether the server can be reached. Said by every call that is made, and found out by asking its health while it cannot: at once
// when the network comes back, else ever less often. Who waits for it is told; nothing is sent again here.
import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

export type Connection = "reached" | "unreachable" | "offline";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

let connection: Connection = "reached";
let waitMs = FIRST_WAIT_MS;
let next: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

export function useConnection(): Connection {
	return useSyncExternalStore(watch, () => connection);
}

/** Queries wait while the server is away, and go on when it is back. */
export function startWatchingConnection() {
	window.addEventListener("online", checkConnection);
	window.addEventListener("offline", () => become("offline"));
	onlineManager.setEventListener((setOnline) =>
		watch(() => setOnline(connection === "reached")),
	);
}

/** A call got through, whatever was answered. */
export function reportReached() {
	become("reached");
}

/** A call got no answer of ours. */
export function reportUnreachable() {
	if (connection !== "reached") return;
	become(navigator.onLine ? "unreachable" : "offline");
	checkLater();
}

/** Asks now instead of waiting for the next time, and answers whether the server is there. */
export async function checkConnection(): Promise<boolean> {
	clearTimeout(next);
	const isUp = await fetch("/health", { cache: "no-store" }).then(
		({ ok }) => ok,
		() => false,
	);
	if (isUp) {
		become("reached");
		return true;
	}
	become(navigator.onLine ? "unreachable" : "offline");
	checkLater();
	return false;
}

/** Resolves once the server is there, at once if it is. */
export function whenReached(): Promise<void> {
	return new Promise((resolve) => {
		if (connection === "reached") return resolve();
		const stop = watch(() => {
			if (connection !== "reached") return;
			stop();
			resolve();
		});
	});
}

function checkLater() {
	clearTimeout(next);
	next = setTimeout(checkConnection, waitMs);
	waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
}

function become(now: Connection) {
	if (now === "reached") {
		clearTimeout(next);
		waitMs = FIRST_WAIT_MS;
	}
	if (now === connection) return;
	connection = now;
	for (const report of watchers) report();
}

function watch(report: () => void) {
	watchers.add(report);
	return () => void watchers.delete(report);
}
