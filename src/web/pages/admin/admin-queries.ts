// What admin pages ask the server for, with the names the answers are kept under: all below "admin".
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
	AuditPage,
	PendingRequests,
	PeoplePage,
	type PeopleQuery,
} from "../../../api/admin-people.ts";
import {
	AdminTemplates,
	SystemConfiguration,
} from "../../../api/admin-settings.ts";
import {
	AdminDashboard,
	Analytics,
	EventPage,
	type EventQuery,
	Financial,
	LogPage,
	type LogQuery,
	NewestEntry,
	SecurityStats,
} from "../../../api/admin-watch.ts";
import { read } from "../../client.ts";

type Reply<T> = { parse(reply: unknown): T };

function ask<T>(path: string, reply: Reply<T>) {
	return queryOptions({
		queryKey: ["admin", path],
		queryFn: ({ signal }) => read(`/api/admin${path}`, reply, signal),
		placeholderData: keepPreviousData,
	});
}

export function queryOf(search: Record<string, string | number>): string {
	return new URLSearchParams(
		Object.entries(search).map(([key, value]) => [key, String(value)]),
	).toString();
}

export const dashboardQuery = ask("/dashboard", AdminDashboard);
export const peopleQuery = (search: PeopleQuery) =>
	ask(`/users?${queryOf(search)}`, PeoplePage);
export const requestsQuery = ask("/upgrade-requests", PendingRequests);
export const auditQuery = (after: string | null) =>
	ask(`/audit-log${after ? `?${queryOf({ after })}` : ""}`, AuditPage);
export const logQuery = (search: LogQuery) =>
	ask(`/logs?${queryOf(search)}`, LogPage);
export const newestQuery = ask("/logs/newest", NewestEntry);
export const securityQuery = ask("/security", SecurityStats);
export const eventsQuery = (search: EventQuery) =>
	ask(`/security/events?${queryOf(search)}`, EventPage);
export const analyticsQuery = (days: number) =>
	ask(`/analytics?${queryOf({ days })}`, Analytics);
export const financialQuery = ask("/financial", Financial);
export const templatesQuery = ask("/templates", AdminTemplates);
export const configurationQuery = ask("/settings", SystemConfiguration);
