import { expect, it } from "vitest";
import { certificationsSection } from "../../../domain/profile/sections/certifications.ts";
import { entrySchema } from "../../../domain/profile/sections/section.ts";
import { asImported } from "./as-imported.ts";

const issued = (issuing_organization: string) => ({
	certification_name: "OSHA 10",
	issuing_organization,
	...{ issue_date: "", expiry_date: "", credential_id: "", credential_url: "" },
});
const imported = entrySchema(
	asImported(certificationsSection),
	() => "2026-11-29",
);

it("an import need not name an issuer that the resume doesn't state", () => {
	expect(imported.safeParse(issued(" "))).toMatchObject({
		success: true,
		data: { issuing_organization: null },
	});
	expect(imported.safeParse(issued("OSHA"))).toMatchObject({
		data: { issuing_organization: "OSHA" },
	});
});

it("what it cannot do without is still asked for", () => {
	const nameless = { ...issued("OSHA"), certification_name: "" };
	expect(imported.safeParse(nameless).success).toBe(false);
});

it("CERT-02 the profile's own form asks for the issuer", () => {
	const own = entrySchema(certificationsSection, () => "2026-11-29");
	expect(own.safeParse(issued("")).success).toBe(false);
});
