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
import { SignInForm } from "./sign-in-form.tsx";

export function AuthPage() {
	const { mode, next, link } = useSearch({ from: "/signed-out/auth" });
	const navigate = useNavigate();
	const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);
	const isCreating = mode === "create";
	const toggle = () => {
		setUnconfirmed(null);
		void navigate({
			to: paths.auth,
			search: {
				...(isCreating ? {} : { mode: "create" }),
				...(next ? { next } : {}),
			},
		});
	};
	if (mode === "forgot") return <Forgot next={next} />;
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
					This confirmation link does not work any more: links work once and for
					24 hours. If your email is not confirmed yet, sign in below to be sent
					a new one.
				</p>
			)}
			<Card>
				{unconfirmed ? (
					<ConfirmEmail {...unconfirmed} />
				) : isCreating ? (
					<CreateAccountForm onSent={setUnconfirmed} />
				) : (
					<SignInForm onUnconfirmed={setUnconfirmed} />
				)}
			</Card>
			<Aside>
				{isCreating ? "Already have an account?" : "New here?"}{" "}
				<button type="button" onClick={toggle}>
					{isCreating ? "Sign In" : "Create Account"}
				</button>
			</Aside>
		</AuthFrame>
	);
}

function Forgot({ next }: { next: string | undefined }) {
	return (
		<AuthFrame title="Forgot Password" heading="Choose a new password">
			<Card>
				<ForgotPassword />
			</Card>
			<Aside>
				Know it after all?{" "}
				<Link to={paths.auth} search={next ? { next } : {}}>
					Sign In
				</Link>
			</Aside>
		</AuthFrame>
	);
}
