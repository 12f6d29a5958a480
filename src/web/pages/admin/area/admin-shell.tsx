// What stands around every admin page: the sidebar, wide, as icons or over the page, and the bar with the way back and out.
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ConnectionBanner } from "../../../frame/connection-banner.tsx";
import { paths } from "../../../paths.ts";
import { useMe, useSignOut } from "../../../session.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ArrowLeftIcon, LogOutIcon, PanelLeftIcon } from "../../../ui/icons.ts";
import { Mark } from "../../../ui/mark.tsx";
import { notify } from "../../../ui/toast.tsx";
import { adminGroups } from "./admin-pages.ts";
import { useSidebar } from "./sidebar-state.ts";

type AdminShellProps = { part: string; children: ReactNode };

export function AdminShell({ part, children }: AdminShellProps) {
	const { isOpen, isSmall, toggle, close } = useSidebar();
	const main = useRef<HTMLElement>(null);
	const shown = useRef(part);
	useEffect(() => {
		if (shown.current !== part) {
			close();
			main.current?.focus({ preventScroll: true });
		}
		shown.current = part;
	}, [part, close]);
	return (
		<div className="flex min-h-screen">
			<a
				href="#content"
				className="fixed top-2 left-2 z-40 -translate-y-20 rounded-1 bg-accent px-4 py-2 text-accent-ink focus:translate-y-0"
			>
				Skip to content
			</a>
			{isSmall && isOpen && (
				<button
					type="button"
					aria-label="Close the sidebar"
					onClick={close}
					className="fixed inset-0 z-20 bg-ink/30"
				/>
			)}
			<Sidebar part={part} isOpen={isOpen} isSmall={isSmall} onClose={close} />
			<div className="flex min-w-0 flex-1 flex-col">
				<TopBar part={part} isOpen={isOpen} onToggle={toggle} />
				<ConnectionBanner />
				<main
					id="content"
					ref={main}
					tabIndex={-1}
					className="flex-1 outline-none"
				>
					{children}
				</main>
			</div>
		</div>
	);
}

type SidebarProps = {
	part: string;
	isOpen: boolean;
	isSmall: boolean;
	onClose: () => void;
};

function Sidebar({ part, isOpen, isSmall, onClose }: SidebarProps) {
	return (
		<aside
			id="admin-sidebar"
			data-state={isSmall ? "off-canvas" : isOpen ? "expanded" : "collapsed"}
			inert={isSmall && !isOpen}
			onKeyDown={({ key }) => key === "Escape" && isSmall && onClose()}
			className={clsx(
				"flex shrink-0 flex-col border-r border-line bg-paper transition-[width,transform] duration-200",
				isSmall
					? "fixed inset-y-0 left-0 z-30 w-[18rem] overflow-y-auto"
					: "sticky top-0 h-screen overflow-x-hidden overflow-y-auto",
				isSmall && (isOpen ? "shadow-over" : "-translate-x-full"),
				!isSmall && (isOpen ? "w-[16rem]" : "w-[3rem]"),
			)}
		>
			<Link
				to={paths.home}
				aria-label="Attune"
				className={clsx(
					"flex h-15 items-center border-b border-line",
					isOpen || isSmall ? "px-4" : "justify-center overflow-hidden px-1",
				)}
			>
				<span
					className={
						isOpen || isSmall
							? ""
							: "block w-6 overflow-hidden [&_svg]:shrink-0"
					}
				>
					<Mark />
				</span>
			</Link>
			<nav aria-label="Admin" className="flex-1 py-3">
				{adminGroups.map(({ label, pages }) => (
					<div key={label} className="mb-3">
						<h2
							className={clsx(
								"px-4 pt-1 pb-1 text-[11.5px] font-medium tracking-wide text-ink-3",
								!isOpen && !isSmall && "sr-only",
							)}
						>
							{label}
						</h2>
						<ul>
							{pages.map(({ part: own, label: name, Icon }) => (
								<li key={own} className="px-1.5">
									<Link
										to={own ? paths.adminPage : paths.admin}
										params={{ page: own }}
										title={isOpen ? undefined : name}
										aria-current={own === part ? "page" : undefined}
										activeOptions={{ exact: true }}
										className={clsx(
											"flex h-9.5 items-center gap-3 rounded-1 text-[14px] font-medium text-ink-2 hover:bg-wash hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent",
											isOpen || isSmall ? "px-2.5" : "justify-center",
										)}
									>
										<Icon aria-hidden size={17} className="shrink-0" />
										<span
											className={isOpen || isSmall ? "truncate" : "sr-only"}
										>
											{name}
										</span>
									</Link>
								</li>
							))}
						</ul>
					</div>
				))}
			</nav>
		</aside>
	);
}

type TopBarProps = { part: string; isOpen: boolean; onToggle: () => void };

function TopBar({ part, isOpen, onToggle }: TopBarProps) {
	const { user } = useMe();
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
		<header className="sticky top-0 z-10 flex h-15 items-center gap-3 border-b border-line bg-paper px-3 sm:px-5">
			<Button
				kind="ghost"
				className="px-2.5"
				onClick={onToggle}
				aria-label="Toggle Sidebar"
				aria-expanded={isOpen}
				aria-controls="admin-sidebar"
				aria-keyshortcuts="Control+B Meta+B"
				title="Toggle Sidebar (Ctrl+B)"
			>
				<PanelLeftIcon aria-hidden size={17} />
			</Button>
			<p className="font-semibold whitespace-nowrap">Admin Panel</p>
			{part !== "" && (
				<Link
					to={paths.dashboard}
					className={buttonClass({ kind: "ghost", size: "small" })}
				>
					<ArrowLeftIcon aria-hidden size={15} />
					<span className="max-sm:sr-only">Back to Dashboard</span>
				</Link>
			)}
			<span className="ml-auto min-w-0 truncate text-small text-ink-2 max-sm:hidden">
				{user.email}
			</span>
			<Button
				kind="ghost"
				busy={busy}
				onClick={leave}
				className="max-sm:ml-auto"
			>
				<LogOutIcon aria-hidden size={16} />
				<span className="max-sm:sr-only">Sign Out</span>
			</Button>
		</header>
	);
}
