CREATE TABLE "door_asks" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"at_door" boolean NOT NULL,
	CONSTRAINT "door_asks_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "one_by_one" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "door_asks" ADD CONSTRAINT "door_asks_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_asks" ADD CONSTRAINT "door_asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_asks_user_id_index" ON "door_asks" USING btree ("user_id");