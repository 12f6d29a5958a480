// Orders for documents as the tests ask for them.
import { randomUUIDv7 } from "node:crypto";
import type { GenerationOrder } from "../../src/workflows/generation-order.ts";

export function order(given: Partial<GenerationOrder> = {}): GenerationOrder {
	return {
		kind: "resume",
		jobTitle: "Nurse",
		companyName: "Alder Creek Hospital",
		jobDescription: "We look for a nurse with telemetry experience.",
		selectedSections: ["personal", "work_experience", "education", "skills"],
		aiEnhancementStrength: "medium",
		requestKey: randomUUIDv7(),
		...given,
	};
}
