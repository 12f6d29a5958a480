// What admin pages ask the server for, with the names the answers are kept under: all below "admin".
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AuditQuery, auditCalls } from "../../../api/admin-audit.ts";
import { adminDashboardCalls } from "../../../api/admin-dashboard.ts";
import { type LogQuery, logCalls } from "../../../api/admin-logs.ts";
import { type PeopleQuery, peopleCalls } from "../../../api/admin-people.ts";
import { planCalls } from "../../../api/admin-plans.ts";
import { priceCalls } from "../../../api/admin-prices.ts";
import { requestCalls } from "../../../api/admin-requests.ts";
import { type EventQuery, securityCalls } from "../../../api/admin-security.ts";
import { configurationCalls } from "../../../api/admin-settings.ts";
import { statisticsCalls } from "../../../api/admin-statistics.ts";
import { templateAdminCalls } from "../../../api/admin-templates.ts";
import type { JsonCall } from "../../../api/call.ts";
import { invitationCalls } from "../../../api/invitations.ts";
import { type MailQuery, mailCalls } from "../../../api/mails.ts";
import { type CallArguments, queryOf } from "../../ask.ts";

/** Everything an administrator was shown; asked again after an act. */
export const ADMIN_KEY = "admin";

function query<const C extends JsonCall>(call: C, ...input: CallArguments<C>) {
	return queryOptions({
		queryKey: [ADMIN_KEY, call.path, ...input],
		queryFn: queryOf(call, ...input),
		placeholderData: keepPreviousData,
	});
}

export const adminDashboardQuery = query(adminDashboardCalls.read);
export const peopleQuery = (search: PeopleQuery) =>
	query(peopleCalls.list, { query: search });
export const invitationsQuery = query(invitationCalls.list);
export const requestsQuery = query(requestCalls.list);
export const auditQuery = (search: AuditQuery) =>
	query(auditCalls.list, { query: search });
export const logQuery = (search: LogQuery) =>
	query(logCalls.list, { query: search });
export const newestQuery = query(logCalls.newest);
export const securityQuery = query(securityCalls.read);
export const eventsQuery = (search: EventQuery) =>
	query(securityCalls.listEvents, { query: search });
export const analyticsQuery = (days: number) =>
	query(statisticsCalls.analytics, { query: { days } });
export const financialQuery = query(statisticsCalls.financial);
export const adminTemplatesQuery = query(templateAdminCalls.list);
export const outboxQuery = (search: MailQuery) =>
	query(mailCalls.list, { query: search });
export const managedPlansQuery = query(planCalls.list);
export const pricesQuery = query(priceCalls.list);
export const configurationQuery = query(configurationCalls.read);
