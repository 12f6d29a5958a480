// One field of the form, by its kind.
import { pathOf } from "../../../domain/profile/content-path.ts";
import { withoutSentence } from "../../claims/without-line.ts";
import { Tick } from "../../ui/choice.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import {
	joinSpan,
	type MonthSpan,
	partSpan,
	readSpan,
	writeSpan,
} from "./dates.ts";
import { useEditorActions, useMarks } from "./editor-context.ts";
import { type FieldOwner, type Holder, setText } from "./edits.ts";
import type { EditorField } from "./form.ts";
import { LinesEditor } from "./lines-editor.tsx";
import { Marks } from "./marks.tsx";
import { MonthField } from "./month-field.tsx";

type FieldProps = {
	field: EditorField;
	owner: FieldOwner;
	holder: Holder;
	least?: number | undefined;
};

/** A field of an entry stands at the entry's place, one of the document at its own name. */
export function fieldPlace(owner: FieldOwner, name: string): string {
	return owner ? pathOf(owner.entry, name) : name;
}

export function FieldEditor({ field, owner, holder, least }: FieldProps) {
	const { edit } = useEditorActions();
	const place = fieldPlace(owner, field.name);
	const value = holder.values[field.name] ?? "";
	const write = (text: string) => edit(setText(owner, field.name, text), place);
	switch (field.kind) {
		case "lines":
		case "names":
			return (
				<LinesEditor
					owner={owner}
					name={field.name}
					label={field.label}
					what={field.what}
					lines={holder.lists[field.name] ?? []}
					isNames={field.kind === "names"}
					{...(least === undefined ? {} : { least })}
				/>
			);
		case "month":
			return (
				<MonthField
					label={field.label}
					place={place}
					value={value}
					onChange={write}
				/>
			);
		case "span":
			return <SpanEditor field={field} owner={owner} holder={holder} />;
		case "text":
		case "prose":
		case "address":
		case "day":
			return (
				<TextEditor field={field} place={place} value={value} onText={write} />
			);
	}
}

type TextProps = {
	field: Extract<
		EditorField,
		{ kind: "text" | "prose" | "address" | "day" | "month" }
	>;
	place: string;
	value: string;
	onText: (text: string) => void;
};

function TextEditor({ field, place, value, onText }: TextProps) {
	const { claims, error } = useMarks(place);
	const { label, placeholder, offers } = field;
	const list = offers && `${place}.offers`;
	const around = {
		label,
		error,
		hint: claims.length > 0 && (
			<Marks
				place={place}
				onTakeBack={({ line = "" }) => onText(withoutSentence(value, line))}
			/>
		),
		"data-place": place,
		value,
		placeholder,
		onChange: ({ target }: { target: { value: string } }) =>
			onText(target.value),
	};
	if (field.kind === "prose")
		return (
			<div className="sm:col-span-2">
				<TextArea
					{...around}
					rows={3}
					className="[&_textarea]:field-sizing-content [&_textarea]:min-h-20"
				/>
			</div>
		);
	return (
		<div className={field.isWide ? "sm:col-span-2" : undefined}>
			<TextField
				{...around}
				type={field.kind === "day" ? "date" : "text"}
				inputMode={field.kind === "address" ? "url" : undefined}
				autoComplete="off"
				list={list}
			/>
			{offers && (
				<datalist id={list}>
					{offers.map((offer) => (
						<option key={offer} value={offer} />
					))}
				</datalist>
			)}
		</div>
	);
}

type SpanProps = {
	field: Extract<EditorField, { kind: "span" }>;
	owner: FieldOwner;
	holder: Holder;
};

/** What was written in words of its own stays so until somebody clears it. */
function SpanEditor({ field, owner, holder }: SpanProps) {
	const { edit } = useEditorActions();
	const { name, until, label, ongoing } = field;
	const place = fieldPlace(owner, name);
	const stored = holder.values[name] ?? "";
	const span = until
		? joinSpan(stored, holder.values[until] ?? "")
		: readSpan(stored);
	if (!span)
		return (
			<TextEditor
				field={{ kind: "text", name, label }}
				place={place}
				value={stored}
				onText={(text) => edit(setText(owner, name, text), place)}
			/>
		);
	const write = (next: MonthSpan) =>
		edit((draft) => {
			if (!until) return setText(owner, name, writeSpan(next))(draft);
			const { start, end } = partSpan(next);
			return setText(owner, until, end)(setText(owner, name, start)(draft));
		});
	return (
		<div className="sm:col-span-2">
			<div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
				<MonthField
					label="Start"
					place={place}
					value={span.start}
					onChange={(start) => write({ ...span, start })}
				/>
				<MonthField
					label="End"
					place={until ? fieldPlace(owner, until) : `${place}.end`}
					value={span.end}
					disabled={span.isCurrent}
					instead="Present"
					onChange={(end) => write({ ...span, end })}
				/>
			</div>
			<Tick
				checked={span.isCurrent}
				onChange={(isCurrent) => write({ ...span, isCurrent, end: "" })}
			>
				{ongoing}
			</Tick>
		</div>
	);
}
