-- What a list tells of somebody whose card its reader may see; null where nothing is on it. `picture` is the secret that the server
-- makes the reader's address with. Most people have no card: sight is only looked at for those who have.

create function card_for(viewer uuid, owner uuid, at_event uuid) returns json language plpgsql stable as $$
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
end $$;--> statement-breakpoint
-- What the host of an event reads beside alias and e-mail of somebody who takes part.

create function name_for_host(owner uuid, at_event uuid) returns text language plpgsql stable as $$
begin
  return (
    select c.name from cards c join memberships m on m.user_id = c.user_id and m.event_id = at_event
    where c.user_id = owner and c.sight <> 'nobody');
end $$;--> statement-breakpoint
create or replace function place_of(session uuid, me uuid)
returns json language plpgsql stable as $$
declare
  s live_sessions;
  seat live_seats;
  next_seat live_seats;
begin
  select * into s from live_sessions l where l.id = session;
  if not found then
    return null;
  end if;
  if s.state = 'round' then
    select * into seat from live_seats t where t.session_id = session and t.round = s.round and t.user_id = me;
  end if;
  if s.state in ('round', 'break') then
    select * into next_seat from live_seats t
      where t.session_id = session and t.round = s.round + 1 and t.user_id = me;
  end if;
  return json_build_object(
    'here', coalesce((select p.here from presences p where p.session_id = session and p.user_id = me), false),
    'seat', case when seat.user_id is not null then
      json_build_object('room_number', seat.room_number, 'changed', seat.changed) end,
    'next', case when next_seat.user_id is not null then
      json_build_object('room_number', next_seat.room_number, 'changed', next_seat.changed) end,
    'people', case when seat.user_id is not null then (
      select json_agg(json_build_object('id', u.id, 'alias', u.alias, 'card', card_for(me, u.id, s.event_id), 'reason', coalesce(
          (select case when r.user_a = me then r.reason_for_a else r.reason_for_b end from meeting_reasons r
            where r.run_id = s.match_run_id and r.user_a = least(me, u.id) and r.user_b = greatest(me, u.id)),
          (select case when p.user_a = me then p.reasons_for_a ->> 0 else p.reasons_for_b ->> 0 end from match_pairs p
            where p.run_id = s.match_run_id and p.user_a = least(me, u.id) and p.user_b = greatest(me, u.id))))
          order by u.alias, u.id)
        from live_seats t join users u on u.id = t.user_id
        where t.session_id = session and t.round = s.round and t.room_number = seat.room_number and t.user_id <> me) end);
end $$;
