ALTER TABLE "invitations" DROP CONSTRAINT "one_invitation_per_address";--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "one_invitation_per_address" UNIQUE("address_hash","event_id");