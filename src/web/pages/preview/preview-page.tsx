import { Page, PageHead } from "../../ui/page.tsx";
export function ResumePreviewPage() {
	return (
		<Page>
			<PageHead title="Resume Preview" />
		</Page>
	);
}
export function LetterPreviewPage() {
	return (
		<Page>
			<PageHead title="Cover Letter Preview" />
		</Page>
	);
}
