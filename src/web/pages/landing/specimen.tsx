// What the product does in one look: a line of a document and the lines of a profile it rests on. The person is invented.
import { clsx } from "clsx";
import { specimen } from "./landing-content.ts";

export function Specimen() {
	return (
		<figure className="relative m-0 hidden pb-24 lg:block">
			<div className="mx-auto w-[88%] bg-sheet p-8 shadow-sheet">
				<p className="font-serif text-h2 font-semibold">{specimen.name}</p>
				<p className="text-small text-ink-2">{specimen.headline}</p>
				<p className="mt-5 mb-2 border-b border-accent-line pb-1 text-[11px] font-semibold tracking-widest text-accent uppercase">
					Experience
				</p>
				<p className="text-small font-semibold">{specimen.job}</p>
				<ul className="mt-1 space-y-1 text-small">
					{specimen.lines.map((line) => (
						<li
							key={line}
							className={clsx(
								"-mx-2 rounded-1 px-2 py-0.5",
								line === specimen.chosen && "bg-accent-wash",
							)}
						>
							{line}
						</li>
					))}
				</ul>
			</div>
			<figcaption className="absolute right-0 bottom-0 w-[78%] rounded-2 border border-line bg-sheet p-4 text-small shadow-over">
				<p className="font-semibold">Why this line</p>
				<ul className="mt-2 space-y-1.5 text-ink-2">
					{specimen.sources.map((source) => (
						<li key={source} className="flex gap-2.5">
							<span className="mt-1.5 size-2 shrink-0 rounded-full bg-ok" />
							{source}
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}
