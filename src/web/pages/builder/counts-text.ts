// How many of a posting's requirements the profile answers, counted as the rows below it do.
import type { PanelPoint } from "./panel-point.ts";

type Counted = Pick<PanelPoint, "support"> & {
	question: { said: object | null } | null;
};

/** "Your profile shows 7 of 11 things this posting asks for; 4 in part." */
export function countsText(points: readonly Counted[]): string {
	const open = points.filter(isOpen).length;
	const shown = points.filter(
		({ support }) => support === "shown" || support === "listed",
	).length;
	const inPart = points.filter(({ support }) => support === "partly").length;
	const whole = `Your profile shows ${shown} of ${points.length} things this posting asks for`;
	const parts = [
		inPart > 0 && `${inPart} in part`,
		open > 0 && `${open} only you can tell`,
	].filter((part) => part !== false);
	return `${[whole, ...parts].join("; ")}.`;
}

function isOpen({ support, question }: Counted): boolean {
	return support === "unknown" && !question?.said;
}
