-- As `callers_at`, and whether each caller is a co-host of the event.
create or replace function callers_and_cohosts_at(hashes text[], event_ids uuid[], idle_days integer)
returns table (place integer, id uuid, email text, alias text, stale boolean, host_id uuid, is_joined boolean, is_closed boolean, live_revision text, is_cohost boolean)
language plpgsql stable as $$
begin
  return query
    select c.*, exists (select 1 from cohosts h where h.event_id = event_ids[c.place] and h.user_id = c.id)
    from callers_at(hashes, event_ids, idle_days) c;
end $$;
