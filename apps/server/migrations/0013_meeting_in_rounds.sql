CREATE TABLE "encounters" (
	"session_id" uuid NOT NULL,
	"user_a" uuid NOT NULL,
	"user_b" uuid NOT NULL,
	"round" smallint NOT NULL,
	CONSTRAINT "encounters_user_a_user_b_session_id_round_pk" PRIMARY KEY("user_a","user_b","session_id","round"),
	CONSTRAINT "encounter_order" CHECK ("encounters"."user_a" < "encounters"."user_b")
);
--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_user_a_users_id_fk" FOREIGN KEY ("user_a") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_user_b_users_id_fk" FOREIGN KEY ("user_b") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "encounters_user_b_index" ON "encounters" USING btree ("user_b");--> statement-breakpoint
CREATE INDEX "encounters_session_id_index" ON "encounters" USING btree ("session_id");--> statement-breakpoint
CREATE FUNCTION met_in_round(one uuid, other uuid) RETURNS json LANGUAGE plpgsql STABLE AS $$
begin
  return (
    select json_build_object('event', json_build_object('id', e.id, 'name', e.name), 'round', met.round)
    from (
      select a.session_id, a.round from live_seats a
        join live_seats b on b.session_id = a.session_id and b.round = a.round and b.user_id = other
          and b.room_number = a.room_number
        where a.user_id = one
      union all
      select c.session_id, c.round from encounters c
        where c.user_a = least(one, other) and c.user_b = greatest(one, other)) met
    join live_sessions s on s.id = met.session_id and met.round <= s.round
    join events e on e.id = s.event_id
    where one <> other
    order by s.opened_at desc, met.round desc limit 1);
end $$;--> statement-breakpoint
-- What `conversations_of` and `thread_of` tell, and the round in which two met who have no match. Functions of their own: processes of
-- the release before go on with the others, whose columns must not change under their prepared statements.

CREATE FUNCTION conversations_and_rounds_of(me uuid)
RETURNS TABLE (partner_id uuid, partner_alias text, content text, created_at timestamptz, unread_count integer, match json, met json)
LANGUAGE plpgsql STABLE AS $$
begin
  return query
    with recursive
      sent as (
        (select m.recipient_id as partner from messages m where m.sender_id = me order by m.recipient_id limit 1)
        union all
        select (select m.recipient_id from messages m where m.sender_id = me and m.recipient_id > s.partner
          order by m.recipient_id limit 1)
        from sent s where s.partner is not null),
      received as (
        (select m.sender_id as partner from messages m where m.recipient_id = me order by m.sender_id limit 1)
        union all
        select (select m.sender_id from messages m where m.recipient_id = me and m.sender_id > r.partner
          order by m.sender_id limit 1)
        from received r where r.partner is not null)
    select u.id, u.alias, n.content, n.created_at,
      (select count(*)::int from messages m where m.recipient_id = me and m.sender_id = u.id and m.read_at is null),
      k.pair, case when k.pair is null then met_in_round(me, u.id) end
    from (select s.partner from sent s union select r.partner from received r) p
    join users u on u.id = p.partner
    cross join lateral (
      select m.content, m.created_at, m.seq from messages m
      where least(m.sender_id, m.recipient_id) = least(me, u.id)
        and greatest(m.sender_id, m.recipient_id) = greatest(me, u.id)
      order by m.seq desc limit 1) n
    cross join lateral (select newest_pair(me, u.id) as pair offset 0) k
    order by n.seq desc;
end $$;--> statement-breakpoint
CREATE FUNCTION thread_and_round_of(me uuid, partner uuid, page_size integer, skip integer)
RETURNS TABLE (alias text, match json, total integer, messages json, met json) LANGUAGE plpgsql STABLE AS $$
declare
  lower_id uuid := least(me, partner);
  higher_id uuid := greatest(me, partner);
  pair json := newest_pair(me, partner);
begin
  return query
    select u.alias, pair,
      (select count(*)::int from messages m
        where least(m.sender_id, m.recipient_id) = lower_id and greatest(m.sender_id, m.recipient_id) = higher_id),
      (select json_agg(json_build_object('id', m.id, 'sender_id', m.sender_id, 'recipient_id', m.recipient_id,
          'content', m.content, 'created_at', m.created_at) order by m.seq)
        from (select * from messages m
          where least(m.sender_id, m.recipient_id) = lower_id and greatest(m.sender_id, m.recipient_id) = higher_id
          order by m.seq desc limit page_size offset skip) m),
      case when pair is null then met_in_round(me, partner) end
    from users u where u.id = partner;
end $$;
