// Something that is on or off and takes effect at once. The browser's own tick box underneath.
import { type ReactNode, useId } from "react";

type SwitchProps = {
	label: string;
	hint?: ReactNode;
	checked: boolean;
	disabled?: boolean;
	onChange: (checked: boolean) => void;
};

export function Switch({
	label,
	hint,
	checked,
	disabled = false,
	onChange,
}: SwitchProps) {
	const id = useId();
	return (
		<div className="flex items-start justify-between gap-4 py-2">
			<div className="min-w-0">
				<label htmlFor={id} className="font-medium">
					{label}
				</label>
				{hint && (
					<p id={`${id}-hint`} className="mt-0.5 text-small text-ink-2">
						{hint}
					</p>
				)}
			</div>
			<span className="relative mt-0.5 h-6 w-10.5 shrink-0">
				<input
					id={id}
					type="checkbox"
					role="switch"
					checked={checked}
					aria-checked={checked}
					disabled={disabled}
					aria-describedby={hint ? `${id}-hint` : undefined}
					onChange={(event) => onChange(event.target.checked)}
					className="peer absolute inset-0 m-0 size-full appearance-none rounded-full border border-field bg-wash transition-colors checked:border-accent checked:bg-accent disabled:opacity-55"
				/>
				<span
					aria-hidden
					className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-field transition-transform peer-checked:translate-x-4.5 peer-checked:bg-accent-ink"
				/>
			</span>
		</div>
	);
}
