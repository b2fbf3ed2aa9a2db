ALTER TABLE "email_confirmations" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD COLUMN "old_email" text;