-- The reasons and the opener of a pair as `reader` reads them. The reasons are null once one of the two has deleted the account.
create or replace function pair_read(pair match_pairs, reader uuid)
returns json
language plpgsql stable as $$
declare
  first_reads boolean := pair.user_a = reader;
  side text := case when first_reads then 'a' else 'b' end;
  other uuid := case when first_reads then pair.user_b else pair.user_a end;
  reasons jsonb := case when first_reads then pair.reasons_for_a else pair.reasons_for_b end;
  opener text := case when first_reads then pair.opener_for_a else pair.opener_for_b end;
begin
  return json_build_object(
    'reasons', case when reasons is not null then (
      select coalesce(jsonb_agg(r.line order by r.at), '[]'::jsonb) from jsonb_array_elements_text(reasons) with ordinality r(line, at)
      where line_read(r.line, side || (r.at - 1), pair.quotes, reader, other) is not null) end,
    'opener', line_read(opener, side || 'o', pair.quotes, reader, other),
    'quotes', quotes_read(pair.quotes, side, reader, other));
end $$;
