// What a draft still lacks to be asked for: the same rules the server has, with the same messages.
import { GenerationRequest } from "../../../api/functions.ts";
import type { BuilderDraft } from "./draft.ts";
import { newKey, requestOf } from "./generation-request.ts";

export type FieldName = "jobTitle" | "companyName" | "jobDescription";
export type FormErrors = Partial<Record<FieldName, string>>;

/** `first` is what to take the person to. */
export function problemsOf(
	draft: BuilderDraft,
	mayLackCompany: boolean,
): {
	errors: FormErrors;
	first?: { field: FieldName; message: string };
} {
	const request = requestOf(draft, newKey());
	const { companyName } = request;
	const parsed = GenerationRequest.safeParse({
		...request,
		companyName: mayLackCompany ? companyName : (companyName ?? ""),
	});
	if (parsed.success) return { errors: {} };
	const found = parsed.error.issues.map(({ path, message }) => ({
		field: path[0] as FieldName,
		message,
	}));
	const errors = Object.fromEntries(
		found.map(({ field, message }) => [field, message]),
	);
	return found[0] ? { errors, first: found[0] } : { errors };
}

/** A message goes away as soon as its field is filled, or may be empty. */
export function stillWrong(
	errors: FormErrors,
	draft: BuilderDraft,
	mayLackCompany: boolean,
): FormErrors {
	const isOpen = (field: string) =>
		draft[field as FieldName].trim() === "" &&
		!(field === "companyName" && mayLackCompany);
	return Object.fromEntries(
		Object.entries(errors).filter(([field]) => isOpen(field)),
	);
}
