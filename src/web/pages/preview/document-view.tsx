// The pages with everything around them: what it is, what can be done with it, how it looks, what it rests on.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { letterDoc } from "../../../documents/letter-doc.ts";
import { resumeDoc } from "../../../documents/resume-doc.ts";
import type { Validation } from "../../../domain/tailoring/content.ts";
import { paths } from "../../paths.ts";
import { HiddenText } from "../../pdf/hidden-text.tsx";
import { linesOf } from "../../pdf/lines-of.ts";
import { profileQuery } from "../../queries.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/card.tsx";
import { PageHead } from "../../ui/page.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { dayOf } from "../../when.ts";
import { ClaimsCard } from "./claims-card.tsx";
import { DocumentActions } from "./document-actions.tsx";
import { LookCard } from "./look-card.tsx";
import { MatchCard } from "./match-card.tsx";
import type { Shown } from "./shown.ts";
import { useLook } from "../../use-look.ts";
import { usePdf, usePdfAhead } from "./use-pdf.ts";
import { WhyCard } from "./why-card.tsx";

// Begun with the page, not with the first file: both are needed and both take a moment.
const drawing = import("../../pdf/pdf-pages.tsx");
const PdfPages = lazy(() =>
	drawing.then(({ PdfPages }) => ({ default: PdfPages })),
);

export function DocumentView({
	shown,
	title,
}: {
	shown: Shown;
	title: string;
}) {
	const { generation, content } = shown;
	const { data: profile } = useQuery(profileQuery);
	const look = useLook(generation);
	const pdf = usePdf(generation.id, look);
	const ahead = usePdfAhead(generation.id, look);
	const [chosen, setChosen] = useState<string | null>(null);
	const doc = useMemo(() => {
		const { template, paper } = look.drawn;
		return shown.kind === "resume"
			? resumeDoc(shown.content, { template, paper })
			: letterDoc(shown.content, { template, paper });
	}, [shown, look.drawn]);
	const lines = useMemo(() => linesOf(doc), [doc]);
	const { validation, metadata } = content;
	const line = lines.find(({ path }) => path === chosen) ?? null;

	return (
		<>
			<PageHead
				title={title}
				above={
					<Link
						to={paths.documents}
						className="mb-1.5 inline-flex items-center gap-1.5 text-small text-ink-2 hover:text-ink"
					>
						<ArrowLeft aria-hidden size={15} />
						Back to Documents
					</Link>
				}
				below={
					<div className="mt-2.5 flex flex-wrap gap-1.5">
						<Chip>{generation.job_title}</Chip>
						<Chip>{generation.company_name}</Chip>
						<Chip>{dayOf(generation.created_at)}</Chip>
						{isTraced(validation) && <Chip tone="ok">Every line traced</Chip>}
					</div>
				}
				actions={
					<DocumentActions
						generation={generation}
						look={look.chosen}
						isReady={pdf.file !== undefined}
					/>
				}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-[minmax(0,1fr)_320px]">
				<section aria-label="Pages" className="rounded-2 bg-wash p-2.5 sm:p-7">
					<HiddenText doc={doc} />
					<MissingGlyphs characters={pdf.file?.missingGlyphs ?? ""} />
					{pdf.file ? (
						<Suspense fallback={<PageSpinner />}>
							<PdfPages
								bytes={pdf.file.bytes}
								lines={lines}
								chosen={chosen}
								onChoose={setChosen}
							/>
						</Suspense>
					) : pdf.failure ? (
						<div role="alert" className="py-20 text-center">
							<p className="mb-4">{pdf.failure}</p>
							<Button onClick={pdf.retry}>Try Again</Button>
						</div>
					) : (
						<PageSpinner />
					)}
				</section>
				<div className="space-y-3.5 lg:sticky lg:top-[76px] lg:-m-1 lg:max-h-[calc(100dvh-92px)] lg:overflow-y-auto lg:p-1">
					<LookCard look={look} isDrawing={pdf.isDrawing} onAhead={ahead} />
					<WhyCard
						onClose={() => setChosen(null)}
						line={line}
						validation={validation}
						profile={profile}
					/>
					<MatchCard score={metadata.score} />
					<ClaimsCard validation={validation} metadata={metadata} />
				</div>
			</div>
		</>
	);
}

/** True of every document the claim check has let through; said only where the document itself shows it. */
function isTraced({ lines }: Validation): boolean {
	return lines.length > 0 && lines.every(({ sources }) => sources.length > 0);
}

function MissingGlyphs({ characters }: { characters: string }) {
	if (characters === "") return null;
	return (
		<p
			role="alert"
			className="mb-4 rounded-1 bg-warn-wash p-3 text-small text-warn"
		>
			No font here can draw these characters, so they are missing on the pages:{" "}
			{[...characters].join(" ")}
		</p>
	);
}
