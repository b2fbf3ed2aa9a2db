-- The content of the stage: the evening and everyone's seat.
create or replace function stage_of(event uuid)
returns json
language plpgsql stable as $$
declare
  evening json := evening_of(event);
begin
  return (
    select json_build_object('event_id', e.id, 'event_name', e.name, 'language', e.language,
      'second_language', e.second_language, 'evening', evening,
      'now', clock_timestamp(),
      'word', (select word_shown(e.id, s.opened_at, null) from live_sessions s
        where s.id = (evening ->> 'session_id')::uuid and s.state <> 'ended'),
      'participants', (select count(*)::int from memberships m where m.event_id = e.id),
      'seats', (select json_agg(json_build_object('alias', u.alias, 'name', public_name(u.id, e.id), 'room_number', t.room_number) order by u.alias, u.id)
        from live_sessions s
        join live_seats t on t.session_id = s.id
          and t.round = s.round + case s.state when 'break' then 1 else 0 end
        join users u on u.id = t.user_id
        where s.id = (evening ->> 'session_id')::uuid and s.state in ('round', 'break')))
    from events e where e.id = event);
end $$;
