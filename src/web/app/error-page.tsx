// What is shown when a page breaks. What broke goes to the console, not to the person.
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { Button } from "../ui/button.tsx";

export function ErrorPage({ reset }: ErrorComponentProps) {
	const router = useRouter();
	const tryAgain = () => {
		reset();
		void router.invalidate();
	};
	return (
		<div role="alert" className="mx-auto max-w-md px-4 py-24 text-center">
			<h1 className="text-h1">Something went wrong</h1>
			<p className="mt-2 mb-6 text-ink-2">
				We're sorry, but something unexpected happened. Please try refreshing
				the page.
			</p>
			<div className="flex justify-center gap-2">
				<Button kind="primary" onClick={() => window.location.reload()}>
					Refresh Page
				</Button>
				<Button onClick={tryAgain}>Try Again</Button>
			</div>
		</div>
	);
}
