// Chinese is read sign by sign: a lone sign of a name beside signs of a fact makes another word of both.
import type { Open } from "./alignment.ts";
import { type Flaw, textOf } from "./alignment.ts";

/** "市" of the school's name before "级" of a prize of the district. */
export function strayedSignFlaws({ line, clause, covers }: Open): Flaw[] {
	if (line.reading.language !== "zh") return [];
	return covers.flatMap((cover): Flaw[] => {
		const { first, last, origin, target } = cover;
		if ((origin !== "name" && origin !== "title") || !target) return [];
		const beside = covers.filter(
			(other) => other.last === first - 1 || other.first === last + 1,
		);
		const isJoined = beside.some(
			(other) => other.target?.reading === target.reading,
		);
		const isStrayed = beside.some(
			(other) => other.target?.reading === clause.reading,
		);
		return first === last && isStrayed && !isJoined
			? [
					{
						kind: "head",
						text: textOf(line.reading, first, last),
						says: clause.reading.text,
						isContradiction: false,
					},
				]
			: [];
	});
}
