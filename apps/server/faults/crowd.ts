import { createEvent, type Guest } from './party.ts';
import type { Storage } from './storage.ts';

/** An event so large that its match run takes a while. Its people and answers go straight into PostgreSQL. */
export async function seatCrowd(storage: Storage, url: string, host: Guest, size: number): Promise<string> {
  const eventId = await createEvent(url, host, `A crowd of ${size}`);
  await storage.rows(
    `with question as (
       insert into event_questions (event_id, text, input_type)
       select $1, q, 'text' from unnest(array['What do you do?', 'What are you looking for?', 'What can you offer?']) q
       returning id),
     people as (
       insert into users (email, alias, password_hash)
       select gen_random_uuid() || '@crowd.test', 'crowd-' || substr(gen_random_uuid()::text, 1, 13), '-'
       from generate_series(1, $2::int) returning id),
     seats as (insert into memberships (event_id, user_id) select $1, id from people)
     insert into event_answers (question_id, user_id, value)
     select question.id, people.id, to_jsonb(
       (array['I run a bakery', 'I build web shops', 'I keep bees', 'I teach piano', 'I raise money for start-ups'])
         [1 + abs(hashtext(people.id::text || question.id)) % 5] || ' and look for ' ||
       (array['a co-founder who sells', 'advice on taxes', 'a band', 'somebody who designs logos', 'honey buyers'])
         [1 + abs(hashtext(question.id || people.id::text)) % 5])
     from question cross join people`,
    [eventId, size],
  );
  return eventId;
}
