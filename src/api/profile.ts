// The whole profile at once, as other programs and the import handle it. Section by section it stands in profile-sections.ts.
import { z } from "zod";
import type { NamedField } from "../domain/profile/fields/field.ts";
import { Profile } from "../domain/profile/profile.ts";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import { tooManyEntries } from "../domain/profile/sections/limits.ts";
import { personal } from "../domain/profile/sections/personal.ts";
import { calls } from "./call.ts";

/** `version` stands for this very content: it is another one as soon as anything of the profile is. */
export const ProfileReply = z.object({
	profile: Profile,
	version: z.string(),
});
/** What a file brings may be incomplete; but no address that a document would link to may lead anywhere but to the web. */
const ProfileRequest = z.object({
	profile: Profile.superRefine((profile, context) => {
		const check = (
			fields: readonly NamedField[],
			entry: object,
			at: PropertyKey[],
		) => {
			for (const { name, schema } of fields.filter(isLink)) {
				const read = schema.safeParse((entry as Record<string, unknown>)[name]);
				const message = read.error?.issues[0]?.message;
				if (message)
					context.addIssue({ code: "custom", path: [...at, name], message });
			}
		};
		const checkLines = (
			fields: readonly NamedField[],
			entry: object,
			at: PropertyKey[],
		) => {
			for (const { name, label, most = Number.POSITIVE_INFINITY } of fields) {
				const lines: unknown = Reflect.get(entry, name);
				if (!Array.isArray(lines) || lines.length <= most) continue;
				const message = `${label} can have at most ${most} lines`;
				context.addIssue({ code: "custom", path: [...at, name], message });
			}
		};
		check(personal.fields, profile.personal, ["personal"]);
		for (const section of listSections) {
			const { name, fields } = section;
			const entries = profile[name];
			const message = tooManyEntries(section, entries.length);
			if (message) context.addIssue({ code: "custom", path: [name], message });
			for (const [place, entry] of entries.entries()) {
				check(fields, entry, [name, place]);
				checkLines(fields, entry, [name, place]);
			}
		}
	}),
	/** What was read before; sent along, nothing that was changed since is overwritten. */
	version: z.string().max(100).optional(),
});
export type ProfileReply = z.infer<typeof ProfileReply>;

/** JSON Resume for other programs, or the profile as it is. Both can be imported again without loss. */
export const ExportRequest = z.object({
	format: z.enum(["json-resume", "attune"]).default("json-resume"),
});
export type ExportFormat = z.infer<typeof ExportRequest>["format"];

export const profileCalls = calls({
	read: {
		method: "get",
		path: "/api/profile",
		reply: ProfileReply,
		about: "The whole profile",
	},
	/** Replaces every section. */
	replace: {
		method: "put",
		path: "/api/profile",
		body: ProfileRequest,
		isLarge: true,
		reply: ProfileReply,
		about: "The whole profile",
		refuses: ["conflict"],
	},
	export: {
		method: "get",
		path: "/api/profile/export",
		query: ExportRequest,
		media: ["application/json"],
		about: "The profile as a file",
	},
});

function isLink({ kind }: NamedField): boolean {
	return kind === "link";
}
