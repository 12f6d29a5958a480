// How much of a resume an import found: for each kind of field the share that is right, and the mean over the kinds. Texts
// count as equal by the words they share, dates where one is the beginning of the other, bullets by their number.

export type JsonResume = {
	basics?: { name?: string; email?: string; phone?: string };
	work?: {
		name?: string;
		position?: string;
		startDate?: string | null;
		endDate?: string | null;
		highlights?: string[];
		n_highlights?: number;
	}[];
	education?: { institution?: string; studyType?: string; area?: string }[];
	skills?: { name?: string; keywords?: string[] }[];
};

export type Score = { fields: Map<string, boolean[]>; macro: number };

export function scoreImport(truth: JsonResume, found: JsonResume): Score {
	const fields = new Map<string, boolean[]>();
	const put = (field: string, isRight: boolean) =>
		fields.set(field, [...(fields.get(field) ?? []), isRight]);
	const { name, email, phone } = truth.basics ?? {};
	if (name) put("name", alike(name, found.basics?.name, 0.9));
	if (email) put("email", folded(email) === folded(found.basics?.email));
	if (phone) put("phone", samePhone(phone, found.basics?.phone));
	for (const [job, read] of paired(truth.work ?? [], found.work ?? [], [
		"name",
		"position",
	])) {
		put("company", alike(job.name, read?.name));
		put("position", alike(job.position, read?.position));
		if (job.startDate)
			put("startDate", sameDate(job.startDate, read?.startDate));
		if (job.endDate) put("endDate", sameDate(job.endDate, read?.endDate));
		const bullets = job.n_highlights ?? job.highlights?.length ?? 0;
		if (bullets) put("bullets", read?.highlights?.length === bullets);
	}
	for (const [study, read] of paired(
		truth.education ?? [],
		found.education ?? [],
		["institution", "studyType"],
	)) {
		if (study.institution)
			put("institution", alike(study.institution, read?.institution));
		const degree = [study.studyType, study.area].filter(Boolean).join(" ");
		const other = [read?.studyType, read?.area].filter(Boolean).join(" ");
		if (degree)
			put(
				"degree",
				alike(degree, other, 0.6) || alike(study.studyType, read?.studyType),
			);
	}
	for (const skill of skillNames(truth)) put("skills", hasSkill(found, skill));
	const shares = [...fields.values()].map(
		(all) => all.filter(Boolean).length / all.length,
	);
	return {
		fields,
		macro:
			shares.reduce((sum, share) => sum + share, 0) /
			Math.max(shares.length, 1),
	};
}

function folded(text: string | null | undefined): string {
	return (text ?? "")
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}_@.+\-/ ]/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
}

/** Twice the words both have, by the words they have together. */
function overlap(
	a: string | null | undefined,
	b: string | null | undefined,
): number {
	const [first, second] = [a, b].map((text) =>
		folded(text).split(" ").filter(Boolean),
	) as [string[], string[]];
	if (first.length === 0 || second.length === 0) return 0;
	const left = [...second];
	const common = first.filter((word) => {
		const at = left.indexOf(word);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
	return (2 * common.length) / (first.length + second.length);
}

function alike(a?: string, b?: string, least = 0.8): boolean {
	return overlap(a, b) >= least;
}

function samePhone(a: string, b = ""): boolean {
	const [first, second] = [a, b].map((text) => text.replace(/\D/g, "")) as [
		string,
		string,
	];
	return (
		second.length >= 7 && (first.endsWith(second) || second.endsWith(first))
	);
}

function sameDate(a: string, b: string | null | undefined): boolean {
	const [first, second] = [a, b ?? ""].map((text) => text.slice(0, 7)) as [
		string,
		string,
	];
	return (
		second !== "" && (first.startsWith(second) || second.startsWith(first))
	);
}

/** Each true entry with the read one that shares the most words with it. */
function paired<T extends Record<string, unknown>>(
	truth: T[],
	found: T[],
	keys: (keyof T)[],
): [T, T | undefined][] {
	const left = [...found];
	return truth.map((entry) => {
		const held = keys.filter((key) => entry[key]);
		const scores = left.map(
			(read) =>
				held.reduce(
					(sum, key) =>
						sum + overlap(String(entry[key]), String(read[key] ?? "")),
					0,
				) / Math.max(held.length, 1),
		);
		const best = scores.indexOf(Math.max(...scores));
		if (best < 0 || (scores[best] ?? 0) < 0.3) return [entry, undefined];
		return [entry, left.splice(best, 1)[0]];
	});
}

function skillNames({ skills = [] }: JsonResume): string[] {
	const names = skills.flatMap(({ name, keywords }) =>
		keywords?.length ? keywords : [name ?? ""],
	);
	return [...new Set(names.map(folded))].filter(Boolean);
}

function hasSkill({ skills = [] }: JsonResume, name: string): boolean {
	const all = skills
		.flatMap((skill) => [skill.name ?? "", ...(skill.keywords ?? [])])
		.join(" , ");
	return ` ${folded(all)} `.includes(` ${name} `);
}
