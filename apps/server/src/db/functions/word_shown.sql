-- The newest word of an evening that is fresh enough to be shown: to a person, or on the stage. Null without one.
create or replace function word_shown(event uuid, since timestamptz, me uuid)
returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('id', w.id, 'heading', w.heading, 'text', w.text, 'created_at', w.created_at,
      'until', w.created_at + interval '15 minutes')
    from words w
    where w.event_id = event and w.created_at >= since and w.created_at > clock_timestamp() - interval '15 minutes'
      and case when me is null then w.on_stage
        else exists (select 1 from word_recipients r where r.word_id = w.id and r.user_id = me) end
    order by w.seq desc limit 1);
end $$;
