// The navigation: what a visitor sees, what a signed-in person sees, and the same as a menu on small screens.
import { Link, useLocation } from "@tanstack/react-router";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Me } from "../../api/me.ts";
import { useOwnPages } from "../own-pages.ts";
import { usePalette } from "../palette/use-palette.ts";
import { paths } from "../paths.ts";
import { useSession, useSignOut } from "../session.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { LogOutIcon, MenuIcon, SearchIcon, XIcon } from "../ui/icons.ts";
import { Mark } from "../ui/mark.tsx";
import { notify } from "../ui/toast.tsx";

const visitorLinks = [
	{ label: "Home", to: paths.home },
	{ label: "Features", to: paths.home, hash: "features" },
	{ label: "How it Works", to: paths.home, hash: "how-it-works" },
	{ label: "Pricing", to: paths.home, hash: "pricing" },
] as const;

const currentClass = "aria-[current=page]:bg-wash aria-[current=page]:text-ink";
const linkClass =
	"rounded-1 px-3 py-2 text-[14px] font-medium text-ink-2 hover:bg-wash hover:text-ink ";

export function Nav() {
	const session = useSession();
	const me = session.state === "signed-in" ? session.me : null;
	return (
		<header className="sticky top-0 z-20 flex h-15 items-center justify-between gap-7 border-b border-line bg-paper px-4 sm:px-7">
			<Link to={me ? paths.dashboard : paths.home} className="rounded-1">
				<Mark />
			</Link>
			{session.state !== "loading" && (
				<>
					<nav aria-label="Main" className="hidden flex-1 gap-1 md:flex">
						<Links me={me} />
					</nav>
					<div className="hidden items-center gap-3 md:flex">
						{me && <PaletteButton />}
						{me ? <Person me={me} /> : <SignInLinks />}
					</div>
					<SmallMenu me={me} />
				</>
			)}
		</header>
	);
}

function Links({ me }: { me: Me | null }) {
	const { pathname } = useLocation();
	const pages = useOwnPages().filter(({ isBesideNav }) => !isBesideNav);
	if (!me) {
		return visitorLinks.map((link) => (
			<Link
				key={link.label}
				to={link.to}
				hash={"hash" in link ? link.hash : ""}
				className={linkClass}
			>
				{link.label}
			</Link>
		));
	}
	const isPreview = /^\/(resume|cover-letter)\//.test(pathname);
	return pages.map(({ label, to, isForAdmins }) => (
		<Link
			key={label}
			to={to}
			className={clsx(linkClass, currentClass, "flex items-center gap-1.5")}
			{...(isPreview && to === paths.documents
				? { "aria-current": "page" as const }
				: {})}
		>
			{label}
			{isForAdmins && (
				<span className="rounded-full bg-accent-wash px-2 py-px text-[11.5px] font-medium text-accent">
					admin
				</span>
			)}
		</Link>
	));
}

function SignInLinks() {
	return (
		<>
			<Link to={paths.auth} className={linkClass}>
				Sign In
			</Link>
			<Link
				to={paths.auth}
				search={{ mode: "create" }}
				className={buttonClass({ kind: "primary" })}
			>
				Get Started
			</Link>
		</>
	);
}

function PaletteButton() {
	const { openPalette } = usePalette();
	return (
		<Button
			kind="ghost"
			onClick={openPalette}
			aria-label="Search and go"
			aria-keyshortcuts="Control+K Meta+K"
			title="Search and go (Ctrl+K)"
		>
			<SearchIcon aria-hidden size={17} />
		</Button>
	);
}

function Person({ me }: { me: Me }) {
	return (
		<>
			<span className="max-w-65 truncate text-small text-ink-2">
				{me.user.email}
			</span>
			<SignOut />
		</>
	);
}

function SignOut() {
	const signOut = useSignOut();
	const [busy, setBusy] = useState(false);
	const leave = async () => {
		setBusy(true);
		await signOut().catch((failure: Error) =>
			notify({ tone: "bad", title: "Sign out failed", text: failure.message }),
		);
		setBusy(false);
	};
	return (
		<Button kind="ghost" busy={busy} onClick={leave}>
			<LogOutIcon aria-hidden size={16} />
			Sign Out
		</Button>
	);
}

/** Slides in from the right and closes on Escape, on a press beside it, and when a link was followed. */
function SmallMenu({ me }: { me: Me | null }) {
	const ref = useRef<HTMLDialogElement>(null);
	const { href } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the address changes, not when it is first drawn
	useEffect(() => () => ref.current?.close(), [href]);
	return (
		<div className="md:hidden">
			<Button
				kind="ghost"
				aria-label="Open menu"
				aria-haspopup="dialog"
				onClick={() => ref.current?.showModal()}
			>
				<MenuIcon aria-hidden size={20} />
			</Button>
			<dialog
				ref={ref}
				aria-label="Menu"
				onClick={(event) => event.target === ref.current && ref.current.close()}
				onKeyDown={(event) => event.key === "Escape" && ref.current?.close()}
				className="m-0 ml-auto h-dvh max-h-none w-70 max-w-[85vw] border-l border-line bg-paper open:animate-slide"
			>
				<Column>
					<Button
						kind="ghost"
						aria-label="Close menu"
						className="self-end"
						onClick={() => ref.current?.close()}
					>
						<XIcon aria-hidden size={20} />
					</Button>
					<nav aria-label="Menu" className="flex flex-col gap-1">
						<Links me={me} />
					</nav>
					<div className="mt-3 flex flex-col items-start gap-2 border-t border-line pt-4 [&>span]:px-4">
						{me ? <Person me={me} /> : <SignInLinks />}
					</div>
				</Column>
			</dialog>
		</div>
	);
}

function Column({ children }: { children: ReactNode }) {
	return <div className="flex h-full flex-col gap-2 p-4">{children}</div>;
}
