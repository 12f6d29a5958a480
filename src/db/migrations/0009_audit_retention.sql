create or replace function forget_audit_entries(before timestamptz) returns integer
language plpgsql security definer set search_path = public as $$
declare gone integer;
begin
	if before > now() - interval '90 days' then
		raise exception 'The last 90 days of the audit log cannot be removed';
	end if;
	delete from audit_log where created_at < before;
	get diagnostics gone = row_count;
	return gone;
end $$;
--> statement-breakpoint
revoke all on function forget_audit_entries(timestamptz) from public;
--> statement-breakpoint
grant execute on function forget_audit_entries(timestamptz) to app_system;
