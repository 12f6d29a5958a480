// Leaving for good: asked twice, the second time with a word to type.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { meCalls } from "../../../api/me.ts";
import { attempt } from "../../ask.ts";
import { paths } from "../../paths.ts";
import { endSession, useSession } from "../../session.ts";
import { sendSessionNews } from "../../session-news.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { notify } from "../../ui/toast.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SupportLink } from "./support-link.tsx";

const WORD = "DELETE";
const REDIRECT_AFTER_MS = 2000;
const FAILED = "Failed to delete account. Please contact support.";

type Step = "closed" | "sure" | "typing" | "gone";
type DangerProps = { supportAddress: string | null };

export function DangerZone({ supportAddress }: DangerProps) {
	const [step, setStep] = useState<Step>("closed");
	const close = () => setStep("closed");
	return (
		<SettingsCard
			title="Danger Zone"
			about="Deletes your account and everything in it, immediately and permanently."
		>
			<Button kind="danger" onClick={() => setStep("sure")}>
				Delete Account
			</Button>
			{step === "sure" && (
				<Dialog title="Delete Account" onClose={close}>
					<p>
						Are you sure you want to delete your account? This action cannot be
						undone and will permanently delete all your data.
					</p>
					<div className="mt-5 flex flex-wrap justify-end gap-2">
						<Button onClick={close}>Cancel</Button>
						<Button kind="danger" onClick={() => setStep("typing")}>
							Continue
						</Button>
					</div>
				</Dialog>
			)}
			{step === "typing" && (
				<LastPrompt
					supportAddress={supportAddress}
					onClose={close}
					onGone={() => setStep("gone")}
				/>
			)}
			{step === "gone" && (
				<Dialog title="Account deleted successfully">
					<p className="text-ink-2">
						Everything was deleted. Taking you to the home page.
					</p>
				</Dialog>
			)}
		</SettingsCard>
	);
}

type PromptProps = DangerProps & { onClose: () => void; onGone: () => void };

function LastPrompt({ supportAddress, onClose, onGone }: PromptProps) {
	const session = useSession();
	const leave = useLeave();
	const [typed, setTyped] = useState("");
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const remove = async () => {
		if (typed !== WORD || busy) return;
		if (session.state !== "signed-in" || !session.me.user.id)
			return setFailure("User ID is not available");
		setBusy(true);
		setFailure(null);
		const closed = await attempt(meCalls.close, { body: { confirm: WORD } });
		if (closed.isDone) {
			notify({ tone: "ok", title: "Account deleted successfully" });
			onGone();
			return leave();
		}
		setBusy(false);
		// What the person can settle themselves is said as it is, such as being the last administrator.
		const { code, message } = closed.failure;
		const isTheirs = code === "conflict" || code === "password_needed";
		setFailure(isTheirs ? message : FAILED);
	};
	return (
		<Dialog title="Delete Account" {...(busy ? {} : { onClose })}>
			<form
				className="space-y-4"
				onSubmit={(event) => {
					event.preventDefault();
					void remove();
				}}
			>
				<p>
					This will permanently delete your profile, resumes, and all associated
					data. Type 'DELETE' to confirm.
				</p>
				<TextField
					label="Type DELETE"
					value={typed}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					onChange={(event) => setTyped(event.target.value)}
				/>
				{failure && (
					<p role="alert" className="text-small text-bad">
						{failure}
						<SupportLink address={supportAddress} />
					</p>
				)}
				<div className="flex flex-wrap justify-end gap-2">
					<Button disabled={busy} onClick={onClose}>
						Cancel
					</Button>
					<Button
						type="submit"
						kind="danger"
						busy={busy}
						disabled={typed !== WORD}
					>
						Delete Account
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

/** Waits so that the word of it can be read, then goes to the first page before the state changes. */
function useLeave(): () => void {
	const queries = useQueryClient();
	const navigate = useNavigate();
	return () => {
		sessionStorage.clear();
		localStorage.clear();
		setTimeout(() => {
			void navigate({ to: paths.home }).then(() => {
				endSession(queries);
				sendSessionNews({ kind: "signed-out" });
			});
		}, REDIRECT_AFTER_MS);
	};
}
