// The personal details: read, and with Edit a form in their place.
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import {
	hasPersonal,
	personal,
} from "../../../domain/profile/sections/personal.ts";
import { failureText } from "../../client.ts";
import { useMe } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Card, Chip } from "../../ui/card.tsx";
import { PencilIcon } from "../../ui/icons.ts";
import { Skeleton } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { findDraft } from "./draft.ts";
import { EmptySection } from "./empty-section.tsx";
import { LazyPersonalForm, preloadForms } from "./forms.ts";
import { PersonalView } from "./personal-view.tsx";
import { PhotoCard } from "./photo-card.tsx";
import { personalQuery } from "./sections-store.ts";

const { said, label, empty } = personal;

export function PersonalTab() {
	const userId = useMe().user.id;
	const { data: stored, error } = useQuery(personalQuery);
	const [draft, setDraft] = useState(() => findDraft(userId, "personal"));
	const [isEditing, setIsEditing] = useState(draft !== null);
	const editButton = useRef<HTMLButtonElement>(null);
	const wasEditing = useRef(false);
	useEffect(() => {
		if (wasEditing.current && !isEditing) editButton.current?.focus();
		wasEditing.current = isEditing;
	}, [isEditing]);
	useEffect(() => {
		if (!error) return;
		const text = failureText(error, said.fetchFallback);
		notify({ tone: "bad", title: said.fetchFailed, text });
	}, [error]);
	if (!stored) return null;
	return (
		<div className="flex flex-col gap-5">
			<Card
				aria-label={label}
				onFocus={preloadForms}
				onPointerEnter={preloadForms}
			>
				<div className="mb-4 flex items-center justify-between gap-3">
					<div className="flex items-center gap-2.5">
						<h2 className="text-h2">Personal Details</h2>
						{stored.is_sample && (
							<Chip size="small" tone="accent">
								Sample
							</Chip>
						)}
					</div>
					{!isEditing && (
						<Button
							ref={editButton}
							size="small"
							onClick={() => setIsEditing(true)}
						>
							<PencilIcon aria-hidden size={14} />
							Edit
						</Button>
					)}
				</div>
				{isEditing ? (
					<Suspense fallback={<Skeleton lines={6} />}>
						<LazyPersonalForm
							stored={stored}
							draft={draft}
							onDone={() => {
								setDraft(null);
								setIsEditing(false);
							}}
						/>
					</Suspense>
				) : hasPersonal(stored) ? (
					<PersonalView person={stored} />
				) : (
					<EmptySection text={empty} />
				)}
			</Card>
			<PhotoCard />
		</div>
	);
}
