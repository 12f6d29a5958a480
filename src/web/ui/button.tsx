// Buttons, and the same look for links.
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Spinner } from "./spinner.tsx";

export const buttonClass = cva(
	"inline-flex items-center justify-center gap-2 rounded-1 border font-medium whitespace-nowrap transition-colors disabled:opacity-55 aria-disabled:opacity-55 aria-busy:[&>svg~svg]:hidden",
	{
		variants: {
			kind: {
				plain: "border-line-strong bg-sheet hover:bg-wash",
				primary: "border-accent bg-accent text-accent-ink hover:bg-accent-deep",
				ghost:
					"border-transparent bg-transparent text-ink-2 hover:bg-wash hover:text-ink",
				danger: "border-bad bg-bad text-accent-ink",
			},
			size: { normal: "h-10 px-4 text-[14px]", small: "h-8 px-3 text-small" },
			wide: { true: "w-full", false: "" },
		},
		defaultVariants: { kind: "plain", size: "normal", wide: false },
	},
);

type ButtonProps = ComponentProps<"button"> &
	VariantProps<typeof buttonClass> & { busy?: boolean };

/**
 * A busy button keeps its place, its name and the focus, which a disabled one would lose, and cannot be pressed twice. The sign of
 * waiting takes the place of its icon.
 */
export function Button({
	kind,
	size,
	wide,
	busy = false,
	className,
	children,
	...rest
}: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-busy={busy || undefined}
			aria-disabled={busy || undefined}
			onClick={busy ? (event) => event.preventDefault() : rest.onClick}
			className={buttonClass({ kind, size, wide, className })}
		>
			{busy && <Spinner />}
			{children}
		</button>
	);
}
