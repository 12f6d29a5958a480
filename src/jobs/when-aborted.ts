// The end of a signal as a promise, to race what it may end.

/** Rejects with the reason, at once where the signal has already been given: it says nothing a second time. */
export function whenAborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		if (signal.aborted) reject(signal.reason);
		signal.addEventListener("abort", () => reject(signal.reason), {
			once: true,
		});
	});
}
