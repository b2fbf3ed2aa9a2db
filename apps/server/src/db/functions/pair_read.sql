-- The lines and the opener of a pair as `reader` reads them; the opener of lines that are data stands on them. The lines are null once one of
-- the two has deleted the account. `reasons` are the lines of runs from before: sentences.
create or replace function pair_read(pair match_pairs, reader uuid)
returns json
language plpgsql stable as $$
declare
  first_reads boolean := pair.user_a = reader;
  side text := case when first_reads then 'a' else 'b' end;
  other uuid := case when first_reads then pair.user_b else pair.user_a end;
  opener text := case when first_reads then pair.opener_for_a else pair.opener_for_b end;
  lines jsonb := lines_read(case when first_reads then pair.reasons_for_a else pair.reasons_for_b end, side, pair.quotes, reader, other);
begin
  return json_build_object(
    'reasons', jsonb_path_query_array(lines, '$[*] ? (@.type() == "string")'),
    'lines', jsonb_path_query_array(lines, '$[*] ? (@.type() == "object")'),
    'opener', line_read(opener, side || 'o', pair.quotes, reader, other),
    'quotes', quotes_read(pair.quotes, side, reader, other));
end $$;
