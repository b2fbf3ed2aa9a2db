CREATE INDEX "live_sessions_to_seat" ON "live_sessions" USING btree ("id") WHERE "live_sessions"."seated_revision" < "live_sessions"."people_revision";--> statement-breakpoint
-- What `sessions_at` tells, and the event's revision beside it. A function of its own: processes of the release before go on
-- with the other one, whose columns must not change under their prepared statements.

create function callers_at(hashes text[], event_ids uuid[], idle_days int)
returns table (place int, id uuid, email text, alias text, stale boolean, host_id uuid, is_joined boolean,
  is_closed boolean, live_revision text)
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
    where s.last_used_at > now() - make_interval(days => idle_days) and u.erased_at is null;
end $$;
--> statement-breakpoint
-- An evening as everybody sees it; null before the doors first open.

create function evening_of(event uuid)
returns json language plpgsql stable as $$
begin
  return (
    select json_build_object('session_id', s.id, 'version', s.version, 'state', s.state, 'round', s.round,
      'rounds', s.rounds, 'match_run_id', s.match_run_id, 'ends_at', s.ends_at, 'paused_left', s.paused_left,
      'automatic', s.automatic, 'code', s.code, 'room_names', e.room_names, 'now', clock_timestamp(),
      'here', (select count(*)::int from presences p where p.session_id = s.id and p.here),
      'participants', (select count(*)::int from memberships m where m.event_id = e.id))
    from live_sessions s join events e on e.id = s.event_id
    where s.event_id = event order by s.version desc limit 1);
end $$;
--> statement-breakpoint
-- Where one person is in a round, with whom and why; where they go next. Reasons are null where the run has none for the two.

create function place_of(session uuid, me uuid)
returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'here', exists (select 1 from presences p where p.session_id = s.id and p.user_id = me and p.here),
      'seat', (select json_build_object('room_number', t.room_number, 'changed', t.changed)
        from live_seats t where s.state = 'round' and t.session_id = s.id and t.round = s.round and t.user_id = me),
      'next', (select json_build_object('room_number', t.room_number, 'changed', t.changed)
        from live_seats t where s.state in ('round', 'break') and t.session_id = s.id and t.round = s.round + 1
          and t.user_id = me),
      'people', (select json_agg(json_build_object('id', u.id, 'alias', u.alias, 'reason', coalesce(
          (select case when r.user_a = me then r.reason_for_a else r.reason_for_b end from meeting_reasons r
            where r.run_id = s.match_run_id and r.user_a = least(me, u.id) and r.user_b = greatest(me, u.id)),
          (select case when p.user_a = me then p.reasons_for_a ->> 0 else p.reasons_for_b ->> 0 end from match_pairs p
            where p.run_id = s.match_run_id and p.user_a = least(me, u.id) and p.user_b = greatest(me, u.id))))
          order by u.alias, u.id)
        from live_seats mine
        join live_seats t on t.session_id = s.id and t.round = s.round and t.room_number = mine.room_number
          and t.user_id <> me
        join users u on u.id = t.user_id
        where s.state = 'round' and mine.session_id = s.id and mine.round = s.round and mine.user_id = me))
    from live_sessions s where s.id = session);
end $$;
--> statement-breakpoint
create function live_of(event uuid, me uuid, takes_part boolean)
returns json language plpgsql stable as $$
declare
  evening json := evening_of(event);
begin
  return json_build_object('evening', evening, 'place',
    case when takes_part and evening is not null then place_of((evening ->> 'session_id')::uuid, me) end);
end $$;
--> statement-breakpoint
create function stage_of(event uuid)
returns json language plpgsql stable as $$
declare
  evening json := evening_of(event);
begin
  return (
    select json_build_object('event_id', e.id, 'event_name', e.name, 'evening', evening,
      'now', clock_timestamp(),
      'participants', (select count(*)::int from memberships m where m.event_id = e.id),
      'seats', (select json_agg(json_build_object('alias', u.alias, 'room_number', t.room_number) order by u.alias, u.id)
        from live_sessions s
        join live_seats t on t.session_id = s.id
          and t.round = s.round + case s.state when 'break' then 1 else 0 end
        join users u on u.id = t.user_id
        where s.id = (evening ->> 'session_id')::uuid and s.state in ('round', 'break')))
    from events e where e.id = event);
end $$;
--> statement-breakpoint
-- What every process asks twice a second: which rounds and breaks have come to their end, and whose seats have not followed.

create function evenings_to_tend()
returns table (event_id uuid, session_id uuid, people_revision int)
language plpgsql stable as $$
begin
  return query
    select s.event_id, s.id, null::int from live_sessions s
      where s.automatic and s.ends_at is not null and s.ends_at <= now()
    union all
    select s.event_id, s.id, s.people_revision from live_sessions s where s.seated_revision < s.people_revision;
end $$;
