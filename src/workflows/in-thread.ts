// Every step in the thread that asks: for a command, which has nobody else to answer meanwhile.
import { drawingSteps } from "../documents/drawing-steps.ts";
import { steps } from "../domain/steps/steps.ts";
import type { StepInput, StepName, StepOutput } from "../world/computing.ts";

type Step<Name extends StepName> = (input: StepInput<Name>) => StepOutput<Name>;
type AllSteps = { [Name in StepName]: Step<Name> };

const all: AllSteps = { ...steps, ...drawingSteps };

export async function inThread<Name extends StepName>(
	name: Name,
	input: StepInput<Name>,
): Promise<StepOutput<Name>> {
	const step: Step<Name> = all[name];
	return step(input);
}
