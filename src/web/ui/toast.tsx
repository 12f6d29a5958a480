// Messages that pass: one at a time, gone after five seconds. What draws them is loaded beside the first page, not in it.
import { lazy, Suspense } from "react";
import type { Notice } from "./notice.ts";

const loading = import("./toaster.tsx");
const Toaster = lazy(() =>
	loading.then(({ Toaster }) => ({ default: Toaster })),
);

export function notify(notice: Notice) {
	void loading.then(({ show }) => show(notice));
}

export function Toasts() {
	return (
		<Suspense>
			<Toaster />
		</Suspense>
	);
}
