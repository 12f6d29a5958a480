// Numbers and halves as a language counts in words.
import type { ClaimWords } from "../language/claim-words.ts";
import { folded } from "./word-roots.ts";

const FIRST_TEN = 20;

/** "percent" and "twenty-five" → their values, folded. */
export function numbersOf({ counting }: ClaimWords): Map<string, number> {
	const numbers = new Map<string, number>();
	const toNineteen = new Set(counting.toNineteen?.split(/\s+/));
	const ones = counting.small.split(/\s+/).filter(Boolean);
	for (const [value, word] of ones.entries()) numbers.set(folded(word), value);
	counting.tens
		.split(/\s+/)
		.filter(Boolean)
		.forEach((ten, at) => {
			const value = (at + 2) * 10;
			numbers.set(folded(ten), value);
			const most = toNineteen.has(ten) ? 20 : 10;
			ones.slice(1, most).forEach((one, nr) => {
				// "Veinticuatro" names no other ten.
				for (const pattern of counting.joined)
					if (value === FIRST_TEN || pattern.includes("{ten}"))
						numbers.set(
							folded(pattern.replace("{ten}", ten).replace("{one}", one)),
							value + nr + 1,
						);
			});
		});
	for (const [word, value] of halvesOf(counting.half, ones))
		numbers.set(word, value);
	for (const [word, value] of numberRows(
		`${counting.large},${counting.near ?? ""}`,
	))
		numbers.set(word, value);
	return numbers;
}

const HALF = 0.5;

/** "Two and a half", "anderthalb". */
function halvesOf(
	half: ClaimWords["counting"]["half"],
	ones: readonly string[],
): [string, number][] {
	if (!half) return [];
	return [
		...ones
			.slice(2)
			.map((one, nr): [string, number] => [
				folded(half.more.replace("{one}", one)),
				nr + 2 + HALF,
			]),
		...half.oneAndHalf
			.split(", ")
			.map((word): [string, number] => [folded(word), 1 + HALF]),
	];
}

/** "Hundred 100, thousand 1000" → each folded word with its value. */
export function numberRows(list: string): [string, number][] {
	return list.split(",").flatMap((row): [string, number][] => {
		const at = row.trim().lastIndexOf(" ");
		return at > 0
			? [[folded(row.trim().slice(0, at)), Number(row.trim().slice(at))]]
			: [];
	});
}
