// The outbox: which mails wait, went or were given up, and why. What stands in them is their reader's alone.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import {
	type MailOutbox,
	MailQuery,
	mailCalls,
} from "../../../../api/mails.ts";
import { ask } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, Chip } from "../../../ui/card.tsx";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useAddressSearch } from "../address-search.ts";
import { ADMIN_KEY, outboxQuery } from "../admin-queries.ts";
import { moment } from "../numbers.ts";
import {
	cell,
	NotLoaded,
	numberCell,
	PickAtOnce,
	row,
	SearchBox,
	Table,
	Turning,
} from "../parts.tsx";
import { TestMail } from "./test-mail.tsx";

const columns = {
	Time: "time",
	To: "to",
	Subject: "subject",
	State: "state",
	Tries: "tries",
} as const;

export function MailPage() {
	const [search, change] = useAddressSearch(MailQuery);
	const asked = useDeferredValue(search);
	const { data, error, refetch } = useQuery(outboxQuery(asked));
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
					<Filters search={search} onChange={change} />
					<Mails mails={data.mails} search={search} onChange={change} />
					<Turning
						page={data.page}
						hasMore={data.hasMore}
						onPage={(page) => change({ page })}
					/>
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

type FilterProps = {
	search: MailQuery;
	onChange: (part: Partial<MailQuery>) => void;
};

function Filters({ search, onChange }: FilterProps) {
	return (
		<search className="mb-4 flex flex-wrap gap-3">
			<SearchBox
				label="Search recipients or subjects"
				value={search.search}
				onChange={(text) => onChange({ search: text })}
			/>
			<PickAtOnce
				label="State"
				value={search.state}
				options={[
					["all", "All states"],
					["waiting", "Waiting"],
					["sent", "Sent"],
					["failed", "Failed"],
				]}
				onPick={(state) => onChange({ state: state as MailQuery["state"] })}
			/>
		</search>
	);
}

function Mails({
	mails,
	search,
	onChange,
}: Pick<MailOutbox, "mails"> & FilterProps) {
	const isNarrowed = search.search !== "" || search.state !== "all";
	return (
		<Card isFlush>
			{mails.length === 0 ? (
				<p className="p-10 text-center text-ink-2">
					{isNarrowed ? "No mails match" : "No mails yet"}
				</p>
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
					sorting={{
						columns,
						sort: search.sort,
						order: search.order,
						onSort: (sort, order) =>
							onChange({ sort: sort as MailQuery["sort"], order }),
					}}
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
			<td className={`${cell} min-w-40 wrap-anywhere text-ink-2`}>
				{mail.error ?? ""}
			</td>
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
