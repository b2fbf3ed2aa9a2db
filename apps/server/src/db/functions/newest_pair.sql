-- The newest published run's pair of two people, as the first one reads it. Null when they were never matched, when one has blocked the
-- other, and for events that one of them was removed from.
create or replace function newest_pair(one uuid, other uuid)
returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('event_id', e.id, 'event_name', e.name, 'user_a', p.user_a, 'category', p.category,
      'percentage', p.percentage, 'read', pair_read(p, one))
    from match_pairs p join match_runs r on r.id = p.run_id join events e on e.id = r.event_id
    where p.user_a = least(one, other) and p.user_b = greatest(one, other) and r.published_at is not null
      and not blocked_between(one, other)
      and not removed_there(e.id, one, other)
    order by r.published_at desc, r.seq desc limit 1);
end $$;
