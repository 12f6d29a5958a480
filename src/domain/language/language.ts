// One shape for all languages. A language is a folder named by its code, with one file per group; a group's shape stands in
// a file of its own beside this one, so that each reader of words sees only what it needs.
import type { ActorWords } from "./actor-words.ts";
import type { AnalysisWords } from "./analysis-words.ts";
import type { ApplyingWords } from "./applying-words.ts";
import type { AskingWords } from "./asking-words.ts";
import type { ChoreWords } from "./chore-words.ts";
import type { ClaimWords } from "./claim-words.ts";
import type { ConceptWords } from "./concept-words.ts";
import type { DateWords } from "./date-words.ts";
import type { DetailWords } from "./detail-words.ts";
import type { DetectionWords } from "./detection-words.ts";
import type { DocumentWords } from "./document-words.ts";
import type { LanguageCode } from "./language-code.ts";
import type { MeaningWords } from "./meaning-words.ts";
import type { NameWords } from "./name-words.ts";
import type { NamingWords } from "./naming-words.ts";
import type { NotesWords } from "./notes-words.ts";
import type { OrderWords } from "./order-words.ts";
import type { PaperWords } from "./paper-words.ts";
import type { PostingWords } from "./posting-words.ts";
import type { ResumeWords } from "./resume-words.ts";
import type { SentenceWords } from "./sentence-words.ts";
import type { ShapingWords } from "./shaping-words.ts";
import type { SummaryWords } from "./summary-words.ts";
import type { TermWords } from "./term-words.ts";
import type { WordingWords } from "./wording-words.ts";
import type { WritingWords } from "./writing-words.ts";

export type LanguageGroups = {
	code: LanguageCode;
	/** Its own name, in its own spelling. */
	name: string;
	detection: DetectionWords;
	dates: DateWords;
	names: NameWords;
	posting: PostingWords;
	naming: NamingWords;
	terms: TermWords;
	claims: ClaimWords;
	concepts: ConceptWords;
	resume: ResumeWords;
	summary: SummaryWords;
	wording: WordingWords;
	writing: WritingWords;
	sentences: SentenceWords;
	notes: NotesWords | null;
	shaping: ShapingWords | null;
	documents: DocumentWords;
	meaning: MeaningWords;
	analysis: AnalysisWords;
	orders: OrderWords;
	papers: PaperWords;
	applying: ApplyingWords;
	asking: AskingWords;
	details: DetailWords;
	actors: ActorWords;
	chores: ChoreWords;
};
