-- A text to search in, or to search for: small letters without accents, apostrophes and double blanks. As in the contract's `fold.ts`.
create or replace function folded(written text)
returns text
language sql immutable as $$
  select trim(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(
        lower(regexp_replace(
          normalize(regexp_replace(written, '[''’‘ʼ`´′]', '', 'g'), NFKD),
          '[\u0300-\u036f\u0591-\u05bd\u064b-\u065f\u3099\u309a]', '', 'g')),
        'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
      'łŁøØđĐðÐħĦı', 'llooddddhhi'),
    '\s+', ' ', 'g'))
$$;
