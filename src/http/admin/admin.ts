// Everything under /api/admin: behind one guard, a noun each.
import { adminOnly } from "../administrators.ts";
import { routes } from "../body.ts";
import type { House } from "../door.ts";
import { mailOutbox } from "../mail-outbox.ts";
import { signedIn } from "../session.ts";
import { auditLog } from "./audit-log.ts";
import { dashboard } from "./dashboard.ts";
import { logs } from "./logs.ts";
import { security } from "./security.ts";
import { settings } from "./settings.ts";
import { analytics, financial } from "./statistics.ts";
import { templates } from "./templates.ts";
import { upgradeRequests } from "./upgrade-requests.ts";
import { users } from "./users.ts";

export function admin(house: House) {
	const app = routes();
	app.use(signedIn(house.auth), adminOnly(house));
	app.route("/dashboard", dashboard(house));
	app.route("/users", users(house));
	app.route("/upgrade-requests", upgradeRequests(house));
	app.route("/audit-log", auditLog(house));
	app.route("/logs", logs(house));
	app.route("/security", security(house));
	app.route("/analytics", analytics(house));
	app.route("/financial", financial(house));
	app.route("/templates", templates(house));
	app.route("/settings", settings(house));
	app.route("/mail-outbox", mailOutbox(house));
	return app;
}
