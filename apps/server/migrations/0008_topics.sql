CREATE TABLE "topic_readings" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stamp" text NOT NULL,
	"clarity" text NOT NULL,
	"asked" boolean NOT NULL,
	CONSTRAINT "topic_readings_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "topic_skips" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"answers_hash" text NOT NULL,
	CONSTRAINT "topic_skips_event_id_user_id_role_pk" PRIMARY KEY("event_id","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"key" text NOT NULL,
	"phrase" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "topics_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "topics_event_id_user_id_role_key_pk" PRIMARY KEY("event_id","user_id","role","key"),
	CONSTRAINT "topic_role" CHECK ("topics"."role" in ('offer', 'need', 'interest', 'avoid')),
	CONSTRAINT "topic_state" CHECK ("topics"."state" in ('own', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "topic_readings" ADD CONSTRAINT "topic_readings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_readings" ADD CONSTRAINT "topic_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_skips" ADD CONSTRAINT "topic_skips_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_skips" ADD CONSTRAINT "topic_skips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_readings_user_id_index" ON "topic_readings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "topic_skips_user_id_index" ON "topic_skips" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "topics_user_id_index" ON "topics" USING btree ("user_id");