// A section as an import takes it: what the resume doesn't state need not be made up.
import { z } from "zod";
import type { NamedField } from "../../../domain/profile/fields/field.ts";
import type { SectionDeclaration } from "../../../domain/profile/sections/section.ts";

export function asImported(section: SectionDeclaration): SectionDeclaration {
	return { ...section, fields: section.fields.map(fieldAsImported) };
}

function fieldAsImported(field: NamedField): NamedField {
	const { isRequired: _asked, ...others } = field;
	if (!field.mayLack && !field.mayBeBlank) return field;
	const blank = field.mayBeBlank ? "" : null;
	return {
		...others,
		hint: field.hint ?? "Leave it empty where your resume doesn't state it",
		schema: z.union([NOTHING.transform(() => blank), field.schema]),
	};
}

const NOTHING = z.union([z.null(), z.string().regex(/^\s*$/)]);
