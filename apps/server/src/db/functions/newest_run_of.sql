-- An event's newest run. Null when it has none.
create or replace function newest_run_of(event uuid)
returns json
language plpgsql stable as $$
begin
  return (
    select row_to_json(newest) from (
      select r.*, extract(epoch from coalesce(r.completed_at, now()) - r.started_at)::float8 as duration,
        rounds_held(r) as rounds_held
      from match_runs r where r.event_id = event and r.deleted_at is null order by r.seq desc limit 1) newest);
end $$;
