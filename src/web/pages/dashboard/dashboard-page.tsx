import { Page, PageHead } from "../../ui/page.tsx";
export function DashboardPage() {
	return (
		<Page>
			<PageHead title="dashboard" />
		</Page>
	);
}
