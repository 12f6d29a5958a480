// Sign in and create account: one form with two modes, what to do when the address is not confirmed yet, and the way back in
// when the password is forgotten.
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Card } from "../../ui/card.tsx";
import { Aside, AuthFrame } from "./auth-frame.tsx";
import { ConfirmEmail, type Unconfirmed } from "./confirm-email.tsx";
import { CreateAccountForm } from "./create-account-form.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { OtherWays, ProviderNews } from "./other-ways.tsx";
import { ProviderCode } from "./provider-code.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { keepTypedEmail, typedEmail } from "./typed-email.ts";

export function AuthPage() {
	const { mode, next, link, provider } = useSearch({
		from: "/signed-out/auth",
	});
	const navigate = useNavigate();
	const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);
	/** Carried from one form to the other, so that it is typed once. */
	const [email, setEmail] = useState(typedEmail);
	const keepEmail = (typed: string) => {
		setEmail(typed);
		keepTypedEmail(typed);
	};
	const isCreating = mode === "create";
	const confirm = (who: Unconfirmed) => {
		keepEmail(who.email);
		setUnconfirmed(who);
	};
	const toSignIn = isCreating || unconfirmed !== null;
	const toggle = () => {
		setUnconfirmed(null);
		void navigate({
			to: paths.auth,
			search: {
				...(toSignIn ? {} : { mode: "create" }),
				...(next ? { next } : {}),
			},
		});
	};
	if (mode === "forgot") return <Forgot email={email} next={next} />;
	if (provider === "code") return <Code next={next} />;
	return (
		<AuthFrame
			title={isCreating ? "Create Account" : "Sign In"}
			heading={isCreating ? "Create your account" : "Sign in to your account"}
		>
			{link === "expired" && (
				<p
					role="alert"
					className="mb-4 rounded-2 bg-warn-wash p-4 text-small text-warn"
				>
					This confirmation link no longer works: links work once, for 24 hours.
					If your email isn't confirmed yet, sign in below to get a new one.
				</p>
			)}
			{provider && <ProviderNews outcome={provider} />}
			<Card>
				{unconfirmed ? (
					<ConfirmEmail {...unconfirmed} />
				) : isCreating ? (
					<CreateAccountForm
						email={email}
						onEmail={keepEmail}
						onSent={confirm}
					/>
				) : (
					<SignInForm
						email={email}
						onEmail={keepEmail}
						onUnconfirmed={confirm}
					/>
				)}
				{!unconfirmed && <OtherWays next={next} withPasskey={!isCreating} />}
			</Card>
			<Aside>
				{unconfirmed
					? "Opened the link?"
					: isCreating
						? "Already have an account?"
						: "New here?"}{" "}
				<button type="button" onClick={toggle}>
					{toSignIn ? "Sign In" : "Create Account"}
				</button>
			</Aside>
		</AuthFrame>
	);
}

function Code({ next }: { next: string | undefined }) {
	return (
		<AuthFrame title="Sign In" heading="One more step">
			<Card>
				<ProviderCode />
			</Card>
			<Aside>
				Somebody else?{" "}
				<Link to={paths.auth} search={next ? { next } : {}}>
					Sign In
				</Link>
			</Aside>
		</AuthFrame>
	);
}

type ForgotProps = { email: string; next: string | undefined };

function Forgot({ email, next }: ForgotProps) {
	return (
		<AuthFrame title="Forgot Password" heading="Choose a new password">
			<Card>
				<ForgotPassword email={email} />
			</Card>
			<Aside>
				Remembered it?{" "}
				<Link to={paths.auth} search={next ? { next } : {}}>
					Sign In
				</Link>
			</Aside>
		</AuthFrame>
	);
}
