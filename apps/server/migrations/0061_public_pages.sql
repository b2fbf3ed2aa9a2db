CREATE TABLE "event_covers" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"large" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	CONSTRAINT "event_covers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "embed_sites" jsonb;--> statement-breakpoint
ALTER TABLE "event_covers" ADD CONSTRAINT "event_covers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;