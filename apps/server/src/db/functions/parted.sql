-- Whether two people know each other from an event that one of them was removed from. Ask it only of two whom no other event connects.
create or replace function parted(one uuid, other uuid)
returns boolean
language plpgsql stable as $$
begin
  return exists (
      select 1 from match_pairs p join match_runs r on r.id = p.run_id
      where p.user_a = least(one, other) and p.user_b = greatest(one, other) and r.published_at is not null
        and removed_there(r.event_id, one, other))
    or exists (select 1 from rounds_together(one, other) met where removed_there(met.event_id, one, other));
end $$;
