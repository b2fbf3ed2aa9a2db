-- The lines of one side as `reader` reads them. One that quotes what they may not read now is left out if it is a sentence; of one that is data,
-- only the kind, direction and place stay, marked as hidden, so that the match is still said to be as strong.
create or replace function lines_read(lines jsonb, side text, quotes jsonb, reader uuid, other uuid)
returns jsonb
language plpgsql stable as $$
begin
  if lines is null or quotes = '[]'::jsonb then
    return lines;
  end if;
  return (
    select coalesce(jsonb_agg(r.line order by r.at), '[]'::jsonb) from (
      select w.at, case
          when line_read('', side || (w.at - 1), quotes, reader, other) is null then
            case when jsonb_typeof(w.line) = 'object' then jsonb_build_object('hidden', true, 'kind', w.line -> 'kind',
              'direction', w.line -> 'direction', 'said', w.line -> 'said') end
          when jsonb_typeof(w.line) = 'object' and line_read('', side || (w.at - 1) || 'o', quotes, reader, other) is null then w.line - 'asked'
          else w.line end as line
      from jsonb_array_elements(lines) with ordinality w(line, at)) r
    where r.line is not null);
end $$;
