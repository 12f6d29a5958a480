// The fields of an entry of an import, or of the person, in the place of its text. Nothing is saved: it only sets the import right.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useMemo, useRef } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { Personal } from "../../../domain/profile/profile.ts";
import {
	personal,
	personalSchema,
} from "../../../domain/profile/sections/personal.ts";
import {
	entrySchema,
	latestToday,
	type SectionDeclaration,
	type SectionEntry,
} from "../../../domain/profile/sections/section.ts";
import { Button } from "../../ui/button.tsx";
import { asImported } from "./as-imported.ts";
import { FieldInputs } from "./field-inputs.tsx";
import { type FormValues, formValues } from "./form-values.ts";

type EditProps = {
	section: SectionDeclaration;
	entry: SectionEntry;
	onSave: (entry: SectionEntry) => void;
	onClose: () => void;
};

export function EditFields({ section, entry, onSave, onClose }: EditProps) {
	const rules = useMemo(() => asImported(section), [section]);
	const schema = useMemo(
		() => entrySchema(rules, () => latestToday(new Date())),
		[rules],
	);
	return (
		<FieldsForm
			title={`Edit ${section.entry}`}
			rules={rules}
			schema={schema}
			values={formValues(section.fields, entry)}
			onSave={(changed) => onSave({ ...entry, ...changed })}
			onClose={onClose}
		/>
	);
}

type PersonalProps = {
	person: Personal;
	onSave: (person: Personal) => void;
	onClose: () => void;
};

export function EditPersonal({ person, onSave, onClose }: PersonalProps) {
	return (
		<FieldsForm
			title="Edit personal details"
			rules={personal}
			schema={personalSchema}
			values={formValues(personal.fields, person)}
			onSave={(changed) => onSave({ ...person, ...changed })}
			onClose={onClose}
		/>
	);
}

type FieldsProps<Out> = {
	title: string;
	rules: Pick<SectionDeclaration, "fields" | "dates">;
	schema: z.ZodType<Out>;
	values: FormValues;
	onSave: (changed: Out) => void;
	onClose: () => void;
};

function FieldsForm<Out>({
	title,
	rules,
	schema,
	values,
	onSave,
	onClose,
}: FieldsProps<Out>) {
	const form = useForm<FormValues, unknown, Out>({
		// A form holds text; the schema makes an entry of it.
		resolver: standardSchemaResolver<FormValues, unknown, Out>(schema as never),
		defaultValues: values as never,
	});
	const body = useRef<HTMLFormElement>(null);
	useEffect(() => body.current?.querySelector<HTMLElement>(FIRST)?.focus(), []);
	return (
		<form
			ref={body}
			noValidate
			aria-label={title}
			onSubmit={form.handleSubmit((changed) => onSave(changed))}
			onKeyDown={(event) => {
				if (event.key !== "Escape" || event.defaultPrevented) return;
				onClose();
			}}
			className="space-y-5 [&_:is(input,textarea,select)]:scroll-mb-24"
		>
			<FieldInputs fields={rules.fields} dates={rules.dates} form={form} />
			<div className="flex gap-2">
				<Button type="submit" kind="primary">
					Done
				</Button>
				<Button onClick={onClose}>Cancel</Button>
			</div>
		</form>
	);
}

const FIRST = "input, textarea, select";
