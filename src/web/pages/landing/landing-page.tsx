import { Page, PageHead } from "../../ui/page.tsx";
export function LandingPage() {
	return (
		<Page>
			<PageHead title="landing" />
		</Page>
	);
}
