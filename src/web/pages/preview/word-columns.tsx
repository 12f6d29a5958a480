// Two wordings side by side where there is room; what was taken out and put in is marked in both by more than color.
import { clsx } from "clsx";
import { wordDiff } from "./word-diff.ts";

type Wordings = {
	before: string;
	after: string;
	/** What stands on each side, for who does not see the columns. */
	names?: readonly [before: string, after: string];
};

export function WordColumns({
	before,
	after,
	names: [left, right] = ["Before", "After"],
}: Wordings) {
	const parts = wordDiff(before, after);
	return (
		<div className="grid gap-x-6 gap-y-2 text-[14px] leading-relaxed md:grid-cols-2">
			<p className="break-words text-ink-2">
				<span className="sr-only">{left}: </span>
				{parts
					.filter(({ kind }) => kind !== "in")
					.map(({ kind, text }) => (
						<Word key={`${kind}${text}`} isMarked={kind === "out"} tag="del">
							{text}
						</Word>
					))}
			</p>
			<p className="break-words">
				<span className="sr-only">{right}: </span>
				{parts
					.filter(({ kind }) => kind !== "out")
					.map(({ kind, text }) => (
						<Word key={`${kind}${text}`} isMarked={kind === "in"} tag="ins">
							{text}
						</Word>
					))}
			</p>
		</div>
	);
}

type WordProps = { isMarked: boolean; tag: "del" | "ins"; children: string };

function Word({ isMarked, tag: Tag, children }: WordProps) {
	if (!isMarked) return <>{children} </>;
	return (
		<>
			<Tag
				className={clsx(
					"rounded-[3px] px-0.5",
					Tag === "del"
						? "bg-bad-wash decoration-bad"
						: "bg-ok-wash text-ink decoration-ok underline-offset-3",
				)}
			>
				{children}
			</Tag>{" "}
		</>
	);
}
