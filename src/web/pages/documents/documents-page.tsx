import { Page, PageHead } from "../../ui/page.tsx";
export function DocumentsPage() {
	return (
		<Page>
			<PageHead title="documents" />
		</Page>
	);
}
