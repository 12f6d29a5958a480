// Drawing in the thread that asks, for a command that draws what is written already: it loads nothing of what reads, matches,
// proves or writes.
import { drawingSteps } from "../../documents/steps/drawing-steps.ts";
import type { Draw } from "../../world/computing.ts";
import { doneBy } from "./done-by.ts";

export const drawInThread: Draw = async (name, input) =>
	doneBy(drawingSteps, name, input);
