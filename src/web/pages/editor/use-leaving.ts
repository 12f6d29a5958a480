// Leaving the editor: by its own buttons, by a link, by closing the window. What is written is saved or asked about first.
import { useBlocker } from "@tanstack/react-router";
import { useCallback, useRef, useState } from "react";
import { useSession } from "../../session.ts";
import type { Saver } from "./use-saving.ts";

type Asked = { stay: () => void; leave: () => void };

export type Leaving = {
	/** The question that is open, if any. */
	asked: Asked | null;
	/** The next way out is free. */
	allow: () => void;
};

export function useLeaving(saver: Saver, isAutomatic: boolean): Leaving {
	const { state } = useSession();
	const isFree = useRef(false);
	const [asked, setAsked] = useState<Asked | null>(null);
	const { isDirty, save } = saver;
	useBlocker({
		enableBeforeUnload: () => isDirty && !isFree.current,
		shouldBlockFn: async ({ current, next }) => {
			// Within the same document only the address' search changed.
			const stays =
				current.pathname === next.pathname &&
				"edit" in next.search &&
				Boolean(next.search.edit);
			if (isFree.current || stays || !isDirty || state === "signed-out")
				return false;
			if (isAutomatic && (await save("automatically"))) return false;
			return new Promise<boolean>((resolve) => {
				setAsked({ stay: () => resolve(true), leave: () => resolve(false) });
			}).finally(() => setAsked(null));
		},
	});
	return {
		asked,
		allow: useCallback(() => {
			isFree.current = true;
		}, []),
	};
}
