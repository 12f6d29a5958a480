// Certifications: who issued them, when, and until when they hold.
import { date, link, text } from "./kinds.ts";

export const certificationFields = {
	certification_name: text("Certification name", {
		max: 300,
		isRequired: true,
		json: ["name", "title"],
	}),
	issuing_organization: text("Issuing organization", {
		max: 200,
		isRequired: true,
		mayLack: true,
		json: ["issuer", "authority", "organization"],
	}),
	issue_date: date("Issue date", {
		isPast: true,
		json: ["date", "issueDate", "startDate"],
	}),
	expiry_date: date("Expiry date", {
		json: ["x-expiryDate", "expiryDate", "expires", "endDate"],
	}),
	credential_id: text("Credential ID", {
		max: 200,
		json: ["x-credentialId", "credentialId", "id"],
	}),
	credential_url: link(
		"Credential URL",
		"Please enter a valid credential URL",
		{ json: ["url", "website"] },
	),
};
