// The fields of a template as its form holds them.
import type {
	AdminTemplate,
	TemplateForm,
} from "../../../../api/admin-templates.ts";

/** What differs from the stored template: only that is sent. */
export function changedFields(
	template: AdminTemplate,
	form: TemplateForm,
): Partial<TemplateForm> {
	const before = templateFormOf(template);
	return Object.fromEntries(
		Object.entries(form).filter(
			([key, value]) =>
				JSON.stringify(value) !==
				JSON.stringify(before[key as keyof TemplateForm]),
		),
	);
}

/** What the form begins with. */
export function templateFormOf(
	template: AdminTemplate | undefined,
): TemplateForm {
	if (!template)
		return {
			name: "",
			description: "",
			template_type: "professional",
			is_active: true,
			is_premium: false,
			layout_config: {},
		};
	const { name, description, template_type, is_active, is_premium } = template;
	return {
		name,
		description: description ?? "",
		template_type,
		is_active,
		is_premium,
		layout_config: template.layout_config,
	};
}

/** The first thing wrong with each field. */
export function errorsOf(
	issues: readonly { path: PropertyKey[]; message: string }[],
): Record<string, string> {
	const errors: Record<string, string> = {};
	for (const { path, message } of issues) errors[path.join(".")] ??= message;
	return errors;
}
