// Whether the sidebar stands open, kept in a cookie for a week, as it is on this device.
import { useEffect, useState } from "react";

const NAME = "sidebar_state";
const WEEK_S = 7 * 24 * 60 * 60;
const SMALL = "(max-width: 767px)";

/** Of a document.cookie; open unless it was closed. */
export function isOpenIn(cookies: string): boolean {
	return !cookies.split("; ").includes(`${NAME}=false`);
}

export function sidebarCookie(isOpen: boolean): string {
	return `${NAME}=${isOpen}; path=/; max-age=${WEEK_S}; samesite=lax`;
}

/** On a small screen it slides over the page, closed at first, and is not remembered. */
export function useSidebar() {
	const [isOpen, setOpen] = useState(() => isOpenIn(document.cookie));
	const [isSlidIn, slideIn] = useState(false);
	const isSmall = useIsSmall();
	const toggle = () => {
		if (isSmall) return slideIn((now) => !now);
		setOpen((now) => {
			// biome-ignore lint/suspicious/noDocumentCookie: the specification asks for a cookie, and Cookie Store is not everywhere
			document.cookie = sidebarCookie(!now);
			return !now;
		});
	};
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "b" || event.altKey || event.shiftKey)
				return;
			if (!event.ctrlKey && !event.metaKey) return;
			event.preventDefault();
			toggle();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	});
	return {
		isOpen: isSmall ? isSlidIn : isOpen,
		isSmall,
		toggle,
		close: () => slideIn(false),
	};
}

function useIsSmall(): boolean {
	const [isSmall, setSmall] = useState(() => matchMedia(SMALL).matches);
	useEffect(() => {
		const query = matchMedia(SMALL);
		const follow = () => setSmall(query.matches);
		query.addEventListener("change", follow);
		return () => query.removeEventListener("change", follow);
	}, []);
	return isSmall;
}
