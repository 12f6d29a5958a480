// Everything found in a resume: what is doubtful first, what the profile says differently, then section by section with what
// is new, and the lines that found no home.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ImportReply } from "../../../api/import.ts";
import { type ProfileReply, profileCalls } from "../../../api/profile.ts";
import type { Problem } from "../../../domain/problem.ts";
import { mergeProfiles } from "../../../domain/profile/merge-profiles.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import {
	type Placing,
	placeLines,
} from "../../../domain/resume-reading/place-lines.ts";
import { ask } from "../../ask.ts";
import { ApiError } from "../../client.ts";
import { paths } from "../../paths.ts";
import { profileQuery } from "../../queries/profile-query.ts";
import { Button } from "../../ui/button.tsx";
import { Card, Chip } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { Differences } from "./differences.tsx";
import { DoubtfulFields } from "./doubtful-fields.tsx";
import { EntryList } from "./entry-list.tsx";
import { type Taken, takeImported } from "./import-choices.ts";
import { countOf, profileSections } from "./profile-sections.ts";
import { ReadFrom } from "./read-from.tsx";
import { UnreadLines } from "./unread-lines.tsx";

type ReviewProps = {
	reading: ImportReply;
	onChange: (reading: ImportReply) => void;
	/** Where unread lines were put, by the person or by a model. */
	placings: readonly Placing[];
	onPlace: (placings: Placing[]) => void;
	onEnd: () => void;
};

export function ReviewImport({
	reading: read,
	onChange,
	placings,
	onPlace,
	onEnd,
}: ReviewProps) {
	const reading = useMemo(() => placeLines(read, placings), [read, placings]);
	const { data: stored } = useQuery(profileQuery);
	const [taken, setTaken] = useState<Taken>(new Set());
	const add = useAddToProfile(onEnd);
	const heading = useRef<HTMLHeadingElement>(null);
	const merged = useMemo(
		() => stored && mergeProfiles(stored, reading.profile),
		[stored, reading.profile],
	);
	const isShown = merged !== undefined;
	useEffect(() => {
		if (isShown) heading.current?.focus();
	}, [isShown]);
	if (!merged) return <Skeleton lines={6} />;
	const { entries } = merged;
	const isThere = entries.filter(({ state }) => state === "same").length;
	return (
		<div className="space-y-4">
			<div>
				<h2 ref={heading} tabIndex={-1} className="text-h2 focus:outline-none">
					{foundText(reading.profile)}
				</h2>
				{isThere > 0 && (
					<p className="mt-1 text-ink-2">
						{isThere} of {entries.length} entries are in your profile already
						and stay once.
					</p>
				)}
			</div>
			<DoubtfulFields reading={read} onChange={onChange} />
			<Differences merged={merged} taken={taken} onTake={setTaken} />
			<Notes notes={[...reading.notes, ...merged.leftOut]} />
			{profileSections.map((section) => {
				const found = section.entries(reading.profile);
				if (found.length === 0) return null;
				return (
					<Card key={section.tab} aria-labelledby={`found-${section.tab}`}>
						<div className="mb-4 flex items-center gap-3">
							<h2 id={`found-${section.tab}`} className="text-h2">
								{section.label}
							</h2>
							<Chip>{countOf(section, reading.profile)}</Chip>
						</div>
						<EntryList entries={found} />
						<ReadFrom reading={reading} section={section.name} />
					</Card>
				);
			})}
			<UnreadLines reading={read} placings={placings} onPlace={onPlace} />
			{add.error && <SaveFailure failure={add.error} />}
			<div className="sticky bottom-0 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-4">
				<Button
					kind="primary"
					busy={add.isPending}
					onClick={() => add.mutate({ imported: reading.profile, taken })}
				>
					Add to profile
				</Button>
				<Button onClick={onEnd}>Choose another file</Button>
			</div>
		</div>
	);
}

type Addition = { imported: Profile; taken: Taken };

/** Put to the profile as it is at that moment, not as it was when the page was opened. */
function useAddToProfile(onEnd: () => void) {
	const queries = useQueryClient();
	const navigate = useNavigate();
	const save = async (body: ProfileReply) => {
		const reply = await ask(profileCalls.replace, { body });
		queries.setQueryData(profileQuery.queryKey, reply.profile);
		await queries.invalidateQueries();
		return reply;
	};
	const add = async ({ imported, taken }: Addition, tries = 3) => {
		const before = await ask(profileCalls.read);
		const profile = takeImported(
			mergeProfiles(before.profile, imported),
			taken,
		);
		try {
			const { version } = await save({ profile, version: before.version });
			return { profile: before.profile, version };
		} catch (error) {
			// Another window was quicker: the import is put to what that one saved.
			const isChanged = error instanceof ApiError && error.code === "conflict";
			if (!isChanged || tries === 1) throw error;
			return add({ imported, taken }, tries - 1);
		}
	};
	const onError = (failure: ApiError) =>
		notify({
			tone: "bad",
			title: "Error updating profile",
			text: failure.message || "Failed to update profile",
		});
	return useMutation({
		mutationFn: (addition: Addition) => add(addition),
		onSuccess(undone) {
			onEnd();
			notify({
				tone: "ok",
				title: "Added to your profile",
				action: {
					label: "Undo",
					run: () => void save(undone).catch(onError),
				},
			});
			return navigate({ to: paths.profile });
		},
		onError,
	});
}

function Notes({ notes }: { notes: Problem[] }) {
	if (notes.length === 0) return null;
	return (
		<details
			open={notes.length <= 5}
			className="rounded-2 border border-line bg-wash p-4"
		>
			<summary className="font-semibold">
				Not carried over as written:{" "}
				{notes.length === 1 ? "one thing" : `${notes.length} things`}
			</summary>
			<ul className="mt-3 space-y-3">
				{notes.map(({ where, message, hint }) => (
					<li key={where + message} className="break-words">
						{message}
						<span className="block text-small text-ink-2">
							{hint} <span className="text-ink-2">({where})</span>
						</span>
					</li>
				))}
			</ul>
		</details>
	);
}

function SaveFailure({ failure }: { failure: ApiError }) {
	const fields = Object.entries(failure.fields);
	return (
		<div role="alert" className="rounded-2 bg-bad-wash p-4 text-bad">
			<p className="font-semibold">
				The profile was not saved. {failure.message}
			</p>
			<ul className="text-small">
				{fields.map(([field, message]) => (
					<li key={field}>
						{field}: {message}
					</li>
				))}
			</ul>
		</div>
	);
}

function foundText(profile: Profile): string {
	const sections = profileSections.filter(
		(section) => section.entries(profile).length > 0,
	).length;
	return `Found in this resume: ${sections} of ${profileSections.length} sections`;
}
