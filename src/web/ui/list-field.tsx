// Fields that hold several texts: lines with a remove button each, and short texts that are added with Enter.
import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { chipClass } from "./card.tsx";
import { TextArea, TextField } from "./field.tsx";
import { PlusIcon, XIcon } from "./icons.ts";

type ListProps = {
	label: string;
	/** One of them in words: "Achievement", "author". */
	one: string;
	value: string[];
	onChange: (value: string[]) => void;
	error?: string | undefined;
	hint?: string | undefined;
	className?: string;
};

/** There is always a line to write in, so the last one cannot be removed. */
export function LinesField({
	label,
	one,
	value,
	onChange,
	error,
	hint,
	className,
}: ListProps) {
	const group = useRef<HTMLFieldSetElement>(null);
	const [focused, setFocused] = useState<number | null>(null);
	useEffect(() => {
		if (focused === null) return;
		group.current?.querySelectorAll("textarea")[focused]?.focus();
		setFocused(null);
	}, [focused]);
	const lines = value.length > 0 ? value : [""];
	const replace = (place: number, line: string) =>
		onChange(lines.map((each, at) => (at === place ? line : each)));
	const add = () => {
		onChange([...lines, ""]);
		setFocused(lines.length);
	};
	const remove = (place: number) => {
		onChange(lines.filter((_, at) => at !== place));
		setFocused(Math.max(0, place - 1));
	};
	return (
		<fieldset
			ref={group}
			className={clsx("m-0 min-w-0 border-0 p-0", className)}
		>
			<legend className="mb-1.5 p-0 text-[13.5px] font-medium">{label}</legend>
			<ul className="space-y-2">
				{Object.entries(lines).map(([key, line]) => {
					const place = Number(key);
					return (
						<li key={key} className="flex items-start gap-1.5">
							<TextArea
								label={`${one} ${place + 1}`}
								isLabelHidden
								rows={2}
								value={line}
								onChange={(event) => replace(place, event.target.value)}
								className="min-w-0 flex-1 [&_textarea]:field-sizing-content [&_textarea]:min-h-10.5"
							/>
							<Button
								kind="ghost"
								aria-label={`Remove ${one.toLowerCase()} ${place + 1}`}
								disabled={lines.length === 1}
								className="shrink-0 px-2.5!"
								onClick={() => remove(place)}
							>
								<XIcon aria-hidden size={16} />
							</Button>
						</li>
					);
				})}
			</ul>
			<Messages error={error} hint={hint} />
			<Button size="small" className="mt-2" onClick={add}>
				<PlusIcon aria-hidden size={14} />
				Add {one.toLowerCase()}
			</Button>
		</fieldset>
	);
}

/** Typed text becomes one of them with Enter, or when the field is left; one that is pressed goes. */
export function TagsField({
	label,
	one,
	value,
	onChange,
	error,
	hint,
	isLong = false,
	className,
}: ListProps & { isLong?: boolean }) {
	const [typed, setTyped] = useState("");
	const id = useId();
	const add = () => {
		const text = typed.trim();
		setTyped("");
		const isThere = value.some(
			(each) => each.toLowerCase() === text.toLowerCase(),
		);
		if (text && !isThere) onChange([...value, text]);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
		// Enter adds here; it must not send the form.
		event.preventDefault();
		add();
	};
	return (
		<div className={className}>
			<TextField
				label={label}
				value={typed}
				error={error}
				hint={hint}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={onKeyDown}
				onBlur={add}
			/>
			{value.length > 0 && (
				<ul
					aria-labelledby={id}
					className={clsx(
						"mt-2 flex gap-1.5",
						isLong ? "flex-col" : "flex-wrap",
					)}
				>
					<li id={id} hidden>
						{label}
					</li>
					{value.map((text) => (
						<li key={text} className="max-w-full">
							<button
								type="button"
								aria-label={`Remove ${one} ${text}`}
								onClick={() => onChange(value.filter((each) => each !== text))}
								className={clsx(
									isLong
										? "flex w-full items-start gap-2 rounded-1 bg-wash px-2.5 py-1.5 text-left text-[14px]"
										: chipClass(),
									"gap-1.5 hover:bg-line",
								)}
							>
								<span
									className={isLong ? "min-w-0 flex-1 break-words" : "truncate"}
								>
									{text}
								</span>
								<XIcon aria-hidden size={13} className="mt-px shrink-0" />
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function Messages({
	error,
	hint,
}: {
	error?: string | undefined;
	hint?: string | undefined;
}) {
	return (
		<>
			{error && (
				<p role="alert" className="mt-1.5 text-small text-bad">
					{error}
				</p>
			)}
			{hint && <p className="mt-1.5 text-small text-ink-2">{hint}</p>}
		</>
	);
}
