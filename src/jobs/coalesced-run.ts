// Work that is wanted again and again but runs once at a time: whoever wants it meanwhile gets one more run behind it.

type CoalescedRun = {
	run(): void;
	/** Ends with the run that is under way. */
	ended(): Promise<void> | null;
};

/** `work` must not fail. */
export function coalesced(work: () => Promise<void>): CoalescedRun {
	let running: Promise<void> | null = null;
	let isWantedAgain = false;
	const run = () => {
		if (running !== null) {
			isWantedAgain = true;
			return;
		}
		running = work().finally(() => {
			running = null;
			if (!isWantedAgain) return;
			isWantedAgain = false;
			run();
		});
	};
	return { run, ended: () => running };
}
