ALTER TABLE "events" ADD COLUMN "guest_join" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guest_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "guests_by_last_sight" ON "users" USING btree ("guest_seen_at") WHERE "users"."guest_seen_at" is not null;--> statement-breakpoint
-- A guest's session is the only way into the account, so it lasts as long.
CREATE OR REPLACE FUNCTION callers_at(hashes text[], event_ids uuid[], idle_days integer)
 RETURNS TABLE(place integer, id uuid, email text, alias text, stale boolean, host_id uuid, is_joined boolean, is_closed boolean, live_revision text)
 LANGUAGE plpgsql
 STABLE
AS $$
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
