// A value of a hundred as a ring, with a paler arc up to what is within reach.

const strokes = {
	accent: "stroke-accent",
	ok: "stroke-ok",
	warn: "stroke-warn-dot",
	bad: "stroke-bad",
};

type RingProps = {
	value: number;
	reach: number;
	caption: string;
	unit?: string;
	tone?: keyof typeof strokes;
};

const RADIUS = 46;
const AROUND = 2 * Math.PI * RADIUS;

export function Ring({
	value,
	reach,
	caption,
	unit = "",
	tone = "accent",
}: RingProps) {
	return (
		<div className="relative grid size-26 shrink-0 place-content-center text-center">
			<svg
				aria-hidden="true"
				viewBox="0 0 104 104"
				className="absolute inset-0 -rotate-90"
			>
				<Arc share={100} className="stroke-wash" />
				<Arc share={reach} className="stroke-accent-line" />
				<Arc share={value} className={strokes[tone]} />
			</svg>
			<span className="relative font-serif text-[32px] leading-none font-semibold tabular-nums">
				{value}
				{unit && <span className="text-h2">{unit}</span>}
			</span>
			<span className="relative mt-0.5 max-w-16 text-[11px] leading-tight text-ink-2">
				{caption}
			</span>
		</div>
	);
}

function Arc({ share, className }: { share: number; className: string }) {
	return (
		<circle
			cx="52"
			cy="52"
			r={RADIUS}
			fill="none"
			strokeWidth="8"
			strokeDasharray={AROUND}
			strokeDashoffset={AROUND * (1 - share / 100)}
			className={`${className} transition-[stroke-dashoffset] duration-300`}
		/>
	);
}
