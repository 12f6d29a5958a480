// What the parts of a document's page share: how it looks, its pages, its lines, and which of them is chosen.
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { letterDoc } from "../../../documents/letter-doc.ts";
import { resumeDoc } from "../../../documents/resume-doc.ts";
import { linesToConfirm } from "../../../domain/tailoring/claims/claim-problem.ts";
import { useJudged } from "../../claims/use-claims.ts";
import { useLook } from "../../documents/use-look.ts";
import { documentLines } from "../../pdf/lines-of.ts";
import { profileQuery } from "../../queries/profile-query.ts";
import type { Shown } from "./shown.ts";
import { usePdf, usePdfAhead } from "./use-pdf.ts";

export function useDocumentView(shown: Shown) {
	const { generation, content } = shown;
	const { data: profile } = useQuery(profileQuery);
	const look = useLook(generation);
	const pdf = usePdf(generation.id, look);
	const ahead = usePdfAhead(generation.id, look);
	const [chosen, choose] = useState<string | null>(null);
	const doc = useMemo(() => {
		return shown.kind === "resume"
			? resumeDoc(shown.content, look.drawn)
			: letterDoc(shown.content, look.drawn);
	}, [shown, look.drawn]);
	const lines = useMemo(() => documentLines(doc), [doc]);
	const judged = useJudged(content, profile);
	const claims = judged?.problems ?? null;
	// Until these lines were held against the profile, what was stored of them stands.
	const toConfirm = judged?.isCurrent
		? linesToConfirm(judged.problems)
		: generation.to_confirm;
	const proofs = judged?.proofs ?? [];
	return {
		profile,
		look,
		pdf,
		ahead,
		chosen,
		choose,
		doc,
		lines,
		claims,
		toConfirm,
		proofs,
	};
}
