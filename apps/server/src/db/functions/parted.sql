-- Whether two people know each other from an event that one of them was removed from. Ask it only of two whom no other event connects.
create or replace function parted(one uuid, other uuid)
returns boolean
language plpgsql stable as $$
begin
  return exists (
      select 1 from match_pairs p join match_runs r on r.id = p.run_id
      where p.user_a = least(one, other) and p.user_b = greatest(one, other) and r.status = 'completed'
        and removed_there(r.event_id, one, other))
    or exists (
      select 1 from (
        select a.session_id, a.round from live_seats a
          join live_seats b on b.session_id = a.session_id and b.round = a.round and b.user_id = other
            and b.room_number = a.room_number
          where a.user_id = one
        union all
        select c.session_id, c.round from encounters c
          where c.user_a = least(one, other) and c.user_b = greatest(one, other)) met
      join live_sessions s on s.id = met.session_id and met.round <= s.round
      where removed_there(s.event_id, one, other));
end $$;
