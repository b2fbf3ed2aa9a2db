-- As `callers_with_roles_at`, and the owners of API tokens, who are hosts only. For batches with a token among them.
create or replace function callers_with_tokens_at(hashes text[], event_ids uuid[], idle_days integer)
returns table (place integer, id uuid, email text, alias text, stale boolean, host_id uuid, is_joined boolean, is_closed boolean, live_revision text, is_cohost boolean, is_door boolean, token_id uuid, scopes jsonb, token_event_id uuid)
language plpgsql stable as $$
begin
  return query
    select c.*, null::uuid, null::jsonb, null::uuid from callers_with_roles_at(hashes, event_ids, idle_days) c
    union all
    select asked.place::int, u.id, u.email, u.alias,
      t.last_used_on is distinct from (now() at time zone 'UTC')::date,
      e.host_id, false, e.closed_at is not null, e.live_revision::text,
      exists (select 1 from cohosts h where h.event_id = e.id and h.user_id = u.id), false, t.id, t.scopes, t.event_id
    from unnest(hashes, event_ids) with ordinality as asked (hash, event_id, place)
    join api_tokens t on t.token_hash = asked.hash and t.expires_at > now()
    join users u on u.id = t.user_id and u.erased_at is null and u.closed_at is null
    left join events e on e.id = asked.event_id;
end $$;
