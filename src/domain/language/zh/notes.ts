// Chinese: lines stand as they are.
export const notes = null;
