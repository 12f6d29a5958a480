// The frame inside the frame: title of the document, heading, what to do, content.
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { PRODUCT } from "../product.ts";

export function PageTitle({ title }: { title: string }) {
	return <title>{`${title} - ${PRODUCT}`}</title>;
}

type PageProps = { children: ReactNode; width?: "full" | "reading" };

export function Page({ children, width = "full" }: PageProps) {
	return (
		<div
			className={clsx(
				"mx-auto px-4 pt-5 pb-12 sm:px-7 sm:pt-8 sm:pb-16",
				width === "full" ? "max-w-[1180px]" : "max-w-[820px]",
			)}
		>
			{children}
		</div>
	);
}

type PageHeadProps = {
	title: string;
	above?: ReactNode;
	below?: ReactNode;
	actions?: ReactNode;
};

export function PageHead({ title, above, below, actions }: PageHeadProps) {
	return (
		<header className="mb-6 flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
			<div className="min-w-0">
				{above}
				<h1 className="text-[25px] leading-tight sm:text-h1">{title}</h1>
				{below && <div className="mt-1 text-small text-ink-2">{below}</div>}
			</div>
			{actions && (
				<div className="flex flex-wrap gap-2 sm:justify-end lg:shrink-0">
					{actions}
				</div>
			)}
		</header>
	);
}

/** Gray bars where lines will stand, so that nothing jumps when they come. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
	return (
		<div role="status" className="space-y-3">
			<span className="sr-only">Loading</span>
			{Array.from({ length: lines }, (_, line) => `${96 - line * 13}%`).map(
				(width) => (
					<div
						key={width}
						className="h-4 rounded-1 bg-wash"
						style={{ width }}
					/>
				),
			)}
		</div>
	);
}
