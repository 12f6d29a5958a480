// The share of the rules of good tailoring each chosen pair's documents keep, among those that apply to them.
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { createTypesetter } from "#src/adapters/typesetter/typst-typesetter.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import type { WrittenPair } from "../chosen-pairs.ts";
import { atLeast, type Result } from "../result.ts";
import { drawnRules } from "./drawn-rules.ts";
import { layoutRules } from "./layout-rules.ts";
import { letterRule } from "./letter-rule.ts";
import type { Judged, Piece } from "./rule.ts";
import { wordingRules } from "./wording-rules.ts";

const RULES = [
	...drawnRules,
	...layoutRules,
	...wordingRules,
	letterRule,
].toSorted((a, b) => a.number - b.number);
const AT_LEAST = 0.9;

type Score = {
	pair: WrittenPair;
	applicable: number;
	missed: { number: number; says: string; why: string[] }[];
};

export async function measureRules(
	written: readonly WrittenPair[],
	today: string,
): Promise<Result[]> {
	const typesetter = createTypesetter({ threads: 0 });
	const scores: Score[] = [];
	for (const pair of written)
		scores.push(scoreOf(pair, await drawn(pair, { typesetter, today })));
	await typesetter.close();
	const kinds = [...new Set(scores.map(({ pair }) => pair.kind))];
	return [
		...kinds.map((kind) => kindRow(kind, scores)),
		...scores.map(({ pair, applicable, missed }) => ({
			measure: `  ${pair.kind}: ${pair.name}`,
			result: `${applicable - missed.length} of ${applicable}`,
		})),
	];
}

function kindRow(kind: string, scores: readonly Score[]): Result {
	const of = scores.filter(({ pair }) => pair.kind === kind);
	const shares = of.map(
		({ applicable, missed }) => 1 - missed.length / applicable,
	);
	const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
	const measure = `rules of tailoring kept, pairs of kind “${kind}”`;
	const cases = of.flatMap(({ pair, missed }) =>
		missed.map(
			({ number, says, why }) =>
				`${pair.name}: ${number} ${says}: ${why.slice(0, 3).join(" | ")}`,
		),
	);
	return kind === "match"
		? { ...atLeast(measure, mean, AT_LEAST), cases }
		: { measure, result: mean.toFixed(3), cases };
}

function scoreOf(pair: WrittenPair, judged: Judged): Score {
	const answers = RULES.flatMap(({ number, says, breaks }) => {
		const why = breaks(judged);
		return why === null ? [] : [{ number, says, why }];
	});
	return {
		pair,
		applicable: answers.length,
		missed: answers.filter(({ why }) => why.length > 0),
	};
}

type Drawing = {
	typesetter: ReturnType<typeof createTypesetter>;
	today: string;
};

async function drawn(
	{ person, tailored }: WrittenPair,
	{ typesetter, today }: Drawing,
): Promise<Judged> {
	const { professional } = resumeTemplates;
	const letterLook = letterTemplates.professional;
	if (!professional || !letterLook) throw new Error("no template to draw with");
	const paper = "letter";
	const doc = resumeDoc(tailored.resume, { template: professional, paper });
	const letter = letterDoc(tailored.letter, { template: letterLook, paper });
	const { pdf, pages } = await typesetter.typeset(doc);
	const { pages: letterPages } = await typesetter.typeset(letter);
	return {
		person,
		tailored,
		doc,
		drawn: { bytes: pdf.byteLength, pages, ...(await readBack(pdf)) },
		letter: { doc: letter, pages: letterPages },
		today,
	};
}

/** Text and pictures of a PDF, as another program reads them. */
async function readBack(pdf: Uint8Array) {
	const [document, { OPS }] = await Promise.all([
		getDocumentProxy(new Uint8Array(pdf)),
		getResolvedPDFJS(),
	]);
	const pieces: Piece[] = [];
	let images = 0;
	let text = "";
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { fnArray } = await page.getOperatorList();
		images += fnArray.filter((drawn) => drawn === OPS.paintImageXObject).length;
		for (const item of (await page.getTextContent()).items) {
			if (!("str" in item)) continue;
			text += `${item.str}${item.hasEOL ? "\n" : ""}`;
			const [, , , , x = 0, y = 0] = item.transform;
			if (item.str.trim() !== "")
				pieces.push({ page: number, x, y, text: item.str });
		}
	}
	return { pieces, images, text };
}
