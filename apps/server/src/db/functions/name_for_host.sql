-- The name on the card of a participant, or of somebody who asks to join, for hosts of the event.
create or replace function name_for_host(owner uuid, at_event uuid)
returns text
language plpgsql stable as $$
begin
  return (
    select c.name from cards c where c.user_id = owner and c.sight <> 'nobody'
      and not exists (select 1 from users u where u.id = owner and u.closed_at is not null) and (
      exists (select 1 from memberships m where m.event_id = at_event and m.user_id = owner)
      or exists (select 1 from asks k where k.event_id = at_event and k.user_id = owner)));
end $$;
