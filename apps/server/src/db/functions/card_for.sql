-- A person's card, for a viewer at an event. Null when it is empty or not for their eyes. Most cards are empty, so
-- the costly rule of sight is asked last. `picture` is the secret from which the server makes the picture's address.
create or replace function card_for(viewer uuid, owner uuid, at_event uuid)
returns json
language plpgsql stable as $$
declare
  card json;
begin
  select json_build_object('name', c.name, 'headline', c.headline, 'pronouns', c.pronouns, 'spot_me', m.spot_me,
      'picture', p.secret)
    into card
    from users u
    left join cards c on c.user_id = u.id
    left join card_pictures p on p.user_id = u.id
    left join memberships m on m.event_id = at_event and m.user_id = u.id
    where u.id = owner and coalesce(c.name, c.headline, c.pronouns, m.spot_me, p.secret) is not null;
  if card is null or not sees_card(viewer, owner) then
    return null;
  end if;
  return card;
end $$;
