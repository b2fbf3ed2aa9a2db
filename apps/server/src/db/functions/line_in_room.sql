-- The line that `reader` reads of somebody they share a room with: that of their meeting, else the first of their pair.
create or replace function line_in_room(run uuid, reader uuid, other uuid)
returns json
language plpgsql stable as $$
declare
  side text := case when reader < other then 'a' else 'b' end;
  met meeting_reasons;
  pair match_pairs;
  line text;
  read json;
begin
  select * into met from meeting_reasons g
    where g.run_id = run and g.user_a = least(reader, other) and g.user_b = greatest(reader, other);
  if found then
    line := line_read(case side when 'a' then met.reason_for_a else met.reason_for_b end, side || '0', met.quotes, reader, other);
    if line is not null then
      return json_build_object('reason', line, 'quotes', quotes_read(met.quotes, side, reader, other),
        'fit', case side when 'a' then met.fit_for_a else met.fit_for_b end);
    end if;
  end if;
  select * into pair from match_pairs p
    where p.run_id = run and p.user_a = least(reader, other) and p.user_b = greatest(reader, other);
  if not found then
    return null;
  end if;
  read := pair_read(pair, reader);
  return json_build_object('reason', read -> 'reasons' ->> 0, 'quotes', read -> 'quotes',
    'fit', case side when 'a' then pair.fit_for_a else pair.fit_for_b end);
end $$;
