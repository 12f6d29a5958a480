// What could not be loaded is said once as a message that passes; the page itself keeps a place to try again.
import { useEffect } from "react";
import { notify } from "./ui/toast.tsx";

export function useFailureNotice(
	failure: Error | null,
	{ title, text }: { title: string; text?: string },
): void {
	useEffect(() => {
		if (failure) notify({ tone: "bad", title, text: text ?? failure.message });
	}, [failure, title, text]);
}
