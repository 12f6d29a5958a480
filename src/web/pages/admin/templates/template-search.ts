// Which templates are shown: by words in name or description, by state, by category.
import {
	type AdminTemplate,
	OFFERED_TEMPLATE_TYPES,
} from "../../../../api/admin-templates.ts";

export const STATES = ["all", "active", "inactive", "premium"] as const;
export const CATEGORIES = ["all", ...OFFERED_TEMPLATE_TYPES] as const;

export type TemplateSearch = {
	words: string;
	state: (typeof STATES)[number];
	category: (typeof CATEGORIES)[number];
};

export const everything: TemplateSearch = {
	words: "",
	state: "all",
	category: "all",
};

export function filtered<T extends AdminTemplate>(
	templates: readonly T[],
	{ words, state, category }: TemplateSearch,
): T[] {
	const wanted = words.trim().toLowerCase();
	return templates.filter((template) => {
		const text = `${template.name}\n${template.description ?? ""}`;
		return (
			text.toLowerCase().includes(wanted) &&
			isIn(template, state) &&
			(category === "all" || template.template_type === category)
		);
	});
}

function isIn(template: AdminTemplate, state: TemplateSearch["state"]) {
	switch (state) {
		case "all":
			return true;
		case "active":
			return template.is_active;
		case "inactive":
			return !template.is_active;
		case "premium":
			return template.is_premium;
	}
}
