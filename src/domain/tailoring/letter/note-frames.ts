// The sentences a line of notes is named in, whose subject is the work: "My work there covers castings in iron". No letter of ours is
// written so; what is written so is proved note by note.
import type { LanguageCode } from "../../language/language-code.ts";
import type { NotesWords } from "../../language/notes-words.ts";
import type { SentenceFrames } from "../../language/sentence-words.ts";
import { NOTES_WORDS } from "../../language/tables/notes-of-languages.ts";

/** The frames of all notes with each form of their verb. */
export function noteFrames(
	language: LanguageCode,
): { kind: string; text: string }[] {
	const words = NOTES_WORDS[language];
	if (words === null) return [];
	const { work, covers, result } = words;
	return [work, figureFrames(words), framesAround(result)].flatMap((table) =>
		Object.entries(table).flatMap(([kind, texts]) =>
			texts.flatMap((text) =>
				[...new Set(covers)].map((verb) => ({
					kind: `stated ${kind}`,
					text: text.replace("{covers}", verb),
				})),
			),
		),
	);
}

function figureFrames({
	figures,
}: Pick<NotesWords, "figures">): Partial<SentenceFrames> {
	return framesAround(figures);
}

function framesAround({
	there,
	at,
}: NotesWords["result"]): Partial<SentenceFrames> {
	return {
		current: [at],
		titled: [at],
		first: [at],
		named: [at],
		earlier: [at],
		begin: [there],
		same: [there],
	};
}

const BETWEEN = "; ";

/** The notes a part is made of. */
export function notesIn(part: string, language: LanguageCode): string[] {
	const and = NOTES_WORDS[language]?.and ?? BETWEEN;
	const parts = part.split(BETWEEN);
	return parts.length > 1 ? parts : part.split(and);
}
