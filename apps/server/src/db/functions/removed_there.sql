-- Whether one of two people was removed from an event.
create or replace function removed_there(event uuid, one uuid, other uuid)
returns boolean
language plpgsql stable as $$
begin
  return exists (select 1 from removals x where x.event_id = event and x.user_id in (one, other));
end $$;
