// A look, part by part. What is changed is marked and can be given back to the layout.
import { clsx } from "clsx";
import { ChevronDown, ChevronRight, ChevronUp, Undo2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { LayoutConfig } from "../../../../documents/layout-config.ts";
import type { Template } from "../../../../documents/template.ts";
import {
	type LayoutField,
	layoutGroups,
	type Path,
	valueAt,
	withValue,
} from "./layout-fields.ts";

type FormProps = {
	/** The layout without any change. */
	base: Template;
	config: LayoutConfig;
	onChange: (config: LayoutConfig) => void;
};

export function LayoutForm({ base, config, onChange }: FormProps) {
	const set = (path: Path, value: unknown) =>
		onChange(withValue(config, base, { path, value }));
	return (
		<div className="divide-y divide-line border-y border-line">
			{layoutGroups.map(({ title, fields }) => (
				<Group
					key={title}
					title={title}
					changed={
						fields.filter(({ path }) => valueAt(config, path) !== undefined)
							.length
					}
				>
					<div className="grid grid-cols-2 gap-x-4 gap-y-3">
						{fields.map((field) => (
							<Field
								key={field.path.join(".")}
								field={field}
								value={valueAt(config, field.path) ?? valueAt(base, field.path)}
								isChanged={valueAt(config, field.path) !== undefined}
								onChange={(value) => set(field.path, value)}
								onGiveBack={() => set(field.path, valueAt(base, field.path))}
							/>
						))}
					</div>
				</Group>
			))}
			<Group title="Order of sections" changed={config.order ? 1 : 0}>
				<Order
					order={(config.order as string[] | undefined) ?? base.order}
					onChange={(order) => set(["order"], order)}
				/>
			</Group>
		</div>
	);
}

type GroupProps = { title: string; changed: number; children: ReactNode };

function Group({ title, changed, children }: GroupProps) {
	return (
		<details className="group">
			<summary className="flex list-none items-center gap-2 py-2.5 text-[14px] font-medium [&::-webkit-details-marker]:hidden">
				<ChevronRight
					aria-hidden
					size={15}
					className="text-ink-3 transition-transform group-open:rotate-90"
				/>
				{title}
				{changed > 0 && (
					<span className="ml-auto text-small font-normal text-warn">
						{changed} changed
					</span>
				)}
			</summary>
			<div className="pb-4">{children}</div>
		</details>
	);
}

type FieldProps = {
	field: LayoutField;
	value: unknown;
	isChanged: boolean;
	onChange: (value: unknown) => void;
	onGiveBack: () => void;
};

const input =
	"h-9 w-full min-w-0 rounded-1 border border-field bg-sheet px-2 text-[14px]";

function Field({ field, value, isChanged, onChange, onGiveBack }: FieldProps) {
	const id = useId();
	const unit = field.kind === "number" && field.unit ? `, ${field.unit}` : "";
	const isFlag = field.kind === "flag";
	return (
		<div
			className={clsx(
				"relative text-small",
				isFlag &&
					"flex h-9 flex-row-reverse items-center justify-end gap-2 self-end",
			)}
		>
			<label
				htmlFor={id}
				className={clsx("pr-6", isFlag || "mb-1 block text-ink-2")}
			>
				{field.label}
				{unit}
			</label>
			<Control id={id} field={field} value={value} onChange={onChange} />
			{isChanged && (
				<button
					type="button"
					onClick={onGiveBack}
					aria-label={`${field.label}: as in the layout`}
					title="As in the layout"
					className="absolute -top-1 right-0 rounded-1 p-1 text-warn hover:bg-warn-wash"
				>
					<Undo2 aria-hidden size={14} />
				</button>
			)}
		</div>
	);
}

function Control({
	id,
	field,
	value,
	onChange,
}: Pick<FieldProps, "field" | "value" | "onChange"> & { id: string }) {
	switch (field.kind) {
		case "choice":
			return (
				<select
					id={id}
					value={String(value)}
					onChange={({ target }) => onChange(target.value)}
					className={input}
				>
					{field.choices.map(([choice, label]) => (
						<option key={choice} value={choice}>
							{label}
						</option>
					))}
				</select>
			);
		case "number":
			return (
				<input
					id={id}
					type="number"
					min={field.min}
					max={field.max}
					step={field.step}
					value={Number.isNaN(value) ? "" : String(value)}
					onChange={({ target }) => onChange(target.valueAsNumber)}
					className={clsx(input, "invalid:border-bad")}
				/>
			);
		case "colour":
			return (
				<input
					id={id}
					type="color"
					value={String(value)}
					onChange={({ target }) => onChange(target.value.toLowerCase())}
					className={clsx(input, "p-1")}
				/>
			);
		case "flag":
			return (
				<input
					id={id}
					type="checkbox"
					checked={value === true}
					onChange={({ target }) => onChange(target.checked)}
					className="size-4.5 accent-accent"
				/>
			);
	}
}

type OrderProps = {
	order: readonly string[];
	onChange: (order: string[]) => void;
};

function Order({ order, onChange }: OrderProps) {
	const move = (at: number, by: -1 | 1) => {
		const moved = [...order];
		const [section = ""] = moved.splice(at, 1);
		moved.splice(at + by, 0, section);
		onChange(moved);
	};
	return (
		<ol className="space-y-1">
			{order.map((section, at) => (
				<li
					key={section}
					className="flex items-center justify-between gap-2 rounded-1 bg-wash py-0.5 pr-1 pl-3 text-[14px]"
				>
					{sectionName(section)}
					<span className="flex">
						<MoveButton
							label={`Move ${sectionName(section)} up`}
							isEnd={at === 0}
							onMove={() => move(at, -1)}
						>
							<ChevronUp aria-hidden size={16} />
						</MoveButton>
						<MoveButton
							label={`Move ${sectionName(section)} down`}
							isEnd={at === order.length - 1}
							onMove={() => move(at, 1)}
						>
							<ChevronDown aria-hidden size={16} />
						</MoveButton>
					</span>
				</li>
			))}
		</ol>
	);
}

type MoveProps = {
	label: string;
	isEnd: boolean;
	onMove: () => void;
	children: ReactNode;
};

/** Keeps the focus where it is at the end of the way, so that pressing on does nothing worse than nothing. */
function MoveButton({ label, isEnd, onMove, children }: MoveProps) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-disabled={isEnd}
			onClick={() => !isEnd && onMove()}
			className="rounded-1 p-1.5 text-ink-2 hover:bg-line aria-disabled:opacity-35"
		>
			{children}
		</button>
	);
}

/** "Work experience" for work_experience. */
function sectionName(section: string): string {
	const words = section.replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
