// Chinese: lines stand as they are.
export const shaping = null;
