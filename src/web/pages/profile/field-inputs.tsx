// A section's fields as inputs, each by its kind.
import { clsx } from "clsx";
import {
	type Control,
	Controller,
	type ControllerRenderProps,
	type UseFormReturn,
	useWatch,
} from "react-hook-form";
import type { NamedField } from "../../../domain/profile/fields/field.ts";
import type { DateOrder } from "../../../domain/profile/sections/section.ts";
import { readWebAddress } from "../../../domain/profile/web-address.ts";
import { Tick } from "../../ui/choice.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { LinesField, TagsField } from "../../ui/list-field.tsx";
import { type FormValues, isFullRow } from "./form-values.ts";

type InputsProps<Out> = {
	fields: readonly NamedField[];
	dates?: DateOrder | undefined;
	form: UseFormReturn<FormValues, unknown, Out>;
	/** The browser asks for required fields itself. */
	isBrowserAsking?: boolean;
};

export function FieldInputs<Out>({
	fields,
	dates,
	form,
	isBrowserAsking = false,
}: InputsProps<Out>) {
	const { control, setValue } = form;
	const full = isFullRow(fields, dates?.start);
	const ended = useEnd(control, dates);
	return (
		<div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
			{fields.map((field) => (
				<Controller
					key={field.name}
					control={control}
					name={field.name}
					render={({ field: input, fieldState }) => (
						<FieldInput
							field={field}
							input={input}
							error={fieldState.error?.message}
							isBrowserAsking={isBrowserAsking}
							isDisabled={ended === field.name}
							onTick={(isTicked) => {
								// What goes on has no end.
								if (isTicked && dates && field.name === dates.current)
									setValue(dates.end, "");
							}}
							className={clsx(full.has(field.name) && "sm:col-span-2")}
						/>
					)}
				/>
			))}
		</div>
	);
}

/** The name of the date that cannot be given while something goes on. */
function useEnd<Out>(
	control: Control<FormValues, unknown, Out>,
	dates: DateOrder | undefined,
): string | null {
	const values = useWatch({ control });
	return dates?.current && values[dates.current] === true ? dates.end : null;
}

type InputProps = {
	field: NamedField;
	input: ControllerRenderProps<FormValues, string>;
	error: string | undefined;
	isBrowserAsking: boolean;
	isDisabled: boolean;
	onTick: (isTicked: boolean) => void;
	className: string;
};

function FieldInput(props: InputProps) {
	const { field, input, error, className } = props;
	const { label, hint, one = label, isLong = false } = field;
	const list = {
		label,
		one,
		hint,
		error,
		className,
		value: Array.isArray(input.value) ? input.value : [],
		onChange: input.onChange,
	};
	switch (field.kind) {
		case "tick":
			return (
				<div className={className}>
					<Tick
						checked={input.value === true}
						onChange={(isTicked) => {
							input.onChange(isTicked);
							props.onTick(isTicked);
						}}
					>
						{label}
					</Tick>
					{error && <p className="text-small text-bad">{error}</p>}
				</div>
			);
		case "lines":
			return <LinesField {...list} />;
		case "tags":
			return <TagsField {...list} isLong={isLong} />;
		case "choice":
			return (
				<SelectField {...around(props)}>
					<option value="">
						{field.isRequired ? "Choose one" : "Not Specified"}
					</option>
					{field.options?.map((option) => (
						<option key={option} value={option}>
							{field.optionLabels?.[option] ?? option}
						</option>
					))}
				</SelectField>
			);
		case "prose":
			return <TextArea {...around(props)} rows={4} />;
		default:
			return (
				<TextField
					{...around(props)}
					{...typing[field.kind]}
					{...field.range}
					autoComplete={field.autoComplete ?? "off"}
					placeholder={
						field.kind === "date" && !props.isDisabled
							? "e.g. Sep 2021"
							: undefined
					}
					onBlur={() => {
						if (field.kind === "link")
							input.onChange(withScheme(String(input.value)));
						input.onBlur();
					}}
				/>
			);
	}
}

/** Checked by the section's own rules, in its own words, so the browser is not told that it is an address. */
const typing: Partial<
	Record<
		NamedField["kind"],
		{ type: string; inputMode?: "url" | "email" | "tel" }
	>
> = {
	link: { type: "text", inputMode: "url" },
	email: { type: "text", inputMode: "email" },
	phone: { type: "text", inputMode: "tel" },
	number: { type: "number" },
};

function around({
	field: { label, hint, isRequired },
	input: { name, value, onChange, onBlur, ref },
	error,
	isBrowserAsking,
	isDisabled,
	className,
}: InputProps) {
	return {
		label,
		hint,
		error,
		className,
		name,
		value: String(value),
		onChange,
		onBlur,
		ref,
		disabled: isDisabled,
		required: isRequired && isBrowserAsking,
		"aria-required": isRequired || undefined,
		aside: isRequired ? "Required" : undefined,
	};
}

/** "example.org/me" is what people type; what is stored begins with https. */
function withScheme(typed: string): string {
	const text = typed.trim();
	return readWebAddress(text) ?? text;
}
