-- Where a person sits in this round and the next, with whom and why.
create or replace function place_of(session uuid, me uuid)
returns json
language plpgsql stable as $$
declare
  s live_sessions;
  seat live_seats;
  next_seat live_seats;
begin
  select * into s from live_sessions l where l.id = session;
  if not found then
    return null;
  end if;
  if s.state = 'round' then
    select * into seat from live_seats t where t.session_id = session and t.round = s.round and t.user_id = me;
  end if;
  if s.state in ('round', 'break') then
    select * into next_seat from live_seats t
      where t.session_id = session and t.round = s.round + 1 and t.user_id = me;
  end if;
  return json_build_object(
    'word', case when s.state <> 'ended' then word_shown(s.event_id, s.opened_at, me) end,
    'shown_name', public_name(me, s.event_id),
    'here', coalesce((select p.here from presences p where p.session_id = session and p.user_id = me), false),
    'seat', case when seat.user_id is not null then
      json_build_object('room_number', seat.room_number, 'changed', seat.changed) end,
    'next', case when next_seat.user_id is not null then
      json_build_object('room_number', next_seat.room_number, 'changed', next_seat.changed) end,
    'people', case when seat.user_id is not null then (
      select json_agg(json_build_object('id', u.id, 'alias', u.alias, 'card', card_for(me, u.id, s.event_id),
          'line', line_in_room(s.match_run_id, me, u.id)) order by u.alias, u.id)
        from live_seats t join users u on u.id = t.user_id
        where t.session_id = session and t.round = s.round and t.room_number = seat.room_number and t.user_id <> me) end);
end $$;
