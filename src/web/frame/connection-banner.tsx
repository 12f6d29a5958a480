// Says that the server is away for as long as it is, without covering anything one is typing into.

import { useEffect, useRef, useState } from "react";
import { checkConnection, useConnection } from "../connection.ts";
import { Button } from "../ui/button.tsx";
import { CloudOffIcon } from "../ui/icons.ts";

const words = {
	unreachable:
		"Can't reach the server. Nothing you typed is lost. Trying again …",
	offline:
		"You're offline. Nothing you typed is lost. We'll continue when you're back online.",
};
const BACK_SHOWN_MS = 4000;

export function ConnectionBanner() {
	const connection = useConnection();
	const isBack = useIsBack(connection === "reached");
	const [asking, setAsking] = useState(false);
	const retry = async () => {
		setAsking(true);
		await checkConnection();
		setAsking(false);
	};
	return (
		<div role="status" className="sticky top-15 z-10">
			{connection !== "reached" ? (
				<div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-warn-wash px-4 py-2 text-small text-warn">
					<span className="flex items-center gap-2">
						<CloudOffIcon aria-hidden size={16} className="shrink-0" />
						{words[connection]}
					</span>
					<Button size="small" busy={asking} onClick={retry}>
						Try Again
					</Button>
				</div>
			) : (
				isBack && (
					<p className="border-b border-line bg-ok-wash px-4 py-2 text-center text-small text-ok">
						You're back online.
					</p>
				)
			)}
		</div>
	);
}

/** True for a moment after the connection returned. */
function useIsBack(isReached: boolean): boolean {
	const [isBack, setBack] = useState(false);
	const wasAway = useRef(false);
	useEffect(() => {
		if (!isReached) {
			wasAway.current = true;
			return;
		}
		if (!wasAway.current) return;
		wasAway.current = false;
		setBack(true);
		const end = setTimeout(() => setBack(false), BACK_SHOWN_MS);
		return () => clearTimeout(end);
	}, [isReached]);
	return isBack;
}
