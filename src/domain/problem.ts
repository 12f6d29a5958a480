// What is wrong with something a person gave us, as data. Problems are returned all at once, never thrown.

/** `where` names the field, file or path; `message` what happened; `hint` what to do about it. */
export type Problem = { where: string; message: string; hint: string };

/** Either a value or the reasons why there is none. */
export type Outcome<T> =
	| { ok: true; value: T }
	| { ok: false; problems: Problem[] };
