ALTER TABLE "match_runs" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "read_in_part" integer DEFAULT 0 NOT NULL;