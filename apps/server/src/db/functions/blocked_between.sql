-- Whether one of two people has blocked the other.
create or replace function blocked_between(one uuid, other uuid)
returns boolean
language plpgsql stable as $$
begin
  return exists (select 1 from blocks b where b.user_id = one and b.other_id = other)
    or exists (select 1 from blocks b where b.user_id = other and b.other_id = one);
end $$;
