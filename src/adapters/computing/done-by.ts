// One step out of a table of steps by name.
import type { StepInput, StepName, StepOutput } from "../../world/computing.ts";

type Step<Name extends StepName> = (input: StepInput<Name>) => StepOutput<Name>;
export type StepsOf<Names extends StepName> = { [Name in Names]: Step<Name> };

export function doneBy<Names extends StepName, Name extends Names>(
	steps: StepsOf<Names>,
	name: Name,
	input: StepInput<Name>,
): StepOutput<Name> {
	const step: Step<Name> = steps[name];
	return step(input);
}
