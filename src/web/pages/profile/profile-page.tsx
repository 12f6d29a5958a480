import { Page, PageHead } from "../../ui/page.tsx";
export function ProfilePage() {
	return (
		<Page>
			<PageHead title="profile" />
		</Page>
	);
}
