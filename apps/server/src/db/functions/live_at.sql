-- What a phone asks every few seconds. The evening is null when the phone knows its revision already.
create or replace function live_at(event uuid, me uuid, takes_part boolean, known bigint)
returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('revision', e.live_revision::text, 'now', clock_timestamp(),
      'evening', case when e.live_revision is distinct from known then evening_of(e.id) end,
      'place', case when takes_part then (
        select place_of(s.id, me) from live_sessions s where s.event_id = e.id order by s.version desc limit 1) end)
    from events e where e.id = event);
end $$;
