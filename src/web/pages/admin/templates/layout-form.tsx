// A look, part by part. What is changed is marked and can be given back to the layout.
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { Template } from "../../../../documents/template.ts";
import type { LayoutConfig } from "../../../../documents/templates/layout-config.ts";
import { ChevronRightIcon, Undo2Icon } from "../../../ui/icons.ts";
import {
	type LayoutField,
	layoutGroups,
	layoutValueAt,
	type Path,
	withValue,
} from "./layout-fields.ts";
import { SectionOrder } from "./section-order.tsx";

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
						fields.filter(
							({ path }) => layoutValueAt(config, path) !== undefined,
						).length
					}
				>
					<div className="grid grid-cols-2 gap-x-4 gap-y-3">
						{fields.map((field) => (
							<Field
								key={field.path.join(".")}
								field={field}
								value={
									layoutValueAt(config, field.path) ??
									layoutValueAt(base, field.path)
								}
								isChanged={layoutValueAt(config, field.path) !== undefined}
								onChange={(value) => set(field.path, value)}
								onGiveBack={() =>
									set(field.path, layoutValueAt(base, field.path))
								}
							/>
						))}
					</div>
				</Group>
			))}
			<Group title="Order of sections" changed={config.order ? 1 : 0}>
				<SectionOrder
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
				<ChevronRightIcon
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
					<Undo2Icon aria-hidden size={14} />
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
		case "color":
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
					className="size-4.5 shrink-0 accent-accent"
				/>
			);
	}
}
