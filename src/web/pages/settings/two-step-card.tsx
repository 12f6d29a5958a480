// Two-step sign-in: turning it on and off, and new recovery codes.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type FactorState, factorCalls } from "../../../api/factors.ts";
import { attempt, queryOf } from "../../ask.ts";
import { RecoveryCodes, SetUpApp } from "../../set-up-app.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { SettingsCard } from "./settings-card.tsx";

const queryKey = ["factors"];

export function TwoStepCard() {
	const { data, error, refetch } = useQuery({
		queryKey,
		queryFn: queryOf(factorCalls.read),
	});
	return (
		<SettingsCard
			title="Two-Step Sign-In"
			about="With a code from an app on your phone, your password alone lets nobody in."
		>
			{data ? (
				<State state={data} />
			) : error ? (
				<div role="alert">
					<p className="mb-3">This couldn't be loaded. {error.message}</p>
					<Button onClick={() => void refetch()}>Try Again</Button>
				</div>
			) : (
				<Skeleton lines={1} />
			)}
		</SettingsCard>
	);
}

function State({ state }: { state: FactorState }) {
	const queries = useQueryClient();
	const [isAdding, setAdding] = useState(false);
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const reload = () => queries.invalidateQueries({ queryKey });
	const close = () => {
		setAdding(false);
		setCodes(null);
		void reload();
	};
	const renew = async () => {
		const renewed = await attempt(factorCalls.renewCodes);
		if (renewed.isDone) return setCodes(renewed.reply.recoveryCodes);
		notifyFailure("No new recovery codes", renewed.failure.message);
	};
	const remove = async () => {
		const removed = await attempt(factorCalls.remove);
		if (removed.isDone)
			notify({ tone: "ok", title: "Two-step sign-in is off" });
		else notifyFailure("Couldn't turn it off", removed.failure.message);
		await reload();
	};
	return (
		<>
			<p className="mb-3">
				{state.isOn
					? `On. ${state.recoveryCodes} recovery codes left.`
					: "Off."}
			</p>
			<div className="flex flex-wrap gap-2">
				{state.isOn ? (
					<>
						<Button onClick={renew}>New Recovery Codes</Button>
						{!state.isRequired && <Button onClick={remove}>Turn Off</Button>}
					</>
				) : (
					<Button onClick={() => setAdding(true)}>Turn On</Button>
				)}
			</div>
			{isAdding && (
				<Dialog title="Turn On Two-Step Sign-In" onClose={close}>
					<SetUpApp onDone={close} />
				</Dialog>
			)}
			{codes && (
				<Dialog title="New Recovery Codes">
					<RecoveryCodes codes={codes} onDone={close} />
				</Dialog>
			)}
		</>
	);
}

function notifyFailure(title: string, text: string) {
	notify({ tone: "bad", title, text });
}
