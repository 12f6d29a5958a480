// A sheet of paper on the page, the small colored labels that stand on it, and the dots of a list.

import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

type CardProps = ComponentProps<"section"> & { isFlush?: boolean };

/** `isFlush` lets what is inside reach the card's edges. */
export function Card({ className, isFlush = false, ...rest }: CardProps) {
	return (
		<section
			{...rest}
			className={clsx(
				"rounded-2 border border-line bg-sheet",
				isFlush ? "overflow-hidden" : "p-5",
				className,
			)}
		/>
	);
}

export const chipClass = cva(
	"inline-flex max-w-full items-center rounded-[13px] font-medium",
	{
		variants: {
			tone: {
				plain: "bg-wash text-ink-2",
				accent: "bg-accent-wash text-accent",
				ok: "bg-ok-wash text-ok",
				warn: "bg-warn-wash text-warn",
				bad: "bg-bad-wash text-bad",
			},
			size: {
				normal: "min-h-6.5 px-2.5 py-0.5 text-small",
				small: "px-2 py-px text-[11.5px]",
			},
		},
		defaultVariants: { tone: "plain", size: "normal" },
	},
);

export function Chip({
	tone,
	size,
	children,
}: VariantProps<typeof chipClass> & { children: ReactNode }) {
	return (
		<span className={chipClass({ tone, size })}>
			<span className="min-w-0 break-words">{children}</span>
		</span>
	);
}

const dots = {
	none: "bg-line-strong",
	ok: "bg-ok",
	warn: "bg-warn-dot",
	bad: "bg-bad",
};
export type DotTone = keyof typeof dots;

/** Color alone says nothing: `label` says the same in words. */
export function Dot({ tone, label }: { tone: DotTone; label: string }) {
	return (
		<span className={clsx("mt-[7px] size-2 shrink-0 rounded-full", dots[tone])}>
			<span className="sr-only">{label}</span>
		</span>
	);
}

/** A share of a whole as a thin bar. Its numbers stand beside it in words, so the bar itself is decoration. */
export function Bar({ percent }: { percent: number }) {
	const width = `${Math.min(100, Math.max(0, percent))}%`;
	return (
		<div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-wash">
			<div
				className="h-full bg-accent transition-[width] duration-300"
				style={{ width }}
			/>
		</div>
	);
}
