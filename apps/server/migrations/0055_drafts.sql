CREATE TABLE "match_run_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"round" smallint,
	"user_id" uuid NOT NULL,
	"other_id" uuid,
	"room_number" integer,
	"from_room_number" integer,
	"rooms_before" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "match_run_edits_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "match_run_edit_kind" CHECK ("match_run_edits"."kind" in ('swap', 'move', 'pin', 'unpin', 'add_pair', 'remove_pair'))
);
--> statement-breakpoint
CREATE TABLE "removed_pairs" (
	"run_id" uuid NOT NULL,
	"user_a" uuid NOT NULL,
	"user_b" uuid NOT NULL,
	"pair" jsonb,
	CONSTRAINT "removed_pairs_run_id_user_a_user_b_pk" PRIMARY KEY("run_id","user_a","user_b"),
	CONSTRAINT "removed_pair_order" CHECK ("removed_pairs"."user_a" < "removed_pairs"."user_b")
);
--> statement-breakpoint
ALTER TABLE "match_rooms" ALTER COLUMN "category" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "publish" text DEFAULT 'at_once' NOT NULL;--> statement-breakpoint
ALTER TABLE "match_pairs" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "around" uuid;--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "room_seats" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match_run_edits" ADD CONSTRAINT "match_run_edits_run_id_match_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."match_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_run_edits" ADD CONSTRAINT "match_run_edits_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_run_edits" ADD CONSTRAINT "match_run_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_run_edits" ADD CONSTRAINT "match_run_edits_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_pairs" ADD CONSTRAINT "removed_pairs_run_id_match_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."match_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_pairs" ADD CONSTRAINT "removed_pairs_user_a_users_id_fk" FOREIGN KEY ("user_a") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_pairs" ADD CONSTRAINT "removed_pairs_user_b_users_id_fk" FOREIGN KEY ("user_b") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_run_edits_by_run" ON "match_run_edits" USING btree ("run_id","seq");--> statement-breakpoint
CREATE INDEX "match_run_edits_user_id_index" ON "match_run_edits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_run_edits_other_id_index" ON "match_run_edits" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "match_run_edits_by_index" ON "match_run_edits" USING btree ("by");--> statement-breakpoint
CREATE INDEX "removed_pairs_user_a_index" ON "removed_pairs" USING btree ("user_a");--> statement-breakpoint
CREATE INDEX "removed_pairs_user_b_index" ON "removed_pairs" USING btree ("user_b");--> statement-breakpoint
ALTER TABLE "match_runs" ADD CONSTRAINT "match_runs_around_match_runs_id_fk" FOREIGN KEY ("around") REFERENCES "public"."match_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "event_publish" CHECK ("events"."publish" in ('at_once', 'by_hand'));--> statement-breakpoint
UPDATE "match_runs" SET "published_at" = "completed_at" WHERE "status" = 'completed';--> statement-breakpoint
UPDATE "match_runs" r SET "number" = n."number" FROM (SELECT "id", row_number() OVER (PARTITION BY "event_id" ORDER BY "seq") AS "number" FROM "match_runs") n WHERE n."id" = r."id";
