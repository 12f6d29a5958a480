// A session that ends while somebody works: the page stays as it is behind a dialog that signs the same person in again, and the
// call that was refused is made once more. Other windows of this browser are told, so that one answer serves them all.
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Me } from "../../api/me.ts";
import { whenSessionIsLost } from "../client.ts";
import { endSession } from "../session.ts";
import { onSessionNews, sendSessionNews } from "../session-news.ts";
import { withRetry } from "../with-retry.ts";
import { endedText } from "./ended-text.ts";

const SignInAgain = lazy(
	withRetry(() =>
		import("./sign-in-again.tsx").then(({ SignInAgain }) => ({
			default: SignInAgain,
		})),
	),
);

type Waiting = { promise: Promise<boolean>; answer(isSignedIn: boolean): void };

export function LostSession({ me }: { me: Me }) {
	const queries = useQueryClient();
	const waiting = useRef<Waiting | null>(null);
	const [isLost, setLost] = useState(false);
	const { pathname } = useLocation();
	const { id } = me.user;
	useEffect(() => {
		const answer = (isSignedIn: boolean) => {
			waiting.current?.answer(isSignedIn);
			waiting.current = null;
			setLost(false);
		};
		const stopAsking = whenSessionIsLost(() => {
			waiting.current ??= openWait();
			setLost(true);
			return waiting.current.promise;
		});
		const stopListening = onSessionNews((news) => {
			if (news.kind === "signed-in") answer(news.userId === id);
			if (news.kind === "signed-in" && news.userId === id) return;
			answer(false);
			endSession(queries);
		});
		return () => {
			stopAsking();
			stopListening();
			answer(false);
		};
	}, [id, queries]);
	if (!isLost) return null;
	const settle = (isSignedIn: boolean) => {
		waiting.current?.answer(isSignedIn);
		waiting.current = null;
		setLost(false);
		if (isSignedIn) sendSessionNews({ kind: "signed-in", userId: id });
		else endSession(queries);
	};
	return (
		<Suspense>
			<SignInAgain
				reason={endedText(pathname)}
				email={me.user.email}
				onSignedIn={() => settle(true)}
				onLeave={() => settle(false)}
			/>
		</Suspense>
	);
}

function openWait(): Waiting {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	return { promise, answer: resolve };
}
