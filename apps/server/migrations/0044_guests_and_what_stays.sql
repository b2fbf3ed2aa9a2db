CREATE TABLE "departures" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"round" smallint,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"seats" jsonb,
	CONSTRAINT "departures_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "presences" ADD COLUMN "here_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "presences" ADD COLUMN "here_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "named_at_door" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "show_alias" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "too_late_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_user_id_index" ON "departures" USING btree ("user_id");--> statement-breakpoint
UPDATE "presences" SET "here_from" = "since", "here_until" = CASE WHEN "here" THEN NULL ELSE "since" END;
