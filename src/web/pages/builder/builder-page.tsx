import { Page, PageHead } from "../../ui/page.tsx";
export function BuilderPage() {
	return (
		<Page>
			<PageHead title="builder" />
		</Page>
	);
}
