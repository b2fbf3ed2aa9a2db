CREATE TABLE "blocks" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_other_id_pk" PRIMARY KEY("user_id","other_id"),
	CONSTRAINT "block_of_another" CHECK ("blocks"."user_id" <> "blocks"."other_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"thread" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reports_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "report_reason" CHECK ("reports"."reason" in ('spam', 'harassment', 'no_show', 'other'))
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_other_id_index" ON "blocks" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "reports_by_event" ON "reports" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "reports_reporter_id_index" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_reported_id_index" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "reports_by_age" ON "reports" USING btree ("created_at");--> statement-breakpoint
-- How two people know each other: not at all while one has blocked the other. Everything that asks this question asks these
-- two functions, so that both sides read the same.

create or replace function blocked_between(one uuid, other uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select 1 from blocks b where b.user_id = one and b.other_id = other)
    or exists (select 1 from blocks b where b.user_id = other and b.other_id = one);
end $$;
--> statement-breakpoint
create or replace function newest_pair(one uuid, other uuid) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object('event_id', e.id, 'event_name', e.name, 'user_a', p.user_a, 'category', p.category,
      'percentage', p.percentage, 'reasons_for_a', p.reasons_for_a, 'reasons_for_b', p.reasons_for_b,
      'opener_for_a', p.opener_for_a, 'opener_for_b', p.opener_for_b)
    from match_pairs p join match_runs r on r.id = p.run_id join events e on e.id = r.event_id
    where p.user_a = least(one, other) and p.user_b = greatest(one, other) and r.status = 'completed'
      and not exists (select 1 from blocks b where b.user_id = one and b.other_id = other)
      and not exists (select 1 from blocks b where b.user_id = other and b.other_id = one)
    order by r.completed_at desc, r.seq desc limit 1);
end $$;
--> statement-breakpoint
create or replace function met_in_round(one uuid, other uuid) returns json language plpgsql stable as $$
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
      and not exists (select 1 from blocks b where b.user_id = one and b.other_id = other)
      and not exists (select 1 from blocks b where b.user_id = other and b.other_id = one)
    order by s.opened_at desc, met.round desc limit 1);
end $$;
--> statement-breakpoint
create or replace function sees_card(viewer uuid, owner uuid) returns boolean language plpgsql stable as $$
declare
  wanted text;
begin
  if viewer = owner then
    return true;
  end if;
  if blocked_between(viewer, owner) then
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
      select 1 from match_pairs p join match_runs r on r.id = p.run_id and r.status = 'completed'
      where p.user_a = least(viewer, owner) and p.user_b = greatest(viewer, owner))
    or met_in_round(viewer, owner) is not null;
end $$;
