// A made-up person for whoever has nothing in the profile yet and wants to see what comes of it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sectionCalls } from "../../api/profile-sections.ts";
import { ask } from "../ask.ts";
import { notify } from "../ui/toast.tsx";
import { dashboardQuery } from "./dashboard-query.ts";
import { profileQuery } from "./profile-query.ts";

export function useLoadSample(then?: () => Promise<void>) {
	const queries = useQueryClient();
	return useMutation({
		networkMode: "always",
		mutationFn: () => ask(sectionCalls.loadSample),
		onSuccess: async () => {
			void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
			void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey });
			notify({
				tone: "ok",
				title: "Sample person loaded",
				text: "Paste a posting to see a tailored resume. Remove the sample on the profile page.",
			});
			await then?.();
		},
		onError: ({ message }) =>
			notify({ tone: "bad", title: "Error updating profile", text: message }),
	});
}
