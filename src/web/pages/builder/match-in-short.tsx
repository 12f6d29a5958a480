// On a small screen the match stands further down the page: what came out, beside the posting, and the way to it.
import type { MatchState } from "./match-messages.ts";

type MatchInShortProps = { matching: MatchState; onShow: () => void };

export function MatchInShort({ matching, onShow }: MatchInShortProps) {
	if (matching.state !== "ready") return null;
	const { score, ceiling } = matching.answer;
	return (
		<button
			type="button"
			onClick={onShow}
			className="flex w-full items-center justify-between gap-3 rounded-2 border border-accent-line bg-accent-wash px-4 py-3 text-left lg:hidden"
		>
			<span>
				Match{" "}
				<strong className="font-serif text-h2 font-semibold tabular-nums">
					{score}
				</strong>{" "}
				<span className="text-small text-ink-2">
					{ceiling > score ? `of ${ceiling} within reach` : "as it stands"}
				</span>
			</span>
			<span className="text-small font-medium text-accent">
				See what it asks for
			</span>
		</button>
	);
}
