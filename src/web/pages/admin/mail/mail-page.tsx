// The outbox: which mails wait, went or were given up, and why. What stands in them is their reader's alone.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type MailOutbox, mailCalls } from "../../../../api/mails.ts";
import { ask } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, Chip } from "../../../ui/card.tsx";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { notify } from "../../../ui/toast.tsx";
import { ADMIN_KEY, outboxQuery } from "../admin-queries.ts";
import { moment } from "../numbers.ts";
import { cell, NotLoaded, numberCell, row, Table } from "../parts.tsx";

export function MailPage() {
	/** The pages gone through; the last one is shown. */
	const [pages, setPages] = useState<(string | null)[]>([null]);
	const { data, error, refetch } = useQuery(outboxQuery(pages.at(-1) ?? null));
	return (
		<Page>
			<PageTitle title="Mail" />
			<PageHead
				title="Mail"
				below={
					data?.isOffline
						? "No mail server is set: mails are kept as files where the server runs"
						: "What waits, what was sent, and what couldn't be delivered"
				}
			/>
			<TestMail />
			{data ? (
				<>
					<Mails mails={data.mails} />
					<div className="mt-3 flex gap-2">
						{pages.length > 1 && (
							<Button size="small" onClick={() => setPages(pages.slice(0, -1))}>
								Newer
							</Button>
						)}
						{data.next && (
							<Button
								size="small"
								onClick={() => setPages([...pages, data.next])}
							>
								Older
							</Button>
						)}
					</div>
				</>
			) : (
				<NotLoaded
					error={error}
					title="Error loading mail"
					onRetry={() => void refetch()}
				/>
			)}
		</Page>
	);
}

function TestMail() {
	const trying = useMutation({ mutationFn: () => ask(mailCalls.test) });
	return (
		<div className="mb-4 flex flex-wrap items-center gap-3">
			<Button busy={trying.isPending} onClick={() => trying.mutate()}>
				Send a test mail
			</Button>
			<p
				role="status"
				className={trying.data?.works === false ? "text-bad" : "text-ink-2"}
			>
				{trying.error?.message ?? trying.data?.text ?? ""}
			</p>
		</div>
	);
}

function Mails({ mails }: Pick<MailOutbox, "mails">) {
	return (
		<Card isFlush>
			{mails.length === 0 ? (
				<p className="p-10 text-center text-ink-2">No mails yet</p>
			) : (
				<Table
					caption="Mails"
					isStacking
					head={[
						"Time",
						"To",
						"Subject",
						"State",
						"Tries",
						"Last answer",
						"Actions",
					]}
					numbers={[4]}
				>
					{mails.map((mail) => (
						<MailRow key={mail.id} mail={mail} />
					))}
				</Table>
			)}
		</Card>
	);
}

const tones = { waiting: "warn", sent: "ok", failed: "bad" } as const;

function MailRow({ mail }: { mail: MailOutbox["mails"][number] }) {
	const queries = useQueryClient();
	const resending = useMutation({
		mutationFn: () => ask(mailCalls.resend, { params: { id: mail.id } }),
		onSuccess: () => notify({ tone: "ok", title: "Mail is sent again" }),
		onError: ({ message }) =>
			notify({ tone: "bad", title: "Error sending mail", text: message }),
		onSettled: () => queries.invalidateQueries({ queryKey: [ADMIN_KEY] }),
	});
	return (
		<tr className={row}>
			<td className={`${cell} whitespace-nowrap text-ink-2`}>
				{moment(mail.createdAt)}
			</td>
			<td className={`${cell} max-w-60 truncate`} title={mail.recipient}>
				{mail.recipient}
			</td>
			<td className={cell}>{mail.subject}</td>
			<td className={cell}>
				<Chip tone={tones[mail.state]}>{mail.state}</Chip>
				{mail.dueAt && mail.attempts > 0 && (
					<span className="mt-1 block text-small whitespace-nowrap text-ink-2">
						next {moment(mail.dueAt)}
					</span>
				)}
			</td>
			<td className={numberCell}>{mail.attempts}</td>
			<td className={`${cell} min-w-40 text-ink-2`}>{mail.error ?? ""}</td>
			<td className={cell}>
				{mail.state !== "sent" && (
					<Button
						size="small"
						busy={resending.isPending}
						onClick={() => resending.mutate()}
					>
						Resend
					</Button>
				)}
			</td>
		</tr>
	);
}
