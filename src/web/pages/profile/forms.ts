// The forms of the profile and the library behind them, loaded when somebody is about to open one: reading needs neither.
import { lazy } from "react";

const loadEntryDialog = () => import("./entry-dialog.tsx");
const loadPersonalForm = () => import("./personal-form.tsx");

export const LazyEntryDialog = lazy(() =>
	loadEntryDialog().then(({ EntryDialog }) => ({ default: EntryDialog })),
);
export const LazyPersonalForm = lazy(() =>
	loadPersonalForm().then(({ PersonalForm }) => ({ default: PersonalForm })),
);

/** For a pointer or the focus that comes near a button. Failing is no harm: opening the form asks again. */
export function preloadForms(): void {
	void Promise.allSettled([loadEntryDialog(), loadPersonalForm()]);
}
