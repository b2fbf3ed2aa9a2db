-- The reads that every open screen repeats every few seconds. As functions they are planned once per connection and
-- not at every call, which is most of their cost (docs/decisions/0007-polled-reads-as-functions.md has the figures).

create function session_of(hash text, idle_days int)
returns table (id uuid, email text, alias text, stale boolean, host_id uuid, is_joined boolean, is_closed boolean)
language plpgsql stable as $$
begin
  return query
    select u.id, u.email, u.alias, s.last_used_at < now() - interval '1 hour', null::uuid, null::boolean, null::boolean
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = hash and s.last_used_at > now() - make_interval(days => idle_days);
end $$;
--> statement-breakpoint
create function session_at_event(hash text, idle_days int, event uuid)
returns table (id uuid, email text, alias text, stale boolean, host_id uuid, is_joined boolean, is_closed boolean)
language plpgsql stable as $$
begin
  return query
    select u.id, u.email, u.alias, s.last_used_at < now() - interval '1 hour',
      e.host_id, m.user_id is not null, e.closed_at is not null
    from sessions s join users u on u.id = s.user_id
    left join events e on e.id = event
    left join memberships m on m.event_id = e.id and m.user_id = u.id
    where s.token_hash = hash and s.last_used_at > now() - make_interval(days => idle_days);
end $$;
--> statement-breakpoint
-- The newest completed run's pair of two people; null when they were never matched.
create function newest_pair(one uuid, other uuid) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('event_id', e.id, 'event_name', e.name, 'user_a', p.user_a, 'category', p.category,
      'percentage', p.percentage, 'reasons_for_a', p.reasons_for_a, 'reasons_for_b', p.reasons_for_b)
    from match_pairs p join match_runs r on r.id = p.run_id join events e on e.id = r.event_id
    where p.user_a = least(one, other) and p.user_b = greatest(one, other) and r.status = 'completed'
    order by r.completed_at desc, r.seq desc limit 1);
end $$;
--> statement-breakpoint
-- A page of the messages of two people, newest page first, oldest first within it. No row: no such partner.
create function thread_of(me uuid, partner uuid, page_size int, skip int)
returns table (alias text, match json, total int, messages json)
language plpgsql stable as $$
declare
  lower_id uuid := least(me, partner);
  higher_id uuid := greatest(me, partner);
begin
  return query
    select u.alias, newest_pair(me, partner),
      (select count(*)::int from messages m
        where least(m.sender_id, m.recipient_id) = lower_id and greatest(m.sender_id, m.recipient_id) = higher_id),
      (select json_agg(json_build_object('id', m.id, 'sender_id', m.sender_id, 'recipient_id', m.recipient_id,
          'content', m.content, 'created_at', m.created_at) order by m.seq)
        from (select * from messages m
          where least(m.sender_id, m.recipient_id) = lower_id and greatest(m.sender_id, m.recipient_id) = higher_id
          order by m.seq desc limit page_size offset skip) m)
    from users u where u.id = partner;
end $$;
