// References: people who vouch for somebody, and what they said. Their addresses are theirs: no document shows them.
import { email, phone, prose, text } from "./kinds.ts";

export const referenceFields = {
	reference_name: text("Name", { max: 200, isRequired: true, json: ["name"] }),
	relationship: text("Relationship", {
		max: 300,
		hint: "Such as Former manager, Mercy Hospital",
		json: ["x-relationship", "relationship", "position", "role"],
	}),
	email: email("Email", { json: ["x-email", "email"], isListed: true }),
	phone: phone("Phone", { json: ["x-phone", "phone"], isListed: true }),
	reference_text: prose("What they said", {
		max: 5000,
		json: ["reference", "summary"],
	}),
};
