ALTER TABLE "encounters" DROP CONSTRAINT "encounters_user_a_users_id_fk";
--> statement-breakpoint
ALTER TABLE "encounters" DROP CONSTRAINT "encounters_user_b_users_id_fk";
