// The sizes of the two papers, in points.
import type { Paper } from "./doc.ts";

export const PAPER_SIZES: Record<Paper, { width: number; height: number }> = {
	letter: { width: 612, height: 792 },
	a4: { width: 595.28, height: 841.89 },
};
