/** One step of cleaning: where `probe` finds nothing, `pattern` isn't looked for. */
export type Pass = {
	probe: Pick<RegExp, "test">;
	pattern: RegExp;
	replace: (match: RegExpExecArray) => string;
};
