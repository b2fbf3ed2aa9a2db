CREATE TABLE "guest_devices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stage_links" ADD COLUMN "made_by" uuid;--> statement-breakpoint
UPDATE "stage_links" l SET "made_by" = e."host_id" FROM "events" e WHERE e."id" = l."event_id";--> statement-breakpoint
ALTER TABLE "stage_links" ALTER COLUMN "made_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_devices" ADD CONSTRAINT "guest_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_devices_by_device" ON "guest_devices" USING btree ("device_hash");--> statement-breakpoint
ALTER TABLE "stage_links" ADD CONSTRAINT "stage_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;