// What contradicts itself in a profile, found in the page once nobody types anymore.
import { useEffect, useRef, useState } from "react";
import type { Contradiction } from "../../domain/contradictions/contradiction.ts";
import type { Profile } from "../../domain/profile/profile.ts";
import type { LookedThrough, Looking } from "./messages.ts";

const PAUSE_MS = 600;

/** The former answer stands while a newer one is worked out. */
export function useContradictions(
	profile: Profile | undefined,
): readonly Contradiction[] {
	const asked = useRef(0);
	const worker = useRef<Worker | null>(null);
	const [found, setFound] = useState<readonly Contradiction[]>([]);
	useEffect(
		() => () => {
			worker.current?.terminate();
			worker.current = null;
		},
		[],
	);
	useEffect(() => {
		if (!profile) return;
		asked.current += 1;
		const number = asked.current;
		const timer = setTimeout(() => {
			worker.current ??= new Worker(
				new URL("./contradictions-worker.ts", import.meta.url),
				{ type: "module" },
			);
			worker.current.onmessage = ({ data }: MessageEvent<LookedThrough>) => {
				if (data.number === asked.current) setFound(data.found);
			};
			const today = new Date().toISOString().slice(0, 10);
			worker.current.postMessage({ number, profile, today } satisfies Looking);
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [profile]);
	return found;
}
