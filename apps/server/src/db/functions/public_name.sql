-- The name that the stage, paper and everybody at an event may read. Null: the alias is shown.
create or replace function public_name(owner uuid, at_event uuid)
returns text
language plpgsql stable as $$
begin
  return (
    select c.name from cards c join memberships m on m.user_id = c.user_id and m.event_id = at_event
    where c.user_id = owner and not m.show_alias
      and (c.sight = 'events' or (c.sight <> 'nobody' and c.named_for_event = at_event)));
end $$;
