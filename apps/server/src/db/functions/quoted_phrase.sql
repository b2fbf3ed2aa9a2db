-- The words of a topic that a line quotes, while `reader` may read them. Null when the topic is gone, when it is the other's and
-- its eye was closed since, and across a block. A reader's own topic hides nothing from them until it is gone.
create or replace function quoted_phrase(quote jsonb, reader uuid, other uuid)
returns text
language plpgsql stable as $$
begin
  return (
    select t.phrase from topics t
    where t.user_id in (reader, other) and t.seq = (quote ->> 'topic')::bigint and t.state = 'own'
      and (t.user_id = reader or ((t.shown or not (quote ->> 'shown')::boolean) and not blocked_between(reader, other))));
end $$;
