-- Whether a plan that both can read puts two people in one room: of a published run, or of an evening. Not at
-- events that one of them was removed from.
create or replace function shown_together(one uuid, other uuid)
returns boolean
language plpgsql stable as $$
begin
  return exists (
      select 1 from room_seats a
        join room_seats b on b.run_id = a.run_id and b.round = a.round and b.room_number = a.room_number
          and b.user_id = other
        join match_runs r on r.id = a.run_id and r.published_at is not null
        where a.user_id = one and not removed_there(r.event_id, one, other))
    or exists (
      select 1 from live_seats a
        join live_seats b on b.session_id = a.session_id and b.round = a.round and b.room_number = a.room_number
          and b.user_id = other
        join live_sessions s on s.id = a.session_id
        where a.user_id = one and not removed_there(s.event_id, one, other));
end $$;
