-- The name on a participant's card, for hosts of the event.
create or replace function name_for_host(owner uuid, at_event uuid)
returns text
language plpgsql stable as $$
begin
  return (
    select c.name from cards c join memberships m on m.user_id = c.user_id and m.event_id = at_event
    where c.user_id = owner and c.sight <> 'nobody');
end $$;
