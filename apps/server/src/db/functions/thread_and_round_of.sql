-- A page of the messages of two people: newest page first, oldest message first within it. No row: no such person.
create or replace function thread_and_round_of(me uuid, partner uuid, page_size integer, skip integer)
returns table (alias text, match json, total integer, messages json, met json)
language plpgsql stable as $$
declare
  lower_id uuid := least(me, partner);
  higher_id uuid := greatest(me, partner);
  pair json := newest_pair(me, partner);
begin
  return query
    select u.alias, pair,
      (select count(*)::int from messages m
        where least(m.sender_id, m.recipient_id) = lower_id and greatest(m.sender_id, m.recipient_id) = higher_id),
      (select json_agg(json_build_object('id', m.id, 'sender_id', m.sender_id, 'recipient_id', m.recipient_id,
          'content', m.content, 'created_at', m.created_at) order by m.seq)
        from (select * from messages m
          where least(m.sender_id, m.recipient_id) = lower_id and greatest(m.sender_id, m.recipient_id) = higher_id
          order by m.seq desc limit page_size offset skip) m),
      case when pair is null then met_in_round(me, partner) end
    from users u where u.id = partner;
end $$;
