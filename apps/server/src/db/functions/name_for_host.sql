-- The name on the card of a participant, or of somebody who asks at the door, for hosts of the event.
create or replace function name_for_host(owner uuid, at_event uuid)
returns text
language plpgsql stable as $$
begin
  return (
    select c.name from cards c where c.user_id = owner and c.sight <> 'nobody'
      and not exists (select 1 from users u where u.id = owner and u.closed_at is not null) and (
      exists (select 1 from memberships m where m.event_id = at_event and m.user_id = owner)
      or exists (select 1 from door_asks k join live_sessions s on s.id = k.session_id
        where k.user_id = owner and s.event_id = at_event)));
end $$;
