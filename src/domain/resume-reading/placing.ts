// Where a person or a model puts a line that was not understood.
import { z } from "zod";

/** `line` counts from 0 in `unread`. `to` is one of `placesIn`, or of `gapsIn` with `words`, the part of the line that fills it. */
export const Placing = z.object({
	line: z.int().min(0),
	to: z.string().max(100),
	words: z.string().max(2000).optional(),
});
export type Placing = z.infer<typeof Placing>;
