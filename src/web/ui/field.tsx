// Labeled inputs whose message stands under them and is read with them.
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId, useState } from "react";

const inputClass =
	"w-full rounded-1 border bg-sheet px-3 py-2 placeholder:text-ink-3 focus-visible:outline-offset-0 disabled:bg-wash";
const borderClass = (error?: string) => (error ? "border-bad" : "border-field");

type Around = {
	label: string;
	/** Only for who cannot see that a group's heading says it already. */
	isLabelHidden?: boolean | undefined;
	error?: string | undefined;
	hint?: ReactNode;
	aside?: ReactNode;
};

export function TextField({
	label,
	error,
	hint,
	aside,
	className,
	...input
}: ComponentProps<"input"> & Around) {
	const id = useId();
	return (
		<Labeled
			id={id}
			label={label}
			error={error}
			hint={hint}
			aside={aside}
			className={className}
		>
			<Input
				{...described(id, error, hint)}
				{...input}
				className={clsx(inputClass, "h-10.5", borderClass(error))}
			/>
		</Labeled>
	);
}

/** A password can be read over before it is sent. */
function Input({ type, className, ...input }: ComponentProps<"input">) {
	const [isShown, setShown] = useState(false);
	if (type !== "password")
		return <input {...input} type={type} className={className} />;
	return (
		<div className="relative">
			<input
				{...input}
				type={isShown ? "text" : "password"}
				className={clsx(className, "pr-16")}
			/>
			<button
				type="button"
				aria-pressed={isShown}
				onClick={() => setShown(!isShown)}
				className="absolute inset-y-1 right-1 rounded-1 px-2.5 text-small text-ink-2 hover:bg-wash"
			>
				{isShown ? "Hide" : "Show"}
				<span className="sr-only"> what you typed</span>
			</button>
		</div>
	);
}

export function TextArea({
	label,
	error,
	hint,
	aside,
	isLabelHidden,
	className,
	...input
}: ComponentProps<"textarea"> & Around) {
	const id = useId();
	return (
		<Labeled
			id={id}
			label={label}
			error={error}
			hint={hint}
			aside={aside}
			isLabelHidden={isLabelHidden}
			className={className}
		>
			<textarea
				{...described(id, error, hint)}
				{...input}
				className={clsx(
					inputClass,
					"resize-y text-[14px] leading-[1.55]",
					borderClass(error),
				)}
			/>
		</Labeled>
	);
}

export function SelectField({
	label,
	error,
	hint,
	aside,
	isLabelHidden,
	className,
	children,
	...select
}: ComponentProps<"select"> & Around) {
	const id = useId();
	return (
		<Labeled
			id={id}
			label={label}
			error={error}
			hint={hint}
			aside={aside}
			isLabelHidden={isLabelHidden}
			className={className}
		>
			<select
				{...described(id, error, hint)}
				{...select}
				className={clsx(inputClass, "h-10.5", borderClass(error))}
			>
				{children}
			</select>
		</Labeled>
	);
}

type LabeledProps = Around & {
	id: string;
	className?: string | undefined;
	children: ReactNode;
};

function Labeled({
	id,
	label,
	error,
	hint,
	aside,
	isLabelHidden,
	className,
	children,
}: LabeledProps) {
	return (
		<div className={className}>
			<div
				className={
					isLabelHidden
						? "sr-only"
						: "mb-1.5 flex items-baseline justify-between gap-3"
				}
			>
				<label htmlFor={id} className="text-[13.5px] font-medium">
					{label}
				</label>
				{aside && <span className="text-small text-ink-3">{aside}</span>}
			</div>
			{children}
			{error && (
				<p id={`${id}-error`} className="mt-1.5 text-small text-bad">
					{error}
				</p>
			)}
			{hint && (
				<div id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
					{hint}
				</div>
			)}
		</div>
	);
}

function described(id: string, error?: string, hint?: ReactNode) {
	const by = [error && `${id}-error`, hint && `${id}-hint`]
		.filter(Boolean)
		.join(" ");
	return {
		id,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": by || undefined,
	};
}
