-- How many messages a person has not read.
create or replace function unread_of(me uuid)
returns integer
language plpgsql stable as $$
begin
  return (select count(*)::int from messages m where m.recipient_id = me and m.read_at is null);
end $$;
