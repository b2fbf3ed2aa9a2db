CREATE TABLE "match_notes" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_notes_event_id_user_id_other_id_pk" PRIMARY KEY("event_id","user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_answers" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"met" boolean NOT NULL,
	"glad" boolean,
	"run_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_answers_event_id_user_id_other_id_pk" PRIMARY KEY("event_id","user_id","other_id"),
	CONSTRAINT "meeting_answer_of_two" CHECK ("meeting_answers"."user_id" <> "meeting_answers"."other_id"),
	CONSTRAINT "glad_of_who_met" CHECK ("meeting_answers"."met" or "meeting_answers"."glad" is null)
);
--> statement-breakpoint
ALTER TABLE "match_notes" ADD CONSTRAINT "match_notes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notes" ADD CONSTRAINT "match_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notes" ADD CONSTRAINT "match_notes_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_answers" ADD CONSTRAINT "meeting_answers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_answers" ADD CONSTRAINT "meeting_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_answers" ADD CONSTRAINT "meeting_answers_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_answers" ADD CONSTRAINT "meeting_answers_run_id_match_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."match_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_notes_user_id_index" ON "match_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_notes_other_id_index" ON "match_notes" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "meeting_answers_user_id_index" ON "meeting_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_answers_other_id_index" ON "meeting_answers" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "meeting_answers_run_id_index" ON "meeting_answers" USING btree ("run_id");