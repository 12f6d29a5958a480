// Sign in and create account: one form with two modes, and what to do when the address is not confirmed yet.
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Card } from "../../ui/card.tsx";
import { Mark } from "../../ui/mark.tsx";
import { PageTitle } from "../../ui/page.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { CreateAccountForm } from "./create-account-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export function AuthPage() {
	const { mode, next, link } = useSearch({ from: "/signed-out/auth" });
	const navigate = useNavigate();
	const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
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
	return (
		<main className="mx-auto w-full max-w-[430px] px-4 py-8 sm:py-14">
			<PageTitle title={isCreating ? "Create Account" : "Sign In"} />
			<Link
				to={paths.home}
				className="mb-8 inline-flex items-center gap-1.5 text-small text-ink-2 hover:text-ink"
			>
				<ArrowLeft aria-hidden size={15} />
				Back to Home
			</Link>
			<Mark />
			<h1 className="mt-5 mb-5 text-[25px] leading-tight">
				{isCreating ? "Create your account" : "Sign in to your account"}
			</h1>
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
					<ConfirmEmail email={unconfirmed} />
				) : isCreating ? (
					<CreateAccountForm onSent={setUnconfirmed} />
				) : (
					<SignInForm onUnconfirmed={setUnconfirmed} />
				)}
			</Card>
			<p className="mt-5 text-center text-small text-ink-2">
				{isCreating ? "Already have an account?" : "New here?"}{" "}
				<button
					type="button"
					onClick={toggle}
					className="font-medium text-accent underline-offset-4 hover:underline"
				>
					{isCreating ? "Sign In" : "Create Account"}
				</button>
			</p>
		</main>
	);
}
