// The document with everything around it: what it is, what can be done with it, how it looks, what it rests on.
import { Tabs } from "@base-ui/react/tabs";
import { Link } from "@tanstack/react-router";
import { blanksIn } from "../../../domain/tailoring/letter/blanks.ts";
import { paths } from "../../paths.ts";
import { ArrowLeftIcon } from "../../ui/icons.ts";
import { PageHead } from "../../ui/page.tsx";
import { ChangesTab } from "./changes-tab.tsx";
import { ClaimsCard } from "./claims-card.tsx";
import { DocumentActions } from "./document-actions.tsx";
import { Badges } from "./document-badges.tsx";
import { stillLeftOut } from "./left-out.ts";
import { LookCard } from "./look-card.tsx";
import { MatchCard } from "./match-card.tsx";
import { MissingSection } from "./missing-section.tsx";
import { PagesTab } from "./pages-tab.tsx";
import type { Shown } from "./shown.ts";
import { useDocumentView } from "./use-document-view.ts";
import { usePutBack, usePutLineBack, useTakeOut } from "./use-own-words.ts";
import { useMissingSection } from "./use-section.ts";
import { useTemplateChoice } from "./use-template.ts";
import { WhyCard } from "./why-card.tsx";

export function DocumentView({
	shown,
	title,
}: {
	shown: Shown;
	title: string;
}) {
	const view = useDocumentView(shown);
	const { look, pdf, claims, toConfirm, lines } = view;
	const { generation, content, isEdited } = shown;
	const blanks = shown.kind === "cover_letter" ? blanksIn(shown.content) : [];
	const takeOut = useTakeOut(shown);
	const putBack = usePutBack(shown);
	const chooseTemplate = useTemplateChoice(generation.id, look);
	return (
		<>
			<PageHead
				title={title}
				above={<BackToDocuments />}
				below={<Badges shown={shown} toConfirm={toConfirm} blanks={blanks} />}
				actions={
					<DocumentActions
						generation={generation}
						look={look.chosen}
						isReady={pdf.file !== undefined}
						toConfirm={toConfirm}
						blanks={blanks}
					/>
				}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-[minmax(0,1fr)_320px]">
				<DocumentTabs shown={shown} view={view} />
				{/* As long as what stands in it: nothing of it is cut off. */}
				<div className="flex flex-col gap-3.5 self-stretch">
					<WhyCard
						onClose={() => view.choose(null)}
						line={lines.find(({ path }) => path === view.chosen) ?? null}
						validation={content.validation}
						proofs={view.proofs}
						profile={view.profile}
						isEdited={isEdited}
						putBack={putBack}
					/>
					<MatchCard
						score={content.metadata.score}
						omitted={stillLeftOut(shown, view.profile)}
						lines={content.validation.lines}
					/>
					<ClaimsCard
						validation={content.validation}
						claims={claims}
						document={generation.id}
						takeOut={takeOut}
					/>
					<LookCard
						look={look}
						isDrawing={pdf.isDrawing}
						onAhead={view.ahead}
						onTemplate={chooseTemplate}
					/>
				</div>
			</div>
		</>
	);
}

type TabsProps = { shown: Shown; view: ReturnType<typeof useDocumentView> };

function DocumentTabs({ shown, view }: TabsProps) {
	const { lines, profile } = view;
	const { validation, metadata } = shown.content;
	const putBack = usePutBack(shown);
	const putLineBack = usePutLineBack(shown, profile);
	const useWording = usePutBack(shown, "The model's wording is in");
	const missing = useMissingSection(
		{ posting: shown.generation.job_description, metadata },
		shown.kind === "resume" ? profile : undefined,
	);
	return (
		// What is said of a line of the pages goes with them.
		<Tabs.Root defaultValue="pages" onValueChange={() => view.choose(null)}>
			<Tabs.List
				aria-label="The document"
				className="mb-3 flex gap-1 border-b border-line"
			>
				<Tab value="pages">Pages</Tab>
				<Tab value="changes">Changes</Tab>
			</Tabs.List>
			<Tabs.Panel value="pages">
				<MissingSection missing={missing} score={metadata.score} />
				<PagesTab
					doc={view.doc}
					pdf={view.pdf}
					lines={lines}
					chosen={view.chosen}
					onChoose={view.choose}
				/>
			</Tabs.Panel>
			<Tabs.Panel value="changes">
				<ChangesTab
					shown={shown}
					lines={lines}
					validation={validation}
					metadata={metadata}
					profile={profile}
					putLineBack={putLineBack}
					isEdited={shown.isEdited}
					putBack={putBack}
					useWording={useWording}
				/>
			</Tabs.Panel>
		</Tabs.Root>
	);
}

function BackToDocuments() {
	return (
		<Link
			to={paths.documents}
			className="mb-1.5 inline-flex items-center gap-1.5 text-small text-ink-2 hover:text-ink"
		>
			<ArrowLeftIcon aria-hidden size={15} />
			Back to Documents
		</Link>
	);
}

function Tab({ value, children }: { value: string; children: string }) {
	return (
		<Tabs.Tab
			value={value}
			className="-mb-px rounded-t-1 border-b-2 border-transparent px-3 py-2 text-[14px] font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-accent"
		>
			{children}
		</Tabs.Tab>
	);
}
