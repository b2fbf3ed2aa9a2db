CREATE TABLE "live_seats" (
	"session_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"room_number" integer NOT NULL,
	"moved" boolean DEFAULT false NOT NULL,
	"changed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "live_seats_session_id_round_user_id_pk" PRIMARY KEY("session_id","round","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'doors' NOT NULL,
	"round" smallint DEFAULT 0 NOT NULL,
	"rounds" smallint DEFAULT 0 NOT NULL,
	"match_run_id" uuid,
	"minutes" smallint DEFAULT 12 NOT NULL,
	"break_minutes" smallint DEFAULT 2 NOT NULL,
	"automatic" boolean DEFAULT true NOT NULL,
	"ends_at" timestamp with time zone,
	"paused_left" integer,
	"code" text,
	"by_presence" boolean DEFAULT false NOT NULL,
	"people_revision" integer DEFAULT 0 NOT NULL,
	"seated_revision" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "live_session_state" CHECK ("live_sessions"."state" in ('doors', 'round', 'break', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "meeting_reasons" (
	"run_id" uuid NOT NULL,
	"user_a" uuid NOT NULL,
	"user_b" uuid NOT NULL,
	"reason_for_a" text NOT NULL,
	"reason_for_b" text NOT NULL,
	CONSTRAINT "meeting_reasons_run_id_user_a_user_b_pk" PRIMARY KEY("run_id","user_a","user_b"),
	CONSTRAINT "meeting_reason_order" CHECK ("meeting_reasons"."user_a" < "meeting_reasons"."user_b")
);
--> statement-breakpoint
CREATE TABLE "pair_values" (
	"run_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row" "bytea" NOT NULL,
	CONSTRAINT "pair_values_run_id_user_id_pk" PRIMARY KEY("run_id","user_id"),
	CONSTRAINT "one_person_per_position" UNIQUE("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"here" boolean NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presences_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "stage_links" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stage_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "waiting_list_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "match_rooms" DROP CONSTRAINT "match_rooms_run_id_room_number_pk";--> statement-breakpoint
ALTER TABLE "room_seats" DROP CONSTRAINT "room_seats_run_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "start_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "end_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "online_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "room_names" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "live_revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_rooms" ADD COLUMN "round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "rounds" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "present_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_seats" ADD COLUMN "round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_rooms" ADD CONSTRAINT "match_rooms_run_id_round_room_number_pk" PRIMARY KEY("run_id","round","room_number");--> statement-breakpoint
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_run_id_round_user_id_pk" PRIMARY KEY("run_id","round","user_id");--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_match_run_id_match_runs_id_fk" FOREIGN KEY ("match_run_id") REFERENCES "public"."match_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_reasons" ADD CONSTRAINT "meeting_reasons_run_id_match_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."match_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_reasons" ADD CONSTRAINT "meeting_reasons_user_a_users_id_fk" FOREIGN KEY ("user_a") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_reasons" ADD CONSTRAINT "meeting_reasons_user_b_users_id_fk" FOREIGN KEY ("user_b") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pair_values" ADD CONSTRAINT "pair_values_run_id_match_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."match_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pair_values" ADD CONSTRAINT "pair_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_links" ADD CONSTRAINT "stage_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_seats_by_user" ON "live_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_seats_by_room" ON "live_seats" USING btree ("session_id","round","room_number");--> statement-breakpoint
CREATE INDEX "live_sessions_by_event" ON "live_sessions" USING btree ("event_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_evening_per_event" ON "live_sessions" USING btree ("event_id") WHERE "live_sessions"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "live_sessions_due" ON "live_sessions" USING btree ("ends_at") WHERE "live_sessions"."automatic" and "live_sessions"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "meeting_reasons_user_a_index" ON "meeting_reasons" USING btree ("user_a");--> statement-breakpoint
CREATE INDEX "meeting_reasons_user_b_index" ON "meeting_reasons" USING btree ("user_b");--> statement-breakpoint
CREATE INDEX "pair_values_user_id_index" ON "pair_values" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presences_user_id_index" ON "presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "who_is_here" ON "presences" USING btree ("session_id") WHERE "presences"."here";--> statement-breakpoint
CREATE INDEX "waiting_list_in_order" ON "waiting_list" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "waiting_list_user_id_index" ON "waiting_list" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_seats_by_room" ON "room_seats" USING btree ("run_id","round","room_number");