// A month, or a year alone: typed in any usual form, or picked from a sheet of twelve. Shown by its name, kept as "YYYY-MM".
import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import { readDate } from "../../../domain/profile/partial-date.ts";
import { TextField } from "../../ui/field.tsx";
import {
	CalendarDaysIcon,
	ChevronLeftIcon,
	ChevronRightIcon,
} from "../../ui/icons.ts";
import { monthName } from "./dates.ts";
import { useMarks } from "./editor-context.ts";
import { Marks } from "./marks.tsx";

type MonthProps = {
	label: string;
	place: string;
	value: string;
	onChange: (month: string) => void;
	disabled?: boolean;
	/** What stands there instead while it is disabled. */
	instead?: string;
};

const SHORT = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const UNREADABLE = "Enter a month and a year, such as March 2024.";

export function MonthField({
	label,
	place,
	value,
	onChange,
	disabled = false,
	instead,
}: MonthProps) {
	const { claims, error } = useMarks(place);
	const [typed, setTyped] = useState<string | null>(null);
	const [isWrong, setWrong] = useState(false);
	const [isOpen, setOpen] = useState(false);
	const settle = () => {
		if (typed === null) return;
		const text = typed.trim();
		const month = readDate(text).date?.slice(0, 7);
		setWrong(text !== "" && month === undefined);
		if (text === "") onChange("");
		else if (month !== undefined) onChange(month);
		if (text === "" || month !== undefined) setTyped(null);
	};
	return (
		<div className="relative min-w-0">
			<TextField
				label={label}
				data-place={place}
				value={disabled ? (instead ?? "") : (typed ?? monthName(value))}
				placeholder="March 2024"
				disabled={disabled}
				autoComplete="off"
				onChange={({ target }) => setTyped(target.value)}
				onBlur={settle}
				onKeyDown={({ key }) => key === "Enter" && settle()}
				error={isWrong && typed !== null ? UNREADABLE : error}
				hint={claims.length > 0 && <Marks place={place} />}
				className="[&_input]:pr-10"
			/>
			<button
				type="button"
				disabled={disabled}
				aria-label={`Choose a month: ${label}`}
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
				className="absolute top-[32px] right-1.5 grid size-8 place-items-center rounded-1 text-ink-2 enabled:hover:bg-wash disabled:opacity-40"
			>
				<CalendarDaysIcon aria-hidden size={16} />
			</button>
			{isOpen && (
				<MonthSheet
					value={value}
					onClose={() => setOpen(false)}
					onPick={(month) => {
						setTyped(null);
						setWrong(false);
						setOpen(false);
						onChange(month);
					}}
				/>
			)}
		</div>
	);
}

type SheetProps = {
	value: string;
	onPick: (month: string) => void;
	onClose: () => void;
};

/** Closes on Escape and when the focus leaves it. */
function MonthSheet({ value, onPick, onClose }: SheetProps) {
	const heading = useId();
	const [year, setYear] = useState(
		() => Number(value.slice(0, 4)) || new Date().getFullYear(),
	);
	const { ref, giveBack, walk } = useMonthKeys(onClose);
	return (
		<div
			ref={ref}
			role="dialog"
			aria-labelledby={heading}
			onKeyDown={walk}
			onBlur={({ relatedTarget }) => {
				if (!ref.current?.contains(relatedTarget)) onClose();
			}}
			className="absolute right-0 z-20 mt-1 w-60 max-w-[calc(100vw-48px)] animate-fade rounded-2 border border-line bg-sheet p-2.5 shadow-over"
		>
			<div className="mb-2 flex items-center justify-between">
				<Step label="Year before" onStep={() => setYear(year - 1)}>
					<ChevronLeftIcon aria-hidden size={16} />
				</Step>
				<span id={heading} aria-live="polite" className="font-semibold">
					{year}
				</span>
				<Step label="Year after" onStep={() => setYear(year + 1)}>
					<ChevronRightIcon aria-hidden size={16} />
				</Step>
			</div>
			<Months
				year={year}
				value={value}
				onPick={(month) => {
					onPick(month);
					giveBack();
				}}
			/>
			<div className="mt-2 flex justify-between border-t border-line pt-2 text-small font-medium text-accent">
				<button
					type="button"
					className="rounded-1 px-2 py-1 hover:bg-wash"
					onClick={() => onPick(String(year))}
				>
					Only {year}
				</button>
				<button
					type="button"
					className="rounded-1 px-2 py-1 hover:bg-wash"
					onClick={() => onPick("")}
				>
					Clear
				</button>
			</div>
		</div>
	);
}

/** The focus comes to the chosen month, walks by the arrows, and is given back to where it was. */
function useMonthKeys(onClose: () => void) {
	const ref = useRef<HTMLDivElement>(null);
	const [from] = useState(() => document.activeElement);
	useEffect(() => {
		const chosen = ref.current?.querySelector("[aria-pressed=true]");
		const first = chosen ?? ref.current?.querySelector("[data-month]");
		if (first instanceof HTMLElement) first.focus();
	}, []);
	const giveBack = () => {
		if (from instanceof HTMLElement) from.focus();
	};
	const walk = (event: React.KeyboardEvent) => {
		if (event.key === "Escape") {
			event.stopPropagation();
			onClose();
			return giveBack();
		}
		const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 }[
			event.key
		];
		if (by === undefined) return;
		event.preventDefault();
		const months = [
			...(ref.current?.querySelectorAll<HTMLElement>("[data-month]") ?? []),
		];
		const at = months.indexOf(document.activeElement as HTMLElement);
		months[at + by]?.focus();
	};
	return { ref, giveBack, walk };
}

function Months({
	year,
	value,
	onPick,
}: Omit<SheetProps, "onClose"> & { year: number }) {
	return (
		<div className="grid grid-cols-3 gap-1">
			{SHORT.map((name, at) => {
				const month = `${year}-${String(at + 1).padStart(2, "0")}`;
				const isChosen = month === value.slice(0, 7);
				return (
					<button
						key={name}
						type="button"
						data-month
						aria-label={monthName(month)}
						aria-pressed={isChosen}
						onClick={() => onPick(month)}
						className={clsx(
							"rounded-1 py-1.5 text-small",
							isChosen ? "bg-accent text-accent-ink" : "hover:bg-wash",
						)}
					>
						{name}
					</button>
				);
			})}
		</div>
	);
}

type StepProps = {
	label: string;
	onStep: () => void;
	children: React.ReactNode;
};

function Step({ label, onStep, children }: StepProps) {
	return (
		<button
			type="button"
			aria-label={label}
			onClick={onStep}
			className="grid size-8 place-items-center rounded-1 text-ink-2 hover:bg-wash"
		>
			{children}
		</button>
	);
}
