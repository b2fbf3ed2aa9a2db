ALTER TABLE "deliveries" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "in_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
-- Of several open entries the newest stays open.
UPDATE "notifications" n SET "read_at" = now() WHERE n."read_at" is null AND n."event_id" is not null AND EXISTS (
  SELECT 1 FROM "notifications" o WHERE o."user_id" = n."user_id" AND o."kind" = n."kind" AND o."event_id" = n."event_id"
    AND o."other_id" is not distinct from n."other_id" AND o."read_at" is null AND (o."created_at", o."id") > (n."created_at", n."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "open_once" ON "notifications" USING btree ("user_id","kind","event_id",coalesce("other_id", '00000000-0000-0000-0000-000000000000')) WHERE "notifications"."read_at" is null and "notifications"."event_id" is not null;--> statement-breakpoint
-- The operator has had a mail with each earlier report.
UPDATE "reports" SET "mailed_at" = now(), "changed_at" = "created_at";--> statement-breakpoint
-- Of several open reports the newest one takes the words of all.
UPDATE "reports" r SET "words" = o."words", "thread" = coalesce(r."thread", o."thread") FROM (
  SELECT max("seq") AS seq, left(string_agg("words", E'\n\n' ORDER BY "seq"), 10000) AS words,
    (array_agg("thread" ORDER BY "seq" DESC) FILTER (WHERE "thread" is not null))[1] AS thread
  FROM "reports" WHERE "done_at" is null AND "reporter_id" is not null
  GROUP BY "event_id", "reporter_id", "reported_id" HAVING count(*) > 1) o WHERE r."seq" = o.seq;--> statement-breakpoint
DELETE FROM "reports" r WHERE r."done_at" is null AND r."reporter_id" is not null AND EXISTS (
  SELECT 1 FROM "reports" o WHERE o."event_id" = r."event_id" AND o."reporter_id" = r."reporter_id"
    AND o."reported_id" = r."reported_id" AND o."done_at" is null AND o."seq" > r."seq");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("event_id","reporter_id","reported_id") WHERE "reports"."done_at" is null;