// Making or changing a template: its row and its look by form, with the page beside it as it will be drawn.
import { useMemo, useRef, useState } from "react";
import {
	type AdminTemplate,
	OFFERED_TEMPLATE_TYPES,
	TemplateForm,
	type TemplateLook,
} from "../../../../api/admin-templates.ts";
import {
	type LayoutConfig,
	templateOf,
} from "../../../../documents/templates/layout-config.ts";
import type { ApiError } from "../../../client.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { lookProblem } from "./layout-fields.ts";
import { LayoutForm } from "./layout-form.tsx";
import { SamplePicture } from "./sample-picture.tsx";
import { changedFields, errorsOf, templateFormOf } from "./template-form.ts";
import { useAddTemplate, useChangeTemplate } from "./use-keeping.ts";

type EditProps = { template?: AdminTemplate; onClose: () => void };

export function EditTemplate({ template, onClose }: EditProps) {
	const [form, setForm] = useState<TemplateForm>(() =>
		templateFormOf(template),
	);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const keeping = useKeeping(template, onClose, setErrors);
	const set = (change: Partial<TemplateForm>) => {
		setForm({ ...form, ...change });
		setErrors({});
	};
	const submit = () => {
		const read = TemplateForm.safeParse(form);
		const found = read.success ? {} : errorsOf(read.error.issues);
		setErrors(found);
		const problem = lookProblem(form.layout_config);
		if (problem)
			notify({
				tone: "bad",
				title: `Error ${template ? "updating" : "creating"} template`,
				text: problem,
			});
		else if (read.success) keeping.keep(read.data);
	};
	const [isLeaving, setLeaving] = useState(false);
	const isSame =
		JSON.stringify(form) === JSON.stringify(templateFormOf(template));
	const leave = () => (isSame ? onClose() : setLeaving(true));
	const word = template ? "Update Template" : "Create Template";
	return (
		<Dialog
			isWide
			title={template ? "Edit Template" : "Create New Template"}
			onClose={leave}
		>
			{isLeaving && (
				<LeaveTemplate onStay={() => setLeaving(false)} onLeave={onClose} />
			)}
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
				className="grid gap-6 md:grid-cols-[minmax(0,1fr)_300px]"
			>
				<div className="min-w-0 space-y-4">
					<RowFields form={form} errors={errors} onChange={set} />
					<Look form={form} onChange={set} />
					<div className="flex flex-wrap justify-end gap-2 pt-2">
						<Button onClick={leave}>Cancel</Button>
						<Button type="submit" kind="primary" busy={keeping.isBusy}>
							{keeping.isBusy ? "Saving..." : word}
						</Button>
					</div>
				</div>
				<LivePage form={form} />
			</form>
		</Dialog>
	);
}

type LeaveProps = { onStay: () => void; onLeave: () => void };

function LeaveTemplate({ onStay, onLeave }: LeaveProps) {
	return (
		<Dialog title="Leave without saving?" onClose={onStay}>
			<p className="mb-5 text-ink-2">Your changes aren't saved yet.</p>
			<div className="flex flex-wrap justify-end gap-2">
				<Button kind="primary" onClick={onStay}>
					Keep editing
				</Button>
				<Button onClick={onLeave}>Leave</Button>
			</div>
		</Dialog>
	);
}

type PartProps = {
	form: TemplateForm;
	onChange: (change: Partial<TemplateForm>) => void;
};

function RowFields({
	form,
	errors,
	onChange,
}: PartProps & { errors: Record<string, string> }) {
	return (
		<>
			<TextField
				label="Template Name"
				required
				value={form.name}
				error={errors.name}
				onChange={({ target }) => onChange({ name: target.value })}
			/>
			<TextArea
				label="Description"
				rows={3}
				value={form.description}
				error={errors.description}
				onChange={({ target }) => onChange({ description: target.value })}
			/>
			<SelectField
				label="Template Type"
				value={form.template_type}
				onChange={({ target }) => {
					const { look: _, ...layout_config } = form.layout_config;
					onChange({
						template_type: target.value as TemplateForm["template_type"],
						layout_config,
					});
				}}
			>
				{OFFERED_TEMPLATE_TYPES.map((type) => (
					<option key={type} value={type}>
						{type.charAt(0).toUpperCase() + type.slice(1)}
					</option>
				))}
			</SelectField>
			<div className="grid grid-cols-2 gap-x-6">
				<Switch
					label="Active"
					checked={form.is_active}
					onChange={(is_active) => onChange({ is_active })}
				/>
				<Switch
					label="Premium"
					checked={form.is_premium}
					onChange={(is_premium) => onChange({ is_premium })}
				/>
			</div>
		</>
	);
}

function Look({ form, onChange }: PartProps) {
	const { template_type, layout_config } = form;
	const { look, ...changes } = layout_config;
	const base = useMemo(
		() =>
			templateOf("resume", {
				layout: typeof look === "string" ? look : template_type,
				layout_config: undefined,
			}),
		[look, template_type],
	);
	return (
		<section aria-label="Look">
			<div className="mb-2 flex items-baseline justify-between gap-3">
				<h3>Look</h3>
				{Object.keys(changes).length > 0 && (
					<Button
						size="small"
						kind="ghost"
						onClick={() => onChange({ layout_config: look ? { look } : {} })}
					>
						As in the layout
					</Button>
				)}
			</div>
			<LayoutForm
				base={base}
				config={layout_config}
				onChange={(config: LayoutConfig) => onChange({ layout_config: config })}
			/>
		</section>
	);
}

function LivePage({
	form: { template_type, layout_config },
}: {
	form: TemplateForm;
}) {
	const problem = lookProblem(layout_config);
	const wanted = { template_type, layout_config };
	const drawable = useRef<TemplateLook>(wanted);
	if (problem === null) drawable.current = wanted;
	return (
		<aside className="md:sticky md:top-0 md:self-start" aria-label="Live page">
			<SamplePicture
				look={drawable.current}
				alt="The first page of a sample resume with this template"
			/>
			{problem ? (
				<p role="alert" className="mt-2 text-small text-bad">
					{problem} The page shows the last version that could be drawn.
				</p>
			) : (
				<p className="mt-2 text-small text-ink-3">
					A sample. Existing documents keep their look.
				</p>
			)}
		</aside>
	);
}

function useKeeping(
	template: AdminTemplate | undefined,
	onKept: () => void,
	onErrors: (errors: Record<string, string>) => void,
) {
	const adding = useAddTemplate();
	const changing = useChangeTemplate();
	const ended = {
		onSuccess: onKept,
		onError: (error: ApiError) => onErrors(error.fields),
	};
	return {
		isBusy: adding.isPending || changing.isPending,
		keep(form: TemplateForm) {
			if (!template) return adding.mutate(form, ended);
			const change = changedFields(template, form);
			if (Object.keys(change).length === 0) return onKept();
			changing.mutate({ id: template.id, change }, ended);
		},
	};
}
