// Certifications: who issued them, when, and until when they hold. One that is still to come is no certification yet.

import { certificationFields } from "../fields/certifications.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { inOneLine, plainErrors } from "./section-phrases.ts";

export const certificationsSection = section<"certifications">({
	name: "certifications",
	table: "certifications",
	label: "Certifications",
	entry: "certification",
	empty: "No certifications added yet.",
	fields: named(certificationFields),
	dates: {
		start: "issue_date",
		end: "expiry_date",
		message: "Expiry date cannot be before issue date",
	},
	most: 200,
	newAt: "end",
	said: {
		added: "Certification added",
		changed: "Certification updated",
		deleted: "Certification deleted",
		...plainErrors,
	},
	card: (certificate) => ({
		title: certificate.certification_name,
		subtitle: inOneLine(
			certificate.issuing_organization,
			certificate.credential_id,
		),
		period: { from: certificate.issue_date, to: null, goesOn: false },
		validTo: certificate.expiry_date,
		links: [{ label: "Credential", url: certificate.credential_url }],
	}),
});
