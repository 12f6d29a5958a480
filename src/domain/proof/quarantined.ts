/** Text that speaks to a machine instead of a reader, and what gave it away. */
export type Quarantined = { text: string; why: "hidden" | "instruction" };
