// Invitations nobody has accepted yet. Nothing is shown where there are none.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { invitationCalls } from "../../../../api/invitations.ts";
import { attempt } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/toast.tsx";
import { dayOf } from "../../../when.ts";
import { ADMIN_KEY, invitationsQuery } from "../admin-queries.ts";
import { planWords, roleWords } from "../stored-names.ts";

export function Invitations() {
	const { data } = useQuery(invitationsQuery);
	const queries = useQueryClient();
	const withdraw = async (id: string) => {
		const params = { id };
		const gone = await attempt(invitationCalls.withdraw, { params });
		if (gone.isDone) notify({ tone: "ok", title: "Invitation withdrawn" });
		else notify({ tone: "bad", title: "Error", text: gone.failure.message });
		await queries.invalidateQueries({ queryKey: [ADMIN_KEY] });
	};
	if (!data || data.invitations.length === 0) return null;
	return (
		<Card className="mb-4">
			<h2 className="mb-2 text-h3 font-semibold">Open invitations</h2>
			<ul>
				{data.invitations.map(({ id, email, role, plan, ...times }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5 first:border-0"
					>
						<span className="min-w-0">
							<span className="font-medium break-words">{email}</span>
							<span className="text-ink-2">
								{" "}
								· {roleWords[role]} · {planWords[plan]} ·{" "}
								{times.isOver ? "expired" : "expires"} {dayOf(times.expiresAt)}
							</span>
						</span>
						<Button size="small" onClick={() => void withdraw(id)}>
							Withdraw
							<span className="sr-only"> the invitation of {email}</span>
						</Button>
					</li>
				))}
			</ul>
		</Card>
	);
}
