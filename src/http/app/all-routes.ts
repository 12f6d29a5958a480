// Every route of the API. The only file that knows them all; each is given what it needs and no more.

import type { ProgressFeed } from "../../workflows/follow-progress.ts";
import type { ModelInForce } from "../../workflows/model-settings.ts";
import type { Seal } from "../../workflows/seal.ts";
import type { SettingsInForce } from "../../workflows/settings-port.ts";
import { templatePictures } from "../../workflows/template-picture.ts";
import type { Computing } from "../../world/computing.ts";
import type { Importer } from "../../world/importer.ts";
import type { Mailer } from "../../world/mail.ts";
import type { Models } from "../../world/models.ts";
import type { Typesetter } from "../../world/typesetter.ts";
import { accountRoutes } from "../accounts.ts";
import { auditRoute } from "../admin/audit-log.ts";
import { adminDashboardRoute } from "../admin/dashboard.ts";
import { invitationAdminRoutes } from "../admin/invitations.ts";
import { logRoutes } from "../admin/logs.ts";
import { mailOutboxRoutes } from "../admin/mail-outbox.ts";
import { peopleRoutes, personRoutes } from "../admin/people.ts";
import { peopleExportRoute } from "../admin/people-export.ts";
import { planRoutes } from "../admin/plans.ts";
import { priceRoutes } from "../admin/prices.ts";
import { securityRoutes } from "../admin/security.ts";
import { configurationRoutes, providerRoutes } from "../admin/settings.ts";
import { analyticsRoute, financialRoute } from "../admin/statistics.ts";
import { templateAdminRoutes } from "../admin/templates.ts";
import { requestRoutes } from "../admin/upgrade-requests.ts";
import { analysisRoutes } from "../analysis.ts";
import { answerRoutes } from "../answers.ts";
import { archiveRoute } from "../archive.ts";
import type { Auth } from "../auth.ts";
import { contentRoutes } from "../contents.ts";
import { dashboardRoute } from "../dashboard.ts";
import { deletedDocumentRoutes } from "../deleted-documents.ts";
import { dialogActionRoute } from "../dialog-actions.ts";
import { documentEventsRoute } from "../document-events.ts";
import { fileRoutes } from "../document-files.ts";
import { documentTemplateRoute } from "../document-template.ts";
import { documentRoutes } from "../documents.ts";
import { factorRoutes } from "../factors.ts";
import { makingRoutes } from "../generate-document.ts";
import { importRoutes, placingRoute } from "../import.ts";
import { invitationRoutes } from "../invitations.ts";
import type { Mailed } from "../mailed.ts";
import { meRoutes } from "../me.ts";
import { onboardingRoute } from "../onboarding.ts";
import { passkeyRoutes } from "../passkeys.ts";
import { passwordRoutes } from "../passwords.ts";
import { photoRoutes } from "../photo.ts";
import { profileRoutes } from "../profile.ts";
import { entryRoutes } from "../profile-entries.ts";
import { sectionRoutes } from "../profile-sections.ts";
import { createEventStreams } from "../progress-events.ts";
import { type OwnProvider, providerSignInRoutes } from "../provider-sign-in.ts";
import type { Route } from "../route.ts";
import { sessionRoutes } from "../sessions.ts";
import { setUpRoutes } from "../set-up.ts";
import { settingsRoutes } from "../settings.ts";
import { templateRoutes } from "../templates.ts";
import { upgradeRoutes } from "../upgrade.ts";
import { type WordsSource, wordsRoute } from "../words.ts";
import { writerRoute } from "../writer.ts";

export type RouteParts = Mailed & {
	log: { warn(details: object, message: string): void };
	auth: Auth;
	mail: Mailer;
	typesetter: Typesetter;
	importer: Importer;
	/** Every address our own pages may be opened at. */
	origins: readonly string[];
	/** Who may vouch for people besides themselves; null where nobody may. */
	provider: OwnProvider | null;
	computing: Computing;
	models: Models;
	/** Whether an address must be confirmed before its account can be used. */
	confirmEmail: boolean;
	/** Aborted when the server is told to stop: streams end. */
	closing: AbortSignal;
	/** How far documents and analyses are, as it changes. */
	progress: ProgressFeed;
	analysisProgress: ProgressFeed;
	words: WordsSource;
	settings: SettingsInForce;
	/** What the link that sets the installation up is derived from. */
	secret: string;
	seal: Seal;
	/** How long this process has served, by a clock that never jumps. */
	runningSeconds: () => number;
	/** Whose disk is watched. */
	dataFolder: string;
	/** Further hosts that a provider's address may name. */
	allowedHosts: readonly string[];
	modelInForce: () => Promise<ModelInForce>;
	/** Says to the worker of this process that work waits. */
	wake: () => void;
	/** Says to the worker of this process that somebody will likely ask for a document soon. */
	rehearse: (userId: string) => void;
	/** Ends what is still done for a document nobody wants anymore. */
	giveUp: (id: string) => void;
};

export function allRoutes(parts: RouteParts): Route[] {
	const pictureOf = templatePictures(parts.typesetter, parts.computing);
	const answerWithEvents = createEventStreams(parts);
	return [
		...setUpRoutes(parts),
		...accountRoutes(parts),
		...providerSignInRoutes(parts),
		...passwordRoutes(parts),
		...invitationRoutes(parts),
		...factorRoutes(parts),
		...passkeyRoutes(parts),
		...sessionRoutes(parts),
		...meRoutes(parts),
		archiveRoute(parts),
		...settingsRoutes(parts),
		...profileRoutes(parts),
		...photoRoutes(parts),
		...sectionRoutes(parts),
		...entryRoutes(parts),
		...answerRoutes(parts),
		...importRoutes(parts),
		placingRoute(parts),
		...makingRoutes(parts),
		...documentRoutes(parts),
		...deletedDocumentRoutes(parts),
		documentEventsRoute({ ...parts, answerWithEvents }),
		documentTemplateRoute(parts),
		dialogActionRoute(parts),
		...fileRoutes(parts),
		...contentRoutes(parts),
		...analysisRoutes({ ...parts, answerWithEvents }),
		writerRoute(parts),
		...templateRoutes({ ...parts, pictureOf }),
		dashboardRoute(parts),
		onboardingRoute(parts),
		...upgradeRoutes(parts),
		wordsRoute(parts),
		...adminRoutes({ ...parts, pictureOf }),
	];
}

type AdminParts = RouteParts & Parameters<typeof templateAdminRoutes>[0];

function adminRoutes(parts: AdminParts): Route[] {
	return [
		adminDashboardRoute(parts),
		...peopleRoutes(parts),
		...personRoutes(parts),
		...invitationAdminRoutes(parts),
		peopleExportRoute(parts),
		...requestRoutes(parts),
		auditRoute(parts),
		...logRoutes(parts),
		...securityRoutes(parts),
		analyticsRoute(parts),
		financialRoute(parts),
		...templateAdminRoutes(parts),
		...configurationRoutes(parts),
		...providerRoutes(parts),
		...planRoutes(parts),
		...priceRoutes(parts),
		...mailOutboxRoutes(parts),
	];
}
