-- Why a run brings two people together, as the first one reads it. Null when the run says nothing of the two.
create or replace function reason_for(run uuid, me uuid, other uuid)
returns text
language plpgsql stable as $$
begin
  return coalesce(
    (select case when r.user_a = me then r.reason_for_a else r.reason_for_b end from meeting_reasons r
      where r.run_id = run and r.user_a = least(me, other) and r.user_b = greatest(me, other)),
    (select case when p.user_a = me then p.reasons_for_a ->> 0 else p.reasons_for_b ->> 0 end from match_pairs p
      where p.run_id = run and p.user_a = least(me, other) and p.user_b = greatest(me, other)));
end $$;
