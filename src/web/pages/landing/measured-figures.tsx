// What this build measured, with the day. The figures are written by the bench, never by hand.
import { partialDate } from "../../when.ts";
import { measured } from "./measured.ts";

const share =
	measured.proved === measured.lines
		? "100%"
		: `${((100 * measured.proved) / measured.lines).toFixed(1)}%`;
const figures: { label: string; value: string }[] = [
	{
		label: "from posting to resume and letter",
		value: `${measured.seconds} s`,
	},
	{
		label: `of ${measured.lines.toLocaleString("en")} lines proved`,
		value: share,
	},
	{ label: "file formats", value: String(measured.formats) },
	{ label: "languages", value: String(measured.languages) },
];

export function MeasuredFigures() {
	return (
		<figure className="m-0 mt-14 border-t border-line pt-6">
			<dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-[repeat(4,auto)] sm:justify-between">
				{figures.map(({ label, value }) => (
					<div key={label} className="flex flex-col-reverse">
						<dt className="text-small text-ink-2">{label}</dt>
						<dd className="font-serif text-h1 font-semibold tabular-nums">
							{value}
						</dd>
					</div>
				))}
			</dl>
			<figcaption className="mt-3 text-small text-ink-2">
				Measured with the built-in writer and its own check on{" "}
				{partialDate(measured.on, false)}: {measured.documents} documents
			</figcaption>
		</figure>
	);
}
