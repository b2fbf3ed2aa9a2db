-- The one rule of who sees a card.
create or replace function sees_card(viewer uuid, owner uuid)
returns boolean
language plpgsql stable as $$
declare
  wanted text;
begin
  if viewer = owner then
    return true;
  end if;
  if blocked_between(viewer, owner) or exists (select 1 from users u where u.id = owner and u.closed_at is not null) then
    return false;
  end if;
  select c.sight into wanted from cards c where c.user_id = owner;
  if wanted = 'nobody' then
    return false;
  end if;
  if wanted = 'events' and exists (
    select 1 from memberships mine join memberships theirs on theirs.event_id = mine.event_id and theirs.user_id = owner
    where mine.user_id = viewer) then
    return true;
  end if;
  return exists (
      select 1 from match_pairs p join match_runs r on r.id = p.run_id and r.published_at is not null
      where p.user_a = least(viewer, owner) and p.user_b = greatest(viewer, owner)
        and not removed_there(r.event_id, viewer, owner))
    or met_in_round(viewer, owner) is not null
    or shown_together(viewer, owner);
end $$;
