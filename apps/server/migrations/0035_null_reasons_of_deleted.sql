ALTER TABLE "match_pairs" ALTER COLUMN "reasons_for_a" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_pairs" ALTER COLUMN "reasons_for_b" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_reasons" ALTER COLUMN "reason_for_a" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_reasons" ALTER COLUMN "reason_for_b" DROP NOT NULL;--> statement-breakpoint
-- One English sentence stood in these rows. It is presented now.
update match_pairs set reasons_for_a = null, reasons_for_b = null
  where reasons_for_a = '["This person has deleted their account."]'::jsonb;--> statement-breakpoint
update meeting_reasons set reason_for_a = null, reason_for_b = null
  where reason_for_a = 'This person has deleted their account.';--> statement-breakpoint
-- No release calls these two any more.
drop function if exists session_of(text, integer);--> statement-breakpoint
drop function if exists session_at_event(text, integer, uuid);--> statement-breakpoint
-- Release 0.2.0 calls these three. With this comment they count as functions whose file is gone (src/db/apply-functions.ts).
comment on function sessions_at(text[], uuid[], integer) is 'Serendip 0.2.0';--> statement-breakpoint
comment on function thread_of(uuid, uuid, integer, integer) is 'Serendip 0.2.0';--> statement-breakpoint
comment on function conversations_of(uuid) is 'Serendip 0.2.0';
