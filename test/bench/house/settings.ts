// All that the measurements know about this tree by name. Whoever moves a file named here changes its path here.

/** A file of a trunk. `over` names the file that joins it to an earlier one where no import does, such as a queue both know. */
export type TrunkStep = string | { file: string; over: string };

/**
 * What one reads, in the order it is called, from the handler of a request to the stored result. The queue in between is a trunk of
 * its own: it knows nothing of documents.
 */
export const GENERATION: readonly TrunkStep[] = [
	"src/http/generate-document.ts",
	"src/workflows/start-generation.ts",
	{ file: "src/jobs/document-work.ts", over: "src/db/generations.ts" },
	"src/workflows/tailor-document.ts",
	"src/workflows/tailor-content.ts",
];
/** How a job of any kind is taken, attempted and settled. */
export const QUEUE: readonly TrunkStep[] = [
	"src/jobs/queue.ts",
	"src/jobs/attempt.ts",
	"src/jobs/settle.ts",
];
export const PROFILE_LINE: readonly TrunkStep[] = [
	"src/http/profile-entries.ts",
	"src/api/profile-sections.ts",
	"src/db/profile-entries.ts",
];

/** The table of calls between browser and server, a file a noun: the only place for their addresses. */
export const CALLS = "src/api/";

/** The module of paths in profile and content: the only place that takes them apart or puts them together. */
export const CONTENT_PATHS: readonly string[] = [
	"src/domain/profile/content-path.ts",
];
/** The names a path of the profile or of a document's content begins with. */
export const PATH_ROOTS: readonly string[] = [
	"personal",
	"personalInfo",
	"work_experience",
	"experience",
	"education",
	"skills",
	"languages",
	"projects",
	"certifications",
	"software",
	"publications",
	"volunteer",
	"awards",
	"interests",
	"references",
	"body",
];
/** The lists of lines within an entry. */
export const PATH_LISTS: readonly string[] = [
	"achievements",
	"details",
	"technologies",
	"technologies_used",
	"body_paragraphs",
];

/** What follows a dot in a template and is no field of a path: endings of files, parts of a page's ids. */
export const NO_FIELDS: readonly string[] = [
	"json",
	"pdf",
	"txt",
	"csv",
	"xml",
	"eml",
	"part",
	"gz",
	"br",
	"draft",
	"unfinished",
	"com",
	"offers",
	"end",
];
/** Files, by name, whose dotted paths lead through somebody else's JSON. */
export const OTHER_TREES: readonly string[] = [
	"json-resume-lists",
	"json-resume-parts",
	"json-resume-standard",
	"resume-entry",
];

/** Folders whose files are rows of one table: a name that only they share is the table's. */
export const ROWS_OF_ONE_TABLE: readonly string[] = [
	"src/domain/language/",
	"src/cli/",
];

/** Words of metaphor, where a name of the field belongs. */
export const METAPHORS: readonly string[] = [
	"house",
	"houses",
	"door",
	"doors",
	"desk",
	"hands",
	"pen",
	"pens",
	"told",
	"tell",
	"tells",
	"telling",
	"teller",
	"tellable",
	"retell",
	"retold",
	"retelling",
	"untold",
	"drop",
	"drops",
	"dropped",
];
/** Names in which such a word means itself: a file is dropped with the mouse, work is done hands-on. */
export const LITERALLY_MEANT: readonly string[] = [
	"onDrop",
	"onDropLine",
	"dropLine",
	"droppedLine",
	"dropEffect",
	"DropZone",
	"DropZoneProps",
	"handsOn",
	"hands-on",
];
/** Tables whose keys are words of a language, not names. */
export const TABLES_OF_WORDS: readonly string[] = [
	"src/domain/tailoring/lines/english-verbs.ts",
];
