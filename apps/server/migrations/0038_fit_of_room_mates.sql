ALTER TABLE "match_pairs" ADD COLUMN "connected_for_a" boolean;--> statement-breakpoint
ALTER TABLE "match_pairs" ADD COLUMN "connected_for_b" boolean;--> statement-breakpoint
ALTER TABLE "meeting_reasons" ADD COLUMN "fit_for_a" text;--> statement-breakpoint
ALTER TABLE "meeting_reasons" ADD COLUMN "fit_for_b" text;