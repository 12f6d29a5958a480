-- The two roles every transaction runs under. They own nothing, cannot sign in and cannot bypass row-level security.
-- Roles belong to the whole server, so another database of it may have made them already.
do $$
declare
  wanted text;
  usable boolean;
begin
  foreach wanted in array array['app_user', 'app_system'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then null; -- another database was quicker
      end;
    end if;
    -- From 16 on, making a role gives the right to administer it, not yet to act as it.
    if current_setting('server_version_num')::int >= 160000 then
      usable := pg_has_role(current_user, wanted, 'SET');
    else
      usable := pg_has_role(current_user, wanted, 'MEMBER');
    end if;
    if not usable then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end $$;
