// The pages of the admin area in the groups of its sidebar.

import { type ComponentType, lazy } from "react";
import type { IconComponent } from "../../../ui/icon.ts";
import {
	ActivityIcon,
	BadgeCheckIcon,
	ChartNoAxesColumnIcon,
	CircleDollarSignIcon,
	LayoutDashboardIcon,
	LayoutTemplateIcon,
	MailIcon,
	SettingsIcon,
	ShieldCheckIcon,
	UsersIcon,
} from "../../../ui/icons.ts";
import { withRetry } from "../../../with-retry.ts";

export type AdminPage = {
	/** The part of the address after /admin; empty for the first page. */
	part: string;
	label: string;
	Icon: IconComponent;
	Page: ComponentType;
};

export const adminGroups: readonly {
	label: string;
	pages: readonly AdminPage[];
}[] = [
	{
		label: "Main",
		pages: [
			{
				part: "",
				label: "Dashboard",
				Icon: LayoutDashboardIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../dashboard/dashboard-page.tsx"))
							.AdminDashboardPage,
					})),
				),
			},
			{
				part: "users",
				label: "User Management",
				Icon: UsersIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../users/users-page.tsx")).UsersPage,
					})),
				),
			},
			{
				part: "analytics",
				label: "System Analytics",
				Icon: ChartNoAxesColumnIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../analytics/analytics-page.tsx"))
							.AnalyticsPage,
					})),
				),
			},
			{
				part: "financial",
				label: "Financial",
				Icon: CircleDollarSignIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../financial/financial-page.tsx"))
							.FinancialPage,
					})),
				),
			},
		],
	},
	{
		label: "Content",
		pages: [
			{
				part: "templates",
				label: "Templates",
				Icon: LayoutTemplateIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../templates/templates-page.tsx"))
							.TemplatesPage,
					})),
				),
			},
			{
				part: "logs",
				label: "Activity Logs",
				Icon: ActivityIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../logs/logs-page.tsx")).LogsPage,
					})),
				),
			},
		],
	},
	{
		label: "System",
		pages: [
			{
				part: "security",
				label: "Security",
				Icon: ShieldCheckIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../security/security-page.tsx"))
							.SecurityPage,
					})),
				),
			},
			{
				part: "mail",
				label: "Mail",
				Icon: MailIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../mail/mail-page.tsx")).MailPage,
					})),
				),
			},
			{
				part: "plans",
				label: "Plans",
				Icon: BadgeCheckIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../plans/plans-page.tsx")).PlansPage,
					})),
				),
			},
			{
				part: "settings",
				label: "Settings",
				Icon: SettingsIcon,
				Page: lazy(
					withRetry(async () => ({
						default: (await import("../settings/settings-page.tsx"))
							.AdminSettingsPage,
					})),
				),
			},
		],
	},
];
