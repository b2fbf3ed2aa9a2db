CREATE TABLE "door_helpers" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "door_helpers_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "cohost_invitations" ADD COLUMN "role" text DEFAULT 'host' NOT NULL;--> statement-breakpoint
ALTER TABLE "door_helpers" ADD CONSTRAINT "door_helpers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_helpers" ADD CONSTRAINT "door_helpers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_helpers_user_id_index" ON "door_helpers" USING btree ("user_id");