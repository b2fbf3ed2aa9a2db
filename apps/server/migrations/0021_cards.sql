CREATE TABLE "cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"headline" text,
	"pronouns" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sight" text DEFAULT 'matches' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_sight" CHECK ("cards"."sight" in ('matches', 'events', 'nobody'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "spot_me" text;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who may see a card. One place for all: whatever is to end sight (a block) is said here, before anybody is let in.

CREATE FUNCTION sees_card(viewer uuid, owner uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
declare
  wanted text;
begin
  if viewer = owner then
    return true;
  end if;
  select c.sight into wanted from cards c where c.user_id = owner;
  if wanted = 'nobody' then
    return false;
  end if;
  if wanted = 'events' and exists (
    select 1 from memberships mine join memberships theirs on theirs.event_id = mine.event_id and theirs.user_id = owner
    where mine.user_id = viewer) then
    return true;
  end if;
  return exists (
      select 1 from match_pairs p join match_runs r on r.id = p.run_id and r.status = 'completed'
      where p.user_a = least(viewer, owner) and p.user_b = greatest(viewer, owner))
    or met_in_round(viewer, owner) is not null;
end $$;
