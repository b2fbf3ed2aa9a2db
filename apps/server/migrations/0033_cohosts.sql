CREATE TABLE "cohosts" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cohosts_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "cohosts" ADD CONSTRAINT "cohosts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohosts" ADD CONSTRAINT "cohosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cohosts_user_id_index" ON "cohosts" USING btree ("user_id");--> statement-breakpoint
-- Who calls, and whether they host the event beside its creator. It asks `callers_at`, which says whose session is in force.
create or replace function callers_and_cohosts_at(hashes text[], event_ids uuid[], idle_days integer)
returns table (place integer, id uuid, email text, alias text, stale boolean, host_id uuid, is_joined boolean, is_closed boolean,
  live_revision text, is_cohost boolean)
language plpgsql stable as $$
begin
  return query
    select c.*, exists (select 1 from cohosts h where h.event_id = event_ids[c.place] and h.user_id = c.id)
    from callers_at(hashes, event_ids, idle_days) c;
end $$;
