CREATE TABLE "stage_codes" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"made_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stage_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "stage_links" DROP CONSTRAINT "stage_links_pkey";--> statement-breakpoint
ALTER TABLE "stage_links" DROP CONSTRAINT "stage_links_secret_hash_unique";--> statement-breakpoint
ALTER TABLE "stage_links" ADD PRIMARY KEY ("secret_hash");--> statement-breakpoint
ALTER TABLE "stage_codes" ADD CONSTRAINT "stage_codes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_codes" ADD CONSTRAINT "stage_codes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_sessions_by_code" ON "live_sessions" USING btree ("code") WHERE "live_sessions"."code" is not null;--> statement-breakpoint
CREATE INDEX "stage_links_event_id_index" ON "stage_links" USING btree ("event_id");