// What a document's making changed, in words: of a score that stays the same, nobody learns that anything was done.
import type {
	Metadata,
	Validation,
} from "../../../domain/tailoring/content/content.ts";

export function scoreText({
	before,
	after,
	ceiling,
}: Metadata["score"]): string {
	const reach = ceiling > after ? `, ${ceiling} in reach` : "";
	if (after > before) return `${before} before, ${after} now${reach}`;
	if (after === before)
		return `${after}, as before${reach || ": no wording raises it"}`;
	return `${after} for what stands on these pages; your whole profile answers ${before}`;
}

type Done = Pick<Metadata, "omitted"> & Pick<Validation, "lines">;

/** What was done to the lines, whatever the score says. */
export function workText({ omitted, lines }: Done): string {
	const reworded = lines.filter(({ change }) => change === "reworded").length;
	const merged = lines.filter(({ change }) => change === "merged").length;
	const moved = isReordered(lines);
	const done = [
		reworded > 0 && `${counted(reworded)} reworded`,
		merged > 0 && `${counted(merged)} put together from several`,
		omitted.length > 0 &&
			`${counted(omitted.length)} left out that this posting doesn't need`,
		moved && "what it asks for moved to the top",
	].filter((part) => part !== false);
	if (done.length === 0)
		return "Your lines are as you wrote them, in your order.";
	const text = done.join(", ");
	return `Done for this posting: ${text}.`;
}

/** The lines of one list of the profile in another order than there. */
function isReordered(lines: Validation["lines"]): boolean {
	const last = new Map<string, number>();
	return lines.some(({ sources }) => {
		const place = /^(.+)\.(\d+)(?:\.[a-z_]+)?$/.exec(sources[0] ?? "");
		if (sources.length !== 1 || !place) return false;
		const [, list = "", at = ""] = place;
		const before = last.get(list) ?? -1;
		last.set(list, Math.max(before, Number(at)));
		return Number(at) < before;
	});
}

function counted(count: number): string {
	return count === 1 ? "1 line" : `${count} lines`;
}
