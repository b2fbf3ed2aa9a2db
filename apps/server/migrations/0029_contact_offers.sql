CREATE TABLE "contact_offers" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"name" boolean NOT NULL,
	"email" boolean NOT NULL,
	"phone" text,
	"links" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_offers_user_id_other_id_pk" PRIMARY KEY("user_id","other_id"),
	CONSTRAINT "contact_offer_of_two" CHECK ("contact_offers"."user_id" <> "contact_offers"."other_id")
);
--> statement-breakpoint
ALTER TABLE "contact_offers" ADD CONSTRAINT "contact_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_offers" ADD CONSTRAINT "contact_offers_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_offers_other_id_index" ON "contact_offers" USING btree ("other_id");--> statement-breakpoint
-- How two people stand with their contacts, as the first sees it; null when neither offers anything. A block looks like an offer
-- that was taken back.
create function contact_of(me uuid, other uuid) returns json language plpgsql stable as $$
declare
  mine contact_offers;
  theirs contact_offers;
begin
  select * into mine from contact_offers o where o.user_id = me and o.other_id = other;
  select * into theirs from contact_offers o where o.user_id = other and o.other_id = me and not blocked_between(me, other);
  if mine.user_id is null and theirs.user_id is null then
    return null;
  end if;
  return json_build_object(
    'offered', case when mine.user_id is not null then
      json_build_object('name', mine.name, 'email', mine.email, 'phone', mine.phone, 'links', mine.links) end,
    'they_offered', theirs.user_id is not null,
    'theirs', case when mine.user_id is not null and theirs.user_id is not null then (
      select json_build_object(
          'name', case when theirs.name then c.name end,
          'email', case when theirs.email then u.email end,
          'phone', theirs.phone,
          'links', case when theirs.links then coalesce(c.links, '[]'::jsonb) else '[]'::jsonb end)
        from users u left join cards c on c.user_id = u.id where u.id = other) end);
end $$;
