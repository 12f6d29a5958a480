// Looks through a profile for what contradicts itself, beside the page's own thread.
import { findContradictions } from "../../domain/contradictions/find-contradictions.ts";
import type { LookedThrough, Looking } from "./messages.ts";

self.onmessage = ({ data }: MessageEvent<Looking>) => {
	const { number, profile, today } = data;
	const found = findContradictions(profile, today);
	self.postMessage({ number, found } satisfies LookedThrough);
};
