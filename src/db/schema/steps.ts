// The states and steps that documents and analyses go through while they are made.

export const GENERATION_STATUSES = [
	"generating",
	"processing",
	"completed",
	"failed",
] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

export const GENERATION_STEPS = [
	"Creating",
	"Analyzing requirements",
	"Generating",
	"Complete",
] as const;
export type GenerationStep = (typeof GENERATION_STEPS)[number];
