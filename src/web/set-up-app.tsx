// Setting up an authenticator app: its secret as a picture and as text, the first code, then the recovery codes, seen this once.
import { useState } from "react";
import { encode } from "uqr";
import { factorCalls } from "../api/factors.ts";
import { attempt } from "./ask.ts";
import { Button } from "./ui/button.tsx";
import { TextField } from "./ui/field.tsx";

type Secret = { secret: string; link: string };

export function SetUpApp({ onDone }: { onDone: () => void }) {
	const [secret, setSecret] = useState<Secret | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const begin = async () => {
		setFailure(null);
		const begun = await attempt(factorCalls.begin);
		if (begun.isDone) setSecret(begun.reply);
		else setFailure(begun.failure.message);
	};
	if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
	if (secret) return <FirstCode app={secret} onRight={setCodes} />;
	return (
		<div className="space-y-4">
			{failure && (
				<p role="alert" className="text-small text-bad">
					{failure}
				</p>
			)}
			<Button kind="primary" wide onClick={begin}>
				Set Up an Authenticator App
			</Button>
		</div>
	);
}

type FirstCodeProps = {
	app: Secret;
	onRight: (codes: readonly string[]) => void;
};

function FirstCode({ app, onRight }: FirstCodeProps) {
	const [code, setCode] = useState("");
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	const confirm = async () => {
		if (!code.trim()) return setError("Enter the code");
		setBusy(true);
		const confirmed = await attempt(factorCalls.confirm, { body: { code } });
		setBusy(false);
		if (confirmed.isDone) return onRight(confirmed.reply.recoveryCodes);
		setError(confirmed.failure.message);
	};
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void confirm();
			}}
			className="space-y-4"
		>
			<p className="text-ink-2">
				Scan this with your authenticator app, or enter the key by hand.
			</p>
			<QrCode text={app.link} />
			<p className="text-small text-ink-2">
				Key:{" "}
				<code className="font-mono wrap-anywhere text-ink">
					{app.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
				</code>
			</p>
			<TextField
				label="Code from the app"
				autoComplete="one-time-code"
				inputMode="numeric"
				error={error}
				value={code}
				onChange={(event) => setCode(event.target.value)}
			/>
			<Button type="submit" kind="primary" wide busy={busy}>
				Confirm Code
			</Button>
		</form>
	);
}

/** Drawn here, so that the secret goes to nobody else. */
function QrCode({ text }: { text: string }) {
	const { data, size } = encode(text, { border: 2 });
	const path = data
		.flatMap((row, y) =>
			row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
		)
		.join("");
	return (
		<svg
			role="img"
			aria-label="QR code of the key"
			viewBox={`0 0 ${size} ${size}`}
			className="mx-auto w-48 bg-white text-black"
		>
			<path d={path} fill="currentColor" shapeRendering="crispEdges" />
		</svg>
	);
}

type CodesProps = { codes: readonly string[]; onDone: () => void };

export function RecoveryCodes({ codes, onDone }: CodesProps) {
	return (
		<div role="status" className="space-y-4">
			<h2 className="text-h3">Save your recovery codes</h2>
			<p className="text-ink-2">
				Each code signs you in once if you lose your app. You won't see them
				again.
			</p>
			<ul className="grid gap-1 rounded-1 bg-wash p-3 font-mono text-small wrap-anywhere">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<Button kind="primary" wide onClick={onDone}>
				I Saved Them
			</Button>
		</div>
	);
}
