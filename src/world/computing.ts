// Having a step of the domain or the documents done, types only.
import type { DrawingSteps } from "../documents/drawing-types.ts";
import type { DomainSteps } from "../domain/steps/step-types.ts";
import type { Turn } from "./turn.ts";

type Steps = DomainSteps & DrawingSteps;

export type StepName = keyof Steps;

export type StepInput<Name extends StepName> = Parameters<Steps[Name]>[0];

export type StepOutput<Name extends StepName> = ReturnType<Steps[Name]>;

/** Has one of some steps done. Rejects with a Refusal where it takes too long or too much memory. */
export type ComputeOf<Names extends StepName> = <Name extends Names>(
	name: Name,
	input: StepInput<Name>,
) => Promise<StepOutput<Name>>;

export type Compute = ComputeOf<StepName>;
/** Draws alone. */
export type Draw = ComputeOf<keyof DrawingSteps>;

/** Works out what follows from what people wrote, in threads of its own; people take turns. */
export type Computing = {
	/** How many steps are done at a time, at most. */
	threads: number;
	for(turn: Turn): Compute;
	/** Nobody's step is being done or waits. */
	isIdle(): boolean;
	close(): Promise<void>;
};
