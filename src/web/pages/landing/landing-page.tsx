// The first page, open to everyone. It is also where the confirmation link of the e-mail returns to.
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { PRODUCT } from "../../product.ts";
import { useSession } from "../../session.ts";
import { Confirmed } from "./confirmed.tsx";
import { Faq } from "./faq.tsx";
import { Capabilities, Features, HowItWorks } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";

export function LandingPage() {
	const { hash } = useLocation();
	const isSignedIn = useSession().state === "signed-in";
	useEffect(() => {
		if (!hash) return;
		// As the address has it: of an anchor that was pressed while the app was fetched the router hears later.
		const asked = window.location.hash.slice(1);
		document.getElementById(asked)?.scrollIntoView();
	}, [hash]);
	const start = isSignedIn
		? { to: paths.dashboard }
		: { to: paths.auth, search: { mode: "create" as const } };
	return (
		<>
			<title>{`${PRODUCT} - Resumes in which every line is true`}</title>
			<Confirmed isShown={hash === "confirmed"} />
			<Hero start={start} />
			<Features />
			<HowItWorks />
			<Capabilities />
			<Pricing start={start} />
			<Faq />
			<Footer isSignedIn={isSignedIn} />
		</>
	);
}

function Footer({ isSignedIn }: { isSignedIn: boolean }) {
	return (
		<footer className="border-t border-line bg-wash">
			<div className="mx-auto flex max-w-[1180px] flex-col gap-4 px-4 py-8 text-small text-ink-2 sm:flex-row sm:items-center sm:justify-between sm:px-7">
				<p>
					{PRODUCT} · {new Date().getFullYear()}
				</p>
				<nav
					aria-label="Footer"
					className="flex flex-wrap gap-x-5 gap-y-2 [&_a]:underline-offset-4 [&_a:hover]:underline"
				>
					<a href="#features">Features</a>
					<a href="#how-it-works">How it Works</a>
					<a href="#pricing">Pricing</a>
					{isSignedIn ? (
						<Link to={paths.dashboard}>Dashboard</Link>
					) : (
						<>
							<Link to={paths.auth}>Sign In</Link>
							<Link to={paths.auth} search={{ mode: "create" }}>
								Get Started
							</Link>
						</>
					)}
				</nav>
			</div>
		</footer>
	);
}
