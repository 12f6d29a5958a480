// What the pages around an account have in common: the way home, the mark, a heading, a narrow column.
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { ArrowLeftIcon } from "../../ui/icons.ts";
import { Mark } from "../../ui/mark.tsx";
import { PageTitle } from "../../ui/page.tsx";

type FrameProps = { title: string; heading: string; children: ReactNode };

export function AuthFrame({ title, heading, children }: FrameProps) {
	const main = useRef<HTMLElement>(null);
	// Whoever comes from another page begins at the top of this one, unless it begins in a field.
	useEffect(() => {
		if (document.activeElement === document.body) main.current?.focus();
	}, []);
	return (
		<main
			ref={main}
			tabIndex={-1}
			className="mx-auto w-full max-w-[430px] px-4 py-8 sm:py-14"
		>
			<PageTitle title={title} />
			<Link
				to={paths.home}
				className="mb-8 inline-flex items-center gap-1.5 text-small text-ink-2 hover:text-ink"
			>
				<ArrowLeftIcon aria-hidden size={15} />
				Back to Home
			</Link>
			<Mark />
			<h1 className="mt-5 mb-5 text-[25px] leading-tight">{heading}</h1>
			{children}
		</main>
	);
}

/** A line under the card that leads to another way in. */
export function Aside({ children }: { children: ReactNode }) {
	return (
		<p className="mt-5 text-center text-small text-ink-2 [&>:is(a,button)]:font-medium [&>:is(a,button)]:text-accent [&>:is(a,button)]:underline-offset-4 [&>:is(a,button):hover]:underline">
			{children}
		</p>
	);
}
