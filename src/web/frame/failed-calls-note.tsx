// At the foot of a page once the server failed at something: what its log has that under, for whoever looks after it.
import { useFailedCalls } from "../failed-calls.ts";

export function FailedCallsNote() {
	const calls = useFailedCalls();
	if (calls.length === 0) return null;
	return (
		<footer className="mx-auto max-w-[1180px] px-4 pb-6 text-small text-ink-2 sm:px-7">
			<details>
				<summary className="w-fit rounded-1">
					Something failed on the server. What to tell whoever looks after it
				</summary>
				<ul className="mt-2 space-y-1">
					{calls.map(({ requestId, at }) => (
						<li key={requestId}>
							{at.toLocaleTimeString()}, request{" "}
							<code className="font-mono wrap-anywhere">{requestId}</code>
						</li>
					))}
				</ul>
			</details>
		</footer>
	);
}
