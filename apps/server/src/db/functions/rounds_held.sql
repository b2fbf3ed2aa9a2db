-- How many rounds the newest evening that used a run has begun. Null when no evening used it.
create or replace function rounds_held(run match_runs)
returns smallint
language plpgsql stable as $$
begin
  return (
    select s.round from live_sessions s
    where s.event_id = run.event_id and s.match_run_id = run.id and s.round > 0 order by s.version desc limit 1);
end $$;
