CREATE TABLE "event_labels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_labels_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "one_label_per_name" UNIQUE("event_id","key")
);
--> statement-breakpoint
CREATE TABLE "participant_labels" (
	"label_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "participant_labels_label_id_user_id_pk" PRIMARY KEY("label_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "event_labels" ADD CONSTRAINT "event_labels_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_labels" ADD CONSTRAINT "participant_labels_label_id_event_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."event_labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_labels" ADD CONSTRAINT "participant_labels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participant_labels_user_id_index" ON "participant_labels" USING btree ("user_id");