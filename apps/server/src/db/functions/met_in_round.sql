-- The newest round in which two people shared a room. Null when there is none, when one has blocked the other, and for events that one
-- of them was removed from.
create or replace function met_in_round(one uuid, other uuid)
returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('event', json_build_object('id', e.id, 'name', e.name), 'round', met.round)
    from rounds_together(one, other) met
    join events e on e.id = met.event_id
    where one <> other
      and not blocked_between(one, other)
      and not removed_there(e.id, one, other)
    order by met.opened_at desc, met.round desc limit 1);
end $$;
