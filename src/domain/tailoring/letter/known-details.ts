// Everything that may stand where a letter answers what was asked: slots, and the person's own statements in each form. Who checks a
// letter knows by it what its writer may have written.
import type { LanguageCode } from "../../language/language-code.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { TONGUE_WORDS } from "../../language/tables/tongues-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import type { Profile } from "../../profile/profile.ts";
import { openKindsFor } from "./answered-by.ts";
import {
	agreedSentence,
	noticeWithDay,
	phrasedStatement,
} from "./detail-sentences.ts";
import { type OwnStatement, ownStatements } from "./own-statements.ts";
import { fill, inSpelling } from "./voice.ts";

type KnownDetail = { text: string; path: string };

/** Every slot that may stand in a sentence of details: it rests on no fact. */
export function openDetails(language: LanguageCode): KnownDetail[] {
	const { open, openLevel, levelSlot, slots: asked } = DETAIL_WORDS[language];
	const { names } = TONGUE_WORDS[language];
	const slots = [
		...Object.values(open),
		...Object.values(asked).map(withoutEnd),
		...Object.values(names).flatMap((name) =>
			[openLevel, withoutEnd(levelSlot)].map((slot) =>
				fill(slot, { language: name }),
			),
		),
	];
	return inAllSpellings(
		slots.map((text) => ({ text, path: "" })),
		language,
	);
}

/** Every text of the person's own that may stand there, with the fact it rests on. */
export function knownDetails(
	profile: Profile,
	language: LanguageCode,
	today?: string,
): KnownDetail[] {
	const { open } = DETAIL_WORDS[language];
	const { quotes } = WRITING_WORDS[language];
	const answers = ownStatements(profile).flatMap((own) => {
		// A no says nothing of the words it was asked in.
		const words = own.isAgreed === false ? [] : [own.text];
		const said = [...words, ...pressed(own)];
		return [
			...(own.isNamed ? words : []),
			...(own.isAgreed === false
				? []
				: sentencesFor(own, language, today).map(withoutEnd)),
			...openKindsFor(own.kind).flatMap((kind) =>
				said.flatMap((text) => [
					withAnswer(open[kind], text),
					withAnswer(open[kind], quotes.join(text)),
				]),
			),
		].map((text) => ({ text, path: own.path }));
	});
	return inAllSpellings(answers, language);
}

/** The button itself, as letters of before name it. */
function pressed({ isAgreed }: OwnStatement): string[] {
	return isAgreed === undefined ? [] : [isAgreed ? "Yes" : "No"];
}

/** Some countries spell single words in their own way. */
function inAllSpellings(
	details: readonly KnownDetail[],
	language: LanguageCode,
): KnownDetail[] {
	const { forms } = WRITING_WORDS[language];
	return details.flatMap(({ text, path }) => [
		{ text, path },
		...[
			text.replace(/ß/g, "ss"),
			...forms.map(({ spelling }) => inSpelling(text, spelling)),
		]
			.filter((spelled) => spelled !== text)
			.map((spelled) => ({ text: spelled, path })),
	]);
}

/** Every sentence the statement may make, in each country's order of a date. */
function sentencesFor(
	own: OwnStatement,
	language: LanguageCode,
	today: string | undefined,
): string[] {
	const orders = new Set([
		undefined,
		...WRITING_WORDS[language].forms.map(({ formalDate }) => formalDate),
	]);
	const dated =
		today === undefined || own.kind !== "notice"
			? []
			: [...orders].map((order) =>
					noticeWithDay(own, { language, today, order }),
				);
	return [
		phrasedStatement(own, language),
		agreedSentence(own, language),
		...dated,
	].filter((sentence) => sentence !== null);
}

function withoutEnd(sentence: string): string {
	return sentence.replace(/[.。]$/u, "");
}

/** "earliest start: [date]" with what somebody said in the place of its slot. */
export function withAnswer(open: string, answer: string): string {
	return open.replace(/\[[^\]]*\]/u, () => answer);
}
