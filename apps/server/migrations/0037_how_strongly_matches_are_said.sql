ALTER TABLE "match_pairs" ADD COLUMN "fit_for_a" text;--> statement-breakpoint
ALTER TABLE "match_pairs" ADD COLUMN "fit_for_b" text;--> statement-breakpoint
ALTER TABLE "match_pairs" ADD COLUMN "told_for_a" text;--> statement-breakpoint
ALTER TABLE "match_pairs" ADD COLUMN "told_for_b" text;