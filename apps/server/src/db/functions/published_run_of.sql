-- The run that an event's guests see: the one that was published last. Null when none was. A run that was ever published
-- has `published_at`: permission to write and sight of cards come from each of those.
create or replace function published_run_of(event uuid)
returns uuid
language plpgsql stable as $$
begin
  return (
    select r.id from match_runs r where r.event_id = event and r.published_at is not null
    order by r.published_at desc, r.seq desc limit 1);
end $$;
