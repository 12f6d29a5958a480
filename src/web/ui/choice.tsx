// Choosing: a tick box, and one of a few side by side. Both are the browser's own inputs underneath, so that
// keyboard and screen readers know them.
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { CheckIcon } from "./icons.ts";

type TickProps = {
	checked: boolean;
	disabled?: boolean;
	onChange: (checked: boolean) => void;
	children: ReactNode;
};

export function Tick({
	checked,
	disabled = false,
	onChange,
	children,
}: TickProps) {
	return (
		<label className="flex items-center gap-2.5 py-[5px] text-[14px]">
			<span className="relative grid size-4.5 shrink-0 place-items-center">
				<input
					type="checkbox"
					checked={checked}
					disabled={disabled}
					onChange={(event) => onChange(event.target.checked)}
					className="peer absolute inset-0 m-0 appearance-none rounded-[5px] border-[1.5px] border-field bg-sheet checked:border-accent checked:bg-accent"
				/>
				<CheckIcon
					aria-hidden
					size={13}
					strokeWidth={3}
					className="relative hidden text-accent-ink peer-checked:block"
				/>
			</span>
			<span>{children}</span>
		</label>
	);
}

type SegmentsProps<V extends string> = {
	legend: ReactNode;
	name: string;
	value: V;
	options: { value: V; label: string }[];
	onChange: (value: V) => void;
};

export function Segments<V extends string>({
	legend,
	name,
	value,
	options,
	onChange,
}: SegmentsProps<V>) {
	return (
		<fieldset className="m-0 min-w-0 border-0 p-0">
			<legend className="mb-2 p-0 text-h3 font-semibold">{legend}</legend>
			<div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-1 border border-line-strong bg-sheet">
				{options.map((option, place) => (
					<label
						key={option.value}
						className={clsx(
							"px-1 py-2 text-center text-[13.5px] font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent",
							place > 0 && "border-l border-line",
							option.value === value
								? "bg-accent-wash text-accent"
								: "text-ink-2 hover:bg-wash",
						)}
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							onChange={() => onChange(option.value)}
							className="sr-only"
						/>
						{option.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
