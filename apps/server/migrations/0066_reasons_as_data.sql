ALTER TABLE "meeting_reasons" ALTER COLUMN "reason_for_a" SET DATA TYPE jsonb USING to_jsonb("reason_for_a");--> statement-breakpoint
ALTER TABLE "meeting_reasons" ALTER COLUMN "reason_for_b" SET DATA TYPE jsonb USING to_jsonb("reason_for_b");
