-- More of what open screens ask for again and again (docs/decisions/0007-polled-reads-as-functions.md).

create function unread_of(me uuid) returns int
language plpgsql stable as $$
begin
  return (select count(*)::int from messages m where m.recipient_id = me and m.read_at is null);
end $$;
--> statement-breakpoint
-- An event's newest run; null when it has none.
create function newest_run_of(event uuid) returns json
language plpgsql stable as $$
begin
  return (
    select row_to_json(newest) from (
      select r.*, extract(epoch from coalesce(r.completed_at, now()) - r.started_at)::float8 as duration
      from match_runs r where r.event_id = event order by r.seq desc limit 1) newest);
end $$;
--> statement-breakpoint
-- Whom one talks with, and the last word of each talk. Steps from partner to partner along the indexes, so that its cost
-- grows with the people one talks with and not with what was said.
create function conversations_of(me uuid)
returns table (partner_id uuid, partner_alias text, content text, created_at timestamptz, unread_count int, match json)
language plpgsql stable as $$
begin
  return query
    with recursive
      sent as (
        (select m.recipient_id as partner from messages m where m.sender_id = me order by m.recipient_id limit 1)
        union all
        select (select m.recipient_id from messages m where m.sender_id = me and m.recipient_id > s.partner
          order by m.recipient_id limit 1)
        from sent s where s.partner is not null),
      received as (
        (select m.sender_id as partner from messages m where m.recipient_id = me order by m.sender_id limit 1)
        union all
        select (select m.sender_id from messages m where m.recipient_id = me and m.sender_id > r.partner
          order by m.sender_id limit 1)
        from received r where r.partner is not null)
    select u.id, u.alias, n.content, n.created_at,
      (select count(*)::int from messages m where m.recipient_id = me and m.sender_id = u.id and m.read_at is null),
      newest_pair(me, u.id)
    from (select s.partner from sent s union select r.partner from received r) p
    join users u on u.id = p.partner
    cross join lateral (
      select m.content, m.created_at, m.seq from messages m
      where least(m.sender_id, m.recipient_id) = least(me, u.id)
        and greatest(m.sender_id, m.recipient_id) = greatest(me, u.id)
      order by m.seq desc limit 1) n
    order by n.seq desc;
end $$;
