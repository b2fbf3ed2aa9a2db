-- The people somebody writes with, and the last message of each. Steps from partner to partner along the indexes:
-- its cost grows with the people, not with the messages.
create or replace function conversations_and_rounds_of(me uuid)
returns table (partner_id uuid, partner_alias text, content text, created_at timestamptz, unread_count integer, match json, met json)
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
      k.pair, case when k.pair is null then met_in_round(me, u.id) end
    from (select s.partner from sent s union select r.partner from received r) p
    join users u on u.id = p.partner
    cross join lateral (
      select m.content, m.created_at, m.seq from messages m
      where least(m.sender_id, m.recipient_id) = least(me, u.id)
        and greatest(m.sender_id, m.recipient_id) = greatest(me, u.id)
      order by m.seq desc limit 1) n
    cross join lateral (select newest_pair(me, u.id) as pair offset 0) k
    order by n.seq desc;
end $$;
