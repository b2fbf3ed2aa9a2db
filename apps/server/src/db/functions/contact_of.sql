-- Which contacts two people offer each other, as the first one sees it. Null when neither offers any. A block hides the other's offer.
create or replace function contact_of(me uuid, other uuid)
returns json
language plpgsql stable as $$
declare
  mine contact_offers;
  theirs contact_offers;
begin
  select * into mine from contact_offers o where o.user_id = me and o.other_id = other;
  select * into theirs from contact_offers o where o.user_id = other and o.other_id = me and not blocked_between(me, other);
  if mine.user_id is null and theirs.user_id is null then
    return null;
  end if;
  return json_build_object(
    'offered', case when mine.user_id is not null then
      json_build_object('name', mine.name, 'email', mine.email, 'phone', mine.phone, 'links', mine.links) end,
    'they_offered', theirs.user_id is not null,
    'theirs', case when mine.user_id is not null and theirs.user_id is not null then (
      select json_build_object(
          'name', case when theirs.name then c.name end,
          'email', case when theirs.email then u.email end,
          'phone', theirs.phone,
          'links', case when theirs.links then coalesce(c.links, '[]'::jsonb) else '[]'::jsonb end)
        from users u left join cards c on c.user_id = u.id where u.id = other) end);
end $$;
