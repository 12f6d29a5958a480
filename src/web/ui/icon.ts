// How an icon is drawn: 24 units wide, in the color of the text around it.
import { type ComponentType, createElement, type SVGProps } from "react";

export type IconComponent = ComponentType<
	SVGProps<SVGSVGElement> & { size?: number }
>;

/** A line, as SVG writes it, or another shape with what describes it. */
export type Shape = string | readonly [tag: string, attributes: object];

const LINES = {
	xmlns: "http://www.w3.org/2000/svg",
	viewBox: "0 0 24 24",
	fill: "none",
	stroke: "currentColor",
	strokeWidth: 2,
	strokeLinecap: "round",
	strokeLinejoin: "round",
	"aria-hidden": true,
} as const;

export function icon(...shapes: Shape[]): IconComponent {
	const drawn = shapes.map((shape) =>
		typeof shape === "string"
			? createElement("path", { key: shape, d: shape })
			: createElement(shape[0], { key: JSON.stringify(shape), ...shape[1] }),
	);
	return ({ size = 24, ...given }) =>
		createElement(
			"svg",
			{ ...LINES, width: size, height: size, ...given },
			drawn,
		);
}
