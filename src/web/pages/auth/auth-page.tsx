import { Page, PageHead } from "../../ui/page.tsx";
export function AuthPage() {
	return (
		<Page>
			<PageHead title="Sign In" />
		</Page>
	);
}
