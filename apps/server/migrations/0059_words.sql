CREATE TABLE "muted_words" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "muted_words_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "word_recipients" (
	"word_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "word_recipients_word_id_user_id_pk" PRIMARY KEY("word_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"label_id" uuid,
	"on_stage" boolean NOT NULL,
	"people" integer NOT NULL,
	"client_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "words_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "word_audience" CHECK ("words"."audience" in ('everyone', 'here', 'unanswered', 'label', 'invited'))
);
--> statement-breakpoint
ALTER TABLE "muted_words" ADD CONSTRAINT "muted_words_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_words" ADD CONSTRAINT "muted_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_recipients" ADD CONSTRAINT "word_recipients_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_recipients" ADD CONSTRAINT "word_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_label_id_event_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."event_labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "muted_words_user_id_index" ON "muted_words" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "word_recipients_by_user" ON "word_recipients" USING btree ("user_id","word_id");--> statement-breakpoint
CREATE INDEX "words_by_event" ON "words" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "words_author_id_index" ON "words" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "words_label_id_index" ON "words" USING btree ("label_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_word_per_client_id" ON "words" USING btree ("event_id","client_id");