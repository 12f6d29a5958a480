// Wishes for a better plan that wait for an answer. Nothing is shown where nobody waits.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { requestCalls } from "../../../../api/admin-requests.ts";
import { attempt } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/toast.tsx";
import { dayOf } from "../../../when.ts";
import { ADMIN_KEY, requestsQuery } from "../admin-queries.ts";
import { planWords } from "../stored-names.ts";

export function Requests() {
	const { data } = useQuery(requestsQuery);
	const queries = useQueryClient();
	const answer = async (id: string, decision: "granted" | "declined") => {
		const params = { id };
		const answered = await attempt(requestCalls.decide, {
			params,
			body: { decision },
		});
		if (answered.isDone)
			notify({
				tone: "ok",
				title: decision === "granted" ? "Upgrade granted" : "Upgrade declined",
			});
		else
			notify({ tone: "bad", title: "Error", text: answered.failure.message });
		await queries.invalidateQueries({ queryKey: [ADMIN_KEY] });
	};
	if (!data || data.requests.length === 0) return null;
	return (
		<Card className="mb-4">
			<h2 className="mb-2 text-h3 font-semibold">Upgrade requests</h2>
			<ul>
				{data.requests.map(({ id, email, plan, created_at }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5 first:border-0"
					>
						<span className="min-w-0">
							<span className="font-medium break-words">{email}</span> asks for{" "}
							{planWords[plan]}
							<span className="text-ink-2"> since {dayOf(created_at)}</span>
						</span>
						<span className="flex gap-2">
							<Button
								size="small"
								kind="primary"
								onClick={() => void answer(id, "granted")}
							>
								Grant
								<span className="sr-only"> {email}</span>
							</Button>
							<Button size="small" onClick={() => void answer(id, "declined")}>
								Decline
								<span className="sr-only"> {email}</span>
							</Button>
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}
