-- The line that `reader` reads of somebody they share a room with: that of their meeting, as data or as a sentence of runs from before. `pair`, which
-- holds what stands there instead, comes if there was no meeting or a line of it is hidden.
create or replace function line_in_room(run uuid, reader uuid, other uuid)
returns json
language plpgsql stable as $$
declare
  side text := case when reader < other then 'a' else 'b' end;
  met meeting_reasons;
  pair match_pairs;
  stored jsonb;
  lines jsonb;
begin
  select * into met from meeting_reasons g
    where g.run_id = run and g.user_a = least(reader, other) and g.user_b = greatest(reader, other);
  if found then
    stored := case side when 'a' then met.reason_for_a else met.reason_for_b end;
    lines := lines_read(case when jsonb_typeof(stored) = 'string' then jsonb_build_array(stored) else stored end, side, met.quotes, reader, other);
  end if;
  if lines is null or (jsonb_typeof(stored) = 'string' and lines = '[]'::jsonb) or lines @> '[{"hidden": true}]'::jsonb then
    select * into pair from match_pairs p
      where p.run_id = run and p.user_a = least(reader, other) and p.user_b = greatest(reader, other);
  end if;
  if lines is null and pair.id is null then
    return null;
  end if;
  return json_build_object(
    'reason', jsonb_path_query_first(lines, '$[*] ? (@.type() == "string")') #>> '{}',
    'lines', jsonb_path_query_array(lines, '$[*] ? (@.type() == "object")'),
    'quotes', quotes_read(met.quotes, side, reader, other),
    'fit', case side when 'a' then met.fit_for_a else met.fit_for_b end,
    'pair', case when pair.id is not null then json_build_object('read', pair_read(pair, reader),
      'fit', case side when 'a' then pair.fit_for_a else pair.fit_for_b end) end);
end $$;
