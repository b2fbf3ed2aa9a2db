CREATE TABLE "ai_replies" (
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"hash" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_replies_event_id_kind_subject_pk" PRIMARY KEY("event_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "ai" jsonb;--> statement-breakpoint
ALTER TABLE "ai_replies" ADD CONSTRAINT "ai_replies_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_replies" ADD CONSTRAINT "ai_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_replies_user_id_index" ON "ai_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ai_replies_by_age" ON "ai_replies" USING btree ("created_at");