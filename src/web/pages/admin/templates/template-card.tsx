// One template: its picture, its badges, its use, and what can be done with it.

import type { AdminTemplate } from "../../../../api/admin-templates.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, Chip } from "../../../ui/card.tsx";
import { EyeIcon, PencilIcon } from "../../../ui/icons.ts";
import { Switch } from "../../../ui/switch.tsx";
import { count } from "../numbers.ts";
import { SamplePicture } from "./sample-picture.tsx";
import { useChangeTemplate } from "./use-keeping.ts";

type CardProps = {
	template: AdminTemplate;
	onEdit: () => void;
	onPreview: () => void;
};

export function TemplateCard({ template, onEdit, onPreview }: CardProps) {
	const { id, name, description, is_active, is_premium, uses } = template;
	const { mutate } = useChangeTemplate();
	return (
		<Card isFlush className="flex h-full flex-col">
			<div className="h-44 overflow-hidden border-b border-line bg-wash px-8 pt-5">
				<SamplePicture look={template} alt="" />
			</div>
			<div className="flex flex-1 flex-col gap-3 p-4">
				<div>
					<div className="flex flex-wrap items-center gap-1.5">
						<h2 className="mr-auto min-w-0 font-sans text-h3 break-words">
							{name}
						</h2>
						<Chip size="small">
							<span className="capitalize">{template.template_type}</span>
						</Chip>
						{is_premium && (
							<Chip size="small" tone="accent">
								Premium
							</Chip>
						)}
						<Chip size="small" tone={is_active ? "ok" : "warn"}>
							{is_active ? "Active" : "Inactive"}
						</Chip>
					</div>
					<p className="mt-1.5 text-small text-ink-2">
						{description || "No description available"}
					</p>
					<p className="mt-1 text-small text-ink-3">
						Used {count(uses)} {uses === 1 ? "time" : "times"}
					</p>
				</div>
				<fieldset
					aria-label={name}
					className="m-0 mt-auto min-w-0 border-0 border-t border-line p-0 pt-1"
				>
					<Switch
						label="Active"
						checked={is_active}
						onChange={(on) => mutate({ id, change: { is_active: on } })}
					/>
					<Switch
						label="Premium"
						checked={is_premium}
						onChange={(on) => mutate({ id, change: { is_premium: on } })}
					/>
				</fieldset>
				<div className="flex gap-2">
					<Button
						size="small"
						onClick={onPreview}
						aria-label={`Preview ${name}`}
					>
						<EyeIcon aria-hidden size={15} />
						Preview
					</Button>
					<Button size="small" onClick={onEdit} aria-label={`Edit ${name}`}>
						<PencilIcon aria-hidden size={14} />
						Edit
					</Button>
				</div>
			</div>
		</Card>
	);
}
