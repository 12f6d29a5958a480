// Honest rounding: "more than 40" for 42, "nearly 20 %" for 18 %, "about 300" for 312. A bound that says more than the
// profile's figure is none.
import type { Figure } from "./figure.ts";
import { isSameFigure } from "./numbers.ts";

const OVER =
	/(?:\b(?:more than|over|above|exceeding|upwards of|at least|mehr als|über|mindestens|más de|al menos|plus de|au moins|oltre|più di|almeno|mais de|pelo menos|meer dan|ruim|minstens|mer enn|over|minst|mere end|mindst)|超过|逾|至少)\s*$/iu;
const UNDER =
	/(?:\b(?:nearly|almost|just under|up to|under|below|less than|fewer than|close to|fast|knapp|bis zu|unter|weniger als|casi|hasta|menos de|près de|presque|jusqu['’]à|moins de|quasi|fino a|meno di|quase|até|bijna|tot|minder dan|nesten|opptil|mindre enn|næsten|op til|mindre end)|近|将近|不到|低于)\s*$/iu;
const NEAR =
	/(?:(?<!\p{L})(?:about|around|approximately|roughly|some|circa|ca\.?|etwa|rund|ungefähr|unos|unas|aproximadamente|alrededor de|environ|autour de|cerca de|ongeveer|zo['’]n|rundt|cirka|omtrent|omkring|om lag)|约|大约)\s*$/iu;

// A round figure that is further away than this says something else.
const MOST_ABOVE = 1.5;
const LEAST_BELOW = 0.75;
const NEAR_BY = 0.1;

/** Whether a figure of a document says the same as one of the profile, or honestly less exactly. */
export function saysNoMore(
	figure: Figure,
	text: string,
	known: Figure,
): boolean {
	// Money may lose its sign; a count may not win one.
	if (figure.isMoney && !known.isMoney) return false;
	if (isSameFigure(figure, known)) return true;
	if (figure.isPercent !== known.isPercent) return false;
	const before = text.slice(0, figure.start);
	const isOpen = isOpenAbove(figure, text);
	return figure.values.some((value) =>
		known.values.some(
			(own) =>
				isRound(value) &&
				((isOpen && own >= value && own <= value * MOST_ABOVE) ||
					(UNDER.test(before) && own <= value && own >= value * LEAST_BELOW) ||
					(NEAR.test(before) && Math.abs(own - value) <= own * NEAR_BY)),
		),
	);
}

/** Whether a text says a figure as the least: "more than 5", "5+". */
export function isOpenAbove(figure: Figure, text: string): boolean {
	return (
		OVER.test(text.slice(0, figure.start)) ||
		/^\s?\+/.test(text.slice(figure.end))
	);
}

function isRound(value: number): boolean {
	const digits = String(value).replace(/\D/g, "").replace(/0+$/, "");
	return digits.length <= 2;
}

const DIFFERENCE =
	/^\s?(?:-|percentage |%-)?(?:points?|pp\b|punkte\w*|puntos|punti|pontos|punten|poeng|procentpoint|个百分点)/i;

const BY = /(?<!\p{L})(?:by|um|en|de|di|em|met|med)\s$/iu;

/**
 * "By 5 points" for "from 11% to 6%", "by 45 %" for the same, "by 4 days" for "from 9 to 5 days": what follows from two
 * figures that stand side by side.
 */
export function followsFrom(
	figure: Figure,
	text: string,
	known: readonly Figure[],
): boolean {
	const isPoints = DIFFERENCE.test(text.slice(figure.end));
	if (!figure.isPercent && !isPoints && !BY.test(text.slice(0, figure.start)))
		return false;
	return known.some((first, at) => {
		const second = known[at + 1];
		if (!second || second.start - first.end > 14) return false;
		if (!figure.isPercent && first.isMoney !== figure.isMoney) return false;
		const [from, to] = [first.values[0] ?? 0, second.values[0] ?? 0];
		const change = Math.abs(to - from);
		if (isPoints || !figure.isPercent)
			return (
				second.isPercent === isPoints &&
				figure.values.some((value) => Math.abs(value - change) < 0.001)
			);
		const share = (change / from) * 100;
		return figure.values.some((value) => Math.abs(value - share) <= 0.5);
	});
}
