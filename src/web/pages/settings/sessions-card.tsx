// Where the person is signed in, and ending it: here, there, everywhere.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type SessionList, sessionCalls } from "../../../api/sessions.ts";
import { ask, attempt } from "../../ask.ts";
import type { ApiError } from "../../client.ts";
import { useSignOut } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { daysAgo } from "../../when.ts";
import { deviceName } from "./device.ts";
import { SettingsCard } from "./settings-card.tsx";

const queryKey = ["sessions"];

export function SessionsCard() {
	const { data, error, refetch } = useQuery({
		queryKey,
		queryFn: async ({ signal }) =>
			(await ask(sessionCalls.list, { signal })).sessions,
	});
	return (
		<SettingsCard
			title="Active Sessions"
			about="Where you're signed in. Sign out any session you don't recognize, then change your password."
		>
			{data ? (
				<Sessions sessions={data} />
			) : error ? (
				<div role="alert">
					<p className="mb-3">
						The sessions couldn't be loaded. {error.message}
					</p>
					<Button onClick={() => void refetch()}>Try Again</Button>
				</div>
			) : (
				<Skeleton lines={2} />
			)}
		</SettingsCard>
	);
}

function Sessions({ sessions }: SessionList) {
	const signOut = useSignOut();
	const [isEnding, setEnding] = useState(false);
	const leave = () => signOut().catch(notifyFailure);
	const endAll = async () => {
		setEnding(true);
		const ended = await attempt(sessionCalls.endAll);
		if (ended.isDone) await leave();
		else notifyFailure(ended.failure);
		setEnding(false);
	};
	return (
		<>
			<ul className="divide-y divide-line">
				{sessions.map((session) => (
					<SessionRow key={session.id} session={session} />
				))}
			</ul>
			<div className="mt-4 flex flex-wrap gap-2">
				<Button onClick={leave}>Sign Out Here</Button>
				<Button busy={isEnding} onClick={endAll}>
					Sign Out Everywhere
				</Button>
			</div>
		</>
	);
}

type RowProps = { session: SessionList["sessions"][number] };

function SessionRow({ session }: RowProps) {
	const queries = useQueryClient();
	const [isEnding, setEnding] = useState(false);
	const name = deviceName(session.userAgent);
	const end = async () => {
		setEnding(true);
		const { id } = session;
		const ended = await attempt(sessionCalls.end, { params: { id } });
		if (ended.isDone)
			notify({ tone: "ok", title: "Session ended", text: name });
		// Ended elsewhere in the meantime: what was wanted is so.
		else if (ended.failure.code !== "PGRST116") notifyFailure(ended.failure);
		await queries.invalidateQueries({ queryKey });
		setEnding(false);
	};
	const used = daysAgo(session.lastUsedAt, new Date());
	return (
		<li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-2 font-medium">
					{name}
					{session.isCurrent && (
						<Chip tone="accent" size="small">
							This session
						</Chip>
					)}
				</p>
				<p className="mt-0.5 text-small break-words text-ink-2">
					Used {used.toLowerCase()}
					{session.address && ` · from ${session.address}`}
				</p>
			</div>
			{!session.isCurrent && (
				<Button
					size="small"
					busy={isEnding}
					onClick={end}
					aria-label={`End the session of ${name}`}
				>
					End
				</Button>
			)}
		</li>
	);
}

function notifyFailure({ message }: ApiError) {
	const title = "Couldn't sign out that session";
	notify({ tone: "bad", title, text: message });
}
