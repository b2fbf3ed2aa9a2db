ALTER TABLE "cards" ADD COLUMN "named_for_event" uuid;--> statement-breakpoint
ALTER TABLE "memberships" DROP COLUMN "named_at_door";