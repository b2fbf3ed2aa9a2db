-- The open topics that lines of one side quote, with the language that each is written in where that is known.
create or replace function quotes_read(quotes jsonb, side text, reader uuid, other uuid)
returns json
language plpgsql stable as $$
begin
  if quotes = '[]'::jsonb then
    return '[]'::json;
  end if;
  return (
    select coalesce(json_agg(json_build_object('phrase', w.phrase, 'lang', w.lang) order by w.phrase), '[]'::json) from (
      select distinct quoted_phrase(q, reader, other) as phrase, q ->> 'lang' as lang from jsonb_array_elements(quotes) q
      where left(q ->> 'line', 1) = side and q ->> 'lang' is not null and (q ->> 'shown')::boolean) w
    where w.phrase is not null);
end $$;
