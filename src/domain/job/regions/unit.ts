// A sentence or a point of a posting, with the region it belongs to.
import type { Span } from "../job.ts";
import type { Region } from "./region.ts";

/** `underHeading`: some heading named the part it stands in. `line` counts the rows of the posting. */
export type Unit = {
	text: string;
	span: Span;
	region: Region;
	underHeading: boolean;
	isBullet: boolean;
	line: number;
	/** The name of a part in front of it, in its row. */
	label?: string;
};
