// Certifications: who issued them, when, and until when they hold.
import type { Fields } from "./field.ts";

export const certificationFields = {
	certification_name: {
		kind: "text",
		label: "Certification name",
		max: 300,
		isRequired: true,
		json: ["name", "title"],
	},
	issuing_organization: {
		kind: "text",
		label: "Issuing organization",
		max: 200,
		isRequired: true,
		mayLack: true,
		json: ["issuer", "authority", "organization"],
	},
	issue_date: {
		kind: "date",
		label: "Issue date",
		isPast: true,
		json: ["date", "issueDate", "startDate"],
	},
	expiry_date: {
		kind: "date",
		label: "Expiry date",
		json: ["x-expiryDate", "expiryDate", "expires", "endDate"],
	},
	credential_id: {
		kind: "text",
		label: "Credential ID",
		max: 200,
		json: ["x-credentialId", "credentialId", "id"],
	},
	credential_url: {
		kind: "link",
		label: "Credential URL",
		message: "Please enter a valid credential URL",
		max: 500,
		json: ["url", "website"],
	},
} as const satisfies Fields;
