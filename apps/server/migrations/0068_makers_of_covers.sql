ALTER TABLE "event_covers" ADD COLUMN "made_by" uuid;--> statement-breakpoint
UPDATE "event_covers" c SET "made_by" = e."host_id" FROM "events" e WHERE e."id" = c."event_id";--> statement-breakpoint
ALTER TABLE "event_covers" ALTER COLUMN "made_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event_covers" ADD CONSTRAINT "event_covers_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_covers_made_by_index" ON "event_covers" USING btree ("made_by");
