-- A line as `reader` reads it: null where it quotes what they may not read now. `named` is its place, as in the quotes.
create or replace function line_read(line text, named text, quotes jsonb, reader uuid, other uuid)
returns text
language plpgsql stable as $$
begin
  if line is null or quotes = '[]'::jsonb then
    return line;
  end if;
  if exists (
    select 1 from jsonb_array_elements(quotes) q where q ->> 'line' = named and quoted_phrase(q, reader, other) is null) then
    return null;
  end if;
  return line;
end $$;
