/** Whose work it is, and whether it is still wanted; without a person it is the installation's own. */
export type Turn = { person?: string; signal?: AbortSignal };
