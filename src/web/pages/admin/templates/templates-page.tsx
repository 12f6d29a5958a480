// Template management: every resume template, what it looks like, how often it is used, and switches that hold at once.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminTemplate } from "../../../../api/admin-templates.ts";
import { Button } from "../../../ui/button.tsx";
import { PlusIcon } from "../../../ui/icons.ts";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { adminTemplatesQuery } from "../admin-queries.ts";
import { count } from "../numbers.ts";
import { Stat, Stats } from "../parts.tsx";
import { EditTemplate } from "./edit-template.tsx";
import { PreviewTemplate } from "./preview-template.tsx";
import { TemplateCard } from "./template-card.tsx";
import { TemplateFilters } from "./template-filters.tsx";
import { everything, filtered } from "./template-search.ts";

type Open =
	| { dialog: "none" }
	| { dialog: "add" }
	| { dialog: "edit" | "preview"; template: AdminTemplate };

export function TemplatesPage() {
	const { data, error, refetch } = useQuery(adminTemplatesQuery);
	const [open, setOpen] = useState<Open>({ dialog: "none" });
	const close = () => setOpen({ dialog: "none" });
	return (
		<Page>
			<PageTitle title="Template Management" />
			<PageHead
				title="Template Management"
				below="The looks a resume can have. Existing documents keep theirs."
				actions={
					<Button kind="primary" onClick={() => setOpen({ dialog: "add" })}>
						<PlusIcon aria-hidden size={17} />
						Add Template
					</Button>
				}
			/>
			{data ? (
				<>
					<Counts templates={data.templates} />
					<Templates
						templates={data.templates}
						onEdit={(template) => setOpen({ dialog: "edit", template })}
						onPreview={(template) => setOpen({ dialog: "preview", template })}
					/>
				</>
			) : error ? (
				<div role="alert">
					<p className="mb-3">
						The templates couldn't be loaded. {error.message}
					</p>
					<Button onClick={() => void refetch()}>Try Again</Button>
				</div>
			) : (
				<PageSpinner />
			)}
			{open.dialog === "add" && <EditTemplate onClose={close} />}
			{open.dialog === "edit" && (
				<EditTemplate template={open.template} onClose={close} />
			)}
			{open.dialog === "preview" && (
				<PreviewTemplate template={open.template} onClose={close} />
			)}
		</Page>
	);
}

type Listed = { templates: readonly AdminTemplate[] };

function Counts({ templates }: Listed) {
	const those = (are: (template: AdminTemplate) => boolean) =>
		count(templates.filter(are).length);
	const uses = templates.reduce((sum, template) => sum + template.uses, 0);
	return (
		<Stats>
			<Stat label="Total Templates" value={count(templates.length)} />
			<Stat
				label="Active Templates"
				value={those(({ is_active }) => is_active)}
			/>
			<Stat
				label="Premium Templates"
				value={those(({ is_premium }) => is_premium)}
			/>
			<Stat label="Total Usage" value={count(uses)} />
		</Stats>
	);
}

type TemplatesProps = Listed & {
	onEdit: (template: AdminTemplate) => void;
	onPreview: (template: AdminTemplate) => void;
};

function Templates({ templates, onEdit, onPreview }: TemplatesProps) {
	const [search, setSearch] = useState(everything);
	const shown = filtered(templates, search);
	return (
		<>
			<TemplateFilters
				search={search}
				onChange={(change) => setSearch({ ...search, ...change })}
			/>
			<p role="status" className="sr-only">
				{shown.length} of {templates.length} templates
			</p>
			{shown.length === 0 ? (
				<p className="py-10 text-center text-ink-2">
					No template matches your search and filters.{" "}
					<button
						type="button"
						className="text-accent underline underline-offset-3"
						onClick={() => setSearch(everything)}
					>
						Show all
					</button>
				</p>
			) : (
				<ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
					{shown.map((template) => (
						<li key={template.id}>
							<TemplateCard
								template={template}
								onEdit={() => onEdit(template)}
								onPreview={() => onPreview(template)}
							/>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
