// A large installation made in SQL: people over two years, their roles and plans, calls and documents over one year, events, and the
// record with a sign-in of everybody every other month.
import type { Database } from "#src/db/database.ts";

const CHUNK = 500_000;

export async function fill(
	{ pool }: Database,
	{ people, calls }: { people: number; calls: number },
): Promise<void> {
	const client = await pool.connect();
	const run = (text: string) => client.query(text);
	try {
		await run("set role app_system");
		await run("set synchronous_commit = off");
		await run(`create temp table person as
			select n, gen_random_uuid() as id, now() - (n || ' seconds')::interval * 315 as at from generate_series(1, ${people}) as n`);
		await run(`insert into "user" (id, name, email, email_verified, first_name, last_name, created_at)
			select id, 'Nora Lindqvist ' || n, 'person' || lpad(n::text, 6, '0') || '@example.org', true, 'Nora', 'Lindqvist ' || n, at from person`);
		await run(`insert into user_roles (user_id, role)
			select id, case when n % 1000 = 0 then 'admin' when n % 200 = 0 then 'test_user' else 'regular_user' end from person`);
		await run(`insert into user_subscriptions (id, user_id, plan_id, billing_cycle_start, billing_cycle_end)
			select gen_random_uuid(), id, (select id from subscription_plans where name = case when n % 20 = 0 then 'premium' else 'free' end),
				date_trunc('month', now())::date, (date_trunc('month', now()) + interval '1 month - 1 day')::date from person`);
		for (let from = 0; from < calls; from += CHUNK) {
			const to = Math.min(calls, from + CHUNK);
			await run(`insert into api_usage_logs (id, user_id, generation_type, model_used, prompt_tokens, completion_tokens, total_tokens,
					estimated_cost, response_time_ms, success, error_message, created_at)
				select gen_random_uuid(), person.id, (array['resume', 'cover_letter', 'profile_analysis'])[1 + c % 3],
					case when c % 100003 = 7 then 'seldom-asked' else (array['gpt-4o-mini', 'gpt-4o', 'builtin', 'small-writer'])[1 + c % 4] end,
					800, 400, 1200, 0.0006, 1500 + c % 4000, c % 40 <> 0,
					case when c % 1000000 = 80 then 'The key was withdrawn.' when c % 40 = 0 then 'The provider did not answer in time (request ' || md5(c::text) || ').' end, now() - (365.0 * c / ${calls} || ' days')::interval
				from generate_series(${from}, ${to - 1}) as c join person on person.n = 1 + (c::bigint * 7919) % ${people}`);
		}
		const documents = Math.floor(calls / 5);
		for (let from = 0; from < documents; from += CHUNK) {
			const to = Math.min(documents, from + CHUNK);
			await run(`insert into resume_generations (id, user_id, document_type, job_title, company_name, job_description, template, template_id,
					generation_status, step, progress, request_key, created_at)
				select gen_random_uuid(), person.id, case when d % 3 = 0 then 'cover_letter' else 'resume' end,
					(array['Ward Nurse', 'Site Planner', 'Payroll Clerk', 'Night Baker', 'Signal Engineer', 'Gardener'])[1 + d % 6],
					case when d % 250007 = 3 then 'Quillhaven & Sons' else (array['Elm Park', 'Harbor View', 'North Gate', 'Mill Lane'])[1 + d % 4] || ' ' || d % 40000 end, 'Care.',
					'professional', (select id from resume_templates order by name offset d % 7 limit 1), case when d % 30 = 0 then 'failed' else 'completed' end,
					'Complete', 100, 'request ' || d, now() - (365.0 * d / ${documents} || ' days')::interval
				from generate_series(${from}, ${to - 1}) as d join person on person.n = 1 + (d::bigint * 104729) % ${people}`);
		}
		await run(`insert into user_usage_stats (user_id, period_type, period_start, total_generations, total_tokens, total_cost)
			select id, period.type, period.start, 3, 3600, 0.0018 * (1 + n % 50) from person,
				(values ('monthly', date_trunc('month', now())::date), ('daily', (now() - interval '2 days')::date)) as period(type, start)`);
		await run(`insert into security_events (id, type, severity, ip_address, description, status, occurrences, created_at, last_at)
			select gen_random_uuid(), (array['failed_login', 'rate_limit', 'unauthorized_access', 'suspicious_activity'])[1 + e % 4],
				(array['critical', 'high', 'medium', 'low'])[1 + e % 4], '10.0.' || e % 250 || '.' || e % 200, 'Wrong password',
				case when e % 50 = 0 then 'active' else 'resolved' end, 1 + e % 9, at, at
			from (select e, now() - (e || ' minutes')::interval as at from generate_series(1, 100000) as e) as events`);
		await run(`insert into audit_log (id, actor_id, actor_email, action, subject_type, subject_id, details, created_at)
			select gen_random_uuid(), person.id, '', 'sign_in', 'user', person.id::text, '{}', now() - (365.0 * s / ${people * 6} || ' days')::interval
			from generate_series(1, ${people * 6}) as s join person on person.n = 1 + (s::bigint * 7919) % ${people}`);
		await run(`insert into audit_log (id, actor_id, actor_email, action, subject_type, subject_id, details, created_at)
			select gen_random_uuid(), person.id, 'ada@example.org', (array['save_settings', 'suspend_user', 'edit_plan'])[1 + a % 3], 'user', a::text,
				jsonb_build_object('before', a), now() - (365.0 * a / 5000 || ' days')::interval
			from generate_series(1, 5000) as a join person on person.n = 1000`);
		await run("reset role");
	} finally {
		client.release();
	}
}
