-- The rounds that have begun in which two people shared a room.
create or replace function rounds_together(one uuid, other uuid)
returns table (session_id uuid, event_id uuid, opened_at timestamptz, round smallint)
language sql stable as $$
  select s.id, s.event_id, s.opened_at, met.round
  from (
    select a.session_id, a.round from live_seats a
      join live_seats b on b.session_id = a.session_id and b.round = a.round and b.user_id = other
        and b.room_number = a.room_number
      where a.user_id = one
    union all
    select c.session_id, c.round from encounters c
      where c.user_a = least(one, other) and c.user_b = greatest(one, other)) met
  join live_sessions s on s.id = met.session_id and met.round <= s.round
$$;
