/** The sections a person can choose for a document, in the specification's order. */
export const SECTIONS = [
	"personal",
	"summary",
	"work_experience",
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
] as const;
export type Section = (typeof SECTIONS)[number];
