CREATE TABLE "asks" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"at_door" boolean NOT NULL,
	CONSTRAINT "asks_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
INSERT INTO "asks" ("event_id", "user_id", "since", "at_door")
SELECT s."event_id", k."user_id", k."since", k."at_door" FROM "door_asks" k JOIN "live_sessions" s ON s."id" = k."session_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "door_asks" CASCADE;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "joining" text DEFAULT 'anyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "joining_until" text;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asks_user_id_index" ON "asks" USING btree ("user_id");