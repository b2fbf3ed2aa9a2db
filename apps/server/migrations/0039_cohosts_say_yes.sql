CREATE TABLE "cohost_invitations" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cohost_invitations_event_id_user_id_pk" PRIMARY KEY("event_id","user_id"),
	CONSTRAINT "cohost_invitation_state" CHECK ("cohost_invitations"."state" in ('open', 'hidden', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "cohost_invitations" ADD CONSTRAINT "cohost_invitations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohost_invitations" ADD CONSTRAINT "cohost_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cohost_invitations_user_id_index" ON "cohost_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cohost_invitations_by_expiry" ON "cohost_invitations" USING btree ("expires_at");