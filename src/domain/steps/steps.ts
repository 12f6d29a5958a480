// All steps that work out something from what people wrote, by name. Each takes plain data and gives plain data, always the same
// for the same; how long one takes is decided by its input, so a server runs them where nobody waits for them.
import { analysisSteps } from "./analysis-steps.ts";
import { editingSteps } from "./editing-steps.ts";
import { modelSteps } from "./model-steps.ts";
import { placingSteps } from "./placing-steps.ts";
import type { DomainSteps } from "./step-types.ts";
import { tailoringSteps } from "./tailoring-steps.ts";

export const steps: DomainSteps = {
	...tailoringSteps,
	...modelSteps,
	...analysisSteps,
	...placingSteps,
	...editingSteps,
};
