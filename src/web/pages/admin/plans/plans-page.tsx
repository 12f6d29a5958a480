// What each plan holds: how many documents and analyses a month, which templates, and whether documents can be edited.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { paths } from "../../../paths.ts";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { managedPlansQuery } from "../admin-queries.ts";
import { NotLoaded } from "../parts.tsx";
import { PlanForm } from "./plan-form.tsx";

export function PlansPage() {
	const { data, error, refetch } = useQuery(managedPlansQuery);
	return (
		<Page>
			<PageTitle title="Plans" />
			<PageHead
				title="Plans"
				below="What each plan includes. Changes apply immediately to everyone on it; what was already used this month counts."
			/>
			{data ? (
				<>
					<div className="grid items-start gap-4 lg:grid-cols-3">
						{data.plans.map((plan) => (
							<PlanForm
								// What was typed goes when somebody else's change comes in.
								key={`${plan.name} ${JSON.stringify(plan.holds)}`}
								plan={plan}
								templates={data.templates}
							/>
						))}
					</div>
					<p className="mt-4 text-small text-ink-2">
						-1 is no limit. Documents of both kinds together are bounded in{" "}
						<Link
							to={paths.adminPage}
							params={{ page: "settings" }}
							className="underline"
						>
							Settings
						</Link>
						, under Generation Limit Free and Generation Limit Premium; setting
						one of them to -1 also removes the plan's own limits on documents.
					</p>
				</>
			) : (
				<NotLoaded
					error={error}
					title="Error loading plans"
					onRetry={() => void refetch()}
				/>
			)}
		</Page>
	);
}
