-- The newest round in which two people shared a room. Null when there is none, when one has blocked the other, and for events that one
-- of them was removed from.
create or replace function met_in_round(one uuid, other uuid)
returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('event', json_build_object('id', e.id, 'name', e.name), 'round', met.round)
    from (
      select a.session_id, a.round from live_seats a
        join live_seats b on b.session_id = a.session_id and b.round = a.round and b.user_id = other
          and b.room_number = a.room_number
        where a.user_id = one
      union all
      select c.session_id, c.round from encounters c
        where c.user_a = least(one, other) and c.user_b = greatest(one, other)) met
    join live_sessions s on s.id = met.session_id and met.round <= s.round
    join events e on e.id = s.event_id
    where one <> other
      and not blocked_between(one, other)
      and not removed_there(e.id, one, other)
    order by s.opened_at desc, met.round desc limit 1);
end $$;
