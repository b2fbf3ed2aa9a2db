CREATE TABLE "sign_in_codes" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"request_id" uuid NOT NULL,
	"code_hash" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_codes_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_codes_by_user" ON "sign_in_codes" USING btree ("user_id");