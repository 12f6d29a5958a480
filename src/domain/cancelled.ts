/** The stored title of a document that its person gave up: it ended, and nothing went wrong. */
export const CANCELLED = "Generation cancelled";
