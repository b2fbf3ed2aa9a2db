-- An event's newest evening as everybody sees it. Null before the doors first open.
create or replace function evening_of(event uuid)
returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('session_id', s.id, 'version', s.version, 'state', s.state, 'round', s.round,
      'rounds', s.rounds, 'match_run_id', s.match_run_id, 'ends_at', s.ends_at, 'paused_left', s.paused_left,
      'automatic', s.automatic, 'minutes', s.minutes, 'break_minutes', s.break_minutes, 'code', s.code,
      'room_names', e.room_names, 'now', clock_timestamp(),
      'here', (select count(*)::int from presences p where p.session_id = s.id and p.here),
      'one_by_one', s.one_by_one,
      'asking', (select count(*)::int from asks k where k.event_id = e.id),
      'came', (select count(*)::int from presences p where p.session_id = s.id and p.here_from is not null),
      'participants', (select count(*)::int from memberships m where m.event_id = e.id))
    from live_sessions s join events e on e.id = s.event_id
    where s.event_id = event order by s.version desc limit 1);
end $$;
