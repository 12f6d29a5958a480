// Ways to confirm who one is besides the password.
import { useEffect } from "react";
import { passkeyCalls } from "../../api/passkeys.ts";
import type { ConfirmingWays } from "../../api/provider-sign-in.ts";
import { attempt } from "../ask.ts";
import {
	confirmingFailure,
	openProvider,
	whenConfirmed,
} from "../confirming.ts";
import { hasPasskeys, showPasskey } from "../passkey.ts";
import { Button } from "../ui/button.tsx";

export type ConfirmingProps = {
	ways: ConfirmingWays;
	onSettled(isGiven: boolean): void;
};

type OtherConfirmingWaysProps = ConfirmingProps & {
	onFailed(message: string): void;
};

export function OtherConfirmingWays({
	ways,
	onSettled,
	onFailed,
}: OtherConfirmingWaysProps) {
	const provider = ways.provider?.name;
	useEffect(() => {
		if (!provider) return;
		return whenConfirmed((outcome) => {
			const failure = confirmingFailure(outcome, provider);
			if (failure) onFailed(failure);
			else onSettled(true);
		});
	}, [provider, onFailed, onSettled]);
	const usePasskey = async () => {
		const shown = await showPasskey();
		if (!shown.isDone) return onFailed(shown.failure.message);
		const answer = shown.reply;
		if (!answer) return onFailed("No passkey was used. Try again.");
		const confirmed = await attempt(passkeyCalls.confirm, { body: { answer } });
		if (confirmed.isDone) return onSettled(true);
		onFailed(confirmed.failure.message);
	};
	const useProvider = async () => {
		const failure = await openProvider();
		if (failure) onFailed(failure);
	};
	return (
		<>
			{ways.passkey && hasPasskeys() && (
				<Button onClick={usePasskey}>Use a Passkey</Button>
			)}
			{provider && (
				<Button
					kind={ways.password ? "plain" : "primary"}
					onClick={useProvider}
				>
					Continue with {provider}
				</Button>
			)}
		</>
	);
}
