// Every step in the thread that asks: for a command, which has nobody else to answer meanwhile, and in a thread that computes.
import { drawingSteps } from "../../documents/steps/drawing-steps.ts";
import { steps } from "../../domain/steps/steps.ts";
import type { StepInput, StepName, StepOutput } from "../../world/computing.ts";
import { doneBy, type StepsOf } from "./done-by.ts";

const all: StepsOf<StepName> = { ...steps, ...drawingSteps };

export function doStep<Name extends StepName>(
	name: Name,
	input: StepInput<Name>,
): StepOutput<Name> {
	return doneBy(all, name, input);
}

export async function inThread<Name extends StepName>(
	name: Name,
	input: StepInput<Name>,
): Promise<StepOutput<Name>> {
	return doStep(name, input);
}
