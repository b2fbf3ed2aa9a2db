-- As `callers_and_cohosts_at`, and whether each caller helps at the door of the event.
create or replace function callers_with_roles_at(hashes text[], event_ids uuid[], idle_days integer)
returns table (place integer, id uuid, email text, alias text, stale boolean, host_id uuid, is_joined boolean, is_closed boolean, live_revision text, is_cohost boolean, is_door boolean)
language plpgsql stable as $$
begin
  return query
    select c.*, exists (select 1 from door_helpers d where d.event_id = event_ids[c.place] and d.user_id = c.id)
    from callers_and_cohosts_at(hashes, event_ids, idle_days) c;
end $$;
