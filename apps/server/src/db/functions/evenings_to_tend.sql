-- Evenings whose round or break is over, and evenings whose seats are older than their list of people.
create or replace function evenings_to_tend()
returns table (event_id uuid, session_id uuid, people_revision integer)
language plpgsql stable as $$
begin
  return query
    select s.event_id, s.id, null::int from live_sessions s
      where s.automatic and s.ends_at is not null and s.ends_at <= now()
    union all
    select s.event_id, s.id, s.people_revision from live_sessions s where s.seated_revision < s.people_revision;
end $$;
