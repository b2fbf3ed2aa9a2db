-- The accounts of some sessions, each with what it needs to know about one event.
create or replace function callers_at(hashes text[], event_ids uuid[], idle_days integer)
returns table (place integer, id uuid, email text, alias text, stale boolean, host_id uuid, is_joined boolean, is_closed boolean, live_revision text)
language plpgsql stable as $$
begin
  return query
    select asked.place::int, u.id, u.email, u.alias, s.last_used_at < now() - interval '1 hour',
      e.host_id, m.user_id is not null, e.closed_at is not null, e.live_revision::text
    from unnest(hashes, event_ids) with ordinality as asked (hash, event_id, place)
    join sessions s on s.token_hash = asked.hash
    join users u on u.id = s.user_id
    left join events e on e.id = asked.event_id
    left join memberships m on m.event_id = e.id and m.user_id = u.id
    where (s.last_used_at > now() - make_interval(days => idle_days) or u.guest_seen_at is not null) and u.erased_at is null;
end $$;
