ALTER TABLE "topics" ADD COLUMN "shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match_pairs" ADD COLUMN "quotes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_reasons" ADD COLUMN "quotes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "shown_topics" CHECK (not "topics"."shown" or ("topics"."state" = 'own' and "topics"."role" <> 'avoid'));